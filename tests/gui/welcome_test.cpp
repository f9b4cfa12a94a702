// The first screen: sample maps as pictures, recent files, and which sets the person owns; also pictures in the file
// dialog.
#include "editor/dialogs/welcome.h"

#include "editor/editing/titles.h"
#include "editor/files/files.h"
#include "editor/files/open_maps.h"
#include "editor/files/preferences.h"
#include "editor/files/safekeeping.h"
#include "editor/play/new_game.h"
#include "editor/workspace/start_troubles.h"
#include "tests/editor/files/evening.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

void settle(Rig& rig) {
    rig.settle();
    rig.editor.jobs.wait_until_idle();
    rig.settle();
}

}  // namespace

TEST_CASE("the first screen shows the samples, and opens one as a copy without a file") {
    Rig rig;
    rig.editor.user.settings.first_run_done = true;
    begin_welcome(rig.editor);
    settle(rig);
    REQUIRE(rig.editor.dialog.kind == Dialog::Welcome);
    REQUIRE(rig.sees("sample:the-narrows"));
    CHECK(rig.backend.uploads >= 14);  // One picture each.
    rig.click_on("sample:kestrel-keep");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(title_of(rig.editor.map.document, rig.editor.words) == "Kestrel Keep");
    CHECK_FALSE(rig.editor.map.document.file());
    CHECK_FALSE(rig.editor.map.document.changed());
    CHECK(rig.editor.user.settings.recent_files.empty());
}

TEST_CASE("the first screen ends with an empty table, an Open dialog or a recent file") {
    TemporaryFolder folder;
    std::filesystem::copy_file(sample("the-narrows"), folder / "narrows.xml");
    Rig rig;
    rig.editor.user.settings.first_run_done = true;
    rig.editor.user.settings.recent_files = {folder / "gone.xml", folder / "narrows.xml"};
    begin_welcome(rig.editor);
    settle(rig);
    SECTION("Enter: a new table") {
        rig.key("enter");
        CHECK(rig.editor.dialog.kind == Dialog::None);
        CHECK(rig.pieces() == 0);
    }
    SECTION("open another") {
        rig.click_on("command.file.open");
        CHECK(rig.editor.dialog.kind == Dialog::Open);
    }
    SECTION("a recent file") {
        rig.click_on("welcome-file:1");
        CHECK(rig.pieces() == 75);
        CHECK(rig.editor.map.document.file() == folder / "narrows.xml");
    }
    SECTION("one that is gone only leaves the list") {
        rig.click_on("welcome-file:0");
        CHECK(rig.editor.dialog.kind == Dialog::Welcome);
        rig.click_on("welcome-remove:0");
        CHECK(rig.editor.user.settings.recent_files.size() == 1);
    }
}

TEST_CASE("the first time of all somebody says what they own, it is kept as a collection and counts from then on") {
    TemporaryFolder data;
    Rig rig;
    rig.editor.user.data = data.path;
    begin_welcome(rig.editor);
    settle(rig);
    REQUIRE(rig.editor.dialog.kind == Dialog::FirstSets);
    SECTION("two boxes") {
        rig.click_on("more:rise-of-the-valkyrie");
        rig.click_on("more:rise-of-the-valkyrie");
        rig.click_on("more:rise-of-the-valkyrie");
        rig.click_on("fewer:rise-of-the-valkyrie");
        rig.click_on("first-sets.done");
        settle(rig);
        CHECK(rig.editor.user.settings.first_run_done);
        CHECK(rig.editor.user.settings.collections == std::vector<std::string>{"My collection"});
        EditorState next(test_catalogue(), test_words());  // A later run of the program.
        next.user.data = data.path;
        next.user.settings = rig.editor.user.settings;
        take_own_collection(next);
        REQUIRE(next.map.document.owned());
        REQUIRE(next.map.document.owned()->sets.size() == 1);
        CHECK(next.map.document.owned()->sets[0].count == 2);
        CHECK(rig.editor.map.document.owned() == next.map.document.owned());
        CHECK(rig.editor.dialog.kind == Dialog::Welcome);
    }
    SECTION("not now: nothing is kept, and it is not asked again") {
        rig.click_on("first-sets.later");
        settle(rig);
        CHECK(rig.editor.user.settings.collections.empty());
        CHECK_FALSE(rig.editor.map.document.owned());
        CHECK(rig.editor.user.settings.first_run_done);
    }
}

TEST_CASE("the file dialog shows the chosen map, a file that is none says why") {
    TemporaryFolder folder;
    std::filesystem::copy_file(sample("the-narrows"), folder / "城砦 Ünder.xml");
    std::ofstream(folder / "broken.xml") << "<nothing";
    Rig rig;
    rig.editor.user.folder = folder.path;
    rig.key("ctrl+o");
    rig.key("down");
    settle(rig);
    CHECK(rig.sees("dialog:preview"));
    const int pictures = rig.backend.uploads;
    rig.key("down");
    settle(rig);
    CHECK(rig.backend.uploads == pictures + 1);
    CHECK(rig.sees("dialog:preview"));
    rig.key("enter");
    CHECK(rig.editor.map.document.file() == folder / "城砦 Ünder.xml");
    CHECK(rig.pieces() == 75);
}

