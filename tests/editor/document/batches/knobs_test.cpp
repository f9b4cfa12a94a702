// What can be set in a scenario, and the edits that set it.
#include "editor/document/batches/knobs.h"

#include "editor/document/document.h"
#include "tests/support/every_room.h"
#include "tests/support/fate.h"
#include "tests/support/shipped_game.h"
#include "tests/support/written_scenario.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Knob knob(const Scenario& scenario, const std::string& id) {
    const auto found = knob_named(id, scenario, shipped(), 2);
    INFO((found ? "" : describe(found.error(), english())));
    REQUIRE(found);
    return *found;
}

std::string why_not(const Scenario& scenario, const std::string& id) {
    const auto found = knob_named(id, scenario, shipped(), 2);
    REQUIRE_FALSE(found);
    return describe(found.error(), english());
}

Scenario turned(const Scenario& scenario, const std::string& id, int value) {
    const Knob turn = knob(scenario, id);
    const auto setting = std::ranges::find(turn.values, value);
    REQUIRE(setting != turn.values.end());
    Document document(shipped(), scenario);
    const auto refused =
        document.commit(edit_to(turn, static_cast<std::size_t>(setting - turn.values.begin()), scenario, shipped()));
    INFO((refused ? describe(*refused, english()) : ""));
    REQUIRE_FALSE(refused);
    CHECK(knob(*document.now().scenario, id).value() == value);  // It says what it was set to.
    document.undo();
    CHECK(write_scenario(*document.now().scenario, shipped()) == write_scenario(scenario, shipped()));
    document.redo();
    return *document.now().scenario;
}

const Army& army_of(const Scenario& scenario, std::size_t player) {
    return (*scenario.setups)[0].players[player - 1].army;
}

std::vector<std::string> ids(const Scenario& scenario) {
    std::vector<std::string> all;
    for (const Knob& each : knobs_of(scenario, shipped(), 2)) all.push_back(each.id);
    return all;
}

}  // namespace

TEST_CASE("a scenario's knobs are its cards, zones, rounds, arrivals and numbers of rules") {
    const Scenario fate = scenario_of(fate_file(14));
    CHECK(ids(fate) == std::vector<std::string>{
                           "card:1.marro-drudge", "card:2.sonlen", "zone:red", "zone:blue", "rounds", "arrival:relief",
                           "rule:fate.dice", "rule:fate/effects[0]/cases[0].from", "rule:fate/effects[0]/cases[0].to",
                           "rule:fate/effects[0]/cases[1].from", "rule:fate/effects[0]/cases[1].to", "rule:relief.from",
                           "rule:relief.to", "rule:relief.copies"});
    for (const Knob& each : knobs_of(fate, shipped(), 2)) {
        INFO(each.id);
        CHECK(each.values.size() > 1);
        CHECK(std::ranges::is_sorted(each.values));
        CHECK(each.present < each.values.size());
        CHECK(english()(each.what).find('{') == std::string::npos);
        CHECK(knob(fate, each.id) == each);
    }
    CHECK(knobs_of({}, shipped(), 2).empty());
}

TEST_CASE("a number of a rule is set within its bounds, and nothing else changes") {
    const Scenario fate = scenario_of(fate_file(14));
    const Scenario set = turned(fate, "rule:fate/effects[0]/cases[0].to", 10);
    CHECK(write_scenario(set, shipped()) == write_scenario(scenario_of(fate_file(10)), shipped()));
    CHECK(knob(fate, "rule:fate.dice").values.front() == 1);
    CHECK(knob(fate, "rule:fate.dice").values.back() == 20);
}

TEST_CASE("rounds and the round of an arrival are set, and the rounds of an event move together") {
    const Scenario fate = scenario_of(fate_file(14));
    CHECK(turned(fate, "rounds", 7).rounds == 7);
    const Scenario earlier = turned(fate, "arrival:relief", 1);
    const On& event = earlier.rulebook->rules[1].events[0];
    CHECK(event.from.value == 1);
    CHECK(event.to.value == 2);
    CHECK(knob(fate, "arrival:relief").values.back() == 4);  // After the last round nobody arrives.
}

TEST_CASE("an army's points go in tens, from half to twice as many") {
    Scenario scenario = scenario_of(fate_file(14));
    scenario.setups.change([](auto& setups) { setups[0].players[1].army.points = 300; });
    const Knob points = knob(scenario, "points:2");
    CHECK(points.values.front() == 150);
    CHECK(points.values.back() == 600);
    CHECK(points.value() == 300);
    CHECK(army_of(turned(scenario, "points:2", 340), 2).points == 340);
    CHECK(army_of(turned(scenario, "points:2", 340), 1).points == 0);
}

