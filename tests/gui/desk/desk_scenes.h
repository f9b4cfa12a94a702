// Scenarios that tests write at the desk: a meadow for two, and samples without their words.
#pragma once
#include "editor/document/files/open.h"
#include "tests/editor/workspace/rig.h"

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace hexwright {

inline Scenario sample_without_words(const std::string& file) {
    auto read = open_scenario(file, test_catalogue());
    if (!read) throw std::runtime_error(read.error().message.id);
    Scenario scenario = std::move(read->scenario);
    scenario.rulebook.reset();
    scenario.tests.reset();
    return scenario;
}

// A meadow of 8 by 4 spaces with a step of two levels at its right end, and a set-up for two.
inline Scenario field_for_two(std::vector<CardOfArmy> first, int height_of_step = 1) {
    Scenario scenario;
    const Catalogue& catalogue = test_catalogue();
    for (int r = 0; r < 4; ++r)
        for (int q = 0; q < 8; ++q)
            for (int level = 0; level < (q == 7 ? height_of_step : 1); ++level)
                scenario.battlefield.add(
                    {.kind = *catalogue.piece("grass-1"), .at = {q - r / 2, r}, .level = level + 1}, catalogue);
    scenario.setups =
        std::vector<Setup>{{.players = {{.number = 1, .army = {.cards = std::move(first)}}, {.number = 2}}}};
    return scenario;
}

inline StartSpace standing_on(HexCoord at) { return {{at, 1}}; }

}  // namespace hexwright
