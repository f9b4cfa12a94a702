#include "engine/scenario/scenario.h"

#include "engine/scenario/titles.h"
#include "engine/scenario/trial.h"

#include <algorithm>
#include <tuple>

namespace hexwright::scenario {

bool operator==(const Zone& a, const Zone& b) {
    const auto parts = [](const Zone& zone) {
        return std::tie(zone.id, zone.use, zone.color, zone.size, zone.spaces, zone.conditions_do);
    };
    const bool same = a.conditions == b.conditions || (a.conditions && b.conditions && *a.conditions == *b.conditions);
    return parts(a) == parts(b) && same;
}

const Rulebook& rulebook_of(const Scenario& scenario) {
    static const Rulebook none{};
    return scenario.rulebook ? *scenario.rulebook : none;
}

const DeclaredTally* declared(const Rulebook& book, std::string_view tally) {
    const auto found =
        std::ranges::find(book.tallies, tally, [](const DeclaredTally& each) -> const auto& { return each.id.word; });
    return found == book.tallies.end() ? nullptr : &*found;
}

namespace {

std::string in_words(std::string id) {
    std::ranges::replace(id, '-', ' ');
    return id;
}

}  // namespace

std::string title_of_tally(const Rulebook& book, const std::string& tally) {
    const DeclaredTally* known = declared(book, tally);
    return known && !known->title.text.empty() ? known->title.text : in_words(tally);
}

std::string title_of(const Rule& rule) { return rule.title.text.empty() ? in_words(rule.id.word) : rule.title.text; }

const ScenarioTests& tests_of(const Scenario& scenario) {
    static const ScenarioTests none{};
    return scenario.tests ? *scenario.tests : none;
}

}  // namespace hexwright::scenario
