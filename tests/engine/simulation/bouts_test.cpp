// The table of bouts: its places, and what its sums say.
#include "engine/simulation/bouts.h"

#include "engine/simulation/share.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

constexpr PlayThresholds usually_asked{0.1, 0.1, 0.6, 0.6, 0.1};

// Every bout even, 100 games each.
BoutTable even_table() {
    BoutTable table = empty_table(2, 3);
    for (BoutSum& sum : table.sums) sum = {100, 100};
    return table;
}

// This contender wins so many of 100 games from the zone against each answer.
void let_win(BoutTable& table, std::size_t zone, Contender who, std::int64_t wins) {
    for (std::size_t style = 0; style < table.styles; ++style) {
        const Contender other{who.army, style};
        if (zone == 0) table.sums[place_of(table, {who, other})].half_wins = 2 * wins;
        else table.sums[place_of(table, {other, who})].half_wins = 2 * (100 - wins);
    }
}

// Even but for one contender in the first zone.
BoutTable lopsided_table(std::int64_t wins) {
    BoutTable table = even_table();
    let_win(table, 0, {0, 1}, wins);
    return table;
}

// Of that contender's games against the planner.
BoutTable table_against_planner(std::int64_t games, std::int64_t wins) {
    BoutTable table = empty_table_with_planner(2, 3);
    table.sums[place_of(table, {{0, 1}, {0, 3}})] = {games, 2 * wins};
    return table;
}

}  // namespace

TEST_CASE("each bout of the table has one place") {
    for (const std::size_t armies : {1U, 2U, 4U}) {
        const BoutTable table = empty_table(armies, 3);
        CHECK(table.sums.size() == armies * 9 + armies * (armies - 1));
        for (std::size_t place = 0; place < table.sums.size(); ++place)
            CHECK(place_of(table, bout_at(table, place)) == place);
    }
}

TEST_CASE("a style stands as it fares against its best answer, with all armies and from both zones") {
    BoutTable table = even_table();
    CHECK(style_standing(table, 1).worst.mean == Approx(0.5));
    for (const std::size_t army : {0U, 1U})
        for (const std::size_t zone : {0U, 1U}) let_win(table, zone, {army, 1}, 70);
    CHECK(style_standing(table, 1).worst.mean == Approx(0.7));
    CHECK(style_standing(table, 1).worst.low > 0.5);
    CHECK(style_standing(table, 0).answer == 1);
    CHECK(style_standing(table, 0).worst.mean == Approx(0.3));
}

TEST_CASE("who wins from one zone only is suspected, who wins from both is not") {
    BoutTable table = even_table();
    CHECK(suspects_in(table, usually_asked).empty());
    let_win(table, 1, {1, 2}, 80);
    const auto suspects = suspects_in(table, usually_asked);
    REQUIRE(suspects.size() == 1);
    CHECK(suspects[0].zone == 1);
    CHECK(suspects[0].who == Contender{1, 2});
    CHECK(suspects[0].games == 300);
    CHECK(suspects[0].share.mean == Approx(0.8));
    CHECK(suspects[0].mirror.mean == Approx(0.5));
    CHECK(suspects[0].beyond.mean == Approx(0.3));
    let_win(table, 0, {1, 2}, 80);
    CHECK(suspects_in(table, usually_asked).empty());
}

TEST_CASE("one answer is enough against suspicion") {
    BoutTable table = even_table();
    let_win(table, 0, {0, 1}, 90);
    table.sums[place_of(table, {{0, 1}, {0, 2}})].half_wins = 100;
    CHECK(suspects_in(table, usually_asked).empty());
}

TEST_CASE("a suspect is an exploit only if fresh games show it against each answer") {
    const auto suspects = suspects_in(lopsided_table(80), usually_asked);
    REQUIRE(suspects.size() == 1);
    CHECK(places_to_confirm(even_table(), suspects).size() == 5);  // Against himself both ways are one bout.
    const BoutTable planned = table_against_planner(100, 80);
    const auto verdict = [&](std::int64_t wins, std::size_t of) {
        return judged_suspect(suspects[0], lopsided_table(wins), planned, of, usually_asked).verdict;
    };
    CHECK(verdict(80, 1) == SuspectVerdict::Exploit);
    CHECK(verdict(70, 1) == SuspectVerdict::Exploit);
    // Of three that are looked at, each has to show more.
    CHECK(verdict(70, 3) == SuspectVerdict::Unconfirmed);
}

TEST_CASE("what fresh games confirm is an exploit only if the planner, too, surely loses to it") {
    const BoutTable fresh = lopsided_table(80);
    const auto suspects = suspects_in(fresh, usually_asked);
    REQUIRE(suspects.size() == 1);
    const auto judged = [&](std::int64_t games, std::int64_t wins, std::size_t of) {
        return judged_suspect(suspects[0], fresh, table_against_planner(games, wins), of, usually_asked);
    };
    CHECK(judged(100, 70, 1).verdict == SuspectVerdict::Exploit);
    CHECK(judged(100, 70, 3).verdict == SuspectVerdict::Undecided);
    CHECK(judged(100, 45, 1).verdict == SuspectVerdict::Refuted);
    CHECK(judged(0, 0, 1).verdict == SuspectVerdict::Undecided);
    const Exploit few = judged(12, 7, 1);
    CHECK(few.verdict == SuspectVerdict::Undecided);
    CHECK(few.planner_games == 12);
    CHECK(few.planner.mean == Approx(0.583).margin(0.001));
    CHECK(few.planner.low == Approx(0.32).margin(0.01));
    CHECK(few.planner.high == Approx(0.81).margin(0.01));
}

TEST_CASE("the planner plays those alone that fresh games confirm, with their army, from the other zone") {
    const auto suspects = suspects_in(lopsided_table(80), usually_asked);
    const BoutTable planned = empty_table_with_planner(2, 3);
    CHECK(places_to_plan(even_table(), planned, suspects, usually_asked).empty());
    const auto places = places_to_plan(lopsided_table(80), planned, suspects, usually_asked);
    REQUIRE(places.size() == 1);
    CHECK(bout_at(planned, places[0]) == Bout{{0, 1}, {0, 3}});
}

TEST_CASE("the worth of a zone is nil where both win as often, and counts wins a game") {
    BoutTable table = even_table();
    CHECK(zone_effect_of(table, 0).mean == Approx(0));
    for (std::size_t style = 0; style < 3; ++style) let_win(table, 0, {0, style}, 75);
    CHECK(zone_effect_of(table, 0).mean == Approx(0.5));
    CHECK(zone_effect_of(table, 0).low > 0.4);
    CHECK(zone_effect_of(table, 1).mean == Approx(0));
    CHECK(share_against(table, Contender{0, 0}, Contender{0, 1}).mean == Approx(0.5));
}
