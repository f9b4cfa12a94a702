// Which part of the scenario lies on the desk, and which word is chosen.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/desk_state.h"
#include "editor/workspace/states.h"

#include <string_view>
#include <vector>

namespace hexwright::desk {

// The lists of words at the top that belong to a part of the desk: "rules"; none for what is no words.
std::vector<std::string_view> lists_of(DeskPart part);

void switch_desk(EditorState& editor);
void show_part(OpenMap& map, DeskPart part);
void choose_word(OpenMap& map, const WordPath& word);              // Shows the part that it is in, too.
void choose_word_of_scenario(OpenMap& map, const WordPath& word);  // Also while the campaign is on the desk.

}  // namespace hexwright::desk
