// A map that nothing can lose: recovered after a crash, asked about after another program changed its file, and open
// only once.
#include "editor/editing/titles.h"
#include "editor/files/file_news.h"
#include "editor/files/files.h"
#include "editor/files/preferences.h"
#include "editor/files/safekeeping.h"
#include "tests/editor/files/evening.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("recovered maps may wait, be discarded into the trash, or be saved elsewhere") {
    const Evening evening;
    const std::string lost = crash<Rig>(evening);
    crash<Rig>(evening, false);
    Rig rig;
    begin_safekeeping(rig.editor, evening.state);
    rig.settle();
    REQUIRE(rig.editor.safety.recoveries.size() == 2);
    SECTION("later: nothing happens, and the File menu has them") {
        rig.click_on("recover.later");
        CHECK(rig.editor.dialog.kind == Dialog::None);
        CHECK(evening.files_in("recovery") == 2);
        CHECK(run("file.recover", rig.editor));
        rig.settle();
        CHECK(rig.editor.dialog.kind == Dialog::Recover);
        rig.key("esc");
        CHECK(rig.editor.dialog.kind == Dialog::None);
    }
    SECTION("discard both") {
        rig.click_on("recover.discard");
        REQUIRE(rig.editor.dialog.kind == Dialog::Recover);
        rig.click_on("recover.discard");
        CHECK(rig.editor.dialog.kind == Dialog::None);
        CHECK(evening.files_in("recovery") == 0);
        CHECK(evening.files_in("trash") == 2);
        CHECK(rig.editor.safety.recoveries.empty());
    }
    SECTION("save as: the map goes to a file of its own, then the other one is offered") {
        const bool has_file = !rig.editor.safety.recoveries[0].head.file.empty();
        rig.click_on("recover.save-as");
        REQUIRE(rig.editor.dialog.kind == Dialog::SaveAs);
        const fs::path other = evening.folder / "other.xml";
        REQUIRE(save_file(rig.editor, other));
        rig.editor.dialog = {};
        settle(rig);
        CHECK(bytes_of(other) == lost);
        CHECK(bytes_of(evening.map) == bytes_of(sample("the-narrows")));
        CHECK(rig.editor.dialog.kind == Dialog::Recover);
        CHECK(rig.editor.safety.recoveries.size() == 1);
        CHECK(rig.editor.safety.recoveries[0].head.file.empty() == has_file);
    }
}

TEST_CASE("somebody else changed the file: it is asked, and nothing is lost either way") {
    const Evening evening;
    Rig rig;
    begin_safekeeping(rig.editor, evening.state);
    REQUIRE(open_file(rig.editor, evening.map));
    remove_a_tile(rig);
    const std::string mine = rig.text(), theirs = bytes_of(sample("kestrel-keep"));
    write(evening.map, theirs);
    SECTION("seen when the window is looked at again: reload; mine goes to the trash") {
        look_at_file(rig.editor);
        rig.settle();
        REQUIRE(rig.editor.dialog.kind == Dialog::Changed);
        rig.click_on("file-changed.reload");
        settle(rig);
        CHECK(rig.text() == theirs);
        CHECK(evening.files_in("trash") == 1);
        CHECK_FALSE(rig.editor.map.document.changed());
    }
    SECTION("seen when it would be saved: cancel keeps both") {
        rig.key("ctrl+s");
        REQUIRE(rig.editor.dialog.kind == Dialog::Changed);
        rig.key("esc");
        CHECK(bytes_of(evening.map) == theirs);
        CHECK(rig.text() == mine);
        CHECK(rig.editor.map.document.changed());
    }
    SECTION("replace it with mine, and go on with what was asked") {
        rig.key("ctrl+q");
        rig.click_on("dialog.save");
        REQUIRE(rig.editor.dialog.kind == Dialog::Changed);
        rig.click_on("file-changed.overwrite");
        CHECK(bytes_of(evening.map) == mine);
        CHECK(rig.editor.quit);
    }
    SECTION("save mine elsewhere") {
        rig.key("ctrl+s");
        rig.click_on("file-changed.save-as");
        REQUIRE(rig.editor.dialog.kind == Dialog::SaveAs);
        REQUIRE(save_file(rig.editor, evening.folder / "mine.xml"));
        CHECK(bytes_of(evening.folder / "mine.xml") == mine);
        CHECK(bytes_of(evening.map) == theirs);
    }
}

