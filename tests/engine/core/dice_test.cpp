// The dice: the same rolls on every machine, every face as often as it should be.
#include "engine/core/dice.h"

#include "tests/support/every_room.h"

#include <array>
#include <set>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

std::vector<int> d20s(std::uint64_t seed, int count) {
    DiceBag bag{seed};
    std::vector<int> rolls;
    for (int i = 0; i < count; ++i) rolls.push_back(roll_d20(bag));
    return rolls;
}

std::array<int, 3> faces(std::uint64_t seed, int dice) {
    DiceBag bag{seed};
    const CombatRoll roll = roll_combat(bag, dice);
    return {roll.skulls, roll.shields, roll.blanks};
}

constexpr bool near(int count, int expected, int margin) {
    return count > expected - margin && count < expected + margin;
}

// Works at compile time too: nothing in it depends on the machine.
constexpr int first_d20(std::uint64_t seed) {
    DiceBag bag{seed};
    return roll_d20(bag);
}

}  // namespace

TEST_CASE("the same seed rolls the same dice on every machine") {
    static_assert(first_d20(1) >= 1 && first_d20(1) <= 20);
    CHECK(d20s(1, 12) == d20s(1, 12));
    CHECK(d20s(1, 12) != d20s(2, 12));
    DiceBag bag{1};
    CHECK(draw(bag) == 0x910A2DEC);  // The published first number of splitmix64 for seed 1 is 910A2DEC89025CC1.
    CHECK(draw(bag) == 0xBEEB8DA1);
    CHECK(bag == DiceBag{1 + 2 * 0x9E3779B97F4A7C15ULL});
}

TEST_CASE("a d20 shows 1 to 20, each as often") {
    std::array<int, 21> counts{};
    for (const int roll : d20s(7, 200'000)) ++counts.at(static_cast<std::size_t>(roll));
    CHECK(counts[0] == 0);
    for (std::size_t side = 1; side <= 20; ++side) CHECK(near(counts[side], 10'000, 500));  // Five standard deviations.
}

TEST_CASE("a combat die has three skulls, two shields and a blank", "[DICE-01]") {
    const std::array<int, 3> counts = faces(3, 600'000);
    CHECK(near(counts[0], 300'000, 2'000));
    CHECK(near(counts[1], 200'000, 2'000));
    CHECK(near(counts[2], 100'000, 2'000));
    CHECK(skulls_of_die * 2 == faces_of_die);
    CHECK(shields_of_die * 3 == faces_of_die);
}

// The same dice serve for both: every roll counts skulls and shields alike.
TEST_CASE("a roll counts its dice", "[CONTENT-12]") {
    DiceBag bag{11};
    CHECK(roll_combat(bag, 12).dice() == 12);
    CHECK(roll_combat(bag, 0) == CombatRoll{});
    CHECK(roll_combat(bag, -2) == CombatRoll{});
    DiceBag one{5}, other{5};
    CombatRoll singly;
    for (int die = 0; die < 9; ++die) add(singly, roll_face(one));
    CHECK(singly == roll_combat(other, 9));
    CHECK(one == other);
}

TEST_CASE("numbers that would favour a side are drawn again") {
    DiceBag bag{1};
    std::array<int, 3> thirds{};  // 3 * 2^30 sides: without redrawing, the first third would come twice as often.
    for (int i = 0; i < 30'000; ++i) ++thirds.at(draw_below(bag, 3u << 30) >> 30);
    for (const int count : thirds) CHECK(near(count, 10'000, 500));
    CHECK(draw_below(bag, 1) == 0);
}
