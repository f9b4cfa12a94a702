// Points at the end of a game, for whole cards or for what is left of them.
#include "engine/rules/scoring.h"

#include "tests/support/editions.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("a card with one figure left scores all its points", "[SCORE-01]") {
    for (const char* edition : {"master-2004", "master-2007"}) {
        CHECK(score_of({.points = 100, .figures = 4, .life = 1, .survivors = 1}, edition_rules(edition)) ==
              points(100));
        CHECK(score_of({.points = 220, .figures = 1, .life = 6, .survivors = 1, .wounds = 5}, edition_rules(edition)) ==
              points(220));
        CHECK(score_of({.points = 100, .figures = 4, .life = 1, .survivors = 0}, edition_rules(edition)) == points(0));
    }
}

TEST_CASE("2022: a squad scores its survivors' share", "[SCORE-02][SCORE-EX-01]") {
    const Rules master = edition_rules("master-2022");
    CHECK(to_text(score_of({.points = 50, .figures = 4, .survivors = 1}, master)) == "12.5");
    CHECK(to_text(score_of({.points = 60, .figures = 3, .survivors = 2}, master)) == "40");
    CHECK(score_of({.points = 50, .figures = 4, .survivors = 0}, master) == points(0));
    CHECK(score_of({.points = 50, .figures = 4, .survivors = 4}, master) == points(50));
}

TEST_CASE("2022: a hero loses points for every wound", "[SCORE-03][SCORE-EX-02]") {
    const Rules master = edition_rules("master-2022");
    CHECK(score_of({.points = 125, .life = 5, .survivors = 1, .wounds = 4}, master) == points(25));
    CHECK(score_of({.points = 125, .life = 5, .survivors = 1}, master) == points(125));
    CHECK(score_of({.points = 125, .life = 5, .survivors = 0, .wounds = 5}, master) == points(0));
    CHECK(to_text(score_of({.points = 100, .life = 6, .survivors = 1, .wounds = 5}, master)) == "16.67");
}

TEST_CASE("2022: squads of more than one Life score what Life is left") {
    CHECK(score_of({.points = 160, .figures = 4, .life = 2, .survivors = 3, .wounds = 1},
                   edition_rules("master-2022")) == points(100));
}

TEST_CASE("teams add up, exactly", "[SCORE-04]") {
    const Rules master = edition_rules("master-2022");
    const Score third = score_of({.points = 50, .figures = 3, .survivors = 1}, master);
    CHECK(third + third + third == points(50));
    CHECK(to_text(third) == "16.67");
}

TEST_CASE("a tie on points has no winner", "[SCORE-05]") {
    CHECK(leaders(std::vector{points(10), points(40), points(40)}) == std::vector{1, 2});
    CHECK(leaders(std::vector{points(10), points(40), points(39)}) == std::vector{1});
    CHECK(leaders({}).empty());
}

TEST_CASE("scores as text have two decimals at most") {
    struct {
        std::int64_t parts;
        const char* text;
    } const table[] = {{0, "0"},         {720'720, "1"},           {360'360, "0.5"}, {180'180, "0.25"},
                       {90'090, "0.13"}, {720'720 * 400LL, "400"}, {720'719, "1"},   {36'036, "0.05"}};
    for (const auto& row : table) CHECK(to_text(Score{row.parts}) == row.text);
}