TEST_CASE("bookmarks of the file dialog lead to the samples and to the open map") {
    Rig rig;
    rig.key("ctrl+o");
    REQUIRE(rig.sees("bookmark:samples"));
    rig.click_on("bookmark:samples");
    CHECK(rig.sees("entry:the-narrows.xml"));
}

TEST_CASE("the first screen offers maps, scenarios, puzzles and campaigns, and begins each of them at once") {
    struct {
        const char *kind, *name;
        std::string title;
        bool puzzle, campaign;
    } const table[] = {{"welcome.maps", "sparrow-ford", "Sparrow Ford", false, false},
                       {"welcome.scenarios", "a-long-wait", "", false, false},
                       {"welcome.puzzles", "two-arrows", "", true, false},
                       {"welcome.campaigns", "two-seasons", "", false, true}};
    for (const auto& row : table)
        for (const bool begins : {false, true}) {
            INFO(row.name << (begins ? " begun" : " opened"));
            Rig rig;
            rig.editor.user.settings.first_run_done = true;
            rig.editor.user.settings.seats = {"greedy", "greedy"};
            begin_welcome(rig.editor);
            settle(rig);
            rig.click_on(row.kind);
            settle(rig);
            rig.click_on((begins ? "play:" : "sample:") + std::string(row.name));
            CHECK(rig.editor.dialog.kind == Dialog::None);
            CHECK(rig.pieces() > 0);
            CHECK(rig.editor.map.campaign.has_value() == row.campaign);
            CHECK(rig.editor.map.table.playing == begins);
            if (!row.title.empty()) CHECK(title_of(rig.editor.map.document, rig.editor.words) == row.title);
            if (!begins || !rig.editor.map.table.play) continue;
            CHECK((rig.editor.map.table.play->puzzle() != nullptr) == row.puzzle);
            if (row.kind == std::string("welcome.maps"))  // As in the last game nobody but computers plays.
                CHECK(rig.editor.map.table.play->session().seat(PlayerId{0}) != nullptr);
        }
}

TEST_CASE("the first screen leads back to the games that were left") {
    const Evening evening;
    {
        Rig rig;
        begin_safekeeping(rig.editor, evening.state);
        REQUIRE(open_in_tab(rig.editor, evening.map));
        ask_for_game(rig.editor);
        begin_game(rig.editor);
        rig.settle();
        REQUIRE(rig.editor.map.table.play);
    }
    Rig rig;
    begin_safekeeping(rig.editor, evening.state);
    rig.editor.user.settings.first_run_done = true;
    rig.editor.user.settings.recent_files = {evening.map};
    begin_welcome(rig.editor);
    settle(rig);
    REQUIRE(rig.editor.dialog.kind == Dialog::Welcome);
    REQUIRE(rig.sees("welcome-game:0"));
    rig.click_on("welcome-game:0");
    CHECK(rig.editor.map.document.file() == evening.map);
    CHECK(rig.editor.map.table.playing);
    CHECK(rig.editor.map.status.notice->words.id == "table.taken-up");
}

TEST_CASE("an empty table from the first screen is a new map where there is one already") {
    Rig rig("the-narrows");
    REQUIRE(run("help.welcome", rig.editor));
    settle(rig);
    rig.key("enter");
    CHECK(rig.pieces() == 0);
    CHECK(map_count(rig.editor) == 2);
    REQUIRE(run("help.welcome", rig.editor));
    settle(rig);
    rig.key("esc");
    CHECK(map_count(rig.editor) == 2);
}

TEST_CASE("whatever went wrong, one dialog at most stands before the first screen") {
    const Evening evening;
    crash<Rig>(evening);
    crash<Rig>(evening, false);
    Rig rig;
    write(evening.folder / "settings.xml", "<broken");
    begin_preferences(rig.editor, evening.folder / "settings.xml");
    SetAside mine{.why = {Message{"xml.empty"}, std::nullopt}, .file = evening.folder / "mine.xml"};
    tell_of_unusable_catalogues(rig.editor, {std::move(mine)});
    begin_safekeeping(rig.editor, evening.state);
    begin_welcome(rig.editor);
    settle(rig);
    // The broken files, the lost maps: all in one, with what was told.
    REQUIRE(rig.editor.dialog.kind == Dialog::Recover);
    CHECK(rig.editor.dialog.trouble.find("settings.xml") != std::string::npos);
    SECTION("later") {
        rig.click_on("recover.later");
        CHECK(rig.editor.dialog.kind == Dialog::Welcome);
    }
    SECTION("all of them come back, each in its tab, and there is nothing more to ask") {
        rig.click_on("recover.all");
        CHECK(rig.editor.dialog.kind == Dialog::None);
        CHECK(map_count(rig.editor) == 2);
        CHECK(rig.editor.safety.recoveries.empty());
    }
}

TEST_CASE("what is wrong with the person's files is told with the first question of a first start") {
    TemporaryFolder data;
    Rig rig;
    rig.editor.user.data = data.path;
    tell_at_start(rig.editor, "keys.xml cannot be read", "It is set aside.");
    begin_welcome(rig.editor);
    settle(rig);
    REQUIRE(rig.editor.dialog.kind == Dialog::FirstSets);
    CHECK(rig.editor.dialog.trouble == "keys.xml cannot be read");
    rig.click_on("first-sets.later");
    settle(rig);
    CHECK(rig.editor.dialog.kind == Dialog::Welcome);
}

}  // namespace hexwright
