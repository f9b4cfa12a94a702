// A game is kept while it is played and comes back to its map; saved and opened, with its branches; and becomes a test
// of its scenario.
#include "editor/session/game_files.h"

#include "editor/session/commit.h"
#include "editor/session/files.h"
#include "editor/session/game_tree.h"
#include "editor/session/new_game.h"
#include "editor/session/playing.h"
#include "editor/session/safekeeping.h"
#include "editor/session/test_making.h"
#include "engine/trials/trial_run.h"
#include "formats/file.h"
#include "formats/xml/record_xml.h"
#include "tests/editor/session/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/shuffled_lines.h"

#include <functional>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

using testing::TemporaryFolder;

// A map of its own file with a game begun on it.
struct TableAtHome {
    // `listed`: what the lists of the map's file are made of its usual form.
    explicit TableAtHome(const std::filesystem::path& folder,
                         const std::function<std::string(std::string)>& listed = {})
        : map(folder / "street.xml") {
        if (!std::filesystem::exists(map)) {
            auto read = open_scenario(std::string(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/the-toll-street.xml"),
                                      test_catalogue());
            read->scenario.battlefield_source.clear();
            const std::string usual = write_scenario(read->scenario, test_catalogue());
            (void)write_file(map, listed ? listed(usual) : usual);
        }
        begin_safekeeping(rig.editor, folder / "state");
        REQUIRE(open_file(rig.editor, map));
    }
    void begin() {
        switch_mode(rig.editor);
        rig.editor.table.form.game.seats = {"human", "human"};
        begin_game(rig.editor);
        REQUIRE(rig.editor.table.on());
        keep_game_safe(rig.editor);
    }
    void choose(std::size_t listed) {
        choose_listed(rig.editor, listed);
        keep_game_safe(rig.editor);
    }
    const GameSession& session() const { return rig.editor.table.play->session(); }

    std::filesystem::path map;
    SessionRig rig;
};

}  // namespace

TEST_CASE("a game that was left in the middle is on the table again when its map is opened") {
    const TemporaryFolder folder;
    std::size_t nodes = 0;
    GameState left;
    {
        TableAtHome before(folder.path);
        before.begin();
        for (int made = 0; made < 5; ++made) before.choose(1);
        take_back_play(before.rig.editor);
        before.choose(0);
        nodes = before.session().tree().size();
        left = before.session().state();
    }
    TableAtHome after(folder.path);
    REQUIRE(after.rig.editor.status.notice);
    CHECK(after.rig.editor.status.notice->words.id == "table.parked");
    switch_mode(after.rig.editor);
    REQUIRE(after.rig.editor.table.on());
    CHECK(after.session().tree().size() == nodes);
    CHECK(after.session().state() == left);
    CHECK(after.rig.editor.table.paused);
    CHECK_FALSE(map_has_changed(after.rig.editor));
}

TEST_CASE("a saved game is opened with its branches and notes, and no map is changed by it") {
    const TemporaryFolder folder;
    TableAtHome table(folder.path);
    table.begin();
    const std::string map = write_scenario(*table.rig.editor.now().scenario, test_catalogue());
    for (int made = 0; made < 4; ++made) table.choose(0);
    take_back_play(table.rig.editor);
    table.choose(2);
    REQUIRE(table.rig.editor.table.play->set_note(table.session().current(), "another start"));
    REQUIRE(save_game(table.rig.editor, folder.path / "game.xml"));
    const std::size_t nodes = table.session().tree().size();
    stop_playing(table.rig.editor);
    REQUIRE(open_game(table.rig.editor, folder.path / "game.xml"));
    CHECK(table.session().tree().size() == nodes);
    CHECK(table.session().tree()[table.session().current()].note == "another start");
    CHECK(write_scenario(*table.rig.editor.now().scenario, test_catalogue()) == map);
    CHECK_FALSE(table.rig.editor.document.changed());
}

TEST_CASE("a game in the window is saved, kept and opened whatever the order of lines in the map's file") {
    const TemporaryFolder folder;
    const auto shuffled = [](const std::string& text) {
        return testing::ShuffledLines({"scenario", "level", "battlefield", "glyphs", "army", "nobody", "zones"}, {}, 5)
            .of(text);
    };
    GameState left;
    {
        TableAtHome table(folder.path, shuffled);
        table.begin();
        CHECK(table.session().scenario() != table.rig.editor.now().scenario.get());  // It has the usual order.
        for (int made = 0; made < 6; ++made) table.choose(table.session().legal_actions().size() - 1);
        REQUIRE(save_game(table.rig.editor, folder.path / "game.xml"));
        left = table.session().state();
    }
    TableAtHome after(folder.path);
    switch_mode(after.rig.editor);
    REQUIRE(after.rig.editor.table.on());
    CHECK(after.session().state() == left);
    stop_playing(after.rig.editor);
    REQUIRE(open_game(after.rig.editor, folder.path / "game.xml"));
    CHECK(after.session().state() == left);
    CHECK_FALSE(map_has_changed(after.rig.editor));
}

TEST_CASE("a file that is no game is refused with its place, and the table stays") {
    const TemporaryFolder folder;
    TableAtHome table(folder.path);
    table.begin();
    const NodeId here = table.session().current();
    CHECK_FALSE(open_game(table.rig.editor, table.map));
    CHECK(table.rig.editor.dialog.kind == Dialog::Trouble);
    CHECK_FALSE(table.rig.editor.dialog.trouble.empty());
    CHECK(table.session().current() == here);
}

TEST_CASE("what was done last becomes a test of the scenario, as one step of undo") {
    const TemporaryFolder folder;
    TableAtHome table(folder.path);
    table.begin();
    for (int made = 0; made < 3; ++made) table.choose(0);
    const std::size_t steps = table.rig.editor.document.history().steps().size();
    ask_for_test(table.rig.editor);
    REQUIRE(table.rig.editor.dialog.kind == Dialog::MakeTest);
    make_test(table.rig.editor);
    CHECK(table.rig.editor.dialog.kind == Dialog::None);
    INFO(table.rig.editor.words(table.rig.editor.status.notice->words));
    REQUIRE(table.rig.editor.document.history().steps().size() == steps + 1);
    const Scenario& scenario = *table.rig.editor.now().scenario;
    REQUIRE_FALSE(tests_of(scenario).tests.empty());
    for (const TestOutcome& outcome : run_tests(scenario, std::make_shared<const Catalogue>(test_catalogue())))
        CHECK(outcome.trouble.empty());
    undo(table.rig.editor);
    CHECK(table.rig.editor.document.history().at() == steps - 1);
}

TEST_CASE("what a seat may know is exported without what it may not") {
    const TemporaryFolder folder;
    TableAtHome table(folder.path);
    table.begin();
    export_for_decider(table.rig.editor, folder.path / "seen.xml");
    const auto text = read_file(folder.path / "seen.xml");
    REQUIRE(text);
    CHECK(text->find("seed") == std::string::npos);
    CHECK(text->find("urn:hexwright:seen:1") != std::string::npos);
}

}  // namespace hexwright
