// Powers that mix attacks with places: steps next to an enemy, a shot and a rush, places that are changed, those who
// rise where others have fallen.
#include "engine/game/attacking.h"
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

bool is_single(const GameState& state, FigureId figure) { return state[figure].tail() == no_space; }

int level_at(const GameState& state, SpaceIndex space) { return (*state.board)[space].height; }

UsePower step_beside(const PowerInstance& instance, FigureId target, SpaceIndex space) {
    UsePower use = use_of(instance);
    use.target = target;
    use.at = space;
    return use;
}

}  // namespace

// ---- instead of its move next to an enemy: stronger in this turn, and perhaps hurt in the end

void thunder_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Moving || state[instance.figure].moved != Figure::Moved::No || !is_able(instance) ||
        trapped(query, instance.figure))
        return;
    for (const FigureId target : on_board(state)) {
        if (friends(state, instance.figure, target) ||
            !query.within_clear_sight(instance.figure, target, instance.power.number("range")))
            continue;
        for (const SpaceIndex space : spaces_beside(state, target, instance.figure))
            actions.push_back(step_beside(instance, target, space));
    }
}

void thunder(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    update.state[instance.figure].moved = Figure::Moved::Yes;
    update.state[instance.figure].chosen = true;
    remember(update, instance);
    say_used(update, instance, action.target);
    Turn& turn = update.state.turns.back();
    turn.attack_bonus = static_cast<std::int16_t>(turn.attack_bonus + instance.power.number("attack-dice"));
    put_on(update, instance.figure, action.at);
}

void thunder_echoes(GameUpdate& update, const PowerInstance& instance) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (!remembers(now) || !update.state[instance.figure].on_board()) return;
    const int skulls = update.combat(instance.player(), 1).skulls;
    say_used(update, instance, {}, skulls == 0);
    update.wound(instance.figure, skulls);
}

// ---- a shot, and if it wounds a rush and a blow

bool has_rushed(const PowerInstance& instance) { return remembers(instance, instance.figure); }

bool rush_not_now(const BoardQuery& query, const PowerInstance& instance) {
    if (attacks_made_with(instance) > 0) return !has_rushed(instance) || !query.engaged(instance.figure);
    return query.state()[instance.figure].moved != Figure::Moved::No || !clauses_hold(query, instance);
}

int rush_dice(const BoardQuery&, const PowerInstance& instance, FigureId) {
    return attacks_made_with(instance) > 0 && has_rushed(instance) ? instance.power.number("attack-dice") : 0;
}

bool rush_spares(const BoardQuery& query, const PowerInstance& instance, FigureId target) {
    const auto engaged = query.engaged_with(instance.figure);
    return attacks_made_with(instance) > 0 && std::ranges::count(engaged, target) == 0;
}

void rush_on(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (context.with == instance.number && hits > 0 && attacks_made_with(now) == 1 &&
        update.state[instance.figure].on_board())
        update.next(question_of(instance));
}

void rush_answered(GameUpdate& update, const Step& step, const Action& action) {
    const PowerInstance instance = instance_of(update.state, step);
    remember(update, instance, step.figure);
    if (const auto* move = std::get_if<Move>(&action)) begin_move(update, *move, instance.power.number("move"));
}

// ---- it changes places with the target of its attack, which goes on

void switch_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Attacking || has_struck(instance) || state.turns.back().no_attacks || !is_able(instance) ||
        trapped(query, instance.figure))
        return;
    const AttackProfile profile = attack_forms(query, instance.figure).front();
    for (const FigureId target : on_board(state)) {
        const bool switched =
            std::ranges::count(state.turns.back().notes, TurnNote{target, instance.number, target}) > 0;
        if (!friends(state, instance.figure, target) && is_any_of(printed(state, target), instance.power) &&
            is_single(state, target) && !switched && !trapped(query, target) &&
            fits_instead(state, instance.figure, target) && fits_instead(state, target, instance.figure) &&
            !why_no_attack(query, instance.figure, profile, target))
            offer_target(instance, target, actions);
    }
}

void switch_and_attack(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    update.state[instance.figure].chosen = true;
    update.state.turns.back().notes.push_back({action.target, instance.number, action.target});
    say_used(update, instance, action.target);
    switch_places(update, instance.figure, action.target);
    const BoardQuery query(update.state);
    if (why_no_attack(query, instance.figure, attack_forms(query, instance.figure).front(), action.target)) return;
    attack(update, Attack{instance.figure, action.target, 0});
}

// ---- a special attack after a step next to the target, up to three times

namespace {

// One marker on its card is not revealed: one die more.
int dice_of_mastery(const PowerInstance& instance) {
    const int hidden = hidden_markers(instance.state, instance.card());
    return instance.power.number("attack") + (hidden == 1 ? instance.power.number("attack-dice") : 0);
}

AttackProfile profile_of_mastery(const PowerInstance& instance) {
    AttackProfile profile = printed_form(instance);
    profile.dice = dice_of_mastery(instance);
    return profile;
}

}  // namespace

void mastery_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    const int made = attacks_made_with(instance);
    if (moment != Moment::Attacking || state.turns.back().no_attacks || !is_able(instance) ||
        state[instance.figure].moved != Figure::Moved::No || made >= instance.power.number("attacks", 1) ||
        (has_struck(instance) && made == 0) || trapped(query, instance.figure))
        return;
    const int here = level_at(state, state[instance.figure].at()), most = instance.power.number("levels-up");
    for (const FigureId target : on_board(state)) {
        if (friends(state, instance.figure, target) ||
            !query.within_clear_sight(instance.figure, target, instance.power.number("range")))
            continue;
        for (const SpaceIndex space : spaces_beside(state, target, instance.figure))
            if (std::abs(level_at(state, space) - here) <= most)
                actions.push_back(step_beside(instance, target, space));
    }
}

