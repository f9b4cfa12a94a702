// The tree of a game: taking back, branches, and the dice of the next choice.
#pragma once
#include "editor/play/room.h"
#include "editor/workspace/spoken_words.h"
#include "editor/workspace/states.h"
#include "engine/session/session.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::play {

void take_back_play(EditorState& editor);
void step_in_tree(OpenMap& map, int by);  // Along the line: -1 back, 1 on.
void go_to_end_of_line(OpenMap& map, int by);
void go_to_node(OpenMap& map, NodeId node);
void beside_in_tree(OpenMap& map, int by);  // To the branch above or below at a fork.

// The dice face by face, or a stream of their own, for the next choice. At fair play no faces are set.
void set_dice(OpenMap& map, DicePolicy dice);
void play_fair_or_open(EditorState& editor);  // Changes between fair play and the open table.
// "6 6 1", "skull shield": faces as a person types them; nullopt if a word is none.
std::optional<std::vector<std::uint8_t>> faces_from(const std::string& text, const SpokenWords& words);

}  // namespace hexwright::play
