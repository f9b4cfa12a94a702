// The battlefield changes in play: pieces go or come. Who stood where nothing is any more falls to what is left below,
// or is lost.
#pragma once
#include "engine/game/game_update.h"

namespace hexwright {

// A new version of the board; figures and glyphs stay where they are, whatever has become of the ground.
void change_board(Play& play, Battlefield battlefield);

struct Risen {  // ground that rises below those who stand on it
    std::vector<SpaceIndex> spaces{};
    int levels = 0;
};

// The same, and afterwards they stand on the highest ground that is not higher than before (than what has risen below
// them): the rules of falling apply. Those without ground, without room or on somebody else are destroyed; glyphs go.
void change_ground(Play& play, Battlefield battlefield, const Risen& risen = {});

}  // namespace hexwright
