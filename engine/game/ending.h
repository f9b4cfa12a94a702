// When a game is over and who has won: by the scenario's own wins, else the last player with figures on the
// battlefield, or the one with most points at the round limit.
#pragma once
#include "engine/game/play.h"

namespace hexwright {

enum class Timing : std::uint8_t;  // engine/scenario/rulebook.h
struct Win;

// Players without figures are out; the game ends when at most one team is left. Does nothing before the first turn.
void look_for_an_end(Play& play);
void look_for_wins(Play& play, Timing timing);           // Tests the scenario's own wins.
bool would_win(const GameState& state, const Win& win);  // Tests one win against the current state.
void end_at_limit(Play& play);                           // Ends the game at the round limit (END-03).
void end_by_rule(Play& play, PlayerId winner);           // Nobody wins if `winner` is invalid.

int score_of(const GameState& state, PlayerId player);  // In hundredths of a point, summed over the cards it controls.

}  // namespace hexwright
