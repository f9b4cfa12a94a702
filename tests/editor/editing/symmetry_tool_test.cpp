// Symmetry while working: every change is made at all images, or refused as a whole.
#include "editor/editing/symmetry_tool.h"

#include "editor/editing/arming.h"
#include "editor/editing/carry_tool.h"
#include "editor/editing/commit.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/zone_brush.h"
#include "editor/tools/zone_tool.h"
#include "tests/editor/editing/placed.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

void choose(SessionRig& rig, const std::string& id) {
    REQUIRE(run("symmetry." + id, rig.editor));
    rig.settle();
}

}  // namespace

TEST_CASE(
    "on an empty map the next click says where the centre is, then one click places all copies, one undo takes them") {
    const std::pair<const char*, std::size_t> table[] = {
        {"six-about-hex", 6},  {"three-about-hex", 3},    {"three-about-corner", 3}, {"two-about-hex", 2},
        {"two-about-edge", 2}, {"mirror-through-hex", 2}, {"mirror-along-edge", 2}};
    for (const auto& [id, copies] : table) {
        INFO(id);
        SessionRig rig;
        choose(rig, id);
        REQUIRE(rig.editor.map.tools.current == Tool::Centre);
        rig.hover_hex({1, 1});
        CHECK(rig.notice().starts_with("Click "));  // Shown until it is done, wherever the mouse is.
        rig.click_hex({1, 1});
        CHECK(rig.editor.map.tools.current == Tool::Select);
        CHECK(rig.editor.map.tools.symmetry.hex == HexCoord{1, 1});
        arm(rig.editor, *test_catalogue().piece("grass-1"));
        rig.hover_hex({4, 0});
        CHECK(ghost_of(rig.editor.map)->pieces.size() == copies);
        rig.click_hex({4, 0});
        CHECK(rig.pieces() == copies);
        CHECK(
            not_symmetric(rig.editor.now().scenario->battlefield, rig.editor.map.tools.symmetry, rig.editor.catalogue())
                .empty());
        rig.key("ctrl+z");
        CHECK(rig.pieces() == 0);
    }
}

TEST_CASE("moving, turning, erasing and zones do all copies, off again they do one") {
    SessionRig rig;
    rig.put({lying("grass-1", {2, 0}), lying("grass-1", {-2, 0})});
    choose(rig, "two-about-hex");
    REQUIRE(rig.editor.map.tools.symmetry.hex == HexCoord{0, 0});  // The centre that suits the map best.
    rig.click_hex({2, 0});
    rig.key("right");
    CHECK(rig.editor.now().scenario->battlefield.pieces()[1].at == HexCoord{-3, 0});
    commit(rig.editor.map, SetZones{{{"red", "start", "red", {}, {{{3, 0}, 1}}}}});
    CHECK(rig.editor.now().scenario->zones->size() == 2);
    rig.key("del");
    CHECK(rig.pieces() == 0);
    rig.key("ctrl+z");
    choose(rig, "off");
    rig.click_hex({3, 0});
    rig.key("del");
    CHECK(rig.pieces() == 1);
}

TEST_CASE("copies are refused together, and nothing lies there afterwards") {
    SessionRig rig;
    rig.put({lying("rock-1", {-3, 0})});
    choose(rig, "two-about-hex");
    choose(rig, "centre");
    rig.click_hex({0, 0});
    arm(rig.editor, *test_catalogue().piece("grass-1"));
    rig.click_hex({3, 0});
    CHECK(rig.pieces() == 1);
    CHECK(rig.editor.map.status.notice->refused);
}

TEST_CASE("of what the limit refuses under symmetry, what fits is placed with all its copies") {
    SessionRig rig;
    Limit limit;
    limit.items.push_back({test_catalogue()[*test_catalogue().piece("grass-1")].items[0], 5});
    rig.put({lying("rock-1", {-4, 0})});
    REQUIRE_FALSE(rig.editor.map.document.commit({SetLimit{limit}, {}}));
    rig.editor.map.tools.symmetry = {SymmetryKind::TwoAboutHex, {0, 0}};
    const std::vector<PlacedPiece> row{lying("grass-1", {2, 0}), lying("grass-1", {3, 0}), lying("grass-1", {5, 0})};
    SECTION("a stroke") { CHECK_FALSE(placed(rig.editor, row)); }
    SECTION("a block, of which one copy lies on the rock") {
        CHECK_FALSE(
            place_block(rig.editor, {{lying("grass-1", {2, 0}), lying("grass-1", {4, 0}), lying("grass-1", {3, 0})}}));
    }
    CHECK(rig.pieces() == 1);
    rig.settle();
    REQUIRE(has_offer(rig.editor.map.status));
    rig.key("enter");
    CHECK(rig.pieces() == 5);
    CHECK(rig.notice() == "Placed 4 of 6 pieces; the others did not fit.");
    // The rock.
    CHECK(not_symmetric(rig.editor.now().scenario->battlefield, rig.editor.map.tools.symmetry, rig.editor.catalogue())
              .size() == 1);
    rig.key("ctrl+z");
    CHECK(rig.pieces() == 1);
}

