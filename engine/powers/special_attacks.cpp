// Special attacks that are stronger against some, go on from figure to figure, or let others move.
#include "engine/game/flow.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {

// ---- overwhelm: the second attack on the same figure; not in a turn in which she runs

int second_blow(const BoardQuery&, const PowerInstance& instance, FigureId target) {
    return attacks_made_with(instance, target) > 0 ? instance.power.number("attack-dice") : 0;
}

bool runs_now(const PowerInstance& instance) {
    if (instance.state.turns.empty()) return false;
    return std::ranges::any_of(instance.state.turns.back().notes, [&](const TurnNote& note) {
        return note.figure == instance.figure && power_of(instance.state, note.figure, note.power).id == "run";
    });
}

}  // namespace hexwright::powers
