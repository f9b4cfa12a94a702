// The mouse, the menu and the system's clipboard reach the select tool; what it does is tested without a window.
#include "editor/files/files.h"
#include "editor/panes/plan_pane.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

ImVec2 point_on_plan(Rig& rig, HexCoord hex) {
    const auto at = point_of(rig.main_window.ui, rig.editor, hex);
    rig.settle();
    return *at;
}

void mouse(Rig& rig, bool down, Mods mods) {
    rig.main_window.input.push(MouseEdge{0, down, mods});
    rig.settle();
}

void let_keys_go(Rig& rig) {
    rig.main_window.input.push(KeyEdge{Key::None, false, {}});
    rig.settle();
}

// All hexes must be in sight.
void drag(Rig& rig, const std::vector<HexCoord>& hexes, Mods mods = {}) {
    rig.move_to(point_on_plan(rig, hexes.front()));
    mouse(rig, true, mods);
    for (const HexCoord hex : hexes) rig.move_to(point_on_plan(rig, hex));
    mouse(rig, false, mods);
    let_keys_go(rig);
}

// One-hex tiles in a row from 0,0 to the east, and a rock tile on the first.
void put_row(Rig& rig, int length) {
    std::vector<PlacedPiece> row;
    for (int q = 0; q < length; ++q) row.push_back(lying("grass-1", {q, 0}));
    row.push_back(lying("rock-1", {0, 0}, 2));
    rig.put(row);
}

}  // namespace

TEST_CASE("a double click selects all of the kind") {
    Rig rig;
    put_row(rig, 4);
    rig.click_hex({2, 0});
    rig.click_hex({2, 0});
    CHECK(rig.editor.map.tools.selected.size() == 4);
    CHECK(rig.notice() == "4 pieces selected.");
}

TEST_CASE("Shift lets a box begin on a piece, Esc in the middle of it takes it back") {
    Rig rig;
    put_row(rig, 5);
    rig.click_hex({4, 0});
    drag(rig, {{0, 0}, {2, 0}}, with_shift);
    CHECK(rig.editor.map.tools.selected.size() == 4);
    const auto before = rig.editor.map.tools.selected;
    rig.move_to(point_on_plan(rig, {0, 2}));
    mouse(rig, true, {});
    rig.move_to(point_on_plan(rig, {3, -1}));
    CHECK(rig.editor.map.tools.selected != before);
    rig.key("esc");
    CHECK(rig.editor.map.tools.selected == before);
    mouse(rig, false, {});
    CHECK(rig.editor.map.tools.selected == before);
}

TEST_CASE("the Select menu: others, same kind, same terrain, this level, what touches") {
    Rig rig;
    put_row(rig, 4);
    rig.put({lying("grass-7", {8, 0})});
    rig.click_hex({3, 0});
    const std::pair<const char*, std::size_t> table[] = {
        {"select.same-kind", 4}, {"select.same-terrain", 5}, {"select.others", 1}, {"select.grow", 2},
        {"select.level", 5},     {"select.all", 6},          {"select.none", 0}};
    for (const auto& [id, count] : table) {
        INFO(id);
        rig.click_on("menu.select");
        rig.click_on(std::string("menu:") + id);
        CHECK(rig.editor.map.tools.selected.size() == count);
    }
}

TEST_CASE("two editors exchange blocks as text, other text is refused with a sentence") {
    Rig rig("the-narrows");
    rig.key("ctrl+a");
    const std::size_t all = rig.pieces();
    rig.key("ctrl+c");
    const std::string text = ImGui::GetClipboardText();
    CHECK(text.find("<scenario") != std::string::npos);
    open_file(rig.editor, sample("montiqua-ledge"));
    ImGui::SetClipboardText("Dear Jane, bring the glacier tomorrow.");
    rig.key("ctrl+v");
    CHECK_FALSE(rig.editor.map.tools.carried);
    CHECK(rig.editor.map.status.notice->refused);
    ImGui::SetClipboardText("");
    rig.key("ctrl+shift+v");
    CHECK(rig.editor.map.status.notice->refused);
    ImGui::SetClipboardText(text.c_str());
    rig.key("ctrl+v");
    REQUIRE(rig.editor.map.tools.carried);
    CHECK(rig.editor.map.tools.carried->block.pieces.size() == all);
}

}  // namespace hexwright
