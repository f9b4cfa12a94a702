// A game state as the rules of movement, range and sight need it: who stands where, who sees and reaches whom. Valid as
// long as the state does not change; build one and query it often.
#pragma once
#include "engine/game/room.h"
#include "engine/game/state.h"
#include "engine/rules/engagement.h"
#include "engine/rules/line_of_sight.h"
#include "engine/rules/movement.h"

#include <optional>
#include <vector>

namespace hexwright::game {

class BoardQuery {
public:
    explicit BoardQuery(const GameState& state);

    bool adjacent(FigureId a, FigureId b) const;           // Ignores who controls the figures.
    std::vector<FigureId> next_to(FigureId figure) const;  // All adjacent figures.
    std::vector<FigureId> engaged_with(FigureId figure) const;
    bool engaged(FigureId figure) const;
    int range(FigureId a, FigureId b) const;        // In spaces; `far` if there is no way to count.
    int least_range(FigureId a, FigureId b) const;  // Lower bound of range() in a straight line; faster.
    bool sees(FigureId a, FigureId b) const;        // Sight as an attack needs it; a rolled dispute decides first.
    Sight sight(FigureId a, FigureId b) const;      // The same with what blocks it, which a dispute does not say.
    // Of any body that is no figure; every part of it counts.
    Sight sight(FigureId a, const FigureBody& body) const;
    bool clear_sight(FigureId a, FigureId b) const;  // Sight as auras need it.
    // Whether b would be in the clear sight of a if it stood on this space alone.
    bool clear_sight_there(FigureId a, FigureId b, SpaceIndex space) const;
    bool within_clear_sight(FigureId a, FigureId b, int spaces) const {
        return least_range(a, b) <= spaces && range(a, b) <= spaces && clear_sight(a, b);
    }

    const Standing& standing(FigureId figure) const { return standings_[figure.index()]; }
    // With the glyphs as they count for this mover. Invalidated by the next call.
    Occupancy occupancy(FigureId mover) const;
    const GameState& state() const { return state_; }
    static constexpr int far = 10'000;

private:
    void see_bodies() const;
    const FigureBody& body(FigureId figure) const;
    bool within_sight(FigureId a, int spaces) const;            // A scenario may end its sight after some spaces.
    std::optional<bool> decided(FigureId a, FigureId b) const;  // Whether a sees b, where a dispute has said.

    const GameState& state_;
    std::vector<Standing> standings_;         // Indexed by figure; count 0 if not on the board.
    mutable std::vector<FigureBody> bodies_;  // Figures on the board; built on the first query.
    mutable std::vector<int> body_of_;        // Indexed by figure; -1 for none.
    mutable std::vector<GlyphHere> glyphs_;
};

// As Standing::size has it.
constexpr std::uint8_t size_bit(FigureSize size) {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(size));
}

// The figure as sight needs it. It must be on the battlefield.
FigureBody body_of(const GameState& state, FigureId figure);

// Range from any space of the figure, which is on the battlefield, to the space is at most so many.
bool within_range(const GameState& state, FigureId figure, SpaceIndex space, int spaces);

// ---- movers

Mover mover_of(const GameState& state, FigureId figure, int way);  // See Move for `way`.
// The figure cannot move now: a hive (HIVE-01), a trap (GLYPH-PROFTAKA-01, -02) or a scenario rule.
bool trapped(const BoardQuery& query, FigureId figure);

// The figures of the turn's card that may still act: all of them, or for a common card as many as one card shows
// (ORDER-05).
std::vector<FigureId> able_figures(const GameState& state);

}  // namespace hexwright::game
