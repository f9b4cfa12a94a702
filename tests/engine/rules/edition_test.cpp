#include "engine/rules/edition.h"

#include "tests/support/every_room.h"

#include <algorithm>
#include <set>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("There are six editions, each a value of its own id") {
    CHECK(editions().size() == 6);
    for (const std::string_view id : editions()) {
        INFO(id);
        REQUIRE(rules_of(id));
        CHECK(rules_of(id)->id == id);
    }
    CHECK_FALSE(rules_of("master-2010"));
    CHECK_FALSE(rules_of(""));
}

TEST_CASE("Every field of the rules has a name, a ledger row and a source") {
    std::set<std::string_view> ids;
    for (const RuleField& field : rule_fields()) {
        INFO(field.id);
        CHECK(ids.insert(field.id).second);
        CHECK_FALSE(field.ledger.empty());
        CHECK_FALSE(field.source.empty());
    }
}

// ---- tests that read the data back; that each line of it is felt in play, the others see (mutate.sh)

namespace {

GroundEffect ground_of(const Rules& rules, std::string_view terrain) {
    for (const TerrainEffect& row : rules.terrain)
        if (row.terrain == terrain) return row.ground;
    return {};
}

bool shelters(const Rules& rules, std::string_view terrain) {
    return std::ranges::any_of(rules.terrain,
                               [&](const TerrainEffect& row) { return row.terrain == terrain && row.shelters; });
}

}  // namespace

TEST_CASE("Water stops and is soft, swamp water neither, in every edition",
          "[data][WATER-01][SWAMPWATER-01][SWAMPWATER-03][FALL-09][FALL-10]") {
    for (const std::string_view id : editions()) {
        INFO(id);
        const Rules rules = *rules_of(id);
        for (const char* water : {"water", "wellspring-water"})
            CHECK(ground_of(rules, water) == GroundEffect{.stops = true, .water = true, .soft = true});
        CHECK(ground_of(rules, "swamp-water") == GroundEffect{.water = true});
        CHECK(std::ranges::any_of(rules.terrain,
                                  [](const TerrainEffect& row) { return row.terrain == "hive" && row.figure; }));
    }
}

TEST_CASE("The chart's terrains and obstacles hold in every master edition, and in no basic one",
          "[data][TERRAIN-ROAD-01][TERRAIN-LAVAFIELD-01][TERRAIN-SHADOW-01][TERRAIN-MOLTEN-01][TERRAIN-MOLTEN-03]["
          "TERRAIN-PALM-01]"
          "[OBST-02][OBST-03]") {
    for (const std::string_view id : editions()) {
        INFO(id);
        const Rules rules = choose_terrain(*rules_of(id), Snow::Heavy, Ice::Slippery);
        const bool master = id.starts_with("master");
        for (const char* road : {"road", "wall-walk"}) CHECK(ground_of(rules, road).road == master);
        for (const char* slow : {"snow", "ice"}) CHECK(ground_of(rules, slow).cost == (master ? 2 : 1));
        CHECK(ground_of(rules, "lava-field").burns == master);
        CHECK(ground_of(rules, "shadow").shade == master);
        CHECK(ground_of(rules, "lava") == (master ? GroundEffect{.soft = true, .molten = true} : GroundEffect{}));
        for (const char* bush : {"palm", "brush", "laur-palm", "laur-brush", "swamp-brush"})
            CHECK(shelters(rules, bush) == master);
        CHECK(rules.road_bonus == (master ? 3 : 0));
        const std::vector<ObstacleHeight> heights{{"stone-wall-4", 2, 3}, {"castle-battlement", 2, 3}};
        CHECK(rules.obstacles == heights);
    }
}
