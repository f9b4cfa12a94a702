// All words of a scenario under one top: its declared flags and counters, the conditions of its zones, its modifiers,
// rules, victory, tests and puzzles. A value of its own, so that words are found and changed in one way wherever they
// stand; a campaign is another top.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/trial.h"

namespace hexwright::scenario {

// The conditions of a zone. Zones themselves are no words: they come and go by other edits.
struct ZoneWords {
    NewName id{};
    Conditions conditions{};
    FileLine line{};
    HEXWRIGHT_WORD(ZoneWords, "zone", id, conditions);
};

struct ScenarioWords {
    std::vector<ZoneWords> zones{};  // One for each zone of the scenario, in its order.
    std::vector<DeclaredTally> tallies{};
    std::vector<Modifier> modifiers{};
    std::vector<Rule> rules{};
    std::optional<Victory> victory{};  // Always there.
    std::vector<ScenarioTest> tests{};
    std::vector<Puzzle> puzzles{};
    HEXWRIGHT_WORD(ScenarioWords, "scenario", zones, tallies, modifiers, rules, victory, tests, puzzles);
};

ScenarioWords words_of_scenario(const Scenario& scenario);
// Gives the scenario these words in place of its own; what is alike stays shared. Expects a word for each of its zones.
void set_words(Scenario& scenario, ScenarioWords words);
void replace_words(Scenario& scenario, ScenarioWords words);  // The same with their lines; nothing stays shared.

}  // namespace hexwright::scenario
