#include "engine/board/catalogue/boxes.h"
#include "tests/support/every_room.h"
#include "tests/support/samples.h"

#include <map>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using Codes = std::vector<std::string>;

std::vector<Zone> start_zones(const Scenario& scenario) {
    std::vector<Zone> zones = *scenario.zones;
    std::erase_if(zones, [](const Zone& zone) { return zone.use != "start"; });
    return zones;
}

int gap_between(const Zone& a, const Zone& b) {
    int least = max_coordinate;
    for (const Space here : a.spaces)
        for (const Space there : b.spaces) least = std::min(least, distance(here.at, there.at));
    return least;
}

// Items of a box that are more than tiles, for which the box is bought.
std::vector<ItemKind> special_items(const ProductSet& set) {
    std::vector<ItemKind> special;
    for (const ItemCount& row : set.items) {
        const auto piece = shipped().piece(shipped()[row.item].id);
        if (piece && !shipped()[*piece].plain_tile()) special.push_back(row.item);
    }
    return special;
}

}  // namespace

TEST_CASE("every sample checks without errors and warnings, and its infos are the ones that are meant") {
    const std::map<std::string, Codes> meant{
        {"alderwick-bridge", {"overhang"}},          // The bridge.
        {"kestrel-keep", {"overhang", "overhang"}},  // Two wall-walks over the court.
        {"waters-of-life", {"overhang", "overhang", "hive-on-table"}},
        {"xualtiaca", {"overhang", "overhang"}},
    };
    CHECK(sample_names().size() >= 14);
    for (const std::string& name : sample_names()) {
        CAPTURE(name);
        const Scenario scenario = sample_map(name);
        CHECK(codes_of(issues_of(scenario, Severity::Error)).empty());
        CHECK(codes_of(issues_of(scenario, Severity::Warning)).empty());
        Codes infos = codes_of(issues_of(scenario, Severity::Info));
        Codes expected = meant.contains(name) ? meant.at(name) : Codes{};
        std::ranges::sort(infos);
        std::ranges::sort(expected);
        CHECK(infos == expected);
    }
}

TEST_CASE("every sample can be built from at most two boxes that were sold") {
    for (const std::string& name : sample_names()) {
        CAPTURE(name);
        const Scenario scenario = sample_map(name);
        CHECK(shortages(used_items(scenario.battlefield, shipped()), items_of(*scenario.limit, shipped())).empty());
        int boxes = 0;
        for (const SetCount& set : scenario.limit->sets) {
            boxes += set.count;
            CHECK(shipped()[set.set].for_sale);
        }
        CHECK(boxes >= 1);
        CHECK(boxes <= 2);
        CHECK(scenario.limit->items.empty());
        CHECK_FALSE(scenario.limit->beyond_sets);
    }
}

TEST_CASE("the fewest boxes that can build a sample are the boxes it names") {
    for (const std::string& name : sample_names()) {
        CAPTURE(name);
        const Scenario scenario = sample_map(name);
        const BoxPlan plan = fewest_boxes(used_items(scenario.battlefield, shipped()), shipped());
        CHECK(plan.missing.empty());
        std::vector<SetCount> named = scenario.limit->sets;
        std::ranges::sort(named, {}, [](const SetCount& set) { return shipped()[set.set].id; });
        CHECK(plan.sets == named);
    }
}

TEST_CASE("our own samples have two equal start zones far apart") {
    for (const std::string& name : sample_names()) {
        CAPTURE(name);
        const Scenario scenario = sample_map(name);
        const std::vector<Zone> zones = start_zones(scenario);
        if (zones.empty()) continue;  // The rulebook's battlefields get theirs from their scenarios.
        REQUIRE(zones.size() == 2);
        CHECK(zones[0].spaces.size() == zones[1].spaces.size());
        for (const Zone& zone : zones) CHECK(zone.size == static_cast<int>(zone.spaces.size()));
        CHECK(zones[0].color != zones[1].color);
        CHECK(gap_between(zones[0], zones[1]) >= 13);
    }
}

TEST_CASE("each family's sample shows everything its box is bought for") {
    struct {
        std::string sample, set;
    } const table[] = {
        {"the-hollow-abbey", "rise-of-the-valkyrie"},
        {"alderwick-bridge", "road-to-the-forgotten-forest"},
        {"frostmere", "thaelenk-tundra"},
        {"vinewater", "ticalla-jungle"},
        {"the-unlit-stair", "battle-for-the-underdark"},
        {"warehouse-nine", "marvel-conflict-begins"},
        {"the-listening-well", "age-of-annihilation"},
        {"the-listening-well", "battle-for-the-wellspring"},
        {"kestrel-keep", "fortress-of-the-archkyrie"},
        {"xualtiaca", "swarm-of-the-marro"},
    };
    for (const auto& row : table) {
        const Inventory used = used_items(sample_map(row.sample).battlefield, shipped());
        const std::vector<ItemKind> special = special_items(shipped()[*shipped().set(row.set)]);
        CHECK_FALSE(special.empty());
        for (const ItemKind item : special) {
            CAPTURE(row.sample, shipped()[item].id);
            CHECK(used[item] > 0);
        }
    }
}

TEST_CASE("the volcano and the wellspring show their half tiles") {
    struct {
        std::string sample, item;
    } const table[] = {
        {"cinder-crown", "lava-1"},      {"cinder-crown", "lava-field-7"}, {"the-listening-well", "wellspring-water-1"},
        {"the-unlit-stair", "shadow-1"}, {"frostmere", "ice-1"},           {"vinewater", "swamp-water-1"}};
    for (const auto& row : table) {
        CAPTURE(row.sample, row.item);
        CHECK(used_items(sample_map(row.sample).battlefield, shipped())[*shipped().item(row.item)] > 0);
    }
}
