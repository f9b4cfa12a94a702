// Whatever ended the program in the middle of a game, the next start mentions the game, however its map comes back; and
// what else the start says is not overwritten by a map that is opened.
#include "editor/files/open_maps.h"
#include "editor/files/past_refusals.h"
#include "editor/files/preferences.h"
#include "editor/files/reopening.h"
#include "editor/files/safekeeping.h"
#include "editor/files/start_offers.h"
#include "editor/play/game_files.h"
#include "editor/play/new_game.h"
#include "editor/workspace/start_troubles.h"
#include "tests/editor/files/evening.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/files.h"

#include <filesystem>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

const std::string game_left = "You left a game on this map; F5 continues it.";
const std::string collection_gone = "There is no longer a collection “Attic”. Choose another one.";

void begin_a_game(EditorState& editor) {
    ask_for_game(editor);
    begin_game(editor);
    REQUIRE(editor.map.table.play);
    keep_game_safe(editor);
}

// An editor that disappears in the middle of a game, with other maps beside it.
void vanish_in_a_game(const Evening& evening, const std::vector<std::filesystem::path>& beside = {}) {
    SessionRig rig;
    begin_preferences(rig.editor, evening.folder / "settings.xml");
    begin_safekeeping(rig.editor, evening.state);
    for (const auto& file : beside) REQUIRE(open_in_tab(rig.editor, file));
    REQUIRE(open_in_tab(rig.editor, evening.map));
    begin_a_game(rig.editor);
    keep_preferences(rig.editor);
}

struct KeptRig : SessionRig {  // Keeps the map safe as the window does before each frame.
    void settle() {
        keep_safe(editor);
        SessionRig::settle();
        keep_safe(editor);
    }
    void key(const char* text) {
        SessionRig::key(text);
        settle();
    }
};

// A plain start, without a file on the command line.
struct PlainStart : SessionRig {
    explicit PlainStart(const Evening& evening, bool collection_is_gone = false) {
        begin_preferences(editor, evening.folder / "settings.xml");
        begin_safekeeping(editor, evening.state);
        if (collection_is_gone) refuse(editor.map.status, {"collections.gone", {{"name", "Attic"}}});
        begin_reopening(editor);
        while (!editor.maps.reopening.files.empty()) {
            reopen_next(editor);
            open_waiting(editor);
        }
    }
};

}  // namespace

TEST_CASE("a map that is opened again at the start says that a game was left on it") {
    const Evening evening;
    vanish_in_a_game(evening);
    PlainStart next(evening);
    REQUIRE(next.editor.map.document.file() == evening.map);
    CHECK(next.notice() == game_left);
    switch_mode(next.editor);
    CHECK(next.editor.map.table.playing);
}

TEST_CASE("the start says everything that it has to say: of the person's files, of a game, of maps that are missing") {
    const Evening evening;
    const auto other = evening.folder / "other.xml";
    std::filesystem::copy_file(sample("sparrow-ford"), other);
    vanish_in_a_game(evening, {other});
    std::filesystem::remove(other);
    PlainStart next(evening, true);
    CHECK(next.notice() ==
          collection_gone + " " + game_left + " One map from last time is not open: other.xml (no longer there)");
}

TEST_CASE("what the start says is not overwritten by the files of the command line") {
    const Evening evening;
    SessionRig rig;
    begin_safekeeping(rig.editor, evening.state);
    refuse(rig.editor.map.status, {"collections.gone", {{"name", "Attic"}}});
    begin_opening(rig.editor, {evening.map, sample("sparrow-ford")});
    while (!rig.editor.maps.waiting.empty()) open_waiting(rig.editor);
    CHECK(map_count(rig.editor) == 2);
    CHECK(rig.notice().starts_with(collection_gone));
    open_waiting(rig.editor);  // With the next frame: once is enough.
    CHECK(rig.notice().rfind(collection_gone) == 0);
}

TEST_CASE("what the start says stays when the dialog about unusable files is closed") {
    SessionRig rig;
    tell_at_start(rig.editor, "The keys cannot be read.", "Look at them.");
    refuse(rig.editor.map.status, {"collections.gone", {{"name", "Attic"}}});
    drop_past_refusal(rig.editor);
    rig.editor.dialog = {};
    drop_past_refusal(rig.editor);
    CHECK(rig.notice() == collection_gone);
}

TEST_CASE("a map that is recovered says that a game was left on it") {
    const Evening evening;
    vanish_in_a_game(evening);
    (void)crash<KeptRig>(evening);
    SessionRig rig;
    begin_safekeeping(rig.editor, evening.state);
    REQUIRE_FALSE(rig.editor.safety.recoveries.empty());
    recover(rig.editor);
    CHECK(rig.notice().starts_with("The Narrows is as you left it."));
    CHECK(rig.notice().ends_with(" " + game_left));
}

TEST_CASE("a game on a map without a file is offered, and its map comes back with it, to be saved") {
    const Evening evening;
    std::string map;
    {
        SessionRig rig;
        begin_safekeeping(rig.editor, evening.state);
        REQUIRE(open_file(rig.editor, evening.map, OpenHow::Copy));
        REQUIRE_FALSE(rig.editor.map.document.file());
        map = rig.text();
        begin_a_game(rig.editor);
        CHECK(start_offers(rig.editor).games.empty());  // It is being played.
    }
    SessionRig next("sparrow-ford");
    begin_safekeeping(next.editor, evening.state);
    const std::vector<LeftGame> games = start_offers(next.editor).games;
    REQUIRE(games.size() == 1);
    CHECK(games.front().map.empty());
    go_on_with(next.editor, games.front());
    CHECK(next.editor.dialog.kind == Dialog::None);
    CHECK(map_count(next.editor) == 2);
    CHECK(next.text() == map);
    CHECK(next.editor.map.document.changed());
    CHECK(next.editor.map.table.playing);
    CHECK_FALSE(map_has_changed(next.editor));
    CHECK(next.editor.map.status.notice->words.id == "table.taken-up");
    CHECK(start_offers(next.editor).games.empty());
}

TEST_CASE("a game on a map without a file that cannot be read says why, and no map comes") {
    const Evening evening;
    {
        SessionRig rig;
        begin_safekeeping(rig.editor, evening.state);
        REQUIRE(open_file(rig.editor, evening.map, OpenHow::Copy));
        begin_a_game(rig.editor);
    }
    SessionRig next;
    begin_safekeeping(next.editor, evening.state);
    const std::vector<LeftGame> games = start_offers(next.editor).games;
    REQUIRE(games.size() == 1);
    write(games.front().game, "<broken");
    go_on_with(next.editor, games.front());
    CHECK(next.editor.dialog.kind == Dialog::Trouble);
    CHECK(next.pieces() == 0);
    CHECK(std::filesystem::exists(games.front().game));
}

}  // namespace hexwright
