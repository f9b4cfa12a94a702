// Powers that let other figures of their player move or take a turn: before and after a turn, when one is attacked or
// falls, when the round begins.
#include "engine/game/flow.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {

// ---- so many of them move, each so far and once

namespace {

int spaces_of_step(const GameState& state, const Step& step) {
    return step.mode > 0 ? step.mode : power_of(state, step.figure, step.number).number("move");
}

// Outside a turn the state's queue has those that have gone.
bool has_gone(const GameState& state, const PowerInstance& instance, FigureId id) {
    return state.turns.empty() ? std::ranges::count(state.queue, id) > 0 : remembers(instance, id);
}

bool may_be_sent(const BoardQuery& query, const PowerInstance& instance, FigureId id) {
    return mine(instance, id) && is_any_of(printed(query.state(), id), instance.power) &&
           is_whom(query, instance, id) && !has_gone(query.state(), instance, id);
}

bool anybody_to_send(const BoardQuery& query, const PowerInstance& instance) {
    return std::ranges::any_of(on_board(query.state()), [&](FigureId id) { return may_be_sent(query, instance, id); });
}

void ask_who_goes(GameUpdate& update, const PowerInstance& instance, int spaces = 0) {
    Step question = question_of(instance);
    question.more = static_cast<std::int16_t>(instance.power.number("figures", 99));
    question.mode = static_cast<std::int8_t>(spaces);
    if (update.state.turns.empty()) update.state.queue.clear();
    update.next(question);
}

}  // namespace

// `more` of the step: how many may still go; `mode`: how far, where dice have said so.
Actions sent_asks(const GameState& state, const Step& step) {
    Actions actions;
    const PowerInstance instance = instance_of(state, step);
    const BoardQuery query(state);
    for (const FigureId id : on_board(state)) {
        if (!may_be_sent(query, instance, id)) continue;
        const Actions moves = move_offers(state, id, spaces_of_step(state, step));
        actions.insert(actions.end(), moves.begin(), moves.end());
    }
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void sent_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* move = std::get_if<Move>(&action);
    if (!move) {
        if (update.state.turns.empty()) update.state.queue.clear();
        return;
    }
    if (update.state.turns.empty()) update.state.queue.push_back(move->figure);
    else remember(update, instance_of(update.state, step), move->figure);
    update.say(event::PowerUsed{step.figure, step.number, move->figure, true});
    if (step.more > 1) {
        Step others = step;
        --others.more;
        update.next(others);
    }
    begin_move(update, *move, spaces_of_step(update.state, step));
}

void send_before_turn_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (moment == Moment::TurnStart && !instance.used() && first_on_board(instance) && anybody_to_send(query, instance))
        actions.push_back(use_of(instance));
}

void send_after_turn_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const auto& made = query.state().turns.back().attacks_made;
    const bool special = std::ranges::any_of(made, [](const AttackMade& each) { return each.with > 0; });
    if (moment == Moment::TurnEnd && !instance.used() && first_on_board(instance) &&
        !(special && instance.power.yes("normal-only")) && anybody_to_send(query, instance))
        actions.push_back(use_of(instance));
}

// The blank face of a Valkyrie die bears its general's symbol; with `dice` they go as far as symbols show.
void send_others(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    mark_used(update, instance);
    const int dice = instance.power.number("dice");
    const int spaces = dice > 0 ? blanks_of(update.combat(instance.player(), dice), dice) : 0;
    say_used(update, instance, {}, dice == 0 || spaces > 0);
    if (dice == 0 || spaces > 0) ask_who_goes(update, instance, spaces);
}

void scatter(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if (!context.special() && !friends(update.state, instance.figure, context.attacker)) ask_who_goes(update, instance);
}

void rush_to_battle(GameUpdate& update, const PowerInstance& instance) {
    if (update.state.round == 1) ask_who_goes(update, instance);
}

// ---- when one of them falls to a normal attack two others run, and those that are in no fight cannot be seen

void scurry(GameUpdate& update, const PowerInstance& instance) {
    const Cause cause = update.told_cause;
    if (!cause.attack || cause.leaving || cause.with != 0 || !cause.by.valid() || update.state.turns.empty() ||
        friends(instance.state, instance.figure, cause.by))
        return;
    for (const FigureId id : figures_of(update.state, instance.card()))
        if (update.state[id].on_board()) update.state.turns.back().notes.push_back({id, instance.number, id});
    ask_who_goes(update, instance);
}

bool has_scurried(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    return !context.adjacent && remembers(instance, instance.figure) && !query.engaged(instance.figure);
}

// ---- each of them takes one step after the turn, to a much higher space too

void gain_ground_offers(const BoardQuery&, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (moment == Moment::TurnEnd && !instance.used() && first_on_board(instance)) actions.push_back(use_of(instance));
}

void gain_ground(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    mark_used(update, instance);
    say_used(update, instance);
    update.next(question_of(instance));
}

Actions gain_ground_asks(const GameState& state, const Step& step) {
    Actions actions;
    const PowerInstance instance = instance_of(state, step);
    for (const FigureId id : figures_of(state, step.card)) {
        if (!state[id].on_board() || remembers(instance, id)) continue;
        const Actions moves = moves_by_way(state, id, step.number);
        actions.insert(actions.end(), moves.begin(), moves.end());
    }
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void gain_ground_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* move = std::get_if<Move>(&action);
    if (!move) return;
    remember(update, instance_of(update.state, step), move->figure);
    update.next(step);
    begin_move(update, *move);
}

// ---- out of an attack by the leap that its card prints

bool sense_attack(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if (friends(update.state, instance.figure, context.attacker) || !instance.player().valid()) return false;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, FigureId{}, works);
    if (works) update.next(question_of(instance));
    return works;
}

Actions leap_away_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (!state[step.figure].on_board()) return actions;
    const auto& powers = printed(state, step.figure).powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
        if (powers[i].id == "leap") actions = moves_by_way(state, step.figure, static_cast<int>(i) + 1);
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void leap_away_answered(GameUpdate& update, const Step&, const Action& action) {
    if (const auto* move = std::get_if<Move>(&action)) begin_move(update, *move);
}

// ---- another card takes a turn after its own

void turn_after_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    const bool given = instance.power.yes("own-marker") && state.turns.back().giver.valid();
    if (moment != Moment::TurnEnd || instance.used() || given || !clauses_hold(query, instance)) return;
    for (const FigureId id : figures_of(state, instance.card())) {  // The first of them for whom it holds.
        if (id == instance.figure) break;
        if (state[id].on_board() && clauses_hold(query, {state, id, instance.power, instance.number})) return;
    }
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        if (card == instance.card() || state[card].controller != instance.player() ||
            figures_on_board(state, card) == 0 || !is_any_of(printed(state, card), instance.power) ||
            !is_whom(query, instance, figures_of(state, card).front()))
            continue;
        UsePower use = use_of(instance);
        use.card = card;
        actions.push_back(use);
    }
}

}  // namespace hexwright::powers
