// Ride-by attack: in place of the normal move and attacks, a short move with attacks on the way, wherever it could end.
#include "engine/game/attacking.h"
#include "engine/game/flow.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

void add_strikes(const BoardQuery& query, const PowerInstance& instance, Actions& actions) {
    const GameState& state = query.state();
    if (state.turns.back().no_attacks) return;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (const FigureId target{static_cast<int>(i)};
            target != instance.figure && attacks_made_with(instance, target) == 0 &&
            !why_no_attack(query, instance.figure, printed_form(instance), target))
            offer_target(instance, target, actions);
}

}  // namespace

bool rides(const PowerInstance& instance) { return instance.in_its_turn() && remembers(instance); }

void ride(const PowerInstance& instance, Mover& mover) {
    mover.move = static_cast<std::int16_t>(instance.power.number("move"));
    mover.may_hurry = false;  // "up to" so many spaces, even by road.
    mover.slips_away = true;
}

void ride_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const bool able = instance.state[instance.figure].moved == Figure::Moved::No &&
                      std::ranges::count(able_figures(instance.state), instance.figure) > 0;
    if (moment == Moment::Moving && able) add_strikes(query, instance, actions);
}

void ride_goes_on(const BoardQuery& query, const PowerInstance& instance, Actions& actions) {
    if (rides(instance)) add_strikes(query, instance, actions);
}

// After an attack on the way the move may go on with what is left of it.
void ride_strike(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    GameState& state = update.state;
    Figure& rider = state[instance.figure];
    rider.chosen = true;
    remember(update, instance);
    if (rider.moved == Figure::Moved::Yes) {
        if (rider.move_left > 0) rider.moved = Figure::Moved::Partly;
        rider.by_road = false;
        update.next({.kind = Step::Kind::AfterMove, .player = instance.player(), .figure = instance.figure, .mode = 1});
    }
    const BoardQuery query(state);
    const AttackProfile profile = printed_form(instance);
    const AttackContext context = attack_context(query, instance.figure, profile, action.target);
    const AttackRoll roll = attack_roll(query, context, profile.dice, 0);
    state.turns.back().attacks_made.push_back({instance.figure, action.target, instance.number});
    strike(update, instance.figure, instance.number, {action.target}, roll);
}

}  // namespace hexwright::powers
