// Powers that gain from what their figure has destroyed or wounded, special attacks on figures that are chosen, and
// what a leap costs.
#include "engine/game/attacking.h"
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {

// ---- a kill heals: itself by a d20, or a friend who is chosen

void heal_by_kill(GameUpdate& update, const PowerInstance& instance, FigureId gone) {
    const Figure& figure = update.state[instance.figure];
    if (!figure.on_board() || figure.wounds == 0 || !clauses_hold(BoardQuery(instance.state), instance, gone)) return;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, gone, works);
    if (works) update.heal(instance.figure, instance.power.number("heal"));
}

void heal_friend_by_kill(GameUpdate& update, const PowerInstance& instance, FigureId) {
    if (update.state[instance.figure].on_board()) update.next(question_of(instance));
}

Actions heal_friend_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (!state[step.figure].on_board()) return actions;
    const PowerInstance instance{state, step.figure, power_of(state, step.figure, step.number), step.number};
    const BoardQuery query(state);
    for (const FigureId id : on_board(state))
        if (id != step.figure && state[id].wounds > 0 && concerns(instance, id) &&
            is_any_of(printed(state, id), instance.power) &&
            query.within_clear_sight(step.figure, id, instance.power.number("range")))
            actions.push_back(ChooseFigure{id});
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void heal_friend_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* chosen = std::get_if<ChooseFigure>(&action);
    if (!chosen) return;
    update.say(event::PowerUsed{step.figure, step.number, chosen->figure, true});
    update.heal(chosen->figure, power_of(update.state, step.figure, step.number).number("heal"));
}

// ---- after a wound another figure may move

void cover_fire(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits) {
    if (hits > 0 && !context.special() && update.state[instance.figure].on_board()) update.next(question_of(instance));
}

Actions cover_fire_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (!state[step.figure].on_board()) return actions;
    const PowerInstance instance{state, step.figure, power_of(state, step.figure, step.number), step.number};
    const BoardQuery query(state);
    for (const FigureId id : on_board(state)) {
        if (id == step.figure || !mine(instance, id) || !is_any_of(printed(state, id), instance.power) ||
            !is_whom(query, instance, id) || !query.within_clear_sight(step.figure, id, instance.power.number("range")))
            continue;
        const Actions moves = move_offers(state, id, instance.power.number("move"));
        actions.insert(actions.end(), moves.begin(), moves.end());
    }
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void cover_fire_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* move = std::get_if<Move>(&action);
    if (!move) return;
    update.say(event::PowerUsed{step.figure, step.number, move->figure, true});
    begin_move(update, *move, power_of(update.state, step.figure, step.number).number("move"));
}

// ---- whoever is near it and attacked by certain figures of its player rolls fewer dice

int weaken_for_others(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    const bool such = mine(instance, context.attacker) && is_whom(query, instance, context.attacker) &&
                      instance.power.lists("sizes", word_of(printed(query.state(), context.target).size));
    return such && query.within_clear_sight(instance.figure, context.target, instance.power.number("range"))
               ? instance.power.number("defense-dice")
               : 0;
}

int later_attack_dice(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    return !context.special() && instance.in_its_turn() && has_struck(instance) ? instance.power.number("attack-dice")
                                                                                : 0;
}

// ---- a special attack on a target and up to two others who are chosen: near the target, or next to it

namespace {

std::vector<FigureId> others_near(const BoardQuery& query, const PowerInstance& instance, FigureId target) {
    std::vector<FigureId> others;
    for (const FigureId id : on_board(query.state()))
        if (id != target && id != instance.figure &&
            (instance.power.has("spread") ? query.within_clear_sight(target, id, instance.power.number("spread"))
                                          : query.adjacent(target, id)))
            others.push_back(id);
    return others;
}

UsePower chosen_use(const PowerInstance& instance, FigureId target, FigureId first, FigureId second) {
    UsePower use = use_of(instance);
    use.target = target;
    if (first.valid()) use.at = instance.state[first].at();
    if (second.valid()) use.tail = instance.state[second].at();
    return use;
}

}  // namespace

namespace {

// It has gone by a thunder step in this turn.
bool has_stepped(const PowerInstance& instance) {
    return std::ranges::any_of(instance.state.turns.back().notes, [&](const TurnNote& note) {
        return note.figure == instance.figure && power_of(instance.state, note.figure, note.power).id == "thunder-step";
    });
}

}  // namespace

void chosen_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Attacking || state.turns.back().no_attacks || !is_able(instance) || has_stepped(instance))
        return;
    for (const FigureId target : on_board(state)) {
        if (why_no_attack(query, instance.figure, printed_form(instance), target) ||
            !clauses_hold(query, instance, target))
            continue;
        actions.push_back(chosen_use(instance, target, {}, {}));
        const std::vector<FigureId> others = others_near(query, instance, target);
        for (std::size_t i = 0; i < others.size(); ++i) {
            actions.push_back(chosen_use(instance, target, others[i], {}));
            for (std::size_t j = i + 1; j < others.size() && instance.power.number("figures", 1) > 1; ++j)
                actions.push_back(chosen_use(instance, target, others[i], others[j]));
        }
    }
}

void strike_chosen(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    const BoardQuery query(update.state);
    std::vector<FigureId> hit{action.target};
    for (const SpaceIndex space : {action.at, action.tail})
        if (space != no_space) hit.push_back(figure_at(update.state, space));
    const AttackContext context = attack_context(query, instance.figure, printed_form(instance), action.target);
    const AttackRoll roll = attack_roll(query, context, instance.power.number("attack"), 0);
    update.state[instance.figure].chosen = true;
    update.state.turns.back().attacks_made.push_back({instance.figure, action.target, instance.number});
    strike(update, instance.figure, instance.number, std::move(hit), roll);
}

// ---- what a leap costs in its turn

// A figure that has gone by this way is remembered; it may still attack.
bool leap_bars_nothing(const PowerInstance&) { return false; }

int dice_after_leap(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    return !context.special() && instance.in_its_turn() && remembers(instance) ? instance.power.number("attack-dice")
                                                                               : 0;
}

bool has_leapt(const BoardQuery&, const PowerInstance& instance) {
    const GameState& state = instance.state;
    if (state.turns.empty()) return false;
    return std::ranges::any_of(state.turns.back().notes, [&](const TurnNote& note) {
        return note.figure == instance.figure && power_of(state, note.figure, note.power).id == "leap";
    });
}

}  // namespace hexwright::powers
