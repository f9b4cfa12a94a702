#include "formats/xml/scenario/scenario_upgrade.h"

#include "engine/core/visit.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/trial.h"
#include "formats/xml/room.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace hexwright::xml {
namespace {

// ---- <if>

bool asks_about_figure(const Conditions& conditions);

template <class Member>
bool names_current(const Member& member) {
    if constexpr (std::is_same_v<Member, MaybeOwner>) return member.word == "figure";
    else if constexpr (std::is_same_v<Member, PlayerName> || std::is_same_v<Member, MaybePlayer>)
        return member.word == "controller";
    else if constexpr (std::is_same_v<Member, Conditions>) return asks_about_figure(member);
    else return false;
}

bool asks_about_figure(const Conditions& conditions) {
    return std::ranges::any_of(conditions, [](const Condition& condition) {
        return std::visit(
            []<class Word>(const Word& word) {
                using About = condition::About;
                constexpr About about = condition::about_of<Word>();
                bool any = about == About::Figure || about == About::FigureOrSpace ||
                           std::is_same_v<Word, condition::Destroyed>;
                each_field(word, [&](std::string_view, const auto& member) { any = any || names_current(member); });
                return any;
            },
            condition.is);
    });
}

// `named`: a figure is named around these effects.
void ask_event_figure(Effects& effects, bool named);

template <class Word>
void ask_event_figure_inside(Word& word, bool named) {
    if constexpr (std::is_same_v<Word, effect::If>)
        if (named && asks_about_figure(word.conditions)) word.figure.word = "event";
    if constexpr (std::is_same_v<Word, effect::Each>) named = named || word.figure.given();
    if constexpr (std::is_same_v<Word, effect::Choose>) named = true;
    each_field(word, [&]<class Member>(std::string_view, Member& member) {
        if constexpr (std::is_same_v<Member, Effects>) ask_event_figure(member, named);
        else if constexpr (Nested<Member>) {
            if constexpr (HasFields<typename PartsOf<Member>::Part>)
                each_part(member, [&](auto& part) { ask_event_figure_inside(part, named); });
        }
    });
}

void ask_event_figure(Effects& effects, bool named) {
    for (Effect& effect : effects) std::visit([named](auto& word) { ask_event_figure_inside(word, named); }, effect.is);
}

// ---- tests: what is given used to hold after the rules with which the game opens, whichever round it was for

void set_behind_opening(std::optional<trial::Given>& given) {
    if (!given) given.emplace();
    if (given->before != trial::Before::SetUp) given->opening = trial::Opening::Over;
}

bool opens_with_rules(const Rulebook& book) {
    return std::ranges::any_of(book.rules, [](const Rule& rule) {
        return std::ranges::any_of(rule.events, [](const On& on) {
            return on.event == EventKind::SetupDone || on.event == EventKind::RoundStart;
        });
    });
}

void upgrade_tests(Scenario& scenario) {
    if (!scenario.tests || !opens_with_rules(*scenario.rulebook)) return;
    ScenarioTests tests = *scenario.tests;
    for (ScenarioTest& test : tests.tests) set_behind_opening(test.given);
    for (Puzzle& puzzle : tests.puzzles) set_behind_opening(puzzle.given);
    scenario.tests = std::make_shared<const ScenarioTests>(std::move(tests));
}

}  // namespace

void upgrade(Campaign& campaign) {
    if (campaign.tests)
        for (ScenarioTest& test : campaign.tests->tests) set_behind_opening(test.given);
}

void upgrade(Scenario& scenario) {
    scenario.zones.change([](std::vector<Zone>& zones) {
        for (Zone& zone : zones) zone.conditions_do = ZoneConditions::Add;
    });
    if (!scenario.rulebook) return;
    upgrade_tests(scenario);
    Rulebook book = *scenario.rulebook;
    for (Rule& rule : book.rules) ask_event_figure(rule.effects, false);
    scenario.rulebook = std::make_shared<const Rulebook>(std::move(book));
}

}  // namespace hexwright::xml
