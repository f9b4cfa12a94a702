// The chances from a position: it is played out many times by computers, with new dice each time. And what a computer
// would do in a person's place.
#pragma once
#include "engine/core/message.h"
#include "engine/players/player.h"
#include "engine/simulation/room.h"
#include "engine/simulation/statistics.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace hexwright::simulation {

struct ChancesAsked {
    // Who wants to know: what this seat does not see is imagined anew for each game (engine/players/imagined.h).
    // nullopt: everything is known to everybody, as at the open table.
    std::optional<PlayerId> asker{};
    std::vector<const PlayerKind*> seats{};  // By player; where a person sits, or nobody is named, "greedy" plays.
    std::int64_t games = 300;
    std::uint64_t seed = 1;  // The same seed gives the same games.
    // The number of the first game; each is determined by seed and number alone, so that parts of one sum can be played
    // at the same time and added (statistics.h).
    std::int64_t first = 1;
};

struct ChancesWatch {
    std::function<bool()> stop{};                       // Asked before every decision; true ends it.
    std::function<void(const Statistics&)> progress{};  // Called after each game, with the sum so far.
};

struct Chances {
    Statistics sum{};                       // Of the games played to their end; rounds count from the game's start.
    std::vector<std::string_view> seats{};  // The kinds that played, by player: to be named beside the figures.
    Rate rate_for(PlayerId player) const;   // With its 95 % interval. A win shared by a team counts for each.
    Rate rate_for_nobody() const;           // Games without a winner.
    double mean_rounds() const { return lengths_of(sum).mean; }
};

// When stopped, what was played until then. A game that is over already gives its own result for each game.
Chances chances_from(const GameState& state, const ChancesAsked& asked, const ChancesWatch& watch = {});

struct Suggestion {
    std::size_t choice = 0;  // Index into `legal`.
    Message words;           // Who would do what.
};
// `seen` is the seat's observation(), `legal` its non-empty legal_actions(). The same seed gives the same suggestion.
Suggestion suggestion(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, const PlayerKind& kind,
                      std::uint64_t seed = 1);

}  // namespace hexwright::simulation
