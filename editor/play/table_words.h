// What is said at the table, in the person's words: spaces by the names that people give them or, where the person has
// asked for it, by their coordinates.
#pragma once
#include "editor/play/room.h"
#include "editor/workspace/states.h"
#include "engine/core/message.h"

#include <string>
#include <vector>

namespace hexwright::play {

// The message with names in place of coordinates while a game is on the table, unless coordinates are wanted.
Message at_table(const EditorState& editor, Message message);
std::string said_at_table(const EditorState& editor, const Message& message);  // The same in words.
// The choices of the decision, as lines of which no two are equal; by coordinates whatever is wanted, if asked.
enum class Spaces : unsigned char { AsWanted, ByCoordinates };
std::vector<std::string> choices_at_table(const EditorState& editor, Spaces spaces = Spaces::AsWanted);
// The line of one of them, with its spaces by their coordinates.
std::string with_coordinates(const EditorState& editor, std::size_t listed);
// Who has won the game that is over, in a sentence.
std::string outcome_at_table(const EditorState& editor);

}  // namespace hexwright::play
