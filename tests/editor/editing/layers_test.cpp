// Whole levels as edits, and the measure.
#include "editor/editing/layers.h"

#include "editor/editing/arming.h"
#include "editor/editing/lengths.h"
#include "editor/editing/viewing.h"
#include "editor/tools/measure_tool.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/tracing.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

const std::filesystem::path pictures = std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests/fuzz/corpus/picture";

}  // namespace

TEST_CASE("whole levels are inserted, doubled, removed and shifted, with the pictures under them, each with undo") {
    SessionRig rig;
    arm(rig.editor, *rig.editor.catalogue().piece("grass-7"));
    rig.click_hex({0, 0});
    go_to_level(rig.editor.map, 2);
    rig.click_hex({0, 0});
    add_underlay(rig.editor, pictures / "small.png");
    rig.key("esc");
    const std::string before = rig.text();
    const auto levels = [&] { return facts_of(rig.editor.now()).by_level; };
    REQUIRE(run("level.insert", rig.editor));
    CHECK(levels() == std::vector<int>{1, 0, 1});
    CHECK(rig.editor.now().scenario->underlays->at(0).level == 3);
    REQUIRE(run("level.remove", rig.editor));
    CHECK(levels() == std::vector<int>{1, 1});
    CHECK(rig.text() == before);
    REQUIRE(run("level.duplicate", rig.editor));
    CHECK(levels() == std::vector<int>{1, 1, 1});
    rig.key("ctrl+z");
    REQUIRE(run("level.shift-up", rig.editor));
    CHECK(levels() == std::vector<int>{0, 1, 1});
    CHECK(rig.editor.now().scenario->underlays->at(0).level == 3);
    CHECK(rig.editor.map.view.level == 3);
    REQUIRE(run("level.shift-down", rig.editor));
    CHECK(rig.text() == before);
    run("level.shift-down", rig.editor);  // Nothing can lie below the table.
    CHECK(rig.editor.map.status.notice->refused);
    CHECK(rig.text() == before);
}

TEST_CASE("the measure says hexes, centimetres, inches and levels") {
    SessionRig rig;
    arm(rig.editor, *rig.editor.catalogue().piece("grass-1"));
    for (const auto& [hex, level] :
         {std::pair(HexCoord{0, 0}, 1), {HexCoord{4, 0}, 1}, {HexCoord{4, 0}, 2}, {HexCoord{4, 0}, 3}}) {
        go_to_level(rig.editor.map, level);
        rig.click_hex(hex);
    }
    rig.key("esc");
    rig.key("d");
    rig.drag_hexes({{0, 0}, {4, 0}});
    REQUIRE(rig.editor.map.tools.measured);
    CHECK(rig.editor.words(measure_words(rig.editor)) == "4 hexes · 17.8 cm · 7.0 in · 2 levels up");
    rig.drag_hexes({{4, 0}, {0, 0}});
    CHECK(rig.editor.words(measure_words(rig.editor)) == "4 hexes · 17.8 cm · 7.0 in · 2 levels down");
    CHECK(rig.pieces() == 4);
    rig.editor.user.settings.lengths = LengthUnit::Centimetres;
    CHECK(rig.editor.words(measure_words(rig.editor)) == "4 hexes · 17.8 cm · 2 levels (2.1 cm) down");
    rig.editor.user.settings.lengths = LengthUnit::Inches;
    CHECK(rig.editor.words(measure_words(rig.editor)) == "4 hexes · 7.0 in · 2 levels (0.8 in) down");
    rig.hover_hex({4, 0});
    CHECK(hover_text(rig.editor).find("height 3 (1.2 in)") != std::string::npos);
    CHECK(size_text(120, 90, rig.editor) == "47 × 35 inches");
    rig.editor.user.settings.lengths = LengthUnit::Levels;
    CHECK(size_text(120, 90, rig.editor) == "120 × 90 cm (47 × 35 in)");
    CHECK(with_height("3 levels", 3, rig.editor) == "3 levels");
    rig.key("esc");
    CHECK(rig.editor.map.tools.current == Tool::Select);
}

}  // namespace hexwright
