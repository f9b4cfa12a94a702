// The battlefield changes in play: pieces go or come. Who stood where nothing is any more falls to what is left below, or is lost.
#pragma once
#include "engine/game/play.h"

namespace hexwright {

// A new version of the board; figures and glyphs stay where they are, whatever has become of the ground.
void change_board(Play& play, Battlefield battlefield);

// The same, and afterwards they stand on the highest ground that is not higher than before: the rules of falling apply. Those
// without ground, without room or on somebody else are destroyed; glyphs go.
void change_ground(Play& play, Battlefield battlefield);

}  // namespace hexwright
