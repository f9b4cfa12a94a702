#include "editor/dialogs/group_dialog.h"

#include "editor/dialogs/dialogs.h"
#include "editor/editing/groups.h"
#include "editor/workspace/editor_state.h"

#include <imgui_stdlib.h>

namespace hexwright::dialogs {

void draw_group_dialog(Ui& ui, EditorState& editor) {
    GroupWish& wish = editor.dialog.group;
    const bool fresh = wish.renamed.empty();
    if (fresh) wrapped(ui, ui.words("group.how"), Ink::Muted);
    vertical_gap(ui, 6);
    if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
    ImGui::SetNextItemWidth(-1);
    ImGui::InputTextWithHint("##group-name", ui.words("group.name").c_str(), &wish.name,
                             ImGuiInputTextFlags_AutoSelectAll);
    ui.record("group.name");
    if (const auto& notice = editor.map.status.notice; notice && notice->refused)
        wrapped(ui, ui.words(notice->words), Ink::Warning);
    vertical_gap(ui, 6);
    const bool done = answered(ui, fresh ? "group.make" : "group.rename", Key::Enter, true);
    ImGui::SameLine();
    const bool left = answered(ui, "dialog.cancel", Key::Escape, false);
    if (done) answer_group(editor);
    else if (left) editor.dialog = {};
}

}  // namespace hexwright::dialogs
