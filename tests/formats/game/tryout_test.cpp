// A scenario tried out by computers: the same games as a simulation, with what its rules did.
#include "engine/simulation/tryout.h"

#include "engine/scenario/rulebook.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Batch batch_to_try(const std::string& name) {
    auto batch = prepare({.scenario = sample_scenario(name),
                          .catalogue = std::make_shared<const Catalogue>(shipped()),
                          .options = {.players = 2, .seed = 3},
                          .seats = {player_kind("greedy"), player_kind("greedy")}});
    REQUIRE(batch);
    return std::move(*batch);
}

}  // namespace

TEST_CASE("A tryout plays the games of a simulation and counts what ended them") {
    const Batch batch = batch_to_try("safe-conduct");
    Statistics same;
    for (std::int64_t number = 1; number <= 6; ++number) add(same, play_number(batch, number));
    std::vector<std::int64_t> told;
    const Tryout tried = try_out(batch, 6, {.progress = [&](std::int64_t games) { told.push_back(games); }});
    CHECK(tried.sum == same);
    CHECK(told == std::vector<std::int64_t>{1, 2, 3, 4, 5, 6});
    REQUIRE(tried.won_by.size() == rulebook_of(batch.scenario).victory.wins.size());
    std::int64_t by_wins = 0;
    for (std::size_t i = 0; i < tried.won_by.size(); ++i) {
        const auto ended = same.ended_by.find("win-" + std::to_string(i + 1));
        CHECK(tried.won_by[i] == (ended == same.ended_by.end() ? 0 : ended->second));
        by_wins += tried.won_by[i];
    }
    CHECK(by_wins > 0);
}

TEST_CASE("A tryout counts how often each rule ran, and in how many games") {
    Batch batch = batch_to_try("high-water");
    const std::size_t rules = rulebook_of(batch.scenario).rules.size();
    REQUIRE(rules > 0);
    const Tryout tried = try_out(batch, 4);
    REQUIRE(tried.rules.size() == rules);
    std::int64_t ran = 0;
    for (const RuleUse& use : tried.rules) {
        CHECK(use.ran <= use.occasions);
        CHECK(use.games <= std::min<std::int64_t>(use.ran, 4));
        CHECK((use.games > 0) == (use.ran > 0));
        ran += use.ran;
    }
    CHECK(ran > 0);
    // A rule that waits for the end of every round has as many occasions as rounds have ended.
    Scenario counted = batch.scenario;
    Rulebook book;
    book.rules = {{.id = {"each-round"}, .events = {{.event = EventKind::RoundEnd}}}};
    counted.rulebook = std::make_shared<const Rulebook>(book);
    batch.scenario = counted;
    batch.options.rounds = 3;
    const Tryout rounds = try_out(batch, 2);
    CHECK(rounds.rules[0].ran <= 6);
    CHECK(rounds.rules[0].ran == rounds.rules[0].occasions);
    CHECK(rounds.rules[0].games == 2);
}

TEST_CASE("A tryout that is stopped tells of the games that were played to their end") {
    const Batch batch = batch_to_try("high-water");
    std::int64_t played = 0;
    const Tryout tried = try_out(
        batch, 50, {.stop = [&] { return played == 2; }, .progress = [&](std::int64_t games) { played = games; }});
    CHECK(games_in(tried.sum) == 2);
    CHECK(tried.sum == try_out(batch, 2).sum);
}
