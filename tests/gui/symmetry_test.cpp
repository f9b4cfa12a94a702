// Symmetry's menu, stamps and merging with real clicks and keys.
#include "editor/editing/carry_tool.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/editing/stamping.h"
#include "editor/editing/symmetry_tool.h"
#include "editor/tools/tool_choice.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

void choose(Rig& rig, const std::string& id) {
    rig.click_on("toolbar:symmetry");
    rig.click_on("menu:symmetry." + id);
}

}  // namespace

TEST_CASE("Esc leaves the centre where it was, and the piece stays in hand") {
    Rig rig;
    choose(rig, "two-about-hex");
    rig.click_hex({0, 0});
    rig.click_on("palette:grass-7");
    choose(rig, "centre");
    CHECK(rig.editor.map.tools.current == Tool::Centre);
    CHECK_FALSE(ghost_of(rig.editor.map));
    rig.key("esc");
    CHECK(rig.editor.map.tools.current == Tool::Place);
    CHECK(rig.editor.map.tools.armed);
    CHECK(rig.editor.map.tools.symmetry.hex == HexCoord{0, 0});
}

TEST_CASE("checking a map's symmetry selects what has no equal and says how many pieces that are") {
    Rig rig;
    rig.put({lying("grass-1", {2, 0}), lying("grass-1", {-2, 0}), lying("rock-1", {5, 3})});
    choose(rig, "two-about-hex");
    choose(rig, "centre");
    rig.click_hex({0, 0});
    rig.click_on("menu.map");
    rig.click_on("menu:map.check-symmetry");
    REQUIRE(rig.editor.map.tools.selected.size() == 1);
    CHECK(selected_piece(rig.editor.map.tools, rig.editor.map.document)->at == HexCoord{5, 3});
    INFO(rig.notice());
    CHECK(rig.notice().find("1 of 3") != std::string::npos);
    rig.key("del");
    run("map.check-symmetry", rig.editor);
    rig.settle();
    CHECK(rig.editor.map.tools.selected.empty());
    CHECK(rig.notice().find("symmetric") != std::string::npos);
}

TEST_CASE("a selection is kept as a stamp, placed like a piece, renamed and discarded") {
    const TemporaryFolder folder;
    Rig rig;
    show_stamps(rig.editor, folder.path / "stamps");
    rig.put({lying("grass-7", {0, 0}), lying("tree-10", {0, 0}, 2)});
    rig.key("ctrl+a");
    rig.click_on("edit.save-stamp");
    rig.type("Lone tree");
    rig.key("enter");
    REQUIRE(rig.sees("stamp:Lone tree"));
    rig.click_on("stamp:Lone tree");
    REQUIRE(rig.editor.map.tools.carried);
    rig.click_hex({5, 0});
    CHECK(rig.pieces() == 4);
    rig.key("esc");

    const ImVec2 row = rig.main_window.ui.find("stamp:Lone tree")->middle();
    const auto right_click = [&] {
        rig.main_window.input.push(MouseMove{row.x, row.y});
        rig.main_window.input.push(MouseEdge{1, true});
        rig.main_window.input.push(MouseEdge{1, false});
        rig.settle();
    };
    right_click();
    rig.click_on("stamps.rename");
    for (int i = 0; i < 9; ++i) rig.key("backspace");
    rig.type("Oak");
    rig.key("enter");
    REQUIRE(rig.sees("stamp:Oak"));
    right_click();
    rig.click_on("stamps.discard");
    CHECK_FALSE(rig.sees("stamp:Oak"));
    CHECK(std::filesystem::exists(folder.path / "stamps" / "trash" / "Oak.xml"));
}

TEST_CASE("another map is merged in: never refused, and the checks tell what overlaps") {
    Rig rig("the-narrows");
    const std::size_t before = rig.pieces();
    const int level = rig.editor.map.view.level;
    rig.editor.user.folder = sample("the-narrows").parent_path();
    rig.click_on("menu.file");
    rig.click_on("menu:file.merge");
    rig.type("the-narrows.xml");
    rig.key("enter");
    REQUIRE(rig.editor.map.tools.carried);
    CHECK(rig.editor.map.view.level == level);  // Taking a block in hand changes none.
    rig.hover_hex({0, 0});
    CHECK_FALSE(ghost_of(rig.editor.map)->refusal);
    rig.key("r");
    rig.click_hex(rig.editor.map.tools.carried->grip);
    CHECK(rig.pieces() == 2 * before);
    CHECK(rig.editor.map.tools.current == Tool::Select);
    CHECK(rig.editor.map.tools.selected.size() == before);
    CHECK(std::ranges::any_of(rig.editor.now().issues,
                              [](const Issue& issue) { return issue.severity == Severity::Error; }));
    rig.key("ctrl+z");
    CHECK(rig.pieces() == before);
}

}  // namespace hexwright
