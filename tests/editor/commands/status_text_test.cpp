// What the status line says of the place under the mouse, and its counts.
#include "editor/commands/status_text.h"

#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("the status line tells place, terrain and height, and counts pieces and sets") {
    SessionRig rig("the-narrows");
    CHECK(count_text(rig.editor) == "75 pieces · 1 set");
    const PlacedPiece piece = rig.editor.now().scenario->battlefield.pieces().front();
    rig.editor.map.view.level = piece.level;
    rig.hover_hex(piece.at);
    CHECK(hover_text(rig.editor).starts_with(to_text(Space{piece.at, piece.level})));
}

}  // namespace hexwright
