// A state as the rules of movement, range and sight ask for it: who stands where, who sees and reaches whom. Lives as
// long as the state stays as it is; build one and ask it often.
#pragma once
#include "engine/game/state.h"
#include "engine/rules/engagement.h"
#include "engine/rules/line_of_sight.h"
#include "engine/rules/movement.h"

#include <optional>
#include <vector>

namespace hexwright {

class Look {
public:
    explicit Look(const GameState& state);

    bool adjacent(FigureId a, FigureId b) const;           // figures of anybody
    std::vector<FigureId> next_to(FigureId figure) const;  // all that are adjacent
    std::vector<FigureId> engaged_with(FigureId figure) const;
    bool engaged(FigureId figure) const;
    int range(FigureId a, FigureId b) const;         // in spaces; far: cannot be counted
    int least_range(FigureId a, FigureId b) const;   // as the crow flies: never more, and quicker
    bool sees(FigureId a, FigureId b) const;         // as an attacker needs it; players may have rolled for it
    bool clear_sight(FigureId a, FigureId b) const;  // as auras need it
    bool within_clear_sight(FigureId a, FigureId b, int spaces) const {
        return least_range(a, b) <= spaces && range(a, b) <= spaces && clear_sight(a, b);
    }

    const Standing& standing(FigureId figure) const { return standings_[figure.index()]; }
    Occupancy occupancy(FigureId mover) const;  // glyphs as they are for this one; until the next call
    const GameState& state() const { return state_; }
    static constexpr int far = 10'000;

private:
    void see_bodies() const;
    std::vector<HexCoord> hexes_of(FigureId figure) const;

    const GameState& state_;
    std::vector<Standing> standings_;         // by figure; not on the board: count 0
    mutable std::vector<FigureBody> bodies_;  // of those on the board, made when first asked
    mutable std::vector<int> body_of_;        // by figure, -1: none
    mutable std::vector<GlyphHere> glyphs_;
};

FigureBody body_of(const GameState& state, FigureId figure);  // of one that is on the battlefield, as sight sees it

// ---- movers

Mover mover_of(const GameState& state, FigureId figure, int way);  // way: see Move
bool trapped(const Look& look,
             FigureId figure);  // cannot move now: a hive (HIVE-01), a trap (GLYPH-PROFTAKA-01, -02), a rule

// The figures of the turn's card that may still act: all of it, or of a common card as many as one card shows
// (ORDER-05).
std::vector<FigureId> able_figures(const GameState& state);

}  // namespace hexwright
