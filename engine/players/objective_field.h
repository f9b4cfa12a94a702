// What the scenario's aims make it worth to a seat's figure to stand on a space: on a goal, on the way to it, out of
// harm's way. Built once per decision; a figure's ways are computed on first use.
#pragma once
#include "engine/players/objectives.h"
#include "engine/players/path_estimate.h"
#include "engine/players/room.h"

#include <optional>
#include <vector>

namespace hexwright::players {

class Errands {
public:
    Errands(const GameState& seen, PlayerId seat) : state_(seen), seat_(seat), aims_(aims_of(seen, seat)) {}

    bool none() const { return aims_.errands.empty() && aims_.prizes.empty(); }
    // See Aims::prizes.
    Worth prize(FigureId figure) const { return aims_.prizes.empty() ? 0 : aims_.prizes[figure.index()]; }
    Worth at(FigureId figure, SpaceIndex space);
    Worth of_turn(CardId card);  // What its figures may gain by moving once.
    // Turns until all its figures are where they only have to arrive; a large number if some have no such goal.
    int turns_of_way(CardId card);

private:
    struct Lure {
        SpaceIndex at = no_space;
        Worth worth = 0;
        bool once = false;  // See Errand.
    };
    using Lures = std::vector<Lure>;
    struct Field {                  // The worth of the spaces for one figure.
        std::vector<Worth> here{};  // By space; empty: the same everywhere.
        bool goals = false;
        Worth best = 0, slope = 1;  // `best`: worth of the best goal; `slope`: worth lost per step away from it.
        int reach = 0;              // Steps from a goal at which the way begins to count.
        bool once = false;          // The goal only has to be reached.
        March march{};
    };
    void gather_goals(Field& field, FigureId figure, Lures& lures) const;
    void gather_hunts(FigureId figure, Lures& lures) const;
    void find_ways(Field& field, FigureId figure, const Lures& lures) const;
    int reach_of(Field& field, FigureId figure, const Lures& lures) const;
    bool free_for(FigureId figure, SpaceIndex space) const;
    Field& field_of(FigureId figure);
    Worth gain(FigureId figure);

    const GameState& state_;
    PlayerId seat_;
    Aims aims_;
    std::vector<std::optional<Field>> fields_{};  // By figure.
};

}  // namespace hexwright::players
