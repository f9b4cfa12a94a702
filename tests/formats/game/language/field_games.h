// Games on a small field, Drake against Sonlen, by the rules that a test gives them.
#pragma once
#include "engine/rulebook/rulebook_in_play.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

namespace hexwright::testing::language {

inline constexpr std::string_view field = R"(
    1 1 1 1 1 1
     1 1 1 1 1 1
    1 1 1 1 1 1)";

inline PlayedScenario game_of(const std::string& sections, std::string_view drawing = field) {
    return PlayedScenario(drake_against_sonlen(sections, drawing));
}

inline std::string refusal(const std::string& sections) {
    const auto started = start_game(drake_against_sonlen(sections), std::make_shared<const Catalogue>(shipped()), {});
    return started ? "" : describe(started.error(), english());
}

// The counter of a player, from 1.
inline int count_of(const PlayedScenario& game, const std::string& what, int player) {
    const auto& names = game.state.setup->rulebook->tallies;
    return tally(game.state, static_cast<int>(std::ranges::find(names, what) - names.begin()), player - 1);
}

inline const std::string drake_of_1 = "1.drake-sotm.1.1", sonlen_of_2 = "2.sonlen.1.1";

}  // namespace hexwright::testing::language