TEST_CASE("where no piece fits with all its copies, nothing is offered") {
    SessionRig rig;
    rig.put({lying("rock-1", {-4, 0})});
    rig.editor.map.tools.symmetry = {SymmetryKind::TwoAboutHex, {0, 0}};
    CHECK_FALSE(place_block(rig.editor, {{lying("grass-1", {4, 0})}}));
    rig.settle();
    CHECK(rig.editor.map.status.notice->refused);
    CHECK_FALSE(has_offer(rig.editor.map.status));
}

TEST_CASE("what has no mirror partner is filled from smaller pieces when somebody accepts it") {
    SessionRig rig;
    rig.put({lying("grass-24", {0, 0})});
    rig.click_hex({0, 0});
    const std::size_t hexes = rig.editor.now().terrain.columns().size();
    const std::string before = rig.text();
    SECTION("of the selection, in its place") {
        rig.key("x");
        REQUIRE(has_offer(rig.editor.map.status));
        rig.key("enter");
        CHECK(rig.editor.map.tools.selected.size() == rig.pieces());
    }
    SECTION("of the selection, with its image under the symmetry") {
        rig.put({{.kind = *test_catalogue().piece("grass-24"), .at = {-12, 0}, .turn = 3}});
        rig.editor.map.tools.symmetry = {SymmetryKind::TwoAboutHex, {-6, 0}};
        rig.key("x");
        REQUIRE(has_offer(rig.editor.map.status));
        rig.key("enter");
        CHECK(rig.pieces() > 2);
        rig.key("ctrl+z");
        rig.key("ctrl+z");
        CHECK(rig.text() == before);
        return;
    }
    SECTION("of a block in hand") {
        rig.key("ctrl+d");
        REQUIRE(rig.editor.map.tools.carried);
        rig.key("x");
        REQUIRE(has_offer(rig.editor.map.status));
        rig.key("enter");
        CHECK(rig.editor.map.tools.carried->block.pieces.size() > 1);
        rig.click_hex({14, 0});
        CHECK(rig.editor.now().terrain.columns().size() == 2 * hexes);
        rig.key("ctrl+z");
        CHECK(rig.text() == before);
        return;
    }
    CHECK(rig.pieces() > 1);
    CHECK(rig.editor.now().terrain.columns().size() == hexes);
    CHECK(rig.editor.now().scenario->battlefield.pieces().size() == rig.pieces());
    rig.key("ctrl+z");
    CHECK(rig.text() == before);
}

TEST_CASE("a zone removed under symmetry takes its images along, and says so") {
    SessionRig rig;
    rig.editor.map.tools.symmetry = {SymmetryKind::TwoAboutHex, {0, 0}};
    const auto ids = [&] {
        std::string text;
        for (const Zone& zone : *rig.editor.now().scenario->zones)
            text += zone.id + ":" + std::to_string(zone.spaces.size()) + " ";
        return text;
    };
    SECTION("the image goes with it") {
        REQUIRE(commit(rig.editor.map, SetZones{{{"red", "start", "red", {}, {{{3, 0}, 1}, {{4, 0}, 1}}}}}));
        REQUIRE(ids() == "red:2 blue:2 ");
        hold_zone(rig.editor.map, "red");
        remove_zone(rig.editor);
        CHECK(ids().empty());
        CHECK(rig.notice() == "Removed zone red and its copies under the symmetry: blue.");
        rig.key("ctrl+z");
        CHECK(ids() == "red:2 blue:2 ");
    }
    SECTION("what the other zone has of its own stays") {
        REQUIRE(commit(rig.editor.map, SetZones{{{"red", "start", "red", {}, {{{3, 0}, 1}}}}}));
        rig.editor.map.tools.symmetry.kind = SymmetryKind::Off;
        REQUIRE(commit(rig.editor.map, SetZones{{{"red", "start", "red", {}, {{{3, 0}, 1}}},
                                                 {"blue", "start", "blue", {}, {{{-3, 0}, 1}, {{7, 7}, 1}}}}}));
        rig.editor.map.tools.symmetry.kind = SymmetryKind::TwoAboutHex;
        hold_zone(rig.editor.map, "red");
        remove_zone(rig.editor);
        CHECK(ids() == "blue:1 ");
    }
    SECTION("a zone that is its own image does not come back") {
        REQUIRE(commit(rig.editor.map, SetZones{{{"exit", "exit", "", {}, {{{3, 0}, 1}}}}}));
        REQUIRE(ids() == "exit:2 ");
        hold_zone(rig.editor.map, "exit");
        remove_zone(rig.editor);
        CHECK(ids().empty());
    }
    SECTION("a name changes without the image") {
        REQUIRE(commit(rig.editor.map, SetZones{{{"red", "start", "red", {}, {{{3, 0}, 1}}}}}));
        Zone zone = rig.editor.now().scenario->zones->front();
        zone.id = "north";
        REQUIRE(change_zone(rig.editor.map, "red", zone));
        CHECK(ids() == "north:1 blue:1 ");
    }
}

}  // namespace hexwright
