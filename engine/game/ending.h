// When a game is over and who has won: the last with figures on the battlefield, or most points when the rounds are up.
#pragma once
#include "engine/game/play.h"

namespace hexwright {

// Players without figures are out; when only one team is left, or none, the game is over. Not before the first turn.
void look_for_an_end(Play& play);
void end_by_points(Play& play);  // the round limit is reached (END-03)

int score_of(const GameState& state, PlayerId player);  // in hundredths of a point, of the cards it controls

}  // namespace hexwright
