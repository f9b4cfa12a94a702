// Powers that go on from what an attack of their figure has done, and from what it has destroyed.
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

bool is_meant(const PowerInstance& instance, const AttackContext& context) {
    if (instance.power.has("attack")) return context.with == instance.number;  // A special attack of its own.
    return !(context.special() && instance.power.yes("normal-only"));
}

void forget(GameUpdate& update, const PowerInstance& instance) {
    std::erase_if(update.state.turns.back().notes, [&](const TurnNote& note) {
        return note.figure == instance.figure && note.power == instance.number;
    });
}

}  // namespace

// ---- an attack that may be made again as long as each gives a wound

void note_hit(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits) {
    if (!instance.in_its_turn() || context.with != instance.number) return;
    forget(update, instance);
    if (hits > 0) remember(update, instance);
}

// The same, as long as each destroys its target.
void note_kill_by_it(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if (!instance.in_its_turn() || context.with != instance.number) return;
    forget(update, instance);
    if (!update.state[context.target].on_board()) remember(update, instance);
}

bool hit_again(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    return context.with == instance.number && remembers(instance);
}

// ---- what a d20, or dice for each wound, add to wounds that it has given

void worsen(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits) {
    const FigureId target = context.target;
    if (hits < instance.power.number("wounds", 1) || !is_meant(instance, context) || !update.state[target].on_board() ||
        !clauses_hold(BoardQuery(update.state), instance, target))
        return;
    for (bool again = true; again && update.state[target].on_board();) {
        const PowerClause* line = line_of(instance, update.d20_needing(instance.player(), 1, target), target);
        say_used(update, instance, target, line != nullptr);
        again = line && line->number("wounds") > 0 && instance.power.yes("again");
        if (!line) return;
        if (line->number("destroy") == 1) return update.destroy(target, {instance.figure});
        update.wound(target, line->number("wounds"), {instance.figure});
    }
}

// The same after a normal attack and one on whoever leaves.
void worsen_wounds(GameUpdate& update, const PowerInstance& instance, FigureId target) {
    worsen(update, instance, {.attacker = instance.figure, .target = target}, 1);
}

// Whoever was hit with a skull on every die is destroyed, whatever is left of him.
void finish_off(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (remembers(now, context.target) && update.state[context.target].on_board())
        update.destroy(context.target, {instance.figure, true, context.with});
}

void strike_mortally(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits) {
    if (hits == 0 || !is_meant(instance, context) || !update.state[context.target].on_board() ||
        !clauses_hold(BoardQuery(update.state), instance, context.target))
        return;
    const int skulls = update.combat(instance.player(), hits).skulls;
    say_used(update, instance, context.target, skulls > 0);
    update.wound(context.target, skulls, {instance.figure});
}

// ---- dice for each wound that figures of this card's name have given to the target in this turn

void count_hits(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits) {
    for (int hit = 0; hit < hits && !update.state.turns.empty(); ++hit)
        update.state.turns.back().notes.push_back({instance.figure, instance.number, context.target});
}

int dice_for_hits(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    const GameState& state = query.state();
    if (context.special() || state.turns.empty()) return 0;
    return static_cast<int>(std::ranges::count_if(state.turns.back().notes, [&](const TurnNote& note) {
        return note.other == context.target && note.power == instance.number && mine(instance, note.figure) &&
               state[state[note.figure].card].kind == state[instance.card()].kind;
    }));
}

// ---- markers for figures that it destroys, and dice for the markers

void gain_experience(GameUpdate& update, const PowerInstance& instance, FigureId gone) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (friends(instance.state, instance.figure, gone) || markers_left(now) >= instance.power.number("most")) return;
    say_used(update, instance, gone);
    change_markers(update, now, 1);
}

int dice_for_markers(const BoardQuery&, const PowerInstance& instance, const AttackContext&) {
    return markers_left(instance) * instance.power.number("attack-dice");
}

// ---- every die a skull

void maul(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int dice) {
    const Step* defense = waiting_defense(update.state);
    if (context.attacker != instance.figure || (instance.power.yes("special-only") && !context.special()) ||
        dice == 0 || !defense || defense->more < dice ||
        !clauses_hold(BoardQuery(update.state), instance, context.target))
        return;
    remember(update, instance, context.target);
    say_used(update, instance, context.target);
}

std::optional<int> mauled(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    if (!remembers(instance, context.target)) return {};
    return 0;
}

// ---- the wounds of a hero whom its player named when the game began, or that hero near it

int dice_for_wounds_of_named(const BoardQuery& query, const PowerInstance& instance, const AttackContext&) {
    const GameState& state = query.state();
    const CardId named = state[instance.card()].named;
    if (!named.valid()) return 0;
    const FigureId hero = figures_of(state, named).front();
    return state[hero].on_board() ? state[hero].wounds * instance.power.number("attack-dice") : 0;
}

namespace {

bool named_is_near(const BoardQuery& query, const PowerInstance& instance) {
    const GameState& state = query.state();
    const CardId named = state[instance.card()].named;
    return named.valid() && std::ranges::any_of(figures_of(state, named), [&](FigureId id) {
               return state[id].on_board() &&
                      query.within_clear_sight(instance.figure, id, instance.power.number("range"));
           });
}

}  // namespace

int loyal_attack_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    return !context.special() && named_is_near(query, instance) ? instance.power.number("attack-dice") : 0;
}

int loyal_defense_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext&) {
    return named_is_near(query, instance) ? instance.power.number("defense-dice") : 0;
}

}  // namespace hexwright::powers
