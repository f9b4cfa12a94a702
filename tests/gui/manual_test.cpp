// The manual in its window: it stays open beside the work and hides nothing from the keyboard.
#include "editor/dialogs/manual_panel.h"
#include "editor/workspace/settings.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

Box manual_box(const Rig& rig) { return rig.main_window.ui.find("manual").value(); }

ImVec2 title_bar(const Rig& rig) {
    const Box box = manual_box(rig);
    return {box.left + 80, box.top + 10};
}

}  // namespace

TEST_CASE("F1 opens the manual and closes it again") {
    Rig rig;
    CHECK_FALSE(rig.sees("manual"));
    rig.key("f1");
    CHECK(rig.sees("manual"));
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(rig.editor.user.settings.panes.empty());  // It stands at its usual place.
    rig.key("f1");
    CHECK_FALSE(rig.sees("manual"));
}

TEST_CASE("the close button of the manual closes it, and so does Escape while it was clicked last") {
    Rig rig;
    rig.key("f1");
    const Box box = manual_box(rig);
    SECTION("the button") { rig.click_at({box.right - 15, box.top + 12}); }
    SECTION("Escape") {
        rig.click_at({box.left + 100, box.bottom - 20});
        rig.key("esc");
    }
    CHECK_FALSE(rig.editor.manual_open);
    CHECK_FALSE(rig.sees("manual"));
}

TEST_CASE("work goes on beside the open manual") {
    Rig rig;
    rig.key("f1");
    rig.click_on("manual:keys.md");
    CHECK(rig.sees("manual:collections.md#filling-and-replacing"));
    rig.click_on("palette:grass-7");
    rig.click_hex({0, 0});
    CHECK(rig.pieces() == 1);
    rig.key("esc");  // The piece in hand; the manual was not clicked last.
    CHECK_FALSE(rig.editor.map.tools.armed);
    CHECK(rig.sees("manual"));
    rig.key("ctrl+z");
    CHECK(rig.pieces() == 0);
    rig.click_on("manual.back");
    CHECK(rig.sees("manual:keys.md"));
}

TEST_CASE("the manual hides what lies below it from the mouse") {
    Rig rig("the-narrows");
    rig.key("f1");
    rig.move_to(manual_box(rig).middle());
    CHECK_FALSE(rig.editor.map.tools.hovered);
}

TEST_CASE("the manual opens where it was left and as large") {
    Rig rig;
    rig.key("f1");
    const Box usual = manual_box(rig);
    rig.drag_along({title_bar(rig), {title_bar(rig).x - 200, title_bar(rig).y + 30}});
    const Box moved = manual_box(rig);
    CHECK(moved.left == Approx(usual.left - 200));
    CHECK(moved.top == Approx(usual.top + 30));
    const ImVec2 grip{moved.right - 4, moved.bottom - 4};
    rig.drag_along({grip, {grip.x - 90, grip.y - 120}});
    const Box left = manual_box(rig);
    CHECK(left.width() == Approx(moved.width() - 90));
    CHECK(left.height() == Approx(moved.height() - 120));
    Settings kept = rig.editor.user.settings;
    SECTION("in the same evening") {
        rig.key("f1");
        rig.key("f1");
    }
    SECTION("on another evening") {
        const auto read = read_settings(write_settings(kept), "settings.xml");
        REQUIRE(read);
        CHECK(*read == kept);
        rig.key("f1");
        rig.editor.user.settings = *read;
        rig.key("f1");
    }
    const Box again = manual_box(rig);
    CHECK(again.left == Approx(left.left).margin(1));
    CHECK(again.top == Approx(left.top).margin(1));
    CHECK(again.width() == Approx(left.width()).margin(1));
    CHECK(again.height() == Approx(left.height()).margin(1));
}

TEST_CASE("numbers of a list keep their distance from its words") {
    Rig rig;
    rig.key("f1");
    const Box one = rig.main_window.ui.find("manual-item:1.").value(),
              ten = rig.main_window.ui.find("manual-item:10.").value();
    CHECK(ten.left < one.left);
    CHECK(ten.right == one.right);
    const Box words = rig.main_window.ui.find("manual:keys.md").value();
    CHECK(words.left >= ten.right + 4);
    CHECK(ten.left >= manual_box(rig).left);
}

}  // namespace hexwright
