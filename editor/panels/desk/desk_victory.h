// Who wins when, as a table: a row for each who may win; columns for at once, the end of a round, the end of the round
// track, and when the others are gone. A place holds the numbers of its wins, whose sentences stand below; a click
// shows one, + adds one there. Labels: "win:0" and so on in the order of the file, "win-text:0", "win-add:1:at-limit",
// "together:first".
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::panels {

struct VictoryFormUi {
    std::optional<unsigned long long> number{};  // Of the snapshot that the sentences are of.
    std::vector<std::string> sentences{};        // Of each win.
};

void draw_victory_form(Ui& ui, EditorState& editor, VictoryFormUi& state);

}  // namespace hexwright::panels
