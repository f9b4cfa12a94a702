#include "editor/document/edits/zoning.h"

#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using Spaces = std::vector<Space>;

Spaces spaces_of(const Zones& zones, std::string_view id) { return zone_named(zones, id)->spaces; }

const Space a{{0, 0}, 1}, b{{1, 0}, 1}, c{{2, 0}, 1};

}  // namespace

TEST_CASE("painting adds spaces once and takes them from the other start zones, not from zones of another use") {
    Zones zones{
        {"red", "start", "red", {}, {a}}, {"blue", "start", "blue", {}, {b, c}}, {"hill", "goal", "", {}, {a, b}}};
    zones = painted(zones, zones[0], {c, b, b});
    CHECK(spaces_of(zones, "red") == Spaces{a, b, c});
    CHECK(spaces_of(zones, "blue").empty());
    CHECK(spaces_of(zones, "hill") == Spaces{a, b});
    zones = painted(zones, zones[2], {c});
    CHECK(spaces_of(zones, "hill") == Spaces{a, b, c});
    CHECK(spaces_of(zones, "red") == Spaces{a, b, c});
}

TEST_CASE("a zone is made by its first stroke, with an id that is free") {
    Zones zones = painted({}, start_zone("green", {}), {a});
    REQUIRE(zones.size() == 1);
    CHECK(zones[0] == Zone{"green", "start", "green", {}, {a}});
    CHECK(start_zone("green", zones).id == "green-2");
    zones = painted(zones, start_zone("green", zones), {b});
    CHECK(free_id("green", zones) == "green-3");
}

TEST_CASE("erasing takes spaces out of every zone but those that are spared") {
    const Zones zones{{"red", "start", "red", {}, {a, b}}, {"hill", "goal", "", {}, {a}}};
    CHECK(spaces_of(erased(zones, {a}), "red") == Spaces{b});
    CHECK(spaces_of(erased(zones, {a}), "hill").empty());
    CHECK(spaces_of(erased(zones, {a}, {"hill"}), "hill") == Spaces{a});
    CHECK(zone_at(zones, a)->id == "red");
    CHECK(zone_at(zones, a, {"red"})->id == "hill");
    CHECK_FALSE(zone_at(zones, c));
}

TEST_CASE("a region is what hangs together at one height: water lies a step lower, a bridge above is not meant") {
    const Pieces pieces{at("grass-7", {0, 0}), at("water-1", {2, 0}), at("grass-1", {2, 1}), at("grass-1", {3, 0}, 2),
                        at("rock-1", {1, 0}, 3)};
    const Battlefield map = battlefield(pieces);
    const Terrain terrain = terrain_of(map, kinds());
    const Spaces region = region_about({{0, 1}, 1}, terrain);
    CHECK(region.size() == 8);  // The seven hexes and 2,1.
    CHECK(std::ranges::count(region, Space{{2, 0}, 1}) == 0);
    CHECK(std::ranges::count(region, Space{{2, 1}, 1}) == 1);
    CHECK(region_about({{2, 0}, 1}, terrain) == Spaces{{{2, 0}, 1}});
    CHECK(region_about({{9, 9}, 1}, terrain).empty());
}

TEST_CASE("what a person types becomes an id, or nothing") {
    CHECK(id_from("North Gate") == "north-gate");
    CHECK(id_from("  Zone #2!") == "zone-2");
    CHECK(id_from("Łódź") == "lodz");
    CHECK(id_from("Große Brücke über den Bach") == "grosse-bruecke-ueber-den-bach");
    CHECK(id_from("Höhle Ä, Café Ñandú") == "hoehle-ae-cafe-nandu");
    CHECK(id_from("Cafe\u0301 N\u0303andu\u0301 \u0308x") == "cafe-nandu-x");  // Accents of their own.
    CHECK(id_from("u\u036F\u0300 \u0370") == "u");
    CHECK(id_from("\xCC halb\xCC") == "halb");
    CHECK(id_from("a\xCD b") == "a-b");
    CHECK(id_from("\xC3 halb") == "halb");
    CHECK(id_from("Москва 1") == "1");
    CHECK(id_from("…") == "");
}

TEST_CASE("a zone is changed in its place, and taken away") {
    const Zones zones{{"red", "start", "red", {}, {a}}, {"blue", "start", "blue", {}, {b}}};
    Zone named = zones[0];
    named.id = "north";
    CHECK(replaced(zones, "red", named)[0].id == "north");
    CHECK(replaced(zones, "red", named)[1] == zones[1]);
    CHECK(without(zones, "red").size() == 1);
    CHECK(without(zones, "green") == zones);
}
