// A scenario made even by one number, with games that one roll decides.
#include "editor/document/batches/tuned_game.h"

#include "engine/players/player.h"
#include "tests/support/every_room.h"
#include "tests/support/fate.h"
#include "tests/support/shipped_game.h"
#include "tests/support/written_scenario.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string the_number = "rule:fate/effects[0]/cases[0].to";

Result<TunedGame> game_of(const std::string& file, const std::string& knob) {
    return tuned_game(scenario_of(file), shared_shipped(), {}, {player_kind("random"), player_kind("random")}, knob);
}

Tuning searched(const TunedGame& game) {
    Tuning tuning = tuning_of(game);
    while (const auto wave = next_wave(tuning)) {
        const auto batch = batch_with(game, static_cast<std::size_t>(wave->setting));
        if (!batch) {
            add_impossible(tuning, wave->setting);
            continue;
        }
        Statistics sum;
        for (auto number = wave->numbers.from; number <= wave->numbers.to; ++number)
            add(sum, play_number(*batch, number));
        add(tuning, *wave, half_wins_of(game, sum));
    }
    return tuning;
}

PlayerSetup in_team(int number, int team) {
    PlayerSetup player;
    player.number = number;
    player.team = team;
    return player;
}

}  // namespace

TEST_CASE("the number that makes a roll even is found and proven", "[figures]") {
    const auto game = game_of(fate_file(16), the_number);
    REQUIRE(game);
    const Tuning tuning = searched(*game);
    REQUIRE(verdict_on(tuning) == TuningVerdict::Even);
    CHECK(game->knob.values[static_cast<std::size_t>(tuning.proofs.back().setting)] == 10);
    const auto told = told_outcome(*game, tuning);
    CHECK(told.back().id == "tune.even");
    for (const Message& sentence : told) CHECK(english()(sentence).find('{') == std::string::npos);
    for (const TriedSetting& tried : tuning.tried)
        CHECK(english()(told_trial(*game, tried)).find('{') == std::string::npos);
}

TEST_CASE("what does not matter makes nothing even, and it is said that all were tried") {
    const auto game = game_of(fate_file(16), "rounds");
    REQUIRE(game);
    const Tuning tuning = searched(*game);
    CHECK(verdict_on(tuning) == TuningVerdict::None);
    CHECK(tuning.tried.size() == game->knob.values.size());
    CHECK(told_outcome(*game, tuning).back().id == "tune.none");
}

TEST_CASE("a setting with which no game can begin is impossible") {
    const auto game = game_of(fate_file(16), "card:2.sonlen");  // Without a card nobody plays.
    REQUIRE(game);
    CHECK_FALSE(batch_with(*game, 0));
    CHECK(batch_with(*game, 1));
    const Tuning tuning = searched(*game);
    CHECK(tuning.tried.front().impossible);
    CHECK(told_trial(*game, tuning.tried.front()).id == "tune.impossible");
}

TEST_CASE("even is a matter of two sides, teams or players alone") {
    Setup setup;
    setup.players = {in_team(1, 1), in_team(2, 2), in_team(3, 1), in_team(4, 2)};
    const auto teams = sides_of(setup);
    REQUIRE(teams);
    CHECK(teams->first == std::vector<int>{1, 3});
    CHECK(teams->second == std::vector<int>{2, 4});
    CHECK(teams->opponent == 1);
    setup.players = {in_team(1, 1), in_team(2, 1), in_team(3, 0)};
    CHECK(sides_of(setup)->opponent == 2);
    setup.players = {in_team(1, 0), in_team(2, 0), in_team(3, 0)};
    CHECK_FALSE(sides_of(setup));
    setup.players = {in_team(1, 1)};
    CHECK_FALSE(sides_of(setup));
    setup.players = {in_team(1, 1), in_team(2, 1)};
    CHECK_FALSE(sides_of(setup));
}

TEST_CASE("what cannot be played is not tuned") {
    CHECK_FALSE(game_of(fate_file(16), "rule:fate.to"));
    std::string text = fate_file(16);
    text.replace(text.find("sonlen"), 6, "nobody");
    const auto read = read_scenario(text, "a.xml", shipped());
    if (read) CHECK_FALSE(tuned_game(read->scenario, shared_shipped(), {}, {}, the_number));
}