TEST_CASE("somebody else removed the file: it counts as not saved, and can be saved again") {
    const Evening evening;
    Rig rig;
    begin_safekeeping(rig.editor, evening.state);
    REQUIRE(open_file(rig.editor, evening.map));
    const std::string text = rig.text();
    fs::remove(evening.map);
    look_at_file(rig.editor);
    settle(rig);
    REQUIRE(rig.editor.dialog.kind == Dialog::Gone);
    CHECK(rig.editor.map.document.changed());
    CHECK(evening.files_in("recovery") == 1);
    SECTION("saved again") {
        rig.click_on("file-gone.save");
        CHECK(bytes_of(evening.map) == text);
        CHECK_FALSE(rig.editor.map.document.changed());
    }
    SECTION("left: it is not asked again, and Save writes it") {
        rig.key("esc");
        look_at_file(rig.editor);
        CHECK(rig.editor.dialog.kind == Dialog::None);
        rig.key("ctrl+s");
        CHECK(bytes_of(evening.map) == text);
    }
}

TEST_CASE("the window remembers its theme, panes and recent files") {
    const Evening evening;
    const fs::path file = evening.folder / "config/settings.xml";
    {
        Rig rig;
        begin_preferences(rig.editor, file);
        REQUIRE(open_file(rig.editor, evening.map));
        REQUIRE(open_file(rig.editor, sample("kestrel-keep")));
        rig.editor.map.view.dark = true;
        PaneWidths widths;
        widths.left = 333;
        remember(widths, rig.editor.user.settings);
        keep_preferences(rig.editor);
    }
    Rig rig;
    begin_preferences(rig.editor, file);
    CHECK(rig.editor.map.view.dark);
    CHECK(widths_from(rig.editor.user.settings).left == 333);
    CHECK(widths_from(rig.editor.user.settings).plan_share == Approx(PaneWidths().plan_share));
    fs::remove(evening.map);
    rig.settle();
    rig.click_on("menu.file");
    rig.click_on("menu.recent");
    REQUIRE(rig.sees("recent-file:1"));
    rig.click_on("recent-file:1");  // The file is gone, so it leaves the list.
    CHECK(rig.editor.user.settings.recent_files.size() == 1);
    CHECK(rig.pieces() == 0);
    rig.key("esc");
    rig.key("esc");
    rig.click_on("menu.file");
    rig.click_on("menu.recent");
    rig.click_on("recent-file:0");
    CHECK(title_of(rig.editor.map.document, rig.editor.words) == "Kestrel Keep");
}

TEST_CASE("who does not save is told what becomes of the changes, and that is true") {
    const Evening evening;
    Rig rig;
    const bool kept = GENERATE(false, true);
    if (kept) begin_safekeeping(rig.editor, evening.state);
    REQUIRE(open_file(rig.editor, evening.map));
    remove_a_tile(rig);
    CHECK(changes_go_to_trash(rig.editor.map) == kept);
    rig.key("ctrl+w");
    REQUIRE(rig.editor.dialog.kind == Dialog::Unsaved);
    const std::string told = drawn_text(*ImGui::GetDrawData());
    CHECK((told.find("trash for 30 days") != std::string::npos) == kept);
    CHECK((told.find("are lost") != std::string::npos) == !kept);
    rig.click_on("dialog.do-not-save");
    rig.settle();
    CHECK(evening.files_in("trash") == (kept ? 1 : 0));
}

}  // namespace hexwright
