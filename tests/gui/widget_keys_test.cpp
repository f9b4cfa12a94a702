// Buttons, fields and rows without a mouse.
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <set>
#include <string>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

// Goes on with Tab until it is marked; each widget comes at most once in a round.
bool tab_to(Rig& rig, const std::string& label) {
    for (int presses = 0; presses < 300; ++presses) {
        if (rig.main_window.ui.marked == label) return true;
        rig.key("tab");
    }
    return false;
}

}  // namespace

TEST_CASE("F2 marks a button, Tab and arrows go on, Enter clicks it, Esc ends it") {
    Rig rig("the-narrows");
    CHECK(rig.main_window.ui.marked.empty());
    rig.key("f2");
    CHECK_FALSE(rig.main_window.ui.marked.empty());
    REQUIRE(tab_to(rig, "tool.erase"));
    rig.key("enter");
    CHECK(rig.editor.map.tools.current == Tool::Erase);
    rig.key("left");
    CHECK(rig.main_window.ui.marked == "tool.fill");
    rig.key("space");
    CHECK(rig.editor.map.tools.current == Tool::Fill);
    CHECK(rig.pieces() > 0);  // Nothing on the map was touched.
    CHECK_FALSE(rig.editor.map.document.changed());
    CHECK(rig.main_window.input.mouse_presses() == 0);
    rig.key("shift+tab");
    CHECK(rig.main_window.ui.marked != "tool.fill");
    rig.key("esc");
    CHECK(rig.main_window.ui.marked.empty());
    CHECK_FALSE(rig.editor.map.view.widgets_by_keys);
}

TEST_CASE("a dialog is answered by keys alone: Enter clicks what is marked, and not its first answer") {
    Rig rig("the-narrows");
    rig.key("ctrl+,");
    REQUIRE(rig.editor.dialog.kind == Dialog::Preferences);
    rig.key("f2");
    REQUIRE(tab_to(rig, "preferences.dark"));
    rig.key("enter");
    CHECK(rig.editor.map.view.dark);
    CHECK(rig.editor.dialog.kind == Dialog::Preferences);
    REQUIRE(tab_to(rig, "dialog.ok"));
    rig.key("enter");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK_FALSE(rig.main_window.ui.marked.empty());  // It goes on in the window behind.
}

TEST_CASE("a field that is marked and clicked takes what is typed, and gives the keys back") {
    Rig rig("the-narrows");
    rig.key("f2");
    REQUIRE(tab_to(rig, "palette.search"));
    rig.key("enter");
    rig.type("swamp water");
    rig.key("tab");
    CHECK(rig.main_window.ui.marked != "palette.search");
    REQUIRE(tab_to(rig, "tool.erase"));  // No field holds it up.
    CHECK(rig.editor.map.document.changed() == false);
    CHECK(rig.pieces() > 0);
}

TEST_CASE("a hand on the mouse ends the marks") {
    Rig rig("the-narrows");
    rig.key("f2");
    CHECK_FALSE(rig.main_window.ui.marked.empty());
    rig.move_to({700, 400});
    rig.settle();
    CHECK(rig.main_window.ui.marked.empty());
}

TEST_CASE(
    "down and up go on in a list whose next row is scrolled out, and roll it there; below its end they leave it") {
    Rig rig;
    rig.key("g");
    rig.key("f2");
    const auto in_sight = [&](const char* label) { return rig.main_window.ui.in_sight().contains(label); };
    REQUIRE(tab_to(rig, "glyph:unknown"));
    CHECK_FALSE(in_sight("glyph:oreld"));
    for (int presses = 0; presses < 40 && rig.main_window.ui.marked != "glyph:oreld"; ++presses) rig.key("down");
    REQUIRE(rig.main_window.ui.marked == "glyph:oreld");
    const Box seen = rig.main_window.ui.in_sight().find("glyph:oreld")->second.box;
    CHECK(seen.height() == rig.main_window.ui.find("glyph:oreld")->height());  // All of it.
    rig.key("enter");
    CHECK(rig.editor.map.tools.glyph_brush.id == "oreld");
    for (int presses = 0; presses < 40 && rig.main_window.ui.marked != "glyph:unknown"; ++presses) rig.key("up");
    CHECK(rig.main_window.ui.marked == "glyph:unknown");
    for (int presses = 0; presses < 60; ++presses) rig.key("down");
    CHECK_FALSE(rig.main_window.ui.marked.starts_with("glyph:"));
}

TEST_CASE("Tab goes through pane after pane, and Ctrl with an arrow key to the next pane there") {
    Rig rig("kestrel-keep");
    rig.key("f2");
    std::string panes;
    for (int presses = 0; presses < 300; ++presses, rig.key("tab")) {
        const std::string& label = rig.main_window.ui.marked;
        const std::string pane = label.starts_with("palette:") ? "palette"
                                 : label.starts_with("level:") ? "levels"
                                                               : "";
        if (!pane.empty() && !panes.ends_with(pane)) panes += " " + pane;
        if (presses > 0 && label == "menu.file") break;
    }
    CHECK(panes == " palette levels");
    REQUIRE(tab_to(rig, "menu.file"));
    rig.key("ctrl+down");
    CHECK(rig.main_window.ui.marked == "tool.select");
    rig.key("ctrl+down");
    CHECK(rig.main_window.ui.marked == "palette.search");
    rig.key("ctrl+right");
    rig.key("ctrl+up");
    CHECK(rig.main_window.ui.marked.starts_with("tool."));
}

TEST_CASE("F2 goes on where it was, and puts the mouse back where it was") {
    Rig rig("the-narrows");
    rig.move_to({700, 400});
    rig.key("j");
    REQUIRE(rig.editor.map.tools.keyed);
    rig.key("f2");
    REQUIRE(tab_to(rig, "tool.erase"));
    CHECK(ImGui::GetIO().MousePos.y < 100);
    rig.key("f2");
    CHECK(rig.main_window.ui.marked.empty());
    CHECK((ImGui::GetIO().MousePos.x == 700 && ImGui::GetIO().MousePos.y == 400));
    CHECK(rig.editor.map.tools.keyed);  // No hand has moved it.
    rig.key("f2");
    CHECK(rig.main_window.ui.marked == "tool.erase");
}

TEST_CASE("a round of Tab leaves the cursor on the map where it is") {
    Rig rig("the-narrows");
    REQUIRE(run("symmetry.two-about-hex", rig.editor));
    rig.key("shift+j");
    rig.key("enter");
    rig.key("right");
    const HexCoord hex = rig.editor.map.tools.hovered->hex;
    rig.key("f2");
    for (int presses = 0; presses < 120; ++presses) rig.key("tab");
    rig.key("f2");
    REQUIRE(rig.editor.map.tools.keyed);
    CHECK(rig.editor.map.tools.hovered->hex == hex);
}

TEST_CASE("whatever a click reaches in the window is reached by Tab") {
    Rig rig("kestrel-keep");
    rig.key("f2");
    std::set<std::string> seen;
    for (int presses = 0; presses < 300; ++presses) {
        seen.insert(rig.main_window.ui.marked);
        rig.key("tab");
    }
    std::string missing;
    for (const auto& [label, place] : rig.main_window.ui.in_sight())
        if (place.window == "##bench" && !seen.contains(label) && !label.starts_with("divider:") && label != "plan" &&
            label != "scene")
            missing += label + " ";
    CHECK(missing == "");
}

}  // namespace hexwright
