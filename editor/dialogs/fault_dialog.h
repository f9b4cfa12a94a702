// "Report a problem…": what a report should say about this installation, to be read before it is saved or copied.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::dialogs {

struct FaultUi {
    std::string text{};
    std::vector<std::string_view> lines{};  // Of the text.
};

void begin_fault_dialog(const EditorState& editor, FaultUi& state, const std::string& program);
void draw_fault_dialog(Ui& ui, EditorState& editor, FaultUi& state);

}  // namespace hexwright::dialogs
