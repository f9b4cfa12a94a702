// What it is worth to a seat's figures to stand here or there for the sake of the scenario's aims: on a goal, on the
// way to it, out of harm's way. Built once for a decision; what it takes to know a figure's ways is found when it is
// first asked for.
#pragma once
#include "engine/players/objectives.h"
#include "engine/players/path_estimate.h"

#include <optional>
#include <vector>

namespace hexwright {

class Errands {
public:
    Errands(const GameState& seen, PlayerId seat) : state_(seen), seat_(seat), aims_(aims_of(seen, seat)) {}

    bool none() const { return aims_.errands.empty() && aims_.prizes.empty(); }
    Worth prize(FigureId figure) const { return aims_.prizes.empty() ? 0 : aims_.prizes[figure.index()]; }  // see Aims
    Worth at(FigureId figure, SpaceIndex space);
    Worth of_turn(CardId card);  // how much its figures may gain by moving once
    int turns_of_way(
        CardId card);  // until all its figures are where they have only to come; many: some have no such goal

private:
    struct Lure {
        SpaceIndex at = no_space;
        Worth worth = 0;
        bool once = false;  // see Errand
    };
    using Lures = std::vector<Lure>;
    struct Field {                  // of one figure
        std::vector<Worth> here{};  // by space; empty: the same everywhere
        bool goals = false;
        Worth best = 0, slope = 1;  // of the way to goals
        int reach = 0;              // in steps: where the way begins to count
        bool once = false;          // it is only to be reached
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
    std::vector<std::optional<Field>> fields_{};  // by figure
};

}  // namespace hexwright
