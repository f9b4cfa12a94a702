// A game is kept while it is played and comes back to its map; saved and opened, with its branches; and becomes a test
// of its scenario.
#include "editor/play/game_files.h"

#include "editor/desk/undoing.h"
#include "editor/document/safety/game_journal.h"
#include "editor/editing/commit.h"
#include "editor/files/files.h"
#include "editor/files/safekeeping.h"
#include "editor/play/game_tree.h"
#include "editor/play/new_game.h"
#include "editor/play/playing.h"
#include "editor/play/sitting_down.h"
#include "editor/play/test_making.h"
#include "engine/players/style.h"
#include "engine/trials/trial_run.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/record_xml.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/shuffled_lines.h"

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <vector>

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
    void begin(const std::string& other = "human") {
        switch_mode(rig.editor);
        rig.editor.map.table.form.game.seats = {"human", other};
        begin_game(rig.editor);
        REQUIRE(rig.editor.map.table.on());
        keep_game_safe(rig.editor);
    }
    void choose(std::size_t listed) {
        choose_listed(rig.editor.map, listed);
        keep_game_safe(rig.editor);
    }
    const GameSession& session() const { return rig.editor.map.table.play->session(); }
    // The files of games that were left, here and in other windows.
    std::vector<std::filesystem::path> left() const {
        std::vector<std::filesystem::path> files;
        for (const ParkedGame& each : document::parked_games(rig.editor.safety.state, map)) files.push_back(each.file);
        return files;
    }

    std::filesystem::path map;
    SessionRig rig;
};

// A game on the map of the folder that was left after a few choices; the file that holds it.
std::filesystem::path left_game(const std::filesystem::path& folder, const std::string& other = "human") {
    {
        TableAtHome before(folder);
        before.begin(other);
        before.choose(0);
    }
    const auto files = TableAtHome(folder).left();
    REQUIRE(files.size() == 1);
    return files.front();
}

void replace_in(const std::filesystem::path& file, const std::string& from, const std::string& to) {
    std::string text = testing::bytes_of(file);
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    std::ofstream(file, std::ios::binary) << text.replace(at, from.size(), to);
}

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
    REQUIRE(after.rig.editor.map.status.notice);
    CHECK(after.rig.editor.map.status.notice->words.id == "table.parked");
    switch_mode(after.rig.editor);
    REQUIRE(after.rig.editor.map.table.on());
    CHECK(after.session().tree().size() == nodes);
    CHECK(after.session().state() == left);
    CHECK(after.rig.editor.map.table.paused);
    CHECK_FALSE(map_has_changed(after.rig.editor));
}

TEST_CASE("a game with every kind of player goes on where it was left, and is opened when it was saved") {
    std::vector<std::string> kinds{"human", "planner:7"};
    for (const PlayerKind& kind : player_kinds()) kinds.push_back(kind.id);
    for (const Style& style : players::styles()) kinds.emplace_back(style.id);
    for (const std::string& kind : kinds) {
        INFO(kind);
        const TemporaryFolder folder;
        GameState left;
        {
            TableAtHome before(folder.path);
            before.begin(kind);
            before.choose(1);
            REQUIRE(save_game(before.rig.editor, folder.path / "game.xml"));
            left = before.session().state();
        }
        TableAtHome after(folder.path);
        switch_mode(after.rig.editor);
        REQUIRE(after.rig.editor.map.table.on());
        CHECK(after.session().state() == left);
        CHECK(after.session().seats() == Seats{nullptr, player_kind(kind)});
        after.choose(0);
        REQUIRE(open_game(after.rig.editor, folder.path / "game.xml"));
        CHECK(after.session().state() == left);
        CHECK(after.session().seats() == Seats{nullptr, player_kind(kind)});
    }
}

TEST_CASE("a game that cannot go on says why, above the new game that is begun instead, and its file stays") {
    struct {
        const char *from, *to, *why;
    } const rows[] = {
        {"urn:hexwright:game:2", "urn:hexwright:game:9", "newer"},
        {"kind=\"planner:64\"", "kind=\"wizard\"", "there is no player \"wizard\""},
        {"the-toll-street", "the-soll-street", "not the one that was played"},
        {"<actions>", "<actions>\n    <sing/>", "sing"},
        {"  <seat", "  <seat>", "<seat>"},
    };
    for (const auto& [from, to, why] : rows) {
        INFO(to);
        const TemporaryFolder folder;
        const auto file = left_game(folder.path, "planner:64");
        replace_in(file, from, to);
        TableAtHome after(folder.path);
        switch_mode(after.rig.editor);
        const DialogState& dialog = after.rig.editor.dialog;
        REQUIRE(dialog.kind == Dialog::NewGame);
        CHECK_FALSE(after.rig.editor.map.table.on());
        CAPTURE(dialog.trouble);
        CHECK(dialog.trouble.find(file.string()) != std::string::npos);
        CHECK(dialog.trouble.find(why) != std::string::npos);
        CHECK_FALSE(dialog.remedy.empty());
        begin_game(after.rig.editor);
        CHECK(after.rig.editor.map.table.on());
        CHECK(std::filesystem::exists(file));
    }
}

