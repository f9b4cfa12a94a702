// Powers that take cards from their players, for a turn or for good, switch powers off, end turns and take markers, and
// what lasts until a player reveals his next order marker.
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {

// ---- a hero of another player takes a turn under this one's control

namespace {

// The step that gives a card back once its turn is over. `more`: whom it goes back to.
Step give_back(const PowerInstance& instance, CardId card, PlayerId owner) {
    Step step = question_of(instance);
    step.card = card;
    step.mode = lent_card;
    step.more = static_cast<std::int16_t>(owner.value);
    return step;
}

void hand_over(GameUpdate& update, CardId card, PlayerId to) {
    if (update.state[card].controller == to) return;
    update.state[card].controller = to;
    update.say(event::ControlChanged{card, to});
}

}  // namespace

void take_over_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    const bool bonus = instance.power.yes("own-marker") && state.turns.back().giver.valid();
    if (moment != Moment::TurnEnd || instance.used() || bonus) return;
    for (const FigureId id : on_board(state))
        if (id != instance.figure && controller(state, id).valid() && is_any_of(printed(state, id), instance.power) &&
            is_whom(query, instance, id) &&
            query.within_clear_sight(instance.figure, id, instance.power.number("range")))
            offer_target(instance, id, actions);
}

void take_over(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    if (!rolls(update, instance, action.target)) return;
    const CardId card = update.state[action.target].card;
    update.next(give_back(instance, card, update.state[card].controller));
    hand_over(update, card, instance.player());
    begin_turn(update, instance.player(), card, 0, instance.card());
}

void lent_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (step.mode == lent_card) return hand_over(update, step.card, PlayerId{step.more});
    if (const auto* chosen = std::get_if<ChoosePlayer>(&action)) lend_turn(update, step, chosen->player);
}

// ---- a roll as its turn begins gives a turn with any such hero in play

void roll_to_borrow(GameUpdate& update, const PowerInstance& instance) {
    if (update.state.turns.back().giver.valid() || !first_on_board(instance)) return;
    const Step question = question_of(instance);
    if (borrow_asks(update.state, question).empty()) return;  // There is nobody for whom to roll.
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, {}, works);
    if (works) update.next(question);
}

Actions borrow_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (step.mode == lent_card) return actions;
    const PowerInstance instance = instance_of(state, step);
    const BoardQuery query(state);
    for (const FigureId id : on_board(state))
        if (state[id].card != step.card && controller(state, id).valid() &&
            is_any_of(printed(state, id), instance.power) && is_whom(query, instance, id))
            actions.push_back(ChooseFigure{id});
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void borrow_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (step.mode == lent_card) return hand_over(update, step.card, PlayerId{step.more});
    const auto* chosen = std::get_if<ChooseFigure>(&action);
    if (!chosen) return;
    const GameState before = update.state;
    const PowerInstance instance = instance_of(before, step);
    const CardId card = before[chosen->figure].card;
    update.next(give_back(instance, card, before[card].controller));
    hand_over(update, card, instance.player());
    begin_turn(update, instance.player(), card, 0, instance.card());
}

// ---- a roll as its turn begins gives it to an opponent for this turn

namespace {

std::vector<PlayerId> opponents(const GameState& state, PlayerId player) {
    std::vector<PlayerId> found;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (const PlayerId other{static_cast<int>(i)};
            !state.players[i].out && team_of(state, other) != team_of(state, player))
            found.push_back(other);
    return found;
}

}  // namespace

// The steps of its turn wait already: whoever has it takes them, and it comes back below them.
void lend_turn(GameUpdate& update, const Step& step, PlayerId to) {
    GameState& state = update.state;
    const PlayerId owner = state[step.card].controller;
    const auto of_turn = [&](const Step& each) {
        return each.card == step.card && (each.kind == Step::Kind::EndTurn || each.kind == Step::Kind::TakeTurnStep);
    };
    const auto last = std::find_if(state.steps.rbegin(), state.steps.rend(),
                                   [&](const Step& each) { return of_turn(each) && each.kind == Step::Kind::EndTurn; });
    if (last == state.steps.rend() || state.turns.empty()) return;
    const auto place = std::prev(last.base());
    for (auto each = place; each != state.steps.end(); ++each)
        if (of_turn(*each)) each->player = to;
    const GameState before = state;
    state.steps.insert(place, give_back(instance_of(before, step), step.card, owner));
    state.turns.back().player = to;
    hand_over(update, step.card, to);
}

Actions lent_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (step.mode == lent_card) return actions;
    for (const PlayerId other : opponents(state, step.player)) actions.push_back(ChoosePlayer{other});
    return actions;
}

void lose_control(GameUpdate& update, const PowerInstance& instance) {
    if (update.state.turns.back().giver.valid()) return;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, {}, works);
    if (works && !opponents(update.state, instance.player()).empty()) update.next(question_of(instance));
}

// ---- after its turn the lowest roll gives it away for good

void turn_coat(GameUpdate& update, const PowerInstance& instance) {
    if (!update.state[instance.figure].on_board()) return;
    const bool stays = update.rolls(instance.player(), instance.power.number("d20-fails") + 1);
    say_used(update, instance, {}, !stays);
    if (!stays && !opponents(update.state, instance.player()).empty()) update.next(question_of(instance));
}

Actions turn_coat_asks(const GameState& state, const Step& step) {
    Actions actions;
    for (const PlayerId other : opponents(state, step.player)) actions.push_back(ChoosePlayer{other});
    return actions;
}

void turn_coat_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* chosen = std::get_if<ChoosePlayer>(&action);
    if (!chosen) return;
    update.take_all_markers(step.card);
    hand_over(update, step.card, chosen->player);
}

