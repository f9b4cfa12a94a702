// When a game is over and who has won: by the scenario's own wins, else the last player with figures on the
// battlefield, or the one with most points at the round limit.
#pragma once
#include "engine/game/game_update.h"
#include "engine/game/room.h"

#include <set>
#include <string>
#include <vector>

namespace hexwright::game {

// Players without figures are out; the game ends when at most one team is left. Does nothing before the first turn.
void look_for_an_end(GameUpdate& update);
void end_at_limit(GameUpdate& update);  // Ends the game at the round limit (END-03).
void end_by_rule(GameUpdate& update, PlayerId winner, const std::string& rule);  // Nobody wins if `winner` is invalid.

// ---- teams, for those who say who has won

inline constexpr int drawn = -1;  // Instead of a team: nobody wins.
std::set<int> teams_with_figures(const GameState& state);
std::vector<int> teams_by_points(GameUpdate& update);  // Tells all scores; one team, or `drawn` if the best are equal.
// Several at the same time: nobody wins.
void end_for(GameUpdate& update, const std::set<int>& teams, event::Ended how);

// True while an effect on several figures or a move is still being carried out: either counts as one event, so nobody
// can win before it is complete.
bool in_the_middle(const GameState& state);

int score_of(const GameState& state, PlayerId player);  // In hundredths of a point, summed over the cards it controls.
// What decides when points do, in hundredths: the cards and what the scenario's counters score.
std::int64_t points_of(const GameState& state, PlayerId player);

}  // namespace hexwright::game
