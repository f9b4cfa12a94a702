// Painting zones with the session's tool.
#include "editor/tools/zone_tool.h"

#include "editor/editing/viewing.h"
#include "tests/editor/tools/painting.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

using Painting = PaintingOn<SessionRig>;

}  // namespace

TEST_CASE("a drag over the map paints a zone in one step, and makes it with the first stroke") {
    Painting rig;
    const std::size_t before = rig.steps();
    rig.drag_hexes({{-1, 0}, {1, 0}});
    // The hex between them is painted on its upper tile.
    CHECK(rig.spaces("red") == std::vector<Space>{{{-1, 0}, 1}, {{0, 0}, 2}, {{1, 0}, 1}});
    CHECK(rig.steps() == before + 1);
    CHECK(zone_named(*rig.editor.now().scenario->zones, "red")->use == "start");
    CHECK(rig.notice().find("red: 3") != std::string::npos);
    rig.key("ctrl+z");
    CHECK(rig.editor.now().scenario->zones->empty());
}

TEST_CASE("another player takes spaces over, Ctrl erases whatever zone is there, but not a hidden one") {
    Painting rig;
    rig.drag_hexes({{-1, 0}, {1, 0}});
    rig.key("2");
    rig.click_hex({1, 0});
    CHECK(rig.spaces("blue") == std::vector<Space>{{{1, 0}, 1}});
    CHECK(rig.spaces("red").size() == 2);
    show_zone(rig.editor.map.tools.zone_brush, "red", false);
    rig.drag_hexes({{-1, 0}, {1, 0}}, with_ctrl);
    CHECK(rig.spaces("blue").empty());
    CHECK(rig.spaces("red").size() == 2);
    show_zone(rig.editor.map.tools.zone_brush, "red", true);
    rig.drag_hexes({{-1, 0}, {1, 0}}, with_ctrl);
    CHECK(rig.spaces("red").empty());
}

TEST_CASE("a fill takes what hangs together at one height, with Alt or as the way of the tool") {
    Painting rig;
    rig.click_hex_with({-1, 0}, with_alt);
    CHECK(rig.spaces("red").size() == 13);  // Both plates without the hex under the upper tile.
    rig.key("2");
    rig.key("z");  // The second z switches the brush to filling.
    rig.click_hex({0, 0});
    CHECK(rig.spaces("blue") == std::vector<Space>{{{0, 0}, 2}});
    rig.click_hex_with({3, 0}, with_ctrl);
    CHECK(rig.spaces("red").empty());
}

TEST_CASE("one level at a time: what the plan shows is painted") {
    Painting rig;
    go_to_level(rig.editor.map, 1);
    rig.settle();
    rig.click_hex({-1, 0});
    go_to_level(rig.editor.map, 2);
    rig.settle();
    rig.click_hex({0, 0});
    CHECK(rig.spaces("red") == std::vector<Space>{{{-1, 0}, 1}, {{0, 0}, 2}});
    const std::size_t before = rig.steps();
    rig.click_hex({20, 0});
    CHECK(rig.notice().find("20,0") != std::string::npos);
    CHECK(rig.steps() == before);
}

}  // namespace hexwright
