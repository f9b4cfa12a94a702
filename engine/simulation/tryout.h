// A scenario tried out: some games by computers, with how often each of its rules ran and each of its wins was reached.
#pragma once
#include "engine/simulation/batch.h"
#include "engine/simulation/room.h"
#include "engine/simulation/statistics.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace hexwright::simulation {

struct RuleUse {
    std::int64_t games = 0;      // In how many games the rule ran at least once.
    std::int64_t ran = 0;        // How often it ran in all of them.
    std::int64_t occasions = 0;  // How often one of its events happened, whether it ran or not.
    friend bool operator==(const RuleUse&, const RuleUse&) = default;
};

struct Tryout {
    Statistics sum{};                    // Of the games played to their end.
    std::vector<RuleUse> rules{};        // By rule of the scenario, in its order.
    std::vector<std::int64_t> won_by{};  // By win of the scenario, in its order: how many games ended by it.
    friend bool operator==(const Tryout&, const Tryout&) = default;
};

struct TryoutWatch {
    std::function<bool()> stop{};                  // Asked before every decision; true ends it.
    std::function<void(std::int64_t)> progress{};  // Called after each game, with the number of games so far.
};

// Plays games 1 to `games` of a prepared batch; the same batch gives the same figures. When stopped, those that were
// played to their end until then. A game keeps all of its positions while it lasts, because rules are watched from one
// to the next.
Tryout try_out(const Batch& batch, std::int64_t games, const TryoutWatch& watch = {});

}  // namespace hexwright::simulation
