// The panel of many games: opened by its key, played by its button, laid over the map by its list.
#include "editor/inspect/many_games.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/fate.h"
#include "tests/support/files.h"

#include <fstream>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

void open_skirmish(Rig& rig) {
    const auto samples = std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/scenarios";
    REQUIRE(open_file(rig.editor, samples / "skirmish-on-the-narrows.xml"));
    rig.settle();
}

void wait_for_games(Rig& rig) {
    for (int frame = 0; frame < 3; ++frame) {
        rig.editor.jobs.wait_for_usual();
        rig.settle();
    }
}

}  // namespace

TEST_CASE("many games are played by a button, drawn, and laid over the map by a list") {
    Rig rig;
    open_skirmish(rig);
    rig.key("ctrl+shift+j");
    wait_for_games(rig);
    CHECK(rig.editor.map.view.side == SideTab::Games);
    REQUIRE(rig.sees("games:seat-2"));
    rig.click_on("games:50");
    CHECK(rig.editor.map.many_games.games == 50);
    rig.click_on("games:play");
    wait_for_games(rig);
    REQUIRE(rig.editor.map.many_games.shown);
    CHECK(games_in(rig.editor.map.many_games.shown->batch.sum) == 50);
    CHECK(rig.sees("games:plots"));
    CHECK_FALSE(rig.sees("games:stale"));
    rig.click_on("games:heat");
    rig.click_on("games:heat-stood");
    CHECK(rig.editor.map.view.layers.overlay == Overlay::Heat);
    CHECK(rig.sees("legend"));
    rig.key("alt+g");
    CHECK(rig.editor.map.view.layers.overlay == Overlay::None);
}

TEST_CASE("seats of many games are chosen from a list") {
    Rig rig;
    open_skirmish(rig);
    rig.key("ctrl+shift+j");
    wait_for_games(rig);
    rig.click_on("games:seat-1");
    rig.click_on("games:seat-1:random");
    CHECK(seats_of_games(rig.editor) == std::vector<std::string>{"random", "greedy"});
}

TEST_CASE("plots of many games are saved by a dialog that proposes a name") {
    Rig rig;
    open_skirmish(rig);
    rig.editor.map.many_games.games = 2;
    rig.key("ctrl+shift+j");
    wait_for_games(rig);
    rig.click_on("games:play");
    wait_for_games(rig);
    ask_for_plots_file(rig.editor);
    rig.settle();
    CHECK(rig.editor.dialog.kind == Dialog::Plots);
    CHECK(rig.sees("dialog:name"));
}

TEST_CASE("make it even is chosen, searched, told and applied by clicks") {
    const testing::TemporaryFolder folder;
    std::ofstream(folder.path / "fate.xml") << testing::fate_file(14);
    Rig rig;
    REQUIRE(open_file(rig.editor, folder.path / "fate.xml"));
    rig.key("ctrl+shift+j");
    wait_for_games(rig);
    const ImVec2 edge = rig.main_window.ui.find("divider:inspector")->middle();
    rig.drag_along({edge, {edge.x, edge.y - 220}});  // All of the panel in sight.
    CHECK_FALSE(rig.sees("even:search"));
    rig.click_on("games:even");
    wait_for_games(rig);
    rig.editor.map.make_even.knob = "rule:fate/effects[0]/cases[0].to";
    rig.settle();
    REQUIRE(rig.sees("even:knob"));
    rig.click_on("even:search");
    wait_for_games(rig);
    CHECK(rig.sees("even:outcome"));
    const auto steps = rig.editor.map.document.history().steps().size();
    rig.click_on("even:apply");
    CHECK(rig.editor.map.document.history().steps().size() == steps + 1);
    CHECK_FALSE(rig.sees("even:apply"));
    rig.key("ctrl+z");
    CHECK(rig.sees("even:apply"));
}

}  // namespace hexwright
