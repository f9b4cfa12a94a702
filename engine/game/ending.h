// When a game is over and who has won: as the scenario says; else the last with figures on the battlefield, or most
// points when the rounds are up.
#pragma once
#include "engine/game/game_update.h"

namespace hexwright {

enum class Timing : std::uint8_t;  // engine/scenario/rulebook.h
struct Win;

// Players without figures are out; when only one team is left, or none, the game is over. Not before the first turn.
void look_for_an_end(Play& play);
void look_for_wins(Play& play, Timing timing);           // of the scenario's own
bool would_win(const GameState& state, const Win& win);  // it holds as the game stands
void end_at_limit(Play& play);                           // the round limit is reached (END-03)
void end_by_rule(Play& play, PlayerId winner);           // not valid: nobody wins

int score_of(const GameState& state, PlayerId player);  // in hundredths of a point, of the cards it controls

}  // namespace hexwright
