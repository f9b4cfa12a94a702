// The moving figure and who stands where: all that movement and engagement know about figures. The game builds these
// values from cards, powers and its state; nothing here knows a card or the state.
#pragma once
#include "engine/rules/board.h"
#include "engine/rules/room.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hexwright::rules {

inline constexpr std::size_t max_figures = 256;  // Upper limit on one board; the game refuses setups with more.

// A figure as others see it. The game numbers figures below max_figures; the mover's enemies are the figures of another
// team.
struct Standing {
    std::array<SpaceIndex, 6> spaces{no_space, no_space, no_space, no_space, no_space, no_space};
    std::int8_t count = 1;    // Number of spaces that it covers: 1, 2 or 6.
    std::int16_t height = 0;  // The card's Height.
    std::int8_t player = 0, team = 0;
    std::uint8_t size = 0;  // The bit of its size, as in Mover::passes_sizes; 0: of no size that matters.
    bool apart = false;     // It takes no part: nobody is engaged with it.
    friend bool operator==(const Standing&, const Standing&) = default;
};

enum class GlyphHere : std::uint8_t {
    None,
    Stops,     // A figure that moves onto it must stop (GLYPH-02, GLYPH-03).
    Closed,    // This mover may not stop here and so may not enter (GLYPH-KELDA-01).
    StopsAll,  // A power makes it stop here, in flight, too.
    Shut,      // Nobody walks through whoever stands here, whatever else lets him.
};

// A view of all figures on the board and what lies on its spaces. The data belongs to the game and need only live for
// the call.
struct Occupancy {
    std::span<const Standing> figures;  // Indexed by number; a figure that is not on the board has count 0.
    std::span<const std::int16_t> at;   // Indexed by space: the number of the figure on it, or -1.
    // Indexed by space, as it applies to this mover; empty when there are no glyphs.
    std::span<const GlyphHere> glyphs{};
    // Indexed by space: nonzero when a tail sticks out over it, so that nobody may stand there (FIT-03).
    std::span<const std::uint8_t> closed{};
};

// A hex that part of a large miniature sticks out over (FIT-02), relative to its stance: seen from `end`, `turn` sides
// clockwise from the direction it faces (single-space figures face north-east). The figure has no place where something
// on that hex rises `above` levels or more over its base, or another figure stands there.
struct Jut {
    enum class End : std::uint8_t { Front, Back } end = End::Back;
    std::int8_t turn = 3;
    std::int8_t above = 1;
    friend bool operator==(const Jut&, const Jut&) = default;
};

enum class Flight : std::uint8_t {
    Never,
    May,     // Each move is flown or walked (FLY-01..03, FLY-05).
    Always,  // A move that replaces the walk: Grapple Arm.
};

// Ground that costs this mover an unusual amount of Move, walking or flying.
struct StepCost {
    TerrainKind terrain{};
    bool walking = true, flying = false;
    std::int16_t cost = 1;
    friend bool operator==(const StepCost&, const StepCost&) = default;
};

struct Mover {
    std::int16_t figure = 0;  // The mover's number.
    std::int16_t height = 5;  // Height that decides what it fits under and what it is adjacent to.
    // Height when it climbs or drops ("Climb X2" doubles it); otherwise equal to `height`.
    std::int16_t climb_height = 5;
    std::int16_t move = 5;       // Move including all additions except the road bonus.
    SpaceIndex at = no_space;    // The space of a single-space figure; the front of a double-space figure.
    SpaceIndex tail = no_space;  // The back of a double-space figure; no_space for a single-space figure.
    std::int8_t player = 0, team = 0;
    Flight flight = Flight::Never;
    bool slips_away = false;  // Draws no leaving attacks: Stealth Flying (FLY-04), Phantom Walk, Disengage.
    // Bits of sizes (Standing::size): it passes through such figures; such figures do not strike it when it leaves.
    std::uint8_t passes_sizes = 0, slips_sizes = 0;
    bool passes_all = false;  // Passes through all figures: Phantom Walk, Ghost Walk; but never the hive (HIVE-02).
    bool lifted = false;      // Climbing costs nothing and has no limit but `most_up`: Grapple Gun.
    // Levels that it may rise above its start when flying or lifted: Grapple Arm, Grapple Gun.
    std::int16_t most_up = open_sky;
    std::int16_t most_down = open_sky;      // Levels that it may go below its start when flying.
    std::uint8_t at_peace = 0;              // Bit n: the figures of player n do not strike it when it leaves them.
    std::vector<std::int16_t> struck_by{};  // Figures of its own team that strike it all the same.
    bool may_hurry = true;          // Gets Rules::road_bonus by road; false when a power says how many spaces it goes.
    std::vector<Jut> juts{};        // Empty for nearly all figures.
    std::vector<StepCost> costs{};  // Empty for nearly all figures; the last entry that fits counts.
    std::vector<TerrainKind> spared{};    // Ground that neither slows, stops nor harms it.
    std::vector<std::uint8_t> kept_in{};  // Indexed by space: nonzero where it may go; empty: everywhere.
    bool falls_unharmed = false;
    bool holds_on = false;  // May not leave enemies that it is engaged with.
    bool is_double() const { return tail != no_space; }
    friend bool operator==(const Mover&, const Mover&) = default;
};

// A set of figure numbers. (std::bitset has no standard iteration over its set bits.)
class FigureSet {
public:
    void set(std::size_t figure) { words_[figure / 64] |= std::uint64_t{1} << figure % 64; }
    bool test(std::size_t figure) const { return (words_[figure / 64] >> figure % 64 & 1) != 0; }
    bool any() const { return (words_[0] | words_[1] | words_[2] | words_[3]) != 0; }
    bool none() const { return !any(); }
    int count() const {
        int all = 0;
        for (const std::uint64_t word : words_) all += std::popcount(word);
        return all;
    }
    // A hash of the set.
    std::uint64_t mixed() const {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words_) all = (all ^ word) * 0x9E3779B97F4A7C15ULL;
        return all;
    }
    // Calls function(int) in ascending order.
    template <class Function>
    void each(Function&& function) const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            for (std::uint64_t left = words_[i]; left != 0; left &= left - 1)
                function(static_cast<int>(i * 64) + std::countr_zero(left));
    }
    friend FigureSet operator|(FigureSet a, const FigureSet& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] |= b.words_[i];
        return a;
    }
    // The figures in `a` that are not in `b`.
    friend FigureSet operator-(FigureSet a, const FigureSet& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= ~b.words_[i];
        return a;
    }
    friend bool operator==(const FigureSet&, const FigureSet&) = default;

private:
    std::array<std::uint64_t, max_figures / 64> words_{};
};

}  // namespace hexwright::rules
