// What may be decided, as the lines of a list: each says what is done, by which way and with what risk, and no two
// lines are equal. In the order of the actions.
#pragma once
#include "engine/game/state.h"
#include "engine/story/place_names.h"
#include "formats/telling/room.h"
#include "formats/telling/words.h"

#include <string>
#include <vector>

namespace hexwright::telling {

// With `places`, spaces are named; else they are told by their coordinates. `seen`: what the person knows who decides.
std::vector<std::string> choice_lines(const GameState& seen, const std::vector<Action>& legal, const Words& words,
                                      const PlaceNames* places = nullptr);

}  // namespace hexwright::telling
