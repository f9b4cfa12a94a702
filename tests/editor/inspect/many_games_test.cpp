// Many games in the window, without the window: played by a job, stopped, kept, stale, laid over the map and saved.
#include "editor/inspect/many_games.h"

#include "editor/editing/commit.h"
#include "editor/editing/tasks.h"
#include "editor/inspect/survey_overlay.h"
#include "engine/simulation/exchange.h"
#include "engine/simulation/running.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/files.h"

#include <algorithm>
#include <numeric>
#include <thread>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

using testing::bytes_of, testing::TemporaryFolder;

std::filesystem::path skirmish() {
    return std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/scenarios/skirmish-on-the-narrows.xml";
}

// What frames do while the panel is open.
void look(SessionRig& rig) {
    for (int frame = 0; frame < 4; ++frame) {
        follow_many_games(rig.editor);
        rig.editor.jobs.wait_for_usual();
        rig.settle();
    }
    follow_many_games(rig.editor);
}

void play_games(SessionRig& rig, std::int64_t games) {
    rig.editor.map.many_games.games = games;
    play_many(rig.editor);
    rig.settle();
    look(rig);
    REQUIRE(rig.notice().empty());
    REQUIRE(rig.editor.map.many_games.shown);
}

void change_map(SessionRig& rig) {
    PieceId first{};
    rig.editor.now().scenario->battlefield.each([&](const PlacedPiece& piece) { first = piece.id; });
    REQUIRE(commit(rig.editor.map, RemovePieces{{first}}));
}

std::int64_t died(const Heat& heat) {
    return std::accumulate(heat.spaces.begin(), heat.spaces.end(), std::int64_t{0},
                           [](std::int64_t sum, const SpaceHeat& space) { return sum + space.died; });
}

}  // namespace

TEST_CASE("many games in the window are those that simulate plays, with their heat and their running share") {
    SessionRig rig;
    REQUIRE(open_file(rig.editor, skirmish()));
    look(rig);
    REQUIRE(seats_of_games(rig.editor) == std::vector<std::string>{"greedy", "greedy"});
    choose_seat(rig.editor, 1, "random");
    play_games(rig, 12);
    const SeenBatch& batch = rig.editor.map.many_games.shown->batch;
    CHECK(batch.seats == std::vector<std::string>{"greedy", "random"});
    CHECK(batch.planned == 12);
    CHECK(batch.heat.games == 12);
    CHECK(died(batch.heat) > 0);
    REQUIRE_FALSE(batch.running.empty());
    CHECK(batch.running.back().games == 12);
    const auto prepared = prepare({.scenario = *rig.editor.now().scenario,
                                   .catalogue = std::make_shared<const Catalogue>(test_catalogue()),
                                   .options = {.players = 2},
                                   .seats = {player_kind("greedy"), player_kind("random")}});
    REQUIRE(prepared);
    Statistics sum;
    for (int number = 1; number <= 12; ++number) add(sum, play_number(*prepared, number));
    CHECK(batch.sum == sum);
    CHECK_FALSE(games_are_stale(rig.editor));
}

TEST_CASE("games with zones and armies exchanged tell what these are worth") {
    SessionRig rig;
    REQUIRE(open_file(rig.editor, skirmish()));
    rig.editor.map.many_games.exchanged = true;
    play_games(rig, 10);
    const auto& pairs = rig.editor.map.many_games.shown->batch.pairs;
    REQUIRE(pairs);
    for (const PairsCell& cell : pairs->cells) CHECK(cell.games == 3);  // Rounded up to whole fours.
}

TEST_CASE("games that were played are there when the map is opened again, and stale when it has changed") {
    const TemporaryFolder cache;
    {
        SessionRig rig;
        rig.editor.batches.folder = cache.path;
        rig.editor.batches.version = "1";
        REQUIRE(open_file(rig.editor, sample("sparrow-ford")));
        play_games(rig, 8);
    }
    SessionRig rig;
    rig.editor.batches.folder = cache.path;
    rig.editor.batches.version = "1";
    REQUIRE(open_file(rig.editor, sample("sparrow-ford")));
    look(rig);
    REQUIRE(rig.editor.map.many_games.shown);
    CHECK(games_in(rig.editor.map.many_games.shown->batch.sum) == 8);
    CHECK_FALSE(rig.editor.map.many_games.shown->board);
    CHECK_FALSE(games_are_stale(rig.editor));
    change_map(rig);
    look(rig);
    CHECK(games_are_stale(rig.editor));
    rig.key("ctrl+z");
    look(rig);
    CHECK_FALSE(games_are_stale(rig.editor));  // It is the map again on which they were played.
    rig.editor.batches.version = "2";
    CHECK(games_are_stale(rig.editor));
}

