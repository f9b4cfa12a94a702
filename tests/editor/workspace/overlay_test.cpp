#include "editor/workspace/overlay.h"

#include "editor/document/document.h"
#include "editor/workspace/level_slice.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <map>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using Texts = std::map<HexCoord, std::string>;

Texts texts(Overlay overlay, const std::vector<PlacedPiece>& pieces, std::optional<int> level = {}) {
    const Document document(kinds(), scenario_with(pieces));
    Texts found;
    const OverlayPicture picture = overlay_of(overlay, document.now(), level, kinds());
    for (const OverlayCell& cell : picture.cells) {
        REQUIRE(cell.key < picture.legend.size());
        found[cell.hex] = cell.text;
    }
    int counted = 0;
    for (const LegendRow& row : picture.legend) counted += row.count;
    CHECK(counted == static_cast<int>(picture.cells.size()));
    return found;
}

}  // namespace

TEST_CASE("heights are those of the rules, as far up as one looks") {
    const std::vector<PlacedPiece> pieces{at("grass-2", {0, 0}), at("grass-1", {0, 0}, 2), at("water-1", {5, 5})};
    CHECK(texts(Overlay::Heights, pieces) == Texts{{{0, 0}, "2"}, {{1, 0}, "1"}, {{5, 5}, "0"}});
    CHECK(texts(Overlay::Heights, pieces, 1) == Texts{{{0, 0}, "1"}, {{1, 0}, "1"}, {{5, 5}, "0"}});
}

TEST_CASE("a scale of heights has at most ten colours, and no row for nothing") {
    std::vector<PlacedPiece> tower;
    for (int q = 0; q < 40; ++q) tower.push_back(at("grass-1", {q, 0}, 1 + 3 * q));
    const Document document(kinds(), scenario_with(tower));
    const OverlayPicture picture = overlay_of(Overlay::Heights, document.now(), {}, kinds());
    CHECK(picture.legend.size() <= 10);
    CHECK(std::ranges::all_of(picture.legend, [](const LegendRow& row) { return row.count > 0; }));
}

TEST_CASE("room is told where something is above, and hexes hang where nothing is below") {
    const std::vector<PlacedPiece> bridge{at("grass-2", {0, 0}), at("grass-1", {0, 0}, 2), at("grass-2", {0, 0}, 3),
                                          at("water-1", {1, 0}, 5)};
    const Texts room = texts(Overlay::Room, bridge);
    CHECK(room.at({1, 0}) == "1");  // Under the plank at level 3 is a surface of height 1.
    CHECK(texts(Overlay::Overhang, bridge) == Texts{{{1, 0}, "5"}});  // The highest overhang is the visible one.
    CHECK(texts(Overlay::Overhang, {at("grass-7", {0, 0})}).empty());
    CHECK(texts(Overlay::Room, {at("grass-7", {0, 0})}).empty());
}

TEST_CASE("sizes name each piece that is seen once") {
    CHECK(texts(Overlay::Sizes, {at("grass-7", {0, 0}), at("grass-1", {9, 9})}).size() == 2);
    const Document document(kinds(), scenario_with({at("grass-7", {0, 0}), at("grass-1", {9, 9})}));
    const OverlayPicture picture = overlay_of(Overlay::Sizes, document.now(), {}, kinds());
    REQUIRE(picture.legend.size() == 2);
    CHECK(picture.legend[0].words.arguments[0].value == "7");
    CHECK(picture.outlines.size() == 2);
}

TEST_CASE("coordinates are written in every hex") {
    CHECK(texts(Overlay::Coordinates, {at("grass-2", {-3, 4})}) == Texts{{{-3, 4}, "-3,4"}, {{-2, 4}, "-2,4"}});
}

TEST_CASE("a slice of levels keeps ids and leaves out what lies on the others") {
    Scenario map = scenario_with({at("grass-7", {0, 0}), at("grass-1", {0, 0}, 2)});
    map.zones = std::vector{Zone{"red", "start", "red", {}, {{{0, 0}, 2}, {{1, 0}, 1}}}};
    map.glyphs = std::vector{Glyph{"", {{0, 0}, 2}}};
    const Document document(kinds(), map);
    const Snapshot slice = slice_of(document.now(), {levels_between(2, 2)}, kinds());
    REQUIRE(slice.scenario->battlefield.size() == 1);
    CHECK(slice.scenario->battlefield.pieces()[0] == document.now().scenario->battlefield.pieces()[1]);
    CHECK(slice.scenario->zones->at(0).spaces == std::vector<Space>{{{0, 0}, 2}});
    CHECK(slice.scenario->glyphs->size() == 1);
    CHECK(slice.terrain.surfaces_at({1, 0}).empty());

    LevelSlice cache;
    CHECK(&cache.of(document.now(), {all_levels()}, kinds()) == &document.now());
    const auto first = cache.of(document.now(), {levels_between(1, 1)}, kinds()).number;
    CHECK(cache.of(document.now(), {levels_between(1, 1)}, kinds()).number == first);
    CHECK(cache.of(document.now(), {levels_between(2, 2)}, kinds()).number != first);
    CHECK(levels_between(4, 2) == levels_between(2, 4));
}
