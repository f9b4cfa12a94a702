// Who moves, and who stands where: all that movement and engagement know of figures. The game makes these values from cards,
// powers and its state; nothing here knows a card or the state.
#pragma once
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/rules/board.h"

namespace hexwright {

inline constexpr std::size_t max_figures = 256;  // on one board; the game refuses set-ups with more

// A figure as others meet it. `number` is the game's own (below max_figures); the mover's enemies are those of another team.
struct Standing {
    std::array<SpaceIndex, 6> spaces{no_space, no_space, no_space, no_space, no_space, no_space};
    std::int8_t count = 1;     // spaces it covers: 1, 2 or 6
    std::int16_t height = 0;   // the card's Height
    std::int8_t player = 0, team = 0;
};

enum class GlyphHere : std::uint8_t {
    None,
    Stops,   // whoever moves onto it must stop (GLYPH-02, GLYPH-03)
    Closed,  // this mover may not stop here and so not enter (GLYPH-KELDA-01)
};

// All figures on the board and what lies on its spaces, as one look. Owned by the game; lives as long as the call.
struct Occupancy {
    std::span<const Standing> figures;     // by number; who is not on the board has count 0
    std::span<const std::int16_t> at;      // by space: the number of the figure on it, or -1
    std::span<const GlyphHere> glyphs{};   // by space, as it is for this mover; empty: none lie there
    std::span<const std::uint8_t> closed{};  // by space: a tail or wing sticks out over it, nobody stands there (FIT-03); empty: none
};

// A hex that part of a large miniature sticks out over (FIT-02), relative to how it stands: seen from `end`, `turn` sides
// clockwise from the way it looks (single-space figures look to the north-east). Whatever rises there by `above` levels or more
// over its base, or stands there, leaves it no place.
struct Jut {
    enum class End : std::uint8_t { Front, Back } end = End::Back;
    std::int8_t turn = 3;
    std::int8_t above = 1;
};

struct Mover {
    std::int16_t figure = 0;         // its number
    std::int16_t height = 5;         // Height: what it fits under, what it is adjacent to
    std::int16_t climb_height = 5;   // Height when it climbs or drops ("Climb X2" doubles it); else the same
    std::int16_t move = 5;           // with everything that adds to it; the road bonus comes on top
    SpaceIndex at = no_space;        // single-space: where it stands; double-space: its front
    SpaceIndex tail = no_space;      // double-space: its back; no_space: a single-space figure
    std::int8_t player = 0, team = 0;
    bool flies = false;              // FLY-01..03, FLY-05; flyers may walk, too: ask with and without
    bool slips_away = false;         // draws no leaving attacks: Stealth Flying (FLY-04), Phantom Walk, Disengage
    bool passes_all = false;         // through all figures: Phantom Walk, Ghost Walk; never the hive (HIVE-02)
    std::int16_t most_up = open_sky, most_down = open_sky;  // levels of one step: Grapple Gun, Grapple Arm
    std::vector<Jut> juts{};         // none for nearly everybody
    bool is_double() const { return tail != no_space; }
};

using FigureSet = std::bitset<max_figures>;

}  // namespace hexwright
