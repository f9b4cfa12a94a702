// A single step of a figure: whether it is allowed, its cost and its consequences. The history of the move (Move left,
// enemies left, all road so far) is the caller's affair: reach, cost map and walk share this code. Checks and computer
// players, who ask about an empty battlefield, use climb() alone.
#pragma once
#include "engine/board/refusal.h"
#include "engine/rules/engagement.h"
#include "engine/rules/falling.h"
#include "engine/rules/mover.h"
#include "engine/rules/room.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hexwright::rules {

enum class Verdict : std::uint8_t {
    Fine,
    NoRoom,         // Too low for the figure (OVERHANG-02, FIT-02).
    Wall,           // An obstacle that cannot be crossed.
    TooHigh,        // Beyond the height limit (MOVE-UP-04, -05), or beyond the reach of a lifting power.
    TooDeep,        // Beyond the depth that a power allows.
    Enemy,          // MOVE-06
    EngagedFriend,  // MOVE-05
    Stranger,       // A teammate's figure, where only one's own can be passed (MOVE-04).
    Filled,         // Filled by an obstacle or the hive.
    Covered,        // Part of a large figure sticks out over the space (FIT-03).
    ClosedGlyph,    // GLYPH-KELDA-01
    Occupied,       // A move may not end here because of another figure (MOVE-07).
    Uneven,         // A double-space figure would end on two levels (DOUBLE-03).
    Astride,        // A double-space figure would end across an obstacle (FIT-01).
    Juts,           // Part of the miniature has no place (FIT-02).
    Kept,           // A scenario keeps it where it is.
    HoldsOn,        // A scenario does not let it leave an enemy.
    Shut,           // A power lets nobody through whoever stands there.
};

// ---- on an empty battlefield

// What a figure brings to a single step, wherever it stands.
struct Climber {
    int height = 5;        // Height that decides where it has room, and which walls it fits under.
    int limit = open_sky;  // Levels that it climbs at one step; by ladder it climbs any number.
    bool flying = false;   // Climbs nothing, and crosses obstacles that fill a space.
    bool lifted = false;   // Climbs for nothing: Grapple Gun.
    friend bool operator==(const Climber&, const Climber&) = default;
};
Climber climber_of(const Mover& mover, const Rules& rules, bool flying);

struct Climb {
    Verdict verdict = Verdict::Fine;  // Fine, Filled, NoRoom, Wall or TooHigh.
    std::int16_t up = 0;              // Levels from the space that is left to the higher space or the top of the walls.
    std::int16_t cost = 0;            // Move that climbing them takes, beside the cost of the ground.
    bool by_ladder = false;           // They are climbed along a ladder, which has no limit.
};

// Whether such a figure can take this step when nobody is in its way, and what climbing costs.
Climb climb(const Crossing& crossing, const Climber& climber, const Rules& rules);
// Looks at what fills the space at the end, too.
Climb climb(const Board& board, const Link& link, const Climber& climber, const Rules& rules);
// Whether what fills a space lets a figure pass.
inline bool crosses(Stand stand, bool flying) {
    return stand == Stand::Figures || (flying && stand == Stand::Obstacle);
}

// Whether a step of a double-space figure's leading end onto `to` would lead back to its other end: onto that end's
// space or, where figures do not flip (DOUBLE-04), above or below it, which would turn the figure round.
bool meets_own_tail(const Board& board, SpaceIndex to, SpaceIndex tail, const Rules& rules);

// ---- among other figures

struct TriedStep {
    Verdict verdict = Verdict::Fine;
    Fall fall = Fall::None;
    std::int16_t cost = 0;
    std::int16_t up = 0;  // Levels climbed, including over an obstacle.
    bool water = false;   // The space stops (one half of) a figure.
    bool glyph = false;   // The space stops any figure that moves onto it.
    bool molten = false;
    bool road = false;
};

// The enemies beside each space, for a figure of the mover's Height standing on it.
class Threats {
public:
    void look(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules);
    bool any(SpaceIndex space) const { return slot_[static_cast<std::size_t>(space)] != 0; }
    const FigureSet& at(SpaceIndex space) const { return sets_[slot_[static_cast<std::size_t>(space)]]; }

private:
    std::vector<std::uint16_t> slot_;  // Indexed by space; 0 when no enemy is beside it.
    std::vector<FigureSet> sets_;
};

// Judges the steps of one mover. `flying` means that this move is flown.
class Stepper {
public:
    Stepper(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules, bool flying);

    TriedStep step(const Link& link);
    // Whether a move may end there; `tail` is no_space for single-space figures.
    Verdict end(SpaceIndex lead, SpaceIndex tail) const;
    bool glyph_stops(SpaceIndex space) const;
    bool stops_flight(SpaceIndex space) const { return is_marked(space, GlyphHere::StopsAll); }
    // The space is water for this mover, or another ground that stops.
    bool ground_stops(SpaceIndex space) const { return board_[space].ground.stops && !spared(space); }
    bool molten(SpaceIndex space) const { return board_[space].ground.molten && !spared(space); }
    Verdict pose(SpaceIndex front, SpaceIndex back) const;  // Whether there is a place for the parts that stick out.

private:
    bool is_marked(SpaceIndex space, GlyphHere mark) const {
        return !occupancy_.glyphs.empty() && occupancy_.glyphs[static_cast<std::size_t>(space)] == mark;
    }
    int ground_cost(SpaceIndex space) const;
    Verdict far_from_start(SpaceIndex to) const;
    bool spared(SpaceIndex space) const;
    Verdict passing(SpaceIndex space);
    Verdict passing_figure(int other);
    bool is_engaged(std::size_t figure);
    int other_at(SpaceIndex space) const {  // Number of another figure on the space; -1 if none.
        const int figure = occupancy_.at[static_cast<std::size_t>(space)];
        return figure == mover_.figure ? -1 : figure;
    }
    bool stands_in(HexCoord hex, int from, int to) const;

    const Board& board_;
    const Mover& mover_;
    const Occupancy& occupancy_;
    const Rules& rules_;
    bool flying_;
    Climber climber_;
    int start_height_;
    // Friends in the way whose engagement was already looked up, and those found engaged.
    FigureSet asked_{}, engaged_{};
};

// Why a move may not end with its front and back there, from wherever it comes, in the words of walk() and with the
// spaces that prevent it; none when it may.
std::optional<Refusal> cannot_stop(const Board& board, const Mover& mover, const Occupancy& occupancy,
                                   const Rules& rules, SpaceIndex at, SpaceIndex tail, std::string_view who);

}  // namespace hexwright::rules
