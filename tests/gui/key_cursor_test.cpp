// The window without a mouse: the cursor of the keys in both views, the menu at it, and the menu bar.
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("the mouse leaves the cursor to the keys while it lies still, and takes it back when it moves") {
    Rig rig;
    rig.hover_hex({2, 1});
    rig.key("right");
    CHECK(rig.editor.map.tools.keyed);
    CHECK(rig.editor.map.tools.hovered->hex == HexCoord{3, 1});
    rig.key("down");
    CHECK(rig.editor.map.tools.hovered->hex == HexCoord{3, 2});
    rig.hover_hex({-1, 0});
    CHECK_FALSE(rig.editor.map.tools.keyed);
    CHECK(rig.editor.map.tools.hovered->hex == HexCoord{-1, 0});
}

TEST_CASE("a piece is found, placed, turned and erased in the window by keys alone, in plan and 3D") {
    for (const char* layout : {"view.both", "view.plan", "view.scene"}) {
        INFO(layout);
        Rig rig;
        REQUIRE(run(layout, rig.editor));
        rig.settle();
        rig.key("ctrl+f");
        rig.type("seven-hex grass");
        rig.key("enter");
        REQUIRE(rig.editor.map.tools.armed);
        rig.key("j");
        rig.key("r");
        rig.key("enter");
        CHECK(rig.pieces() == 1);
        CHECK(rig.editor.map.tools.armed->turn == 1);
        rig.key("e");
        rig.key("enter");
        CHECK(rig.pieces() == 0);
    }
}

TEST_CASE("what was searched before gives way to what is typed now") {
    Rig rig;
    for (const char* key : {"ctrl+f", "/"}) {
        for (const char* kind : {"water-1", "sand-7"}) {
            rig.key(key);
            rig.type(kind);
            rig.key("enter");
            INFO(key << " " << kind);
            REQUIRE(rig.editor.map.tools.armed);
            CHECK(rig.editor.catalogue()[rig.editor.map.tools.armed->kind].id == kind);
        }
    }
}

TEST_CASE("the cursor comes into sight when the keys move it out of the pane") {
    Rig rig;
    rig.key("j");
    const PlanCamera before = rig.editor.map.view.plan;
    for (int steps = 0; steps < 60; ++steps) rig.key("right");
    CHECK(rig.editor.map.view.plan.centre.x > before.centre.x);
    CHECK(rig.editor.map.view.plan.scale == before.scale);
}

TEST_CASE("the menu at the cursor opens by Menu and Shift+F10, and its letters choose") {
    for (const char* key : {"menu", "shift+f10"}) {
        for (const char* layout : {"view.plan", "view.scene"}) {
            INFO(key << " " << layout);
            Rig rig;
            rig.put({lying("grass-1", {0, 0})});
            REQUIRE(run(layout, rig.editor));
            rig.settle();
            rig.key("j");
            while (rig.editor.map.tools.hovered->hex != HexCoord{0, 0}) {
                const HexCoord hex = rig.editor.map.tools.hovered->hex;
                rig.key(hex.r < 0 ? "down" : hex.r > 0 ? "up" : hex.q < 0 ? "right" : "left");
            }
            rig.key(key);
            CHECK(rig.editor.map.tools.selected.size() == 1);
            REQUIRE(rig.sees("menu:edit.delete"));
            rig.key("d");  // Of "Duplicate" or "Delete": whichever comes first in the menu.
            CHECK_FALSE(rig.sees("menu:edit.delete"));
            CHECK((rig.editor.map.tools.carried || rig.pieces() == 0));
        }
    }
}

TEST_CASE("Alt opens the menus and closes them, Alt with a letter one of them, and letters, arrows and Enter choose") {
    Rig rig;
    rig.key("left-alt");
    CHECK(rig.sees("menu:file.new"));
    rig.key("left-alt");
    CHECK_FALSE(rig.sees("menu:file.new"));
    rig.key("alt+v");
    REQUIRE(rig.sees("menu:view.dark"));
    CHECK_FALSE(rig.sees("menu:file.new"));
    rig.key("esc");
    CHECK_FALSE(rig.sees("menu:view.dark"));
    CHECK(rig.editor.map.view.layout == ViewLayout::SideBySide);
    rig.key("alt+v");
    rig.key("down");  // From "Plan and 3D" to "Plan".
    rig.key("enter");
    CHECK(rig.editor.map.view.layout == ViewLayout::Plan);
    CHECK_FALSE(rig.sees("menu:view.dark"));
    rig.key("left-alt");
    rig.key("right");
    CHECK(rig.sees("menu:edit.undo"));
    CHECK_FALSE(rig.sees("menu:file.new"));
    rig.key("left");
    CHECK(rig.sees("menu:file.new"));
    CHECK_FALSE(rig.editor.map.tools.keyed);  // The arrow keys were the menus'.
}

TEST_CASE("a letter opens one menu and chooses one line: none is there twice") {
    Rig rig;
    std::string taken;
    for (const std::string_view menu : menus()) {
        const char letter = letter_of(test_words()("menu." + std::string(menu)), taken + "UG");
        INFO(menu);
        CHECK(letter != 0);
        CHECK(taken.find(letter) == std::string::npos);
        taken += letter;
    }
    CHECK(letter_of("Äpfel", "") == 'P');
    CHECK(letter_of("12", "") == 0);
}

}  // namespace hexwright
