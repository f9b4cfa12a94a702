// Powers that reach other cards: markers that strengthen, squads that follow another captain, order markers that are
// looked at and moved, words of a card that are rewritten.
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {

// ---- a marker makes another figure stronger and faster for the turn, once a turn and before it moves

void injection_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Moving || markers_left(instance) == 0 || times_remembered(instance) > 0) return;
    for (const FigureId id : able_figures(state))
        if (id != instance.figure && mine(instance, id) && state[id].moved == Figure::Moved::No &&
            is_any_of(printed(state, id), instance.power) &&
            query.within_clear_sight(instance.figure, id, instance.power.number("range")))
            offer_target(instance, id, actions);
}

void inject(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    remember(update, instance, action.target);
    say_used(update, instance, action.target);
    change_markers(update, {update.state, instance.figure, instance.power, instance.number}, -1);
}

int injected_attack(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    return !context.special() && remembers(instance, context.attacker) ? instance.power.number("attack-dice") : 0;
}

// ---- when a captain is wounded or falls, squads that follow him may follow it instead

void mutiny(GameUpdate& update, const PowerInstance& instance, FigureId captain) {
    if (captain == instance.figure || !update.state[instance.figure].on_board() || !mine(instance, captain) ||
        !is_whom(BoardQuery(instance.state), instance, captain))
        return;
    Step question = question_of(instance);
    question.other = captain;
    if (!mutiny_asks(update.state, question).empty()) update.next(question);
}

// `other`: the captain.
Actions mutiny_asks(const GameState& state, const Step& step) {
    Actions actions;
    const PowerInstance instance = instance_of(state, step);
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        const ArmyCard& type = printed(state, card);
        const bool such = std::ranges::any_of(
            type.powers, [&](const PrintedPower& power) { return instance.power.lists("verbs", power.id); });
        if (such && state[card].controller == step.player && state[card].named == state[step.other].card &&
            is_any_of(type, instance.power) && life_left(state, card))
            actions.push_back(ChooseCard{card});
    }
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void mutiny_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* chosen = std::get_if<ChooseCard>(&action);
    if (!chosen) return;
    update.say(event::PowerUsed{step.figure, step.number, FigureId{}, true});
    update.state[chosen->card].named = step.card;
    update.say(event::CardNamed{chosen->card, step.card});
    update.heal(step.figure, power_of(update.state, step.figure, step.number).number("heal"));
    update.next(step);
}

// ---- an unrevealed order marker is looked at, and may go to another card of its player

namespace {

// Everybody sees that one moves; which one it is, whoever has looked and its own player.
void move_marker(GameUpdate& update, CardId from, CardId onto, int marker) {
    GameCard &giver = update.state[from], &taker = update.state[onto];
    const PlayerId owner = giver.marked;
    taker.marked = owner;
    update.say(event::MarkerMoved{owner, from, onto});
    if (marker == 0 || (giver.markers & marker_bit(marker)) == 0) {
        --giver.hidden;
        ++taker.hidden;
        return;
    }
    giver.markers = static_cast<std::uint8_t>(giver.markers & ~marker_bit(marker));
    taker.markers |= marker_bit(marker);
    update.say(event::MarkerPlaced{owner, marker, onto});
}

}  // namespace

void chitter_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::TurnStart || instance.used() || !first_on_board(instance) ||
        state[instance.card()].used_in_round == state.round)
        return;
    for (const FigureId id : on_board(state))
        if (!friends(state, instance.figure, id) && hidden_markers(state, state[id].card) > 0 &&
            query.within_clear_sight(instance.figure, id, instance.power.number("range")))
            offer_target(instance, id, actions);
}

// `other` of the question: whose card it is; `more`: the marker, which only its player may know.
void chitter(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    update.state[instance.card()].used_in_round = update.state.round;
    if (!rolls(update, instance, action.target)) return;
    const CardId from = update.state[action.target].card;
    Step question = question_of(instance);
    question.other = action.target;
    question.mode = secret_step;
    const bool there = hidden_markers(update.state, from) > 0;
    question.more = static_cast<std::int16_t>(one_of_hidden(update, from));
    if (there) update.say(event::MarkerSeen{instance.player(), from, question.more});
    update.next(question);
}

Actions chitter_asks(const GameState& state, const Step& step) {
    Actions actions;
    const CardId from = state[step.other].card;
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (const CardId card{static_cast<int>(i)};
            card != from && state[card].controller == state[from].controller && figures_on_board(state, card) > 0)
            actions.push_back(ChooseCard{card});
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void chitter_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (const auto* chosen = std::get_if<ChooseCard>(&action))
        move_marker(update, update.state[step.other].card, chosen->card, step.more);
}

// ---- a wound may rewrite what the card of whom it has wounded says, for the rest of the game

void rewrite(GameUpdate& update, const PowerInstance& instance, FigureId target) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (markers_left(now) == 0 || update.state[update.state[target].card].rewritten.card ||
        friends(update.state, instance.figure, target) || !clauses_hold(BoardQuery(update.state), now, target))
        return;
    Step question = question_of(instance);
    question.other = target;
    update.next(question);
}

namespace {

std::string words_of_clause(const PowerClause& clause, std::string_view parameter, const std::string& before) {
    const auto found = std::ranges::find(clause.parameters, parameter, &PowerParameter::name);
    return found == clause.parameters.end() || found->words.empty() ? before : found->words.front();
}

}  // namespace

Actions rewrite_asks(const GameState& state, const Step& step) {
    return state[step.other].on_board() ? yes_or_no(state, step) : Actions{};
}

void rewrite_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (!says_yes(action)) return;
    const PowerInstance instance = instance_of(update.state, step);
    const CardId card = update.state[step.other].card;
    ArmyCard made = printed(update.state, card);
    for (const PowerClause& clause : instance.power.clauses) {
        if (clause.word != ClauseWord::Becomes) continue;
        made.species = words_of_clause(clause, "species", made.species);
        made.card_class = words_of_clause(clause, "class", made.card_class);
        made.personality = words_of_clause(clause, "personality", made.personality);
    }
    update.state[card].rewritten.card = std::make_shared<const ArmyCard>(std::move(made));
    say_used(update, instance, step.other);
    change_markers(update, instance, -1);
}

}  // namespace hexwright::powers
