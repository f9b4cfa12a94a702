// The battlefield of a game under way as a small map of letters and digits, for the terminal.
#pragma once
#include "editor/cli/room.h"
#include "engine/game/state.h"
#include "formats/telling/words.h"

#include <string>

namespace hexwright::cli {

// One line for each row of hexes, shifted as they lie, with the terrain's letter and the height of each; below it,
// where there are any, who stands there and what lies there. Each row begins with its first hex. What the letters mean
// follows. `seen`: what the person may know.
std::string map_text(const GameState& seen, const Words& words);

}  // namespace hexwright::cli
