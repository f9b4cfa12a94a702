// One step of a figure, looked at by itself: may it be taken, and what does it cost and cause. What has been gone
// through before (Move left, enemies left, ground that was all road) is the affair of who asks: reach, cost map and
// walk share this one home.
#pragma once
#include "engine/core/message.h"
#include "engine/rules/engagement.h"
#include "engine/rules/falling.h"
#include "engine/rules/mover.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hexwright {

enum class Verdict : std::uint8_t {
    Fine,
    NoRoom,         // too low for the figure (OVERHANG-02, FIT-02)
    Wall,           // an obstacle that cannot be crossed
    TooHigh,        // beyond the height limit (MOVE-UP-04, -05), or beyond what a power lifts
    TooDeep,        // beyond what a power lets down
    Enemy,          // MOVE-06
    EngagedFriend,  // MOVE-05
    Stranger,       // a teammate's figure, where only one's own are passed (MOVE-04)
    Filled,         // an obstacle fills it, or the hive
    Covered,        // part of a large figure sticks out over it (FIT-03)
    ClosedGlyph,    // GLYPH-KELDA-01
    Occupied,       // a move may not end here: another figure (MOVE-07)
    Uneven,         // a double-space figure would end on two levels (DOUBLE-03)
    Astride,        // a double-space figure would end across an obstacle (FIT-01)
    Juts,           // part of the miniature has no place (FIT-02)
};

struct TriedStep {
    Verdict verdict = Verdict::Fine;
    Fall fall = Fall::None;
    std::int16_t cost = 0;
    std::int16_t up = 0;  // levels that are climbed, over an obstacle too
    bool water = false;   // the space stops (one half of) a figure
    bool glyph = false;   // the space stops whoever moves onto it
    bool molten = false;
    bool road = false;
};

// Enemies beside each space, for a figure of the mover's Height on it.
class Threats {
public:
    void look(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules);
    bool any(SpaceIndex space) const { return slot_[static_cast<std::size_t>(space)] != 0; }
    const FigureSet& at(SpaceIndex space) const { return sets_[slot_[static_cast<std::size_t>(space)]]; }

private:
    std::vector<std::uint16_t> slot_;  // by space; 0: nobody
    std::vector<FigureSet> sets_;
};

// The mover with all that a step asks for. `flying`: this move is flown.
class Stepper {
public:
    Stepper(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules, bool flying);

    TriedStep step(const Link& link);
    Verdict end(SpaceIndex lead,
                SpaceIndex tail) const;  // may a move end there; `tail` no_space for single-space figures
    bool glyph_stops(SpaceIndex space) const;
    Verdict pose(SpaceIndex front, SpaceIndex back) const;  // is there a place for what juts out

private:
    int climb_limit() const;
    int ground_cost(const BoardSpace& to) const;
    bool over_walls(const Link& link, TriedStep& step) const;
    void climb(const Link& link, TriedStep& step) const;
    Verdict passing(SpaceIndex space);
    bool is_engaged(std::size_t figure);
    int other_at(SpaceIndex space) const;
    bool stands_in(HexCoord hex, int from, int to) const;

    const Board& board_;
    const Mover& mover_;
    const Occupancy& occupancy_;
    const Rules& rules_;
    bool flying_;
    int climb_limit_, start_height_;
    FigureSet asked_{}, engaged_{};  // friends in the way: asked about once
};

// Why a move may not end there, front and back, wherever it comes from; none: it may. In words, as walk() has them.
std::optional<Message> cannot_stop(const Board& board, const Mover& mover, const Occupancy& occupancy,
                                   const Rules& rules, SpaceIndex at, SpaceIndex tail, std::string_view who);

}  // namespace hexwright
