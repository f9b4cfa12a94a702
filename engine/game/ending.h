// When a game is over and who has won: as the scenario says; else the last with figures on the battlefield, or most
// points when the rounds are up.
#pragma once
#include "engine/game/game_update.h"

#include <set>
#include <vector>

namespace hexwright {

// Players without figures are out; when only one team is left, or none, the game is over. Not before the first turn.
void look_for_an_end(Play& play);
void end_at_limit(Play& play);                  // the round limit is reached (END-03)
void end_by_rule(Play& play, PlayerId winner);  // not valid: nobody wins

// ---- teams, for those who say who has won

inline constexpr int drawn = -1;  // Instead of a team: nobody wins.
std::set<int> teams_with_figures(const GameState& state);
std::vector<int> teams_by_points(Play& play);          // Tells all scores; one team, or `drawn` if the best are equal.
void end_for(Play& play, const std::set<int>& teams);  // Several at the same time: nobody wins.

// Everything that one effect does to many belongs together, and a move is one thing: until then nobody has won.
bool in_the_middle(const GameState& state);

int score_of(const GameState& state, PlayerId player);  // in hundredths of a point, of the cards it controls

}  // namespace hexwright
