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
    CHECK(rig.editor.tools.current == Tool::Erase);
    rig.key("left");
    CHECK(rig.main_window.ui.marked == "tool.fill");
    rig.key("space");
    CHECK(rig.editor.tools.current == Tool::Fill);
    CHECK(rig.pieces() > 0);  // Nothing on the map was touched.
    CHECK_FALSE(rig.editor.document.changed());
    rig.key("shift+tab");
    CHECK(rig.main_window.ui.marked != "tool.fill");
    rig.key("esc");
    CHECK(rig.main_window.ui.marked.empty());
    CHECK_FALSE(rig.editor.view.widgets_by_keys);
}

TEST_CASE("a dialog is answered by keys alone: Enter clicks what is marked, and not its first answer") {
    Rig rig("the-narrows");
    rig.key("ctrl+,");
    REQUIRE(rig.editor.dialog.kind == Dialog::Preferences);
    rig.key("f2");
    REQUIRE(tab_to(rig, "preferences.dark"));
    rig.key("enter");
    CHECK(rig.editor.view.dark);
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
    CHECK(rig.editor.document.changed() == false);
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