TEST_CASE("figures that stand on spaces of their own come and go one by one, and take no space twice") {
    const Scenario fate = scenario_of(fate_file(14));
    const Scenario more = turned(fate, "card:1.marro-drudge", 4);
    const CardOfArmy& card = army_of(more, 1).cards[0];
    REQUIRE(card.figures.size() == 4);
    CHECK(card.copies == (4 + shipped()[*shipped().card("marro-drudge")].figures - 1) /
                             shipped()[*shipped().card("marro-drudge")].figures);
    CHECK(card.figures[0].at == Space{{0, 0}, 1});
    std::set<Space> spaces;
    for (const StartSpace& start : card.figures) CHECK(spaces.insert(start.at).second);
    CHECK(turned(more, "card:1.marro-drudge", 2).setups->front().players[0].army.cards[0].figures.size() == 2);
    const Knob none = knob(fate, "card:1.marro-drudge");
    CHECK(none.values.front() == 0);
    CHECK(army_of(
              *[&] {
                  Document document(shipped(), fate);
                  REQUIRE_FALSE(document.commit(edit_to(none, 0, fate, shipped())));
                  return document.now().scenario;
              }(),
              1)
              .cards.empty());
}

TEST_CASE("a card joins an army that has a start zone, a unique one once") {
    const Scenario fate = scenario_of(fate_file(14));
    CHECK(knob(fate, "card:2.sonlen").values == std::vector<int>{0, 1});
    CHECK(knob(fate, "card:2.drake-sotm").values == std::vector<int>{0, 1});
    CHECK(knob(fate, "card:2.marro-stingers").values == std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8});
    CHECK(army_of(turned(fate, "card:2.marro-stingers", 2), 2).cards.back().copies == 2);
    CHECK(why_not(fate, "card:1.marro-stingers").find("card:1.marro-drudge") != std::string::npos);  // No zone.
}

TEST_CASE("a zone grows and shrinks at its front, on free surfaces only") {
    Scenario scenario = ShippedGame(R"(
        1 1 1 1 1 1 1 1
         1 1 1 1 1 1 1 1
        1 1 1 1 1 1 1 1)")
                            .scenario();
    Zone red{.id = "red", .use = "start", .color = "red", .spaces = {}}, blue = red;
    blue.id = blue.color = "blue";
    for (const int q : {0, 1}) red.spaces.push_back({{q, 0}, 1});
    red.size = 2;
    blue.spaces = {{{6, 0}, 1}, {{7, 0}, 1}};
    scenario.zones = std::vector<Zone>{red, blue};
    const auto spaces = [&](int value) { return (*turned(scenario, "zone:red", value).zones)[0]; };
    CHECK(spaces(1).spaces == std::vector<Space>{{{0, 0}, 1}});  // The front is given up.
    CHECK(spaces(1).size == 1);
    CHECK(spaces(3).spaces == std::vector<Space>{{{0, 0}, 1}, {{1, 0}, 1}, {{2, 0}, 1}});
    CHECK(knob(scenario, "zone:red").values == std::vector<int>{1, 2, 3});
}

TEST_CASE("an unknown knob is refused with those that there are") {
    const Scenario fate = scenario_of(fate_file(14));
    for (const std::string id : {"", "points", "points:1", "card:9.sonlen", "card:2.nobody", "card:2", "card:2.",
                                 "rule:fate.to", "rule:fate", "zone:green", "rounds:3", "\xff"}) {
        INFO(id);
        const std::string why = why_not(fate, id);
        CHECK(why.find("rounds") != std::string::npos);
        CHECK(why.find("card:1.marro-drudge") != std::string::npos);
    }
    CHECK(why_not({}, "rounds").find("nothing to tune") != std::string::npos);
}

TEST_CASE("every knob of a scenario gives an edit for each of its settings, whatever its numbers") {
    Scenario hostile = scenario_of(fate_file(20, "      <add counter=\"n\" n=\"100000\"/>\n"));
    hostile.rounds = max_rounds;
    hostile.setups.change([](auto& setups) {
        setups[0].players[0].army.points = max_army_points;
        setups[0].players[1].army.points = 1;
        setups[0].players[1].army.cards[0].copies = max_card_copies;
    });
    const Document document(shipped(), hostile);
    for (const Knob& each : knobs_of(hostile, shipped(), 2)) {
        INFO(each.id);
        CHECK(each.values.size() <= 2'000);
        for (const std::size_t setting : {std::size_t{0}, each.values.size() / 2, each.values.size() - 1}) {
            const auto after = document.propose(edit_to(each, setting, hostile, shipped())).after;
            INFO(each.values[setting] << (after ? "" : describe(after.error(), english())));
            CHECK(after);
        }
    }
}
