// Pieces and blocks in hand lie on the surface under the pointer while all levels are shown, or on request; taking one
// in hand changes no level.
#include "editor/commands/status_text.h"
#include "editor/editing/arming.h"
#include "editor/editing/carry_tool.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/editing/pointing.h"
#include "editor/editing/viewing.h"
#include "editor/tools/clipboard.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/workspace/rig.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

PlacedPiece newest_of(const SessionRig& rig) { return rig.editor.now().scenario->battlefield.pieces().back(); }

// A plain at level 1, a hill of level 3 on it at 0,0, and a bridge at level 6 over 4,0.
struct Hills : SessionRig {
    Hills() {
        put({lying("grass-7", {0, 0}), lying("grass-7", {4, 0}), lying("rock-1", {0, 0}, 2), lying("rock-1", {0, 0}, 3),
             lying("road-1", {4, 0}, 6)});
        show_whole(editor.map, true);
    }
    int ghost_level(HexCoord hex) {
        hover_hex(hex);
        const auto ghost = ghost_of(editor.map);
        return ghost && !ghost->pieces.empty() ? ghost->pieces.front().level : 0;
    }
};

}  // namespace

TEST_CASE("while all levels are shown, a piece lies on the surface under the pointer") {
    Hills rig;
    const int level = rig.editor.map.view.level;
    arm(rig.editor, shipped_kind("sand-1"));
    CHECK(rig.editor.map.view.whole);
    CHECK(rig.editor.map.view.level == level);
    CHECK(rig.ghost_level({20, 0}) == 1);
    CHECK(rig.ghost_level({1, 0}) == 2);
    CHECK(rig.ghost_level({0, 0}) == 4);
    CHECK(rig.ghost_level({4, 0}) == 7);
    rig.click_hex({1, 0});
    CHECK(newest_of(rig).level == 2);
    CHECK(rig.editor.map.view.whole);
    CHECK(rig.editor.map.view.level == level);
    CHECK(rig.ghost_level({1, 0}) == 3);
}

TEST_CASE("while all levels are shown, the bare table is told as level 1, whichever level was looked at before") {
    Hills rig;
    rig.editor.map.view.level = 5;
    rig.hover_hex({20, 0});
    CHECK(hover_text(rig.editor).starts_with("20,0,1"));
    show_whole(rig.editor.map, false);
    CHECK(hover_text(rig.editor).starts_with("20,0,5"));
}

TEST_CASE("a piece in hand stays there while all levels are shown and hidden again") {
    Hills rig;
    arm(rig.editor, shipped_kind("sand-1"));
    rig.key("a");
    CHECK_FALSE(rig.editor.map.view.whole);
    rig.key("a");
    CHECK(rig.editor.map.view.whole);
    CHECK(rig.editor.map.tools.armed);
}

TEST_CASE("a large piece lies as low as it can without overlap, from the surface under the pointer up") {
    Hills rig;
    arm(rig.editor, shipped_kind("sand-7"));
    CHECK(rig.ghost_level({0, 0}) == 4);
    CHECK(rig.ghost_level({1, 0}) == 4);  // The hill is in its way.
    CHECK(rig.ghost_level({5, 0}) == 2);  // There is room under the bridge.
}

TEST_CASE("in 3D the surface that is hit counts, be it under a bridge") {
    Hills rig;
    arm(rig.editor, shipped_kind("sand-1"));
    Pointer under = SessionRig::at({4, 0});
    under.in_scene = true;
    under.level = 2;
    rig.editor.map.tools.hovered = under;
    REQUIRE(ghost_of(rig.editor.map));
    CHECK(ghost_of(rig.editor.map)->pieces.front().level == 2);
}