TEST_CASE("a left game whose file is gone or whose map has pieces that nobody knows says so") {
    const TemporaryFolder folder;
    const auto file = left_game(folder.path);
    SECTION("gone") {
        std::filesystem::remove(file);
        std::filesystem::create_symlink(folder / "nowhere", file);
        TableAtHome after(folder.path);
        switch_mode(after.rig.editor);
        CHECK(after.rig.editor.dialog.trouble.find(file.string()) != std::string::npos);
    }
    SECTION("its map") {  // Of a catalogue that had more pieces.
        auto read = read_record(testing::bytes_of(file), file.string(), &test_catalogue());
        REQUIRE(read);
        read->scenario.replace(read->scenario.find("kind=\""), 6, "kind=\"my-");
        std::ofstream(file, std::ios::binary) << write_record_head(*read);
        TableAtHome after(folder.path);
        switch_mode(after.rig.editor);
        const std::string& told = after.rig.editor.dialog.trouble;
        CAPTURE(told);
        REQUIRE(told.find(file.string() + ":") != std::string::npos);
        const int line = std::atoi(told.c_str() + told.find(file.string()) + file.string().size() + 1);
        CHECK(line > read->scenario_line);  // The line of the file, not of the map in it.
        CHECK(testing::bytes_of(file).find("my-") != std::string::npos);
    }
}

TEST_CASE("where the game that was left last cannot go on, the one before does, and that is told") {
    const TemporaryFolder folder;
    const auto older = left_game(folder.path);
    const auto newer = older.parent_path() / "99999999999999.game.part";
    std::ofstream(newer) << "<game xmlns=\"urn:hexwright:game:9\"/>\n";
    std::filesystem::last_write_time(newer, std::filesystem::last_write_time(older) + std::chrono::hours(1));
    TableAtHome after(folder.path);
    switch_mode(after.rig.editor);
    CHECK(after.rig.editor.map.table.on());
    CHECK(after.rig.editor.dialog.kind == Dialog::Trouble);
    CHECK(after.rig.editor.dialog.trouble.find(newer.string()) != std::string::npos);
    CHECK(std::filesystem::exists(newer));
    CHECK_FALSE(std::filesystem::exists(older));
}

TEST_CASE("a game is found by the name under which its map was saved meanwhile") {
    const TemporaryFolder folder;
    GameState left;
    {
        TableAtHome before(folder.path);
        before.begin();
        before.choose(0);
        REQUIRE(save_file(before.rig.editor, folder / "other.xml"));
        before.choose(1);
        left = before.session().state();
        CHECK(before.left().empty());
    }
    TableAtHome after(folder.path);
    REQUIRE(open_file(after.rig.editor, folder / "other.xml"));
    switch_mode(after.rig.editor);
    REQUIRE(after.rig.editor.map.table.on());
    CHECK(after.session().state() == left);
}

TEST_CASE("a game that ended is not kept, until its end is taken back") {
    const TemporaryFolder folder;
    std::size_t nodes = 0;
    {
        TableAtHome before(folder.path);
        TableState& table = before.rig.editor.map.table;
        switch_mode(before.rig.editor);
        table.form.game.seats = {"random", "random"};
        begin_game(before.rig.editor);
        keep_game_safe(before.rig.editor);
        CHECK(before.rig.editor.map.keeping.game != nullptr);
        table.pace = Pace::ToEnd;
        while (!before.session().state().over) (void)let_computers_play(table, 1);
        keep_game_safe(before.rig.editor);
        CHECK(before.rig.editor.map.keeping.game == nullptr);
        step_in_tree(before.rig.editor.map, -1);
        REQUIRE_FALSE(before.session().state().over);
        keep_game_safe(before.rig.editor);
        nodes = before.session().tree().size();
    }
    TableAtHome after(folder.path);
    switch_mode(after.rig.editor);
    REQUIRE(after.rig.editor.map.table.on());
    CHECK(after.session().tree().size() == nodes);
}

TEST_CASE("a saved game is opened with its branches and notes, and no map is changed by it") {
    const TemporaryFolder folder;
    TableAtHome table(folder.path);
    table.begin();
    const std::string map = write_scenario(*table.rig.editor.now().scenario, test_catalogue());
    for (int made = 0; made < 4; ++made) table.choose(0);
    take_back_play(table.rig.editor);
    table.choose(2);
    REQUIRE(table.rig.editor.map.table.play->set_note(table.session().current(), "another start"));
    REQUIRE(save_game(table.rig.editor, folder.path / "game.xml"));
    const std::size_t nodes = table.session().tree().size();
    stop_playing(table.rig.editor.map);
    REQUIRE(open_game(table.rig.editor, folder.path / "game.xml"));
    CHECK(table.session().tree().size() == nodes);
    CHECK(table.session().tree()[table.session().current()].note == "another start");
    CHECK(write_scenario(*table.rig.editor.now().scenario, test_catalogue()) == map);
    CHECK_FALSE(table.rig.editor.map.document.changed());
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
    REQUIRE(after.rig.editor.map.table.on());
    CHECK(after.session().state() == left);
    stop_playing(after.rig.editor.map);
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
    const std::size_t steps = table.rig.editor.map.document.history().steps().size();
    ask_for_test(table.rig.editor);
    REQUIRE(table.rig.editor.dialog.kind == Dialog::MakeTest);
    make_test(table.rig.editor);
    CHECK(table.rig.editor.dialog.kind == Dialog::None);
    INFO(table.rig.editor.words(table.rig.editor.map.status.notice->words));
    REQUIRE(table.rig.editor.map.document.history().steps().size() == steps + 1);
    const Scenario& scenario = *table.rig.editor.now().scenario;
    REQUIRE_FALSE(tests_of(scenario).tests.empty());
    for (const TestOutcome& outcome : run_tests(scenario, std::make_shared<const Catalogue>(test_catalogue())))
        CHECK(outcome.trouble.empty());
    undo(table.rig.editor);
    CHECK(table.rig.editor.map.document.history().at() == steps - 1);
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
