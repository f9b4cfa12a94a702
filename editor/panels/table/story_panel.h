// What has happened in the game on the table, as sentences; a click goes to that moment.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "editor/widgets/varied_rows.h"
#include "engine/session/session_tree.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::panels {

struct StoryLine {
    NodeId node{};
    std::string text{};
    bool head = false;              // A round or a turn begins.
    std::vector<CardKind> cards{};  // That it names.
};

struct StoryUi {
    std::map<int, std::vector<StoryLine>> told{};  // By node; what the viewer may know.
    std::optional<PlayerId> viewer{};
    unsigned long long revision = 0;
    std::vector<StoryLine> lines{};  // Of the line that the current node lies on.
    bool coordinates = false;        // Spaces are told by them.
    VariedRows rows{};               // Where they stand.
    unsigned long long game = 0;     // Lines of another game are dropped; see Play::started().
};

// The sentences from the start to the end of the line of the current node.
const std::vector<StoryLine>& story_lines(const EditorState& editor, StoryUi& state);
void draw_story(Ui& ui, EditorState& editor, StoryUi& state);
// The dice of the last action, as dice.
void draw_dice(Ui& ui, const EditorState& editor);

}  // namespace hexwright::panels