TEST_CASE("on a level, on request, a piece lies on what is seen of that level and those below") {
    Hills rig;
    rig.key("a");
    rig.editor.map.view.level = 2;
    arm(rig.editor, shipped_kind("sand-1"));
    CHECK(rig.ghost_level({4, 0}) == 2);
    rig.key("t");
    CHECK(rig.ghost_level({4, 0}) == 2);  // The bridge is above the level that is shown.
    CHECK(rig.ghost_level({20, 0}) == 1);
    CHECK(rig.ghost_level({0, 0}) == 4);
}

TEST_CASE("taking a piece of the map in hand changes no level") {
    for (const bool whole : {true, false}) {
        Hills rig;
        show_whole(rig.editor.map, whole);
        rig.editor.map.view.level = 3;
        const auto unchanged = [&] { return rig.editor.map.view.whole == whole && rig.editor.map.view.level == 3; };
        take_from_map(rig.editor, SessionRig::at({5, 0}), PickUp::Copy);
        REQUIRE(rig.editor.map.tools.armed);
        CHECK(unchanged());
        rig.key("esc");
        take_from_map(rig.editor, SessionRig::at({5, 0}), PickUp::Move);
        REQUIRE(rig.editor.map.tools.armed);
        CHECK(unchanged());
        rig.key("esc");
        select(rig.editor.map, {PieceId{0}});
        pick_up(rig.editor);
        REQUIRE(rig.editor.map.tools.armed);
        CHECK(unchanged());
        rig.key("esc");
        select(rig.editor.map, {PieceId{0}, PieceId{2}});
        pick_up(rig.editor);
        REQUIRE(rig.editor.map.tools.carried);
        CHECK(unchanged());
    }
}

TEST_CASE("a piece lifted off the map does not lie on itself") {
    Hills rig;
    select(rig.editor.map, {PieceId{3}});
    pick_up(rig.editor);
    CHECK(rig.ghost_level({1, 0}) == 2);
    CHECK(rig.ghost_level({0, 0}) == 3);  // There it lies already.
    rig.click_hex({1, 0});
    CHECK(rig.editor.now().scenario->battlefield.find(PieceId{3})->level == 2);
}

TEST_CASE("a block in hand lies on the surface under the pointer, as low as all of it can") {
    Hills rig;
    select(rig.editor.map, {PieceId{2}, PieceId{3}});
    run("edit.copy", rig.editor);
    run("edit.paste", rig.editor);
    REQUIRE(rig.editor.map.tools.carried);
    CHECK(rig.editor.map.view.whole);
    CHECK(rig.ghost_level({20, 0}) == 1);
    CHECK(rig.ghost_level({1, 0}) == 2);
    CHECK(rig.ghost_level({0, 0}) == 4);
    rig.click_hex({1, 0});
    CHECK(newest_of(rig).level == 3);
    rig.key("esc");
    select(rig.editor.map, {PieceId{2}, PieceId{3}});
    pick_up(rig.editor);
    CHECK(rig.ghost_level({0, 1}) == 2);
}

TEST_CASE("while all levels are shown, an area is filled on the surface under the pointer") {
    Hills rig;
    arm(rig.editor, shipped_kind("sand-1"));
    choose_tool(rig.editor, Tool::Fill);
    CHECK(level_of(rig.editor.map, SessionRig::at({0, 0})) == 4);
    CHECK(level_of(rig.editor.map, SessionRig::at({1, 0})) == 2);
    CHECK(level_of(rig.editor.map, SessionRig::at({20, 0})) == 1);
}

TEST_CASE("a hint that a piece would hang names the level that would carry it, however far") {
    Hills rig;
    rig.key("a");
    rig.editor.map.view.level = 26;
    arm(rig.editor, shipped_kind("sand-1"));
    const auto hint = [&](HexCoord hex) { return rig.hover_hex(hex), rig.notice(); };
    CHECK(hint({20, 0}).find("Level 1 would") != std::string::npos);
    CHECK(hint({0, 0}).find("Level 4 would") != std::string::npos);
    rig.put({lying("tree-10", {20, 0})});
    CHECK(hint({20, 0}).find("or any other level here") != std::string::npos);
}

}  // namespace hexwright
