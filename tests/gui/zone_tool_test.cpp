// Painting zones with the mouse and changing them in their panel.
#include "editor/session/zone_tool.h"

#include "editor/session/viewing.h"
#include "tests/gui/rig.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

// Two plates of grass side by side, seven hexes each, and a higher tile on the first; 0,0 is its middle.
struct Painting : Rig {
    Painting() {
        const PieceKind seven = *test_catalogue().piece("grass-7"), one = *test_catalogue().piece("grass-1");
        const std::vector<PlacedPiece> pieces{
            {.kind = seven, .at = {0, -1}}, {.kind = seven, .at = {3, -1}}, {.kind = one, .at = {0, 0}, .level = 2}};
        if (editor.document.commit({PlacePieces{pieces}, {}})) throw std::runtime_error("the test's map is refused");
        show_whole(editor, true);
        settle();
        key("home");
        key("z");
    }
    std::vector<Space> spaces(const std::string& id) const {
        const Zone* zone = zone_named(*editor.now().scenario->zones, id);
        return zone ? zone->spaces : std::vector<Space>{};
    }
    std::size_t steps() const { return editor.document.history().steps().size(); }
};

constexpr Mods ctrl{true, false, false}, alt{false, false, true};

}  // namespace

TEST_CASE("a drag over the map paints a zone in one step, and makes it with the first stroke") {
    Painting rig;
    const std::size_t before = rig.steps();
    rig.drag_hexes({{-1, 0}, {1, 0}});
    // The hex between is painted on its upper tile.
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
    show_zone(rig.editor, "red", false);
    rig.drag_hexes({{-1, 0}, {1, 0}}, ctrl);
    CHECK(rig.spaces("blue").empty());
    CHECK(rig.spaces("red").size() == 2);
    show_zone(rig.editor, "red", true);
    rig.drag_hexes({{-1, 0}, {1, 0}}, ctrl);
    CHECK(rig.spaces("red").empty());
}

TEST_CASE("a fill takes what hangs together at one height, with Alt or as the way of the tool") {
    Painting rig;
    rig.click_hex_with({-1, 0}, alt);
    CHECK(rig.spaces("red").size() == 13);  // Both plates without the hex under the upper tile.
    rig.key("2");
    rig.key("z");  // Pressed again: fill.
    rig.click_hex({0, 0});
    CHECK(rig.spaces("blue") == std::vector<Space>{{{0, 0}, 2}});
    rig.click_hex_with({3, 0}, ctrl);
    CHECK(rig.spaces("red").empty());
}

TEST_CASE("one level at a time: what the plan shows is painted") {
    Painting rig;
    go_to_level(rig.editor, 1);
    rig.settle();
    rig.click_hex({-1, 0});
    go_to_level(rig.editor, 2);
    rig.settle();
    rig.click_hex({0, 0});
    CHECK(rig.spaces("red") == std::vector<Space>{{{-1, 0}, 1}, {{0, 0}, 2}});
    const std::size_t before = rig.steps();
    rig.click_hex({20, 0});
    CHECK(rig.notice().find("20,0") != std::string::npos);
    CHECK(rig.steps() == before);
}

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
    CHECK(rig.editor.tools.current == Tool::Zone);
}

TEST_CASE("the zones panel chooses, names, sizes, hides and removes zones") {
    Painting rig;
    rig.click_on("zones:green");
    rig.drag_hexes({{-1, 0}, {1, 0}});
    rig.click_on("zone.add");
    REQUIRE(rig.editor.now().scenario->zones->size() == 2);
    CHECK(rig.editor.tools.zone_brush.id == "red");
    rig.click_on("zone:green");
    CHECK(rig.editor.tools.zone_brush.id == "green");

    rig.click_on("zones.size");
    rig.type("24");
    rig.key("enter");
    CHECK(zone_named(*rig.editor.now().scenario->zones, "green")->size == 24);
    CHECK(zone_count(*zone_named(*rig.editor.now().scenario->zones, "green"), test_words()) == "3 of 24");
    rig.click_on("zones.name");
    rig.type(" Gate");
    rig.key("enter");
    REQUIRE(zone_named(*rig.editor.now().scenario->zones, "green-gate"));
    CHECK(rig.editor.tools.zone_brush.id == "green-gate");

    const int uploads = rig.backend.uploads;
    rig.click_on("zone.eye:green-gate");
    CHECK_FALSE(is_shown(rig.editor.tools.zone_brush, "green-gate"));
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
    CHECK(rig.editor.status.notice->refused);
    CHECK(rig.spaces("blue").size() == 1);
    CHECK(rig.spaces("red").size() == 1);
}

}  // namespace hexwright