// The attack waits until she stands there. `other`: the target.
void master_step(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    update.state[instance.figure].chosen = true;
    say_used(update, instance, action.target);
    Step then = question_of(instance);
    then.other = action.target;
    update.next(then);
    put_on(update, instance.figure, action.at);
}

void master_strike(GameUpdate& update, const Step& step, const Action&) {
    const GameState before = update.state;
    const PowerInstance instance = instance_of(before, step);
    if (!before[step.figure].on_board() || !before[step.other].on_board() || before.turns.empty()) return;
    const BoardQuery query(before);
    const AttackProfile profile = profile_of_mastery(instance);
    update.state.turns.back().attacks_made.push_back({step.figure, step.other, step.number});
    if (why_no_attack(query, step.figure, profile, step.other)) return;
    const AttackRoll roll =
        attack_roll(query, attack_context(query, step.figure, profile, step.other), profile.dice, 0);
    strike(update, step.figure, step.number, {step.other}, roll);
}

// ---- wounds of an attack that it may escape by a roll, to a space near. They wait for the answer.

namespace {

constexpr std::int8_t stays = 1;  // `mode` of the question while its wounds are dealt.

}  // namespace

void slip_from_wounds(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds) {
    const bool dealt = std::ranges::any_of(update.state.steps, [&](const Step& step) {
        return step.kind == Step::Kind::PowerStep && step.figure == instance.figure && step.mode == stays;
    });
    if (hurt != instance.figure || !cause.attack || cause.leaving || dealt || !instance.player().valid()) return;
    Step question = question_of(instance);
    if (slip_asks(update.state, question).empty()) return;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, {}, works);
    if (!works) return;
    question.other = cause.by;
    question.more = static_cast<std::int16_t>(wounds);
    question.card = instance.card();
    wounds = 0;
    update.next(question);
}

Actions slip_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (step.mode == stays || !state[step.figure].on_board()) return actions;
    const Board& board = *state.board;
    const PowerInstance instance = instance_of(state, step);
    const SpaceIndex here = state[step.figure].at();
    for (std::size_t i = 0; i < board.size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i);
            distance(board[space].space.at, board[here].space.at) <= instance.power.number("range") &&
            std::abs(board[space].height - board[here].height) <= instance.power.number("levels-up") &&
            fits(state, step.figure, space))
            actions.push_back(PlaceFigure{step.figure, space, no_space});
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void slip_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (step.mode == stays) return;
    if (const auto* put = std::get_if<PlaceFigure>(&action)) return put_on(update, put->figure, put->at);
    Step dealt = step;
    dealt.mode = stays;
    update.next(dealt);
    update.wound(step.figure, step.more, {step.other, true});
}

// ---- more of them move than attack

namespace {

std::vector<FigureId> attackers_of(const PowerInstance& instance) {
    std::vector<FigureId> found;
    for (const AttackMade& made : instance.state.turns.back().attacks_made)
        if (instance.state[made.figure].card == instance.card() && std::ranges::count(found, made.figure) == 0)
            found.push_back(made.figure);
    return found;
}

}  // namespace

// Of those who attack, so many as the card shows are counted by horde_bars().
int horde_acts(const PowerInstance& instance) {
    if (!instance.in_its_turn()) return 0;
    const bool attacks = instance.state.turns.back().phase == Turn::Phase::Attacking;
    return attacks ? static_cast<int>(max_figures) : instance.power.number("figures");
}

bool horde_bars(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    const GameState& state = query.state();
    if (!instance.in_its_turn() || state[context.attacker].card != instance.card()) return false;
    const auto attackers = attackers_of(instance);
    return std::ranges::count(attackers, context.attacker) == 0 &&
           static_cast<int>(attackers.size()) >= printed(state, instance.card()).figures;
}

// ---- where its victim fell one of them rises

void rise_again(GameUpdate& update, const PowerInstance& instance, FigureId gone) {
    const GameState& before = instance.state;
    if (friends(before, instance.figure, gone) || !is_any_of(printed(before, gone), instance.power) ||
        !is_whom(BoardQuery(before), instance, gone))
        return;
    const auto all = figures_of(update.state, instance.card());
    const auto fallen =
        std::ranges::find_if(all, [&](FigureId id) { return update.state[id].place == Figure::Place::Destroyed; });
    if (fallen == all.end()) return;
    for (const SpaceIndex space : spaces_of(before, gone)) {
        if (!fits(update.state, *fallen, space)) continue;
        update.set_on(*fallen, std::array{space});
        update.state[*fallen].wounds = 0;
        update.state[*fallen].barred = true;  // It does not attack in this turn.
        say_used(update, instance, gone);
        return update.say(event::Returned{*fallen, space, no_space});
    }
}

// ---- a destroyed hero may come back as his player's turns begin

void return_from_death(GameUpdate& update, const PowerInstance& instance) {
    if (instance.state[instance.figure].place != Figure::Place::Destroyed) return;
    const Step question = question_of(instance);
    if (beside_friends_asks(update.state, question).empty()) return;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, {}, works);
    if (works) update.next(question);
}

Actions beside_friends_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (state[step.figure].on_board()) return actions;
    std::vector<SpaceIndex> spaces;
    for (const FigureId id : on_board(state))
        if (controller(state, id) == step.player)
            for (const SpaceIndex space : spaces_beside(state, id, step.figure))
                if (std::ranges::count(spaces, space) == 0) spaces.push_back(space);
    for (const SpaceIndex space : spaces) actions.push_back(PlaceFigure{step.figure, space, no_space});
    return actions;
}

}  // namespace hexwright::powers
