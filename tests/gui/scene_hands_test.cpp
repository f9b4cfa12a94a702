// The mouse in 3D: selecting, dragging, boxes, strokes and zones under symmetry, and what is drawn over the view
// meanwhile.
#include "editor/editing/arming.h"
#include "editor/editing/carry_tool.h"
#include "editor/editing/commit.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/editing/symmetry_tool.h"
#include "editor/panes/scene_pane.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/zone_tool.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

// Two plates of seven hexes, each the other's image under a half turn about 0,0; only the 3D view, from above.
struct Looking : Rig {
    Looking() {
        const std::vector<PlacedPiece> pieces{{.kind = shipped_kind("grass-7"), .at = {4, -1}},
                                              {.kind = shipped_kind("grass-7"), .at = {-4, -1}}};
        if (editor.map.document.commit({PlacePieces{pieces}, {}}))
            throw std::runtime_error("the test's map is refused");
        editor.map.view.whole = false;
        editor.map.view.level = 1;
        editor.map.view.layout = ViewLayout::Scene;
        run("view.from-top", editor);
        settle();
        editor.map.view.scene = zoomed(editor.map.view.scene, 0.6F);  // Shows some of the table around it.
        settle();
    }
    void turn_about_middle() {
        editor.map.tools.symmetry = {SymmetryKind::TwoAboutHex, {0, 0}};
        settle();
    }
    std::size_t steps() const { return editor.map.document.history().steps().size(); }
    HexCoord at(int id) const { return editor.now().scenario->battlefield.find(PieceId{id})->at; }
};

}  // namespace

TEST_CASE("in 3D a click selects, a drag moves what is selected as one step") {
    Looking rig;
    rig.drag_spaces({{{4, 0}, 1}});
    REQUIRE(rig.editor.map.tools.selected == std::vector{PieceId{0}});
    rig.drag_spaces({{{4, 0}, 1}, {{4, 3}, 0}, {{4, 5}, 0}});
    CHECK(rig.at(0) == HexCoord{4, 4});
    CHECK(rig.steps() == 3);
    rig.key("ctrl+z");
    CHECK(rig.at(0) == HexCoord{4, -1});
}

TEST_CASE("what speaks against a place is told before the click, whatever hint stood there") {
    Looking rig;
    run("view.both", rig.editor);
    rig.editor.map.view.level = 3;
    arm(rig.editor, shipped_kind("rock-1"));
    rig.settle();
    rig.hover_hex({4, 0});
    REQUIRE(ghost_of(rig.editor.map));
    REQUIRE(ghost_of(rig.editor.map)->concern);
    CHECK(rig.notice() == test_words()(*ghost_of(rig.editor.map)->concern));
}

TEST_CASE("in 3D a drag beside the pieces draws a box that takes what it touches") {
    Looking rig;
    std::vector<ImVec2> way;
    for (const HexCoord hex : {HexCoord{1, -4}, HexCoord{4, 0}, HexCoord{6, 3}})
        way.push_back(*point_in_scene(rig.main_window.ui, rig.editor, {hex, 0}));
    rig.press_at(way[0]);
    rig.move_to(way[1]);
    rig.move_to(way[2]);
    CHECK(rig.editor.map.tools.selecting.how == SelectionGesture::How::Box);
    rig.let_go();
    CHECK(rig.editor.map.tools.selected == std::vector{PieceId{0}});
    CHECK(rig.steps() == 2);
}

TEST_CASE("the centre of the symmetry is seen in 3D where it lies") {
    Looking rig;
    CHECK_FALSE(rig.sees("symmetry-centre"));
    rig.turn_about_middle();
    REQUIRE(rig.sees("symmetry-centre"));
    const ImVec2 seen = rig.main_window.ui.find("symmetry-centre")->middle(),
                 there = *point_in_scene(rig.main_window.ui, rig.editor, {{0, 0}, 0});
    CHECK(seen.x == Approx(there.x).margin(1));
    CHECK(seen.y == Approx(there.y).margin(1));
}

TEST_CASE("a stroke in 3D lays all copies, as one step") {
    Looking rig;
    rig.turn_about_middle();
    arm(rig.editor, shipped_kind("sand-1"));
    rig.drag_spaces({{{3, 0}, 1}, {{5, 0}, 1}});
    CHECK(rig.pieces() == 8);
    CHECK(rig.steps() == 3);
    CHECK(
        not_symmetric(rig.editor.now().scenario->battlefield, rig.editor.map.tools.symmetry, test_catalogue()).empty());
    rig.key("ctrl+z");
    CHECK(rig.pieces() == 2);
}

TEST_CASE("a zone painted in 3D under symmetry paints the other players' zones") {
    Looking rig;
    rig.turn_about_middle();
    choose_tool(rig.editor, Tool::Zone);
    rig.drag_spaces({{{4, 0}, 1}, {{5, 0}, 1}});
    const Zones& zones = *rig.editor.now().scenario->zones;
    REQUIRE(zone_named(zones, "red"));
    REQUIRE(zone_named(zones, "blue"));
    CHECK(zone_named(zones, "red")->spaces == std::vector<Space>{{{4, 0}, 1}, {{5, 0}, 1}});
    CHECK(zone_named(zones, "blue")->spaces == std::vector<Space>{{{-5, 0}, 1}, {{-4, 0}, 1}});
    CHECK(rig.steps() == 3);
}

TEST_CASE("in 3D the eraser takes the images along") {
    Looking rig;
    rig.turn_about_middle();
    arm(rig.editor, shipped_kind("sand-1"));
    rig.drag_spaces({{{4, 0}, 1}});
    REQUIRE(rig.pieces() == 4);
    choose_tool(rig.editor, Tool::Erase);
    rig.drag_spaces({{{4, 0}, 2}});
    CHECK(rig.pieces() == 2);
}

TEST_CASE("a block in hand shows its zones and glyphs where they would lie") {
    Looking rig;
    commit(rig.editor.map, SetZones{{{"red", "start", "red", {}, {{{4, 0}, 1}}}}});
    commit(rig.editor.map, SetGlyphs{{{"", {{5, 0}, 1}, Facing::Symbol}}});
    rig.drag_spaces({{{4, 0}, 1}});
    rig.key("ctrl+d");
    REQUIRE(rig.editor.map.tools.carried);
    rig.move_to(*point_in_scene(rig.main_window.ui, rig.editor, {{4, 5}, 0}));
    const CachedGhost* ghost = cached_ghost_of_block(rig.editor.map);
    REQUIRE(ghost);
    REQUIRE(ghost->zones.size() == 1);
    REQUIRE(ghost->glyphs.size() == 1);
    const HexCoord way = rig.editor.map.tools.hovered->hex - rig.editor.map.tools.carried->grip;
    CHECK(ghost->zones[0].spaces ==
          std::vector<Space>{{HexCoord{4, 0} + way, rig.editor.map.tools.hovered->level.value()}});
    CHECK(ghost->glyphs[0].at.at == HexCoord{5, 0} + way);
}

}  // namespace hexwright
