// Placing, choosing, moving, turning over and removing glyphs with mouse and keys.
#include "editor/tools/glyph_tool.h"

#include "tests/editor/tools/laying.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

using Laying = LayingOn<Rig>;

}  // namespace

TEST_CASE("R turns the glyph in hand over, and then the one that is chosen, unknown ones have no kind") {
    Laying rig;
    rig.click_on("glyph:unknown");
    rig.key("r");
    rig.click_hex({0, 0});
    CHECK(rig.glyphs() == std::vector<Glyph>{{"", {{0, 0}, 1}, Facing::Symbol}});
    rig.click_hex({0, 0});
    rig.key("r");
    CHECK(rig.glyphs()[0].facing == Facing::Power);
    CHECK(rig.editor.map.tools.glyph_brush.facing == Facing::Symbol);
    rig.click_on("glyphs.symbol");
    CHECK(rig.glyphs()[0].facing == Facing::Symbol);
}

TEST_CASE("glyphs are laid in 3D, and only on what can be stood on") {
    Laying rig;
    rig.drag_spaces({{{1, 0}, 1}});
    CHECK(rig.glyphs() == std::vector<Glyph>{{"wannok", {{1, 0}, 1}, Facing::Power}});
    rig.click_hex({9, 9});
    CHECK(rig.glyphs().size() == 1);
    INFO(rig.notice());
    CHECK(rig.notice().find("9,9") != std::string::npos);
}

}  // namespace hexwright
