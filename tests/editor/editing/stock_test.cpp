// What the limit of a map leaves to be placed, and how it is passed over.
#include "editor/editing/stock.h"

#include "editor/editing/arming.h"
#include "editor/editing/viewing.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("a tile taken off the map may go elsewhere, one more than the limit may not") {
    SessionRig rig("the-narrows");
    const std::string before = rig.text();
    rig.key("e");
    const PlacedPiece first = rig.editor.now().scenario->battlefield.pieces().back();
    rig.editor.map.view.level = first.level;
    rig.click_hex(first.at);
    REQUIRE(rig.pieces() == 74);
    const std::string kind = rig.editor.catalogue()[first.kind].id;

    rig.key("ctrl+z");
    CHECK(rig.text() == before);
    rig.key("ctrl+y");
    arm(rig.editor, first.kind);
    go_to_level(rig.editor.map, 1);
    rig.click_hex({-6, -6});
    REQUIRE(rig.pieces() == 75);
    rig.click_hex({-12, -6});
    CHECK(rig.pieces() == 75);
    CHECK(rig.notice().find("Swarm of the Marro") != std::string::npos);
    CHECK(stock_of(first.kind, rig.editor.now(), rig.editor.catalogue()).left == 0);
}

TEST_CASE("a kind that is used up cannot be taken in hand, and says why") {
    SessionRig rig("the-narrows");
    arm(rig.editor, *test_catalogue().piece("grass-1"));
    CHECK_FALSE(rig.editor.map.tools.armed);
    CHECK(rig.notice().find("Swarm of the Marro") != std::string::npos);
}

TEST_CASE("beyond my sets the limit only counts: the remedy that a refusal names is a command with undo") {
    SessionRig rig("the-narrows");
    const std::string before = rig.text();
    const PieceKind kind = *rig.editor.catalogue().piece("rock-7");
    rig.key("ctrl+b");
    arm(rig.editor, kind);
    go_to_level(rig.editor.map, 1);
    rig.click_hex({-6, -6});
    CHECK(rig.pieces() == 76);
    CHECK(rig.text().find("<limit beyond=\"yes\">") != std::string::npos);
    rig.key("ctrl+z");
    rig.key("ctrl+z");
    CHECK(rig.text() == before);
}

}  // namespace hexwright
