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

// ---- black powder: once a round, before attacking

void powder_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    const Turn& turn = state.turns.back();
    if (moment == Moment::Attacking && turn.attacks_made.empty() && !turn.no_attacks && first_on_board(instance) &&
        markers_left(instance) > 0 && state[instance.card()].used_in_round != state.round)
        actions.push_back(use_of(instance));
}

void load_powder(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    mark_used(update, instance);
    update.state[instance.card()].used_in_round = update.state.round;
    say_used(update, instance);
    change_markers(update, instance, -1);
}

int powder_range(const PowerInstance& instance) {
    return instance.in_its_turn() && instance.used() ? instance.power.number("range-more") : 0;
}

}  // namespace hexwright::powers
