// The game's dice as a value: a seeded generator (splitmix64), not a standard distribution, because those differ
// between compilers and the same seed must roll the same everywhere. Unbiased: draws that would favour a face are
// repeated.
#pragma once
#include <cstdint>

namespace hexwright {

struct DiceBag {
    std::uint64_t state = 1;  // Equals the seed before the first draw.
    friend bool operator==(const DiceBag&, const DiceBag&) = default;
};

// Returns 32 random bits.
constexpr std::uint32_t draw(DiceBag& bag) {
    std::uint64_t bits = (bag.state += 0x9E3779B97F4A7C15ULL);
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
    return static_cast<std::uint32_t>((bits ^ (bits >> 31)) >> 32);
}

// Returns 0..sides-1, each with equal probability. `sides` is at least 1.
constexpr std::uint32_t draw_below(DiceBag& bag, std::uint32_t sides) {
    const std::uint32_t surplus = (0u - sides) % sides;  // 2^32 mod sides: the number of lowest draws to reject.
    std::uint32_t bits = draw(bag);
    while (bits < surplus) bits = draw(bag);
    return bits % sides;
}

constexpr int roll_d20(DiceBag& bag) { return 1 + static_cast<int>(draw_below(bag, 20)); }

// A combat die has 3 skulls, 2 shields and 1 blank (DICE-01). The red and blue dice of 2004 have the same odds
// (DICE-02).
enum class Face : unsigned char { Skull, Shield, Blank };
inline constexpr int faces_of_die = 6, skulls_of_die = 3, shields_of_die = 2;

constexpr Face face_of(int side) {  // 1..6
    return side <= skulls_of_die ? Face::Skull : side <= skulls_of_die + shields_of_die ? Face::Shield : Face::Blank;
}

constexpr Face roll_face(DiceBag& bag) { return face_of(1 + static_cast<int>(draw_below(bag, faces_of_die))); }

// Number of combat dice that show each face.
struct CombatRoll {
    int skulls = 0, shields = 0, blanks = 0;
    constexpr int dice() const { return skulls + shields + blanks; }
    friend bool operator==(const CombatRoll&, const CombatRoll&) = default;
};

constexpr void add(CombatRoll& roll, Face face) {
    ++(face == Face::Skull ? roll.skulls : face == Face::Shield ? roll.shields : roll.blanks);
}

// A count below 1 rolls no dice.
constexpr CombatRoll roll_combat(DiceBag& bag, int dice) {
    CombatRoll roll;
    for (int die = 0; die < dice; ++die) add(roll, roll_face(bag));
    return roll;
}

}  // namespace hexwright
