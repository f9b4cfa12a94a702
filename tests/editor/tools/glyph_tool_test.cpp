// Placing, choosing, moving, turning over and removing glyphs with mouse and keys.
#include "editor/tools/glyph_tool.h"

#include "editor/tools/glyph_brush.h"
#include "tests/editor/tools/laying.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

using Laying = LayingOn<SessionRig>;

}  // namespace

TEST_CASE("a click lays a glyph down, a click on it chooses it, Delete takes it away, undo brings it back") {
    Laying rig;
    rig.click_hex({0, 0});
    CHECK(rig.glyphs() == std::vector<Glyph>{{"wannok", {{0, 0}, 1}, Facing::Power}});
    rig.click_hex({0, 0});
    CHECK(rig.glyphs().size() == 1);
    CHECK(rig.editor.map.tools.glyph_brush.chosen == Space{{0, 0}, 1});
    rig.key("del");
    CHECK(rig.glyphs().empty());
    rig.key("ctrl+z");
    CHECK(rig.glyphs().size() == 1);
}

TEST_CASE("a drag moves a glyph in one step, onto another one it is refused, beside the map it stays") {
    Laying rig;
    rig.click_hex({0, 0});
    rig.drag_hexes({{0, 0}, {1, 0}});
    CHECK(rig.glyphs() == std::vector<Glyph>{{"wannok", {{1, 0}, 1}, Facing::Power}});
    CHECK(rig.editor.map.document.history().steps().size() == 4);
    rig.click_hex({-1, 0});
    rig.drag_hexes({{-1, 0}, {1, 0}});
    CHECK(rig.editor.map.status.notice->refused);
    rig.drag_hexes({{-1, 0}, {9, 0}});
    CHECK(rig.editor.map.status.notice->refused);
    CHECK(rig.glyphs().back().at == Space{{-1, 0}, 1});
}

TEST_CASE("glyphs are counted against the sets of the limit") {
    Laying rig;
    Limit limit;
    limit.sets.push_back({*test_catalogue().set("rise-of-the-valkyrie"), 1});
    REQUIRE_FALSE(rig.editor.map.document.commit({SetLimit{limit}, {}}));
    const GlyphStock before = glyph_stock("wannok", *rig.editor.now().scenario, test_catalogue());
    const std::string id = [&] {  // A kind that the box holds exactly once.
        for (const GlyphType& type : test_catalogue().glyphs())
            if (glyph_stock(type.id, *rig.editor.now().scenario, test_catalogue()).have == 1) return type.id;
        return std::string();
    }();
    REQUIRE(before.limited);
    REQUIRE_FALSE(id.empty());
    hold_glyph(rig.editor, id);
    rig.click_hex({0, 0});
    CHECK(glyph_stock(id, *rig.editor.now().scenario, test_catalogue()).left() == 0);
    CHECK_FALSE(rig.editor.map.status.notice);
    rig.click_hex({1, 0});
    CHECK(glyph_stock(id, *rig.editor.now().scenario, test_catalogue()).left() == -1);
    // Glyphs beyond the limit are placed with a notice and become an issue; only pieces are refused.
    CHECK(rig.notice().find("limit") != std::string::npos);
    CHECK(rig.glyphs().size() == 2);
}

}  // namespace hexwright
