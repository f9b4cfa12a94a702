// A campaign goes on in the window: after a game has ended the next one is begun, with what is carried shown.
#include "editor/play/next_game.h"

#include "editor/desk/campaign.h"
#include "editor/files/campaign_files.h"
#include "editor/play/new_game.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/files.h"

#include <algorithm>
#include <filesystem>
#include <string>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

struct SeasonsRig : SessionRig {
    SeasonsRig() {
        namespace fs = std::filesystem;
        for (const char* part : {"battlefields", "scenarios", "campaigns"})
            fs::copy(fs::path(HEXWRIGHT_SOURCE_DIR) / "samples" / part, folder.path / part,
                     fs::copy_options::recursive);
        if (!open_file(editor, folder.path / "campaigns/two-seasons.xml"))
            throw std::runtime_error(editor.dialog.trouble);
    }
    Play& play() { return *editor.map.table.play; }
    void begin() {
        ask_for_game(editor);
        for (std::string& seat : editor.map.table.form.game.seats) seat = "greedy";
        begin_game(editor);
        if (!editor.map.table.on()) throw std::runtime_error(notice());
    }
    void play_out() {
        for (int made = 0; made < 20'000 && play().computer_decides(); ++made) play().let_computer_decide();
        REQUIRE(play().session().state().over);
    }
    testing::TemporaryFolder folder;
};

}  // namespace

TEST_CASE("after a campaign's game the next one begins with the figures and counters that are carried, which are told",
          "[campaign]") {
    SeasonsRig rig;
    rig.begin();
    CHECK(campaign_game_on_table(rig.editor.map) == 0);
    CHECK_FALSE(campaign_goes_on(rig.editor.map));
    CHECK_FALSE(can_run(*command("play.next-game"), rig.editor));
    rig.play_out();
    const auto* following = campaign_goes_on(rig.editor.map);
    REQUIRE(following);
    REQUIRE(following->game == 1);
    CHECK(following->title == campaign_game(rig.editor.map, 1).title);
    CHECK_FALSE(following->comes_along.empty());
    for (const Message& line : following->comes_along) CHECK(test_words().knows(line.id));
    const CarriedOver carried = following->begins.options.carried;
    const auto seed = rig.play().session().options().seed;

    REQUIRE(run("play.next-game", rig.editor));
    REQUIRE(rig.editor.map.table.on());
    CHECK(is_on_map(rig.editor.map, 1));
    CHECK(campaign_game_on_table(rig.editor.map) == 1);
    CHECK(rig.play().session().options().carried == carried);
    CHECK(rig.play().session().options().seed != seed);
    CHECK_FALSE(map_has_changed(rig.editor));
    CHECK(seat_name(rig.play().session().seat(PlayerId{0})) == "greedy");
    rig.play_out();
    const auto* end = campaign_goes_on(rig.editor.map);
    REQUIRE(end);
    CHECK_FALSE(end->game);
    CHECK_FALSE(end->trouble);
    CHECK_FALSE(has_next_game(rig.editor));
}

TEST_CASE("a rematch of a campaign's game has those who came along", "[campaign]") {
    SeasonsRig rig;
    rig.begin();
    rig.play_out();
    REQUIRE(run("play.next-game", rig.editor));
    const auto map = rig.play().map();
    REQUIRE(run("play.rematch", rig.editor));
    CHECK(rig.play().map() == map);
}

TEST_CASE("a game of no campaign has no next game") {
    SessionRig rig("sparrow-ford");
    ask_for_game(rig.editor);
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    CHECK_FALSE(campaign_game_on_table(rig.editor.map));
    CHECK_FALSE(has_next_game(rig.editor));
}

}  // namespace hexwright