// ---- as the turn begins each of them may give itself for a hero next to it

void devour_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (moment != Moment::TurnStart || remembers(instance)) return;
    for (const FigureId target : query.next_to(instance.figure))
        if (is_any_of(printed(query.state(), target), instance.power) && concerns(instance, target))
            offer_target(instance, target, actions);
}

void devour(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    remember(update, instance);
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, action.target, works);
    if (!works) return;
    const CardId card = update.state[action.target].card;
    update.destroy(instance.figure);
    update.take_all_markers(card);
    hand_over(update, card, instance.player());
}

// ---- a marker of its stock switches off what a card can do, for good

void negate_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (moment != Moment::TurnEnd || instance.used() || markers_left(instance) == 0) return;
    for (const FigureId target : on_board(query.state()))
        if (target != instance.figure && concerns(instance, target) &&
            is_any_of(printed(query.state(), target), instance.power) &&
            !query.state()[query.state()[target].card].negated &&
            query.within_clear_sight(instance.figure, target, instance.power.number("range")))
            offer_target(instance, target, actions);
}

void negate_card(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    mark_used(update, instance);
    const PowerClause* line =
        line_of(instance, update.d20_needing(instance.player(), 1, action.target) + d20_more(instance), action.target);
    say_used(update, instance, action.target, line != nullptr);
    if (!line) return;
    if (line->number("destroy") == 1) return update.destroy(action.target, {instance.figure});
    const CardId card = update.state[action.target].card;
    change_markers(update, {update.state, instance.figure, instance.power, instance.number}, -1);
    update.state[card].negated = true;
    update.say(event::Negated{card});
}

// ---- a marker is lost by a wound, or the whole turn by a defense

void confuse(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits) {
    const bool confuses = instance.power.has("d20") || instance.power.has("markers");  // Some attacks only wound.
    if (hits == 0 || !confuses || context.with != instance.number ||
        !is_any_of(printed(update.state, context.target), instance.power))
        return;
    if (instance.power.has("d20")) {
        const bool works =
            update.rolls(instance.player(), needed(instance, instance.power.number("d20")), context.target);
        say_used(update, instance, context.target, works);
        if (!works) return;
    }
    lose_marker(update, update.state[context.target].card);
}

void jam(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls, int shields) {
    const BoardQuery query(update.state);
    if (shields < skulls || !update.state[context.attacker].on_board() ||
        friends(update.state, instance.figure, context.attacker) || !clauses_hold(query, instance, context.attacker))
        return;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, context.attacker, works);
    if (!works) return;
    const CardId card = update.state[context.attacker].card;
    update.take_all_markers(card);
    if (!update.state.turns.empty() && update.state.turns.back().card == card) let_turn_lapse(update);
}

// ---- what lasts until its player reveals the next order marker

void cloud_offers(const BoardQuery&, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (moment == Moment::TurnEnd && !instance.used()) actions.push_back(use_of(instance));
}

void raise_cloud(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    if (!rolls(update, instance, {})) return;
    GameCard& card = update.state[instance.card()];
    card.lasting = static_cast<std::int8_t>(instance.number);
    card.lasting_at = update.state[instance.figure].at();
}

bool hidden_by_cloud(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    const GameCard& card = query.state()[instance.card()];
    return !context.adjacent && card.lasting == instance.number &&
           card.lasting_at == query.state()[instance.figure].at();
}

namespace {

bool x_waits(const PowerInstance& instance) {
    const GameCard& card = instance.state[instance.card()];
    const auto hidden = static_cast<std::uint8_t>(card.markers & ~card.revealed);
    return card.marked == instance.player() && (hidden & marker_bit(marker_kinds)) != 0;
}

}  // namespace

// With a marker revealed on its own card, or where the power says so on any card of its player.
void reveal_x_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (moment == Moment::TurnStart && !query.state().turns.back().giver.valid() && first_on_board(instance) &&
        x_waits(instance))
        actions.push_back(use_of(instance));
}

void reveal_x(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    update.reveal(instance.card(), marker_kinds);
    update.state[instance.card()].lasting = static_cast<std::int8_t>(instance.number);
    say_used(update, instance);
}

bool darkens(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    if (context.adjacent || query.state()[instance.card()].lasting != instance.number) return false;
    const auto in_the_dark = [&](FigureId id) {
        return id == instance.figure || (is_any_of(printed(query.state(), id), instance.power) &&
                                         query.range(instance.figure, id) <= instance.power.number("range"));
    };
    return in_the_dark(context.attacker) || in_the_dark(context.target);
}

// ---- a bonus of the round for all cards of a class, by where the markers lie

void inspire(GameUpdate& update, const PowerInstance& instance) {
    GameState& state = update.state;
    GameCard& own = state[instance.card()];
    if (own.markers == 0 || own.marked != instance.player() || !state[instance.figure].on_board()) return;
    if (!all_markers_on_such_cards({state, instance.figure, instance.power, instance.number})) return;
    own.used_in_round = state.round;
    say_used(update, instance);
}

namespace {

bool is_inspired(const PowerInstance& instance, FigureId figure) {
    const GameState& state = instance.state;
    return state[instance.card()].used_in_round == state.round && figure != instance.figure && mine(instance, figure) &&
           is_any_of(printed(state, figure), instance.power);
}

}  // namespace

int inspired_attack(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    return !context.special() && is_inspired(instance, context.attacker) ? instance.power.number("attack-dice") : 0;
}

int inspired_defense(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    return is_inspired(instance, context.target) ? instance.power.number("defense-dice") : 0;
}

int inspired_move(const PowerInstance& instance, FigureId mover) {
    return is_inspired(instance, mover) ? instance.power.number("move") : 0;
}

}  // namespace hexwright::powers
