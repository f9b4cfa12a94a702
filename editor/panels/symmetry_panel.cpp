#include "editor/panels/symmetry_panel.h"

#include "editor/commands/commands.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::panels {

namespace {

std::string name_of_symmetry(const Ui& ui, const EditorState& editor) {
    return label_of(*command("symmetry." + std::string(to_text(editor.map.tools.symmetry.kind))), ui.words);
}

ButtonStyle style_of_button(const Ui& ui, const EditorState& editor, bool named) {
    return {.icon = icon::symmetry,
            .text = named ? name_of_symmetry(ui, editor) : "",
            .active = editor.map.tools.symmetry.kind != SymmetryKind::Off};
}

}  // namespace

float symmetry_button_width(const Ui& ui, const EditorState& editor, bool named) {
    return width_of(ui, style_of_button(ui, editor, named));
}

void symmetry_button(Ui& ui, EditorState& editor, bool named) {
    if (button(ui, "toolbar:symmetry", style_of_button(ui, editor, named))) ImGui::OpenPopup("symmetry-list");
    const ImVec2 below{ImGui::GetItemRectMin().x, ImGui::GetItemRectMax().y + ui.px(4)};
    tip(ui, ui.words("toolbar.symmetry"), name_of_symmetry(ui, editor));
    ImGui::SetNextWindowPos(below);
    const PopupMenu menu(ui, "symmetry-list");
    if (!menu) return;
    for (const Command& row : all_commands())
        if (row.id.starts_with("symmetry.")) command_item(ui, editor, row);
    command_item(ui, editor, *command("map.check-symmetry"));
}

}  // namespace hexwright::panels
