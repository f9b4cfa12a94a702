// What the scenario's objectives make it worth to a seat's figure to stand on a space: on a goal, on the way to it, out
// of harm's way. Built once per decision; a figure's ways are computed on first use.
#pragma once
#include "engine/players/objectives.h"
#include "engine/players/path_estimate.h"
#include "engine/players/room.h"

#include <optional>
#include <vector>

namespace hexwright::players {

class ObjectiveField {
public:
    ObjectiveField(const GameState& seen, PlayerId seat)
        : state_(seen), seat_(seat), objectives_(objectives_of(seen, seat)) {}

    bool none() const { return objectives_.goals.empty() && objectives_.prizes.empty(); }
    // See Objectives::prizes.
    Value prize(FigureId figure) const { return objectives_.prizes.empty() ? 0 : objectives_.prizes[figure.index()]; }
    Value prize(ObjectId object) const {
        return objectives_.object_prizes.empty() ? 0 : objectives_.object_prizes[object.index()];
    }
    Value at(FigureId figure, SpaceIndex space);
    Value of_turn(CardId card);  // What its figures may gain by moving once.
    // Turns until all its figures are where they only have to arrive; a large number if some have no such goal.
    int turns_of_way(CardId card);

private:
    struct Lure {
        SpaceIndex at = no_space;
        Value worth = 0;
        bool once = false;    // See Objective.
        bool hunted = false;  // An enemy stands there.
    };
    using Lures = std::vector<Lure>;
    struct Field {                  // The worth of the spaces for one figure.
        std::vector<Value> here{};  // By space; empty: the same everywhere.
        bool goals = false;
        Value best = 0, slope = 1;  // `best`: worth of the best goal; `slope`: worth lost per step away from it.
        int reach = 0;              // Steps from a goal at which the way begins to count.
        bool once = false;          // The goal only has to be reached.
        PathEstimate path{};
    };
    void gather_goals(Field& field, FigureId figure, Lures& lures) const;
    void gather_hunts(FigureId figure, Lures& lures) const;
    void find_ways(Field& field, FigureId figure, const Lures& lures) const;
    int reach_of(Field& field, FigureId figure, const Lures& lures) const;
    bool free_for(FigureId figure, SpaceIndex space) const;
    Field& field_of(FigureId figure);
    Value gain(FigureId figure);

    const GameState& state_;
    PlayerId seat_;
    Objectives objectives_;
    std::vector<std::optional<Field>> fields_{};  // By figure.
};

}  // namespace hexwright::players
