// Painting zones with the mouse and changing them in their panel.
#include "editor/tools/zone_tool.h"

#include "editor/editing/viewing.h"
#include "tests/editor/tools/painting.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

using Painting = PaintingOn<Rig>;

}  // namespace

TEST_CASE("zones are painted in 3D on the surface that the mouse meets") {
    Painting rig;
    rig.drag_spaces({{{2, 0}, 1}, {{4, 0}, 1}});
    CHECK(rig.spaces("red") == std::vector<Space>{{{2, 0}, 1}, {{3, 0}, 1}, {{4, 0}, 1}});
    rig.drag_spaces({{{0, 0}, 2}}, {}, 0);
    CHECK(rig.spaces("red").size() == 4);
    CHECK(rig.spaces("red").front() == Space{{0, 0}, 2});
}

TEST_CASE("Esc in the middle of a stroke leaves everything as it was") {
    Painting rig;
    const ImVec2 from = rig.point_on_plan({-1, 0}), to = rig.point_on_plan({1, 0});
    rig.move_to(from);
    rig.main_window.input.push(MouseEdge{0, true});
    rig.settle();
    rig.move_to(to);
    rig.key("esc");
    rig.main_window.input.push(MouseEdge{0, false});
    rig.settle();
    CHECK(rig.editor.now().scenario->zones->empty());
    CHECK(rig.editor.map.tools.current == Tool::Zone);
}

TEST_CASE("the zones panel chooses, names, sizes, hides and removes zones") {
    Painting rig;
    rig.click_on("zones:green");
    rig.drag_hexes({{-1, 0}, {1, 0}});
    rig.click_on("zone.add");
    REQUIRE(rig.editor.now().scenario->zones->size() == 2);
    CHECK(rig.editor.map.tools.zone_brush.id == "red");
    rig.click_on("zone:green");
    CHECK(rig.editor.map.tools.zone_brush.id == "green");

    rig.click_on("zones.size");
    rig.type("24");
    rig.key("enter");
    CHECK(zone_named(*rig.editor.now().scenario->zones, "green")->size == 24);
    CHECK(zone_count(*zone_named(*rig.editor.now().scenario->zones, "green"), test_words()) == "3 of 24");
    rig.click_on("zones.name");
    rig.type(" Gate");
    rig.key("enter");
    REQUIRE(zone_named(*rig.editor.now().scenario->zones, "green-gate"));
    CHECK(rig.editor.map.tools.zone_brush.id == "green-gate");

    const int uploads = rig.backend.uploads;
    rig.click_on("zone.eye:green-gate");
    CHECK_FALSE(is_shown(rig.editor.map.tools.zone_brush, "green-gate"));
    CHECK(rig.backend.uploads > uploads);  // The plan is painted without it.
    rig.click_on("zones:remove");
    CHECK(rig.editor.now().scenario->zones->size() == 1);
    rig.key("ctrl+z");
    CHECK(rig.editor.now().scenario->zones->size() == 2);
}

TEST_CASE("a name that another zone has is refused, and the field shows the old one again") {
    Painting rig;
    rig.click_hex({-1, 0});
    rig.key("2");
    rig.click_hex({1, 0});
    rig.click_on("zones.name");
    rig.key("ctrl+a");
    rig.type("Red");
    rig.key("enter");
    CHECK(rig.editor.map.status.notice->refused);
    CHECK(rig.spaces("blue").size() == 1);
    CHECK(rig.spaces("red").size() == 1);
}

}  // namespace hexwright
