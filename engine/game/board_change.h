// Changes to the battlefield during play: pieces are added or removed. A figure whose ground is gone falls to what is
// left below, or is lost.
#pragma once
#include "engine/game/game_update.h"
#include "engine/game/room.h"

namespace hexwright::game {

// Replaces the board. Figures and glyphs keep their spaces, whatever has become of the ground.
void change_board(GameUpdate& update, Battlefield battlefield);

struct Risen {  // Ground that rises below the figures standing on it.
    std::vector<SpaceIndex> spaces{};
    int levels = 0;
};

// Replaces the board, then sets every figure on the highest ground that is not higher than before (than the risen
// ground, for those it carries); the rules of falling apply. Figures without ground, without room or on top of another
// figure are destroyed; glyphs without ground are removed.
void change_ground(GameUpdate& update, Battlefield battlefield, const Risen& risen = {});

// Gives spaces that powers freeze the ground of normal ice, and all others their own.
void settle_ice(GameUpdate& update);

}  // namespace hexwright::game
