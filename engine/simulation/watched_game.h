// A game of a batch that is looked at while it is played.
#pragma once
#include "engine/session/session.h"
#include "engine/simulation/batch.h"
#include "engine/simulation/room.h"

#include <functional>
#include <optional>

namespace hexwright::simulation {

struct GameWatch {
    std::function<bool()> stop{};                       // Asked before every decision; true ends the game.
    std::function<void(const GameSession&)> decided{};  // Called after every decision; events() are that decision's.
};

struct BegunGame {
    GameSession session;
    Events before{};  // What happened before the first decision.
};
// Game `number` of a prepared batch at its first decision, without a history.
BegunGame begin_number(const Batch& batch, std::int64_t number);

// Like played_out() of batch.h. nullopt if watch.stop ended it.
std::optional<GameResult> played_out(GameSession& session, const Events& before, std::int64_t number,
                                     const GameWatch& watch);

}  // namespace hexwright::simulation
