// House rules as a list of changes: what differs from the edition, and what is left of it on another one.
#include "engine/rules/house_rules.h"

#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

RuleMatter of_game(const std::string& rule) { return {RuleMatter::Of::Game, rule, ""}; }
RuleMatter of_terrain(const std::string& id, const std::string& field) { return {RuleMatter::Of::Terrain, id, field}; }
RuleMatter of_obstacle(const std::string& id, const std::string& side) { return {RuleMatter::Of::Obstacle, id, side}; }

Rules house(std::string_view edition, const std::vector<RuleSetting>& settings) {
    return house_rules_on(edition, "club", settings, shipped());
}

}  // namespace

TEST_CASE("an edition changes nothing, and every rule of the game can be a house rule") {
    for (const std::string_view edition : editions()) {
        CHECK(changes_of(*rules_of(edition), shipped()).empty());
        for (const RuleField& field : rule_fields()) {
            const RuleMatter what = of_game(name_of(field));
            const RuleRange range = *range_of(what);
            const int before = value_of(*rules_of(edition), what, shipped());
            const int after = before == range.low ? range.high : range.low;
            INFO(edition << " " << what.id);
            CHECK(changes_of(house(edition, {{what, after}}), shipped()) ==
                  std::vector<RuleChange>{{what, before, after}});
            CHECK(changes_of(house(edition, {{what, before}}), shipped()).empty());
        }
    }
}

TEST_CASE("effects of terrain and heights of obstacles are house rules, too, each from what it was") {
    const std::vector<RuleSetting> settings{{of_obstacle("ruin-2", "inside"), 5},
                                            {of_terrain("grass", "shelters"), 1},
                                            {of_terrain("snow", "cost"), 2},
                                            {of_obstacle("stone-wall-4", "outside"), 1},
                                            {of_terrain("water", "stops"), 0}};
    const std::vector<RuleChange> wanted{{of_terrain("water", "stops"), 1, 0},
                                         {of_terrain("snow", "cost"), 1, 2},
                                         {of_terrain("grass", "shelters"), 0, 1},
                                         {of_obstacle("stone-wall-4", "outside"), 3, 1},
                                         {of_obstacle("ruin-2", "inside"), 6, 5}};
    CHECK(changes_of(house("master-2007", settings), shipped()) == wanted);
    // As the edition has it, there is no row.
    CHECK(house("master-2007", {{of_terrain("grass", "cost"), 1}, {of_obstacle("ruin-2", "inside"), 6}}) ==
          house("master-2007", {}));
    CHECK_FALSE(range_of(of_game("gravity")));
    CHECK_FALSE(range_of(of_terrain("snow", "depth")));
    CHECK_FALSE(range_of(of_obstacle("ruin-2", "top")));
    CHECK_FALSE(obstacle_kinds(shipped()).empty());
}

TEST_CASE("on another edition those changes are left that it has not anyway and that have a use there") {
    const Rules rules = house("master-2007", {{of_game("road-bonus"), 5},
                                              {of_game("score-shares"), 1},
                                              {of_game("major-fall-dice"), 2},
                                              {of_game("roll-for-markers"), 1}});
    const Rebased later = rebased(rules, "master-2022", shipped());
    CHECK(later.dropped == std::vector<RuleChange>{{of_game("score-shares"), 0, 1}});
    REQUIRE(later.rules);
    CHECK(later.rules->based_on == "master-2022");
    CHECK(later.rules->id == "club");
    CHECK(changes_of(*later.rules, shipped()).size() == 3);

    const Rebased basic = rebased(rules, "basic-2007", shipped());
    CHECK(basic.dropped ==
          std::vector<RuleChange>{{of_game("major-fall-dice"), 3, 2}, {of_game("roll-for-markers"), 0, 1}});
    CHECK_FALSE(rebased(house("master-2007", {{of_game("score-shares"), 1}}), "master-2022", shipped()).rules);

    // Where the house rules bring falls, their dice matter.
    const Rules falls = house("basic-2007", {{of_game("falls"), 1}, {of_game("major-fall-dice"), 2}});
    CHECK_FALSE(unmet_need(falls, of_game("major-fall-dice")));
    CHECK(unmet_need(house("basic-2007", {{of_game("major-fall-dice"), 2}}), of_game("major-fall-dice"))->needs ==
          "falls");
    CHECK(changes_of(*rebased(falls, "basic-2022", shipped()).rules, shipped()).size() == 2);
}
