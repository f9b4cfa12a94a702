#include "editor/panels/symmetry_panel.h"

#include "editor/panels/icons.h"

namespace hexwright {

void symmetry_button(Ui& ui, Studio& studio) {
    const bool on = studio.symmetry.kind != SymmetryKind::Off;
    const std::string text = label_of(*command("symmetry." + std::string(to_text(studio.symmetry.kind))), ui.words);
    if (button(ui, "toolbar:symmetry", {.icon = icon::symmetry, .text = text, .active = on}))
        ImGui::OpenPopup("symmetry-list");
    tip(ui, ui.words("toolbar.symmetry"));
    const PopupMenu menu(ui, "symmetry-list");
    if (!menu) return;
    for (const Command& row : commands())
        if (row.id.starts_with("symmetry.")) command_item(ui, studio, row);
    command_item(ui, studio, *command("map.check-symmetry"));
}

}  // namespace hexwright
