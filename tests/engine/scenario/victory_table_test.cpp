// The wins of a scenario as a table: who may win, and when.
#include "engine/scenario/victory_table.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("a new win stands in the cell for which it was made") {
    for (const char* who : {"1", "4", "each"})
        for (const WonWhen when : all_won_when) {
            INFO(who << " " << static_cast<int>(when));
            CHECK(won_when(win_for(who, when)) == when);
        }
    CHECK(won_when(win_for("last-standing", WonWhen::EverybodyGone)) == WonWhen::EverybodyGone);
}

TEST_CASE("a win for when the others are gone is complete, and one of everybody speaks of each winner's own enemies") {
    const Win win = win_for("each", WonWhen::EverybodyGone);
    REQUIRE(win.conditions.size() == 1);
    const auto& count = std::get<condition::Count>(win.conditions.front().is);
    CHECK(count.at_most.value == 0);
    REQUIRE(count.parts.size() == 1);
    CHECK(std::get<condition::EnemyOf>(count.parts.front().is).player.word == win.as.word);
    CHECK(win_for("2", WonWhen::AtLimit).conditions.empty());
}

TEST_CASE("what must hold besides tells that a win is not only for when the others are gone") {
    Win win = win_for("1", WonWhen::EverybodyGone);
    condition::Eliminated gone;
    gone.player.word = "2";
    win.conditions.push_back({condition::All{{{gone}}}});
    CHECK(won_when(win) == WonWhen::EverybodyGone);
    win.conditions.push_back({condition::Round{}});
    CHECK(won_when(win) == WonWhen::AtOnce);
    win.timing = Timing::EndOfRound;
    CHECK(won_when(win) == WonWhen::EndOfRound);
}

TEST_CASE("the table has a row for each player of the largest set-up, for all alike, and for whoever else is named") {
    Scenario scenario;
    CHECK(who_may_win(scenario) ==
          std::vector<std::string>{"1", "2", "each", "last-standing", "most-points", "nobody"});
    scenario.setups = std::vector<Setup>{{.players = {{.number = 1}, {.number = 2}, {.number = 3}}}};
    Rulebook book;
    book.victory.wins.push_back(win_for("5", WonWhen::AtOnce));
    scenario.rulebook = std::make_shared<const Rulebook>(std::move(book));
    CHECK(who_may_win(scenario) ==
          std::vector<std::string>{"1", "2", "3", "each", "last-standing", "most-points", "nobody", "5"});
}

}  // namespace hexwright
