// Which spaces the figures of a player could attack in their next turn: an upper bound, to see danger coming. Each
// figure moves as the rules let it now, by any of its ways of moving, and attacks by any of its attacks whatever is in
// Range of a place where its move may end and seen from there.
//
// More than will happen: every figure counts, though a turn is taken with one card; figures hide nobody, because they
// may move away; engagements, and powers that forbid an attack, are left out; eyes and targets are those of plain
// figures (outlook.h). Less than can happen only by powers that bring a figure elsewhere than by a move, and by those
// that lengthen an attack.
#pragma once
#include "engine/survey/surveyed_board.h"

#include <cstdint>
#include <vector>

namespace hexwright::survey {

struct SpaceThreat {
    std::int16_t attackers = 0;  // Figures that could attack a figure here.
    std::int16_t dice = 0;       // Most attack dice of one of them, without what height, glyphs and auras add.
    friend bool operator==(const SpaceThreat&, const SpaceThreat&) = default;
};

// By space, for a figure of this Height that stands there. The player's own figures do not threaten each other, but
// spaces are told wherever they stand. A scenario's ban on attacks counts as it stands now.
std::vector<SpaceThreat> threats_of(const GameState& state, PlayerId player, int height, const Interrupt& stop = {});

}  // namespace hexwright::survey
