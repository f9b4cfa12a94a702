// Many games of one scenario with the same seats. Each game has a number, which alone determines its dice, so games can
// be played in any order, on any number of threads and machines. This plays one game; running many at once is up to the
// caller.
#pragma once
#include "engine/game/event.h"
#include "engine/players/player.h"
#include "engine/setup/start.h"
#include "engine/simulation/room.h"
#include "engine/simulation/statistics.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace hexwright::session {
class GameSession;
}

namespace hexwright::simulation {

struct Batch {
    Scenario scenario{};
    std::shared_ptr<const Catalogue> catalogue{};
    GameOptions options{};                   // The seed is that of game 1; each further game adds one.
    std::vector<const PlayerKind*> seats{};  // By player.
};

// Makes the board once for all games. Refuses a batch in which no game can begin.
Result<Batch> prepare(Batch batch);

// Plays game `number`, from 1: the same as `hexwright play` with seed options.seed + number - 1. Never refused for a
// prepared batch.
GameResult play_number(const Batch& batch, std::int64_t number);
// nullopt if `stop`, asked before every decision and while a computer plans one, ended it.
std::optional<GameResult> play_number(const Batch& batch, std::int64_t number, const std::function<bool()>& stop);

// Lets the computer seats of the session play its game to the end. `before` are the events up to here, as far as they
// are to be counted. nullopt if `stop`, asked as above, ended it.
std::optional<GameResult> played_out(GameSession& session, const Events& before, std::int64_t number,
                                     const std::function<bool()>& stop = {});

}  // namespace hexwright::simulation
