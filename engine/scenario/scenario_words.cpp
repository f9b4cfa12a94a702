#include "engine/scenario/scenario_words.h"

#include <cassert>

namespace hexwright::scenario {
namespace {

Rulebook taken_book(ScenarioWords& words) {
    return {std::move(words.modifiers), std::move(words.rules), words.victory.value_or(Victory{}),
            std::move(words.tallies)};
}

}  // namespace

ScenarioWords words_of_scenario(const Scenario& scenario) {
    ScenarioWords words;
    for (const Zone& zone : *scenario.zones)
        words.zones.push_back({{zone.id}, zone.conditions ? *zone.conditions : Conditions{}, {zone.line}});
    const Rulebook& book = rulebook_of(scenario);
    words.tallies = book.tallies;
    words.modifiers = book.modifiers;
    words.rules = book.rules;
    words.victory = book.victory;
    words.tests = tests_of(scenario).tests;
    words.puzzles = tests_of(scenario).puzzles;
    return words;
}

void set_words(Scenario& scenario, ScenarioWords words) {
    assert(words.zones.size() == scenario.zones->size());
    std::vector<Zone> zones = *scenario.zones;
    for (std::size_t i = 0; i < zones.size(); ++i) {
        Conditions& conditions = words.zones[i].conditions;
        zones[i].conditions = conditions.empty() ? nullptr : std::make_shared<const Conditions>(std::move(conditions));
    }
    if (zones != *scenario.zones) scenario.zones = Shared<std::vector<Zone>>(std::move(zones));
    Rulebook book = taken_book(words);
    if (!(book == rulebook_of(scenario))) scenario.rulebook = std::make_shared<const Rulebook>(std::move(book));
    ScenarioTests tests{std::move(words.tests), std::move(words.puzzles)};
    if (!(tests == tests_of(scenario))) scenario.tests = std::make_shared<const ScenarioTests>(std::move(tests));
}

void replace_words(Scenario& scenario, ScenarioWords words) {
    assert(words.zones.size() == scenario.zones->size());
    std::vector<Zone> zones = *scenario.zones;
    for (std::size_t i = 0; i < zones.size(); ++i) {
        zones[i].line = words.zones[i].line;
        if (zones[i].conditions)
            zones[i].conditions = std::make_shared<const Conditions>(std::move(words.zones[i].conditions));
    }
    scenario.zones = Shared<std::vector<Zone>>(std::move(zones));
    scenario.rulebook = std::make_shared<const Rulebook>(taken_book(words));
    scenario.tests =
        std::make_shared<const ScenarioTests>(ScenarioTests{std::move(words.tests), std::move(words.puzzles)});
}

}  // namespace hexwright::scenario
