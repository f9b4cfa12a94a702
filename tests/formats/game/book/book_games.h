// Games of the rulebook's scenarios.
#pragma once
#include "engine/game/ending.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::testing::book {

using Cards = std::vector<std::string>;

inline GameOptions options_with(std::vector<std::vector<CardOfArmy>> armies, int players = 0, std::uint64_t seed = 1) {
    GameOptions options;
    options.players = players;
    options.seed = seed;
    options.armies = std::move(armies);
    return options;
}

inline void destroy_and_end(PlayedScenario& game, const std::string& figure) {
    GameUpdate update(game.state, game.events);
    update.destroy(fig(game.state, figure));
    look_for_an_end(update);
}

}  // namespace hexwright::testing::book
