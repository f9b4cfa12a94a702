// Exact odds against the fan chart's 162 cells, four of which are misprints, and against counting every roll.
#include "engine/rules/odds.h"

#include "engine/core/dice.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

// Values as printed: columns are attack dice 1-9, rows are defense dice 1-9.
constexpr int printed_chances[9][9] = {
    // Percent chance of at least one wound; the last cell of the first row is printed "99+".
    {33, 58, 75, 85, 92, 95, 97, 99, 99}, {22, 44, 63, 76, 85, 91, 94, 97, 98}, {15, 33, 51, 66, 77, 85, 90, 94, 96},
    {10, 25, 41, 56, 68, 78, 85, 90, 93}, {7, 18, 32, 46, 59, 70, 79, 85, 90},  {4, 13, 25, 38, 51, 62, 72, 80, 86},
    {3, 10, 19, 31, 43, 54, 65, 73, 80},  {2, 7, 15, 25, 36, 47, 58, 67, 75},   {1, 5, 11, 20, 30, 40, 51, 60, 69},
};
constexpr int printed_averages[9][9] = {
    // Expected wounds in hundredths.
    {33, 75, 121, 169, 218, 267, 317, 367, 417}, {22, 56, 96, 140, 187, 235, 285, 334, 384},
    {15, 41, 75, 115, 159, 205, 253, 302, 351},  {10, 30, 58, 93, 133, 177, 223, 271, 319},
    {7, 21, 44, 75, 111, 151, 195, 241, 288},    {4, 15, 34, 59, 91, 128, 169, 212, 258},
    {3, 11, 25, 47, 74, 107, 145, 186, 229},     {2, 8, 19, 36, 60, 89, 123, 161, 203},
    {1, 6, 14, 28, 48, 73, 104, 139, 178},
};

struct Misprint {
    bool average;
    int attack, defense, printed;
};
// Each was rounded twice.
constexpr Misprint misprints[] = {{true, 7, 2, 285}, {true, 8, 4, 271}, {false, 9, 6, 86}, {false, 5, 9, 30}};

bool is_misprint(bool average, int attack, int defense) {
    for (const Misprint& each : misprints)
        if (each.average == average && each.attack == attack && each.defense == defense) return true;
    return false;
}

std::int64_t chance(int attack, int defense, int decimals) {
    const Odds odds = odds_of(attack, defense);
    return rounded(odds.at_least(1), odds.outcomes, decimals);
}
std::int64_t average(int attack, int defense, int decimals) {
    const Odds odds = odds_of(attack, defense);
    return rounded(odds.total(), odds.outcomes, decimals);
}

// Counts every roll of the real dice, face by face.
std::vector<std::int64_t> counted_by_hand(int attack, int defense) {
    std::vector<std::int64_t> wounds(static_cast<std::size_t>(attack) + 1, 0);
    std::int64_t rolls = 1;
    for (int die = 0; die < attack + defense; ++die) rolls *= faces_of_die;
    for (std::int64_t roll = 0; roll < rolls; ++roll) {
        std::int64_t rest = roll;
        int skulls = 0, shields = 0;
        for (int die = 0; die < attack + defense; ++die, rest /= faces_of_die) {
            const std::int64_t side = rest % faces_of_die;
            if (die < attack) skulls += side < skulls_of_die;
            else shields += side >= skulls_of_die && side < skulls_of_die + shields_of_die;
        }
        ++wounds[static_cast<std::size_t>(skulls > shields ? skulls - shields : 0)];
    }
    return wounds;
}

}  // namespace

TEST_CASE("the chart's 162 cells come out, but for four misprints", "[PROB-01][PROB-04][DICE-01]") {
    int agreeing = 0;
    for (int attack = 1; attack <= 9; ++attack)
        for (int defense = 1; defense <= 9; ++defense) {
            INFO(attack << " against " << defense);
            const int chances = printed_chances[defense - 1][attack - 1],
                      averages = printed_averages[defense - 1][attack - 1];
            CHECK((chance(attack, defense, 2) == chances) != is_misprint(false, attack, defense));
            CHECK((average(attack, defense, 2) == averages) != is_misprint(true, attack, defense));
            agreeing += (chance(attack, defense, 2) == chances) + (average(attack, defense, 2) == averages);
        }
    CHECK(agreeing == 158);
    for (const Misprint& each : misprints) {
        const auto exact = each.average ? average(each.attack, each.defense, 2) : chance(each.attack, each.defense, 2);
        CHECK(exact == each.printed - 1);  // The last digit is one too high.
    }
}

TEST_CASE("chances and averages that the chart prints", "[PROB-02][PROB-03]") {
    struct {
        int attack, defense, percent, hundredths;
    } const table[] = {{1, 1, 33, 33}, {3, 3, 51, 75}, {4, 5, 46, 75}, {9, 9, 69, 178}};
    for (const auto& row : table) {
        CHECK(chance(row.attack, row.defense, 2) == row.percent);
        CHECK(average(row.attack, row.defense, 2) == row.hundredths);
    }
}

TEST_CASE("nine dice against one: 127 of 128", "[PROB-05]") {
    const Odds odds = odds_of(9, 1);
    CHECK(odds.at_least(1) * 128 == odds.outcomes * 127);
    CHECK(chance(9, 1, 3) == 992);
}

TEST_CASE("odds are what every single roll gives") {
    for (int attack = 0; attack <= 4; ++attack)
        for (int defense = 0; defense <= 4; ++defense) {
            const std::vector<std::int64_t> by_hand = counted_by_hand(attack, defense);
            const Odds odds = odds_of(attack, defense);
            REQUIRE(odds.wounds.size() == by_hand.size());
            std::int64_t rolls = 0;
            for (const std::int64_t count : by_hand) rolls += count;
            for (std::size_t n = 0; n < by_hand.size(); ++n)
                CHECK(odds.wounds[n] * rolls == by_hand[n] * odds.outcomes);
        }
}

TEST_CASE("dice that nothing blocks: half of them are wounds") {
    CHECK(odds_of(1, 0).wounds == std::vector<std::int64_t>{1, 1});
    CHECK(odds_of(3, 0).at_least(1) == 7);  // Three fall dice: 87.5 %.
    CHECK(rounded(odds_of(3, 0).total(), odds_of(3, 0).outcomes, 1) == 15);
    CHECK(odds_of(0, 5).at_least(1) == 0);
    CHECK(odds_of(0, 0).outcomes == 1);
}

TEST_CASE("the largest pools still fit") {
    const Odds odds = odds_of(max_odds_dice, max_odds_dice);
    CHECK(odds.outcomes == 3656158440062976);  // 6^20.
    CHECK(odds.at_least(0) == odds.outcomes);
    CHECK(odds.total() > odds.outcomes);
    CHECK(rounded(odds.outcomes, odds.outcomes, 3) == 1000);
    CHECK(rounded(2, 3, 2) == 67);
    CHECK(rounded(1, 8, 2) == 13);  // Rounds halves up.
}
