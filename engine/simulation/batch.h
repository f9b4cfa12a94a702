// Many games of one scenario by the same seats: each has a number, and the number alone says how its dice fall. So they
// can be played in any order, by any number of threads and machines. One game is played here; who plays many of them at
// once stands outside.
#pragma once
#include "engine/players/player.h"
#include "engine/setup/start.h"
#include "engine/simulation/statistics.h"

#include <functional>
#include <memory>
#include <vector>

namespace hexwright {

struct Batch {
    Scenario scenario{};
    std::shared_ptr<const Catalogue> catalogue{};
    GameOptions options{};                   // seed: of game 1; of each game after it, one more
    std::vector<const PlayerKind*> seats{};  // by player
};

// Makes the board once for all games. Refused when no game can begin.
Result<Batch> prepare(Batch batch);

// Game `number`, from 1: the same as `play` with seed options.seed + number - 1. Of a batch that was prepared: never
// refused.
GameResult play_number(const Batch& batch, std::int64_t number);

}  // namespace hexwright
