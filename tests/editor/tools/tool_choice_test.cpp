// What is in hand and what keys do to it.
#include "editor/tools/tool_choice.h"

#include "editor/editing/arming.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("what lies in the way refuses a piece, and the status line says what") {
    SessionRig rig;
    arm(rig.editor, *test_catalogue().piece("grass-7"));
    rig.click_hex({2, 1});
    rig.click_hex({2, 1});
    CHECK(rig.pieces() == 1);
    CHECK(rig.editor.map.status.notice->refused);
    CHECK(rig.notice().find("seven-hex grass tile") != std::string::npos);
    rig.key("pgup");  // The next action clears the line, and there is room above.
    CHECK_FALSE(rig.editor.map.status.notice);
    rig.click_hex({2, 1});
    CHECK(rig.pieces() == 2);
}

TEST_CASE("a selected piece is turned, raised, picked up, put down and deleted by keys") {
    SessionRig rig;
    arm(rig.editor, *test_catalogue().piece("grass-2"));
    rig.click_hex({0, 0});
    rig.key("esc");
    rig.click_hex({0, 0});
    REQUIRE(selected_piece(rig.editor.map.tools, rig.editor.map.document));
    const PlacedPiece laid = *selected_piece(rig.editor.map.tools, rig.editor.map.document);
    rig.key("r");
    CHECK(selected_piece(rig.editor.map.tools, rig.editor.map.document)->turn == 1);
    rig.key("shift+r");
    CHECK(*selected_piece(rig.editor.map.tools, rig.editor.map.document) == laid);
    rig.key("ctrl+pgup");
    CHECK(selected_piece(rig.editor.map.tools, rig.editor.map.document)->level == 2);
    CHECK(rig.editor.map.view.level == 2);
    rig.key("ctrl+pgdn");
    rig.key("m");
    rig.click_hex({5, 0});
    REQUIRE(rig.pieces() == 1);
    CHECK(selected_piece(rig.editor.map.tools, rig.editor.map.document)->id == laid.id);
    CHECK(selected_piece(rig.editor.map.tools, rig.editor.map.document)->at == HexCoord{5, 0});
    rig.key("del");
    CHECK(rig.pieces() == 0);
}

TEST_CASE("Esc leaves a piece that was picked up where it was") {
    SessionRig rig;
    arm(rig.editor, *test_catalogue().piece("grass-7"));
    rig.click_hex({0, 0});
    rig.key("esc");
    rig.click_hex({0, 0});
    const std::string before = rig.text();
    REQUIRE(run("edit.pick-up", rig.editor));
    REQUIRE(rig.editor.map.tools.armed);
    rig.hover_hex({4, 4});
    rig.key("esc");
    CHECK_FALSE(rig.editor.map.tools.armed);
    CHECK(rig.text() == before);
    CHECK(rig.editor.map.document.history().steps().size() == 2);
}

TEST_CASE("number keys take recent pieces in hand again") {
    SessionRig rig;
    arm(rig.editor, *test_catalogue().piece("grass-7"));
    arm(rig.editor, *test_catalogue().piece("grass-1"));
    rig.key("esc");
    rig.key("2");
    REQUIRE(rig.editor.map.tools.armed);
    CHECK(rig.editor.catalogue()[rig.editor.map.tools.armed->kind].id == "grass-7");
    rig.key("1");
    CHECK(rig.editor.catalogue()[rig.editor.map.tools.armed->kind].id == "grass-1");
}

}  // namespace hexwright
