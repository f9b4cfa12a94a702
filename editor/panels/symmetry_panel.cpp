#include "editor/panels/symmetry_panel.h"

#include "editor/session/icons.h"

namespace hexwright::panels {

void symmetry_button(Ui& ui, EditorState& editor, float room) {
    const bool on = editor.tools.symmetry.kind != SymmetryKind::Off;
    const std::string name =
        label_of(*command("symmetry." + std::string(to_text(editor.tools.symmetry.kind))), ui.words);
    const bool fits = ImGui::CalcTextSize(name.c_str()).x + ui.px(48) <= room;
    if (button(ui, "toolbar:symmetry", {.icon = icon::symmetry, .text = fits ? name : "", .active = on}))
        ImGui::OpenPopup("symmetry-list");
    tip(ui, ui.words("toolbar.symmetry"), name);
    const PopupMenu menu(ui, "symmetry-list");
    if (!menu) return;
    for (const Command& row : commands())
        if (row.id.starts_with("symmetry.")) command_item(ui, editor, row);
    command_item(ui, editor, *command("map.check-symmetry"));
}

}  // namespace hexwright::panels
