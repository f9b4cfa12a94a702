// A position as it may be for all that a seat knows: to play it out without looking into the hands of the others.
#pragma once
#include "engine/game/state.h"
#include "engine/players/room.h"

namespace hexwright::players {

// What the seat does not see is drawn anew, all of it equally likely:
// - Which of an opponent's unrevealed order markers lies on which of the cards where one lies. While all are placing
//   theirs at the same time (ORDER-03) nobody knows any of it: the opponents' lie nowhere yet, and they are to place
//   them after the seat and its team.
// - What lies under the glyphs that are face down: of GameSetup::hidden_glyphs those that nobody has seen yet. If there
//   are too few of them, as for a position made by hand, the glyphs that lie there are shuffled.
// - The scenario's secrets: what a secret flag or counter says of an opponent's figures is dealt to his figures on the
//   battlefield, to as many of them. What it says of players or of the game counts as not set.
// The dice to come are new as well. `bag` is what all this is drawn with. `state` may be the whole game or the seat's
// observation of it, which while markers are being placed shows none of the opponents'.
GameState imagined(const GameState& state, PlayerId seat, DiceBag& bag);

}  // namespace hexwright::players
