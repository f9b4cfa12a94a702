// Who moves, and who stands where: all that movement and engagement know of figures. The game makes these values from
// cards, powers and its state; nothing here knows a card or the state.
#pragma once
#include "engine/rules/board.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hexwright {

inline constexpr std::size_t max_figures = 256;  // on one board; the game refuses set-ups with more

// A figure as others meet it. `number` is the game's own (below max_figures); the mover's enemies are those of another
// team.
struct Standing {
    std::array<SpaceIndex, 6> spaces{no_space, no_space, no_space, no_space, no_space, no_space};
    std::int8_t count = 1;    // spaces it covers: 1, 2 or 6
    std::int16_t height = 0;  // the card's Height
    std::int8_t player = 0, team = 0;
};

enum class GlyphHere : std::uint8_t {
    None,
    Stops,   // whoever moves onto it must stop (GLYPH-02, GLYPH-03)
    Closed,  // this mover may not stop here and so not enter (GLYPH-KELDA-01)
};

// All figures on the board and what lies on its spaces, as one look. Owned by the game; lives as long as the call.
struct Occupancy {
    std::span<const Standing> figures;       // by number; who is not on the board has count 0
    std::span<const std::int16_t> at;        // by space: the number of the figure on it, or -1
    std::span<const GlyphHere> glyphs{};     // by space, as it is for this mover; empty: none lie there
    std::span<const std::uint8_t> closed{};  // by space: a tail sticks out over it, nobody stands there (FIT-03)
};

// A hex that part of a large miniature sticks out over (FIT-02), relative to how it stands: seen from `end`, `turn`
// sides clockwise from the way it looks (single-space figures look to the north-east). Whatever rises there by `above`
// levels or more over its base, or stands there, leaves it no place.
struct Jut {
    enum class End : std::uint8_t { Front, Back } end = End::Back;
    std::int8_t turn = 3;
    std::int8_t above = 1;
};

enum class Flight : std::uint8_t {
    Never,
    May,     // FLY-01..03, FLY-05: each move is flown or walked
    Always,  // a move that replaces the walk: Grapple Arm
};

// Ground that costs this mover another number of Move than usual, on foot or in the air.
struct StepCost {
    TerrainKind terrain{};
    bool walking = true, flying = false;
    std::int16_t cost = 1;
};

struct Mover {
    std::int16_t figure = 0;        // its number
    std::int16_t height = 5;        // Height: what it fits under, what it is adjacent to
    std::int16_t climb_height = 5;  // Height when it climbs or drops ("Climb X2" doubles it); else the same
    std::int16_t move = 5;          // with everything that adds to it; the road bonus comes on top
    SpaceIndex at = no_space;       // single-space: where it stands; double-space: its front
    SpaceIndex tail = no_space;     // double-space: its back; no_space: a single-space figure
    std::int8_t player = 0, team = 0;
    Flight flight = Flight::Never;
    bool slips_away = false;  // draws no leaving attacks: Stealth Flying (FLY-04), Phantom Walk, Disengage
    bool passes_all = false;  // through all figures: Phantom Walk, Ghost Walk; never the hive (HIVE-02)
    bool lifted = false;      // climbing costs nothing and knows no limit but `most_up`: Grapple Gun
    std::int16_t most_up =
        open_sky;  // levels above where its move starts, in the air or lifted: Grapple Arm, Grapple Gun
    std::int16_t most_down = open_sky;  // levels below it, in the air
    bool may_hurry = true;              // gets Rules::road_bonus by road: not when a power says how many spaces it goes
    std::vector<Jut> juts{};            // none for nearly everybody
    std::vector<StepCost> costs{};      // none for nearly everybody; the last that fits counts
    bool is_double() const { return tail != no_space; }
};

// Figures by number. (std::bitset has no standard way to go through what is set.)
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
    std::uint64_t mixed() const {  // for hash tables
        std::uint64_t all = 0;
        for (const std::uint64_t word : words_) all = (all ^ word) * 0x9E3779B97F4A7C15ULL;
        return all;
    }
    template <class Function>
    void each(Function&& function) const {  // ascending, as int
        for (std::size_t i = 0; i < words_.size(); ++i)
            for (std::uint64_t left = words_[i]; left != 0; left &= left - 1)
                function(static_cast<int>(i * 64) + std::countr_zero(left));
    }
    friend FigureSet operator|(FigureSet a, const FigureSet& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] |= b.words_[i];
        return a;
    }
    friend FigureSet operator-(FigureSet a, const FigureSet& b) {  // those of a that are not in b
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= ~b.words_[i];
        return a;
    }
    friend bool operator==(const FigureSet&, const FigureSet&) = default;

private:
    std::array<std::uint64_t, max_figures / 64> words_{};
};

}  // namespace hexwright