TEST_CASE("games in four ways are not kept, because their sums are not of the map as it is written") {
    const TemporaryFolder cache;
    SessionRig rig;
    rig.editor.batches.folder = cache.path;
    REQUIRE(open_file(rig.editor, skirmish()));
    rig.editor.map.many_games.exchanged = true;
    play_games(rig, 4);
    CHECK(std::filesystem::is_empty(cache.path));
}

TEST_CASE("games are stopped, and what was played until then stays and is told to be a part") {
    SessionRig rig;
    REQUIRE(open_file(rig.editor, skirmish()));
    rig.editor.map.many_games.games = 1'000'000;
    play_many(rig.editor);
    while (!rig.editor.map.many_games.shown && plays_many(rig.editor.map)) {
        follow_many_games(rig.editor);
        take_done_tasks(rig.editor);
        std::this_thread::yield();
    }
    REQUIRE(plays_many(rig.editor.map));
    SECTION("by the button") { stop_many(rig.editor.map); }
    SECTION("by Esc") { CHECK(stop_tasks(rig.editor.map)); }
    follow_many_games(rig.editor);
    CHECK_FALSE(plays_many(rig.editor.map));
    CHECK_FALSE(rig.editor.map.many_games.growing);
    const SeenBatch& batch = rig.editor.map.many_games.shown->batch;
    CHECK(games_in(batch.sum) > 0);
    CHECK(games_in(batch.sum) < batch.planned);
    CHECK(batch.heat.games == games_in(batch.sum));
}

TEST_CASE("heat lies over the map once games were played, and until then says what to do") {
    SessionRig rig;
    REQUIRE(open_file(rig.editor, skirmish()));
    lay_heat(rig.editor.map, HeatKind::Died);
    const OverlayPicture* picture = surveyed_overlay(rig.editor);
    REQUIRE(picture);
    CHECK(picture->cells.empty());
    REQUIRE(picture->notes.size() == 1);
    CHECK(picture->notes.front().id == "games.no-heat");
    play_games(rig, 8);
    picture = surveyed_overlay(rig.editor);
    CHECK(picture->title.id == "heat.died");
    CHECK_FALSE(picture->cells.empty());
    REQUIRE(picture->legend.size() > 1);
    CHECK(picture->legend.front().color != picture->legend.back().color);
    lay_heat(rig.editor.map, HeatKind::Unused);
    CHECK(surveyed_overlay(rig.editor)->title.id == "heat.unused");
    lay_heat(rig.editor.map, std::nullopt);
    CHECK(surveyed_overlay(rig.editor) == nullptr);
}

TEST_CASE("another file has games of its own") {
    SessionRig rig;
    REQUIRE(open_file(rig.editor, skirmish()));
    play_games(rig, 4);
    REQUIRE(open_file(rig.editor, sample("sparrow-ford")));
    look(rig);
    CHECK_FALSE(rig.editor.map.many_games.shown);
}

TEST_CASE("a map without start zones cannot be played many times, and the status line says why") {
    SessionRig rig;
    play_many(rig.editor);
    rig.settle();
    CHECK_FALSE(rig.editor.map.many_games.shown);
    CHECK_FALSE(rig.notice().empty());
    look(rig);
    CHECK(seats_of_games(rig.editor).empty());
}

TEST_CASE("plots of many games are saved as HTML, SVG and PDF, and refused under another ending") {
    const TemporaryFolder folder;
    SessionRig rig;
    REQUIRE(open_file(rig.editor, skirmish()));
    write_plots(rig.editor, folder.path / "early.html");
    CHECK(rig.notice() == test_words()("games.nothing"));
    play_games(rig, 4);
    CHECK(suggested_plots_name(rig.editor) == "skirmish-on-the-narrows-games.html");
    for (const char* name : {"games.html", "games.svg", "games.PDF"}) {
        write_plots(rig.editor, folder.path / name);
        rig.settle();
        CHECK(bytes_of(folder.path / name).size() > 1000);
    }
    CHECK(bytes_of(folder.path / "games.html").find("Where figures stood") != std::string::npos);
    write_plots(rig.editor, folder.path / "games.png");
    rig.settle();
    CHECK_FALSE(std::filesystem::exists(folder.path / "games.png"));
    CHECK(rig.notice().find("games.png") != std::string::npos);
}

}  // namespace hexwright
