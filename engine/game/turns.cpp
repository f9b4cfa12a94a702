// A turn with a card: powers before it, moving, attacking, powers after it.
#include "engine/game/board_query.h"
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>

namespace hexwright::game {
namespace {

PlayerId next_in_order(const GameState& state, PlayerId player) {
    PlayerId next = player;
    do next = PlayerId{(next.value + 1) % static_cast<int>(state.players.size())};
    while (state.players[next.index()].out && next != player);
    return next;
}

void phase_after(GameUpdate& update, const Step& step) {
    Turn& turn = update.state.turns.back();
    if (turn.phase == Turn::Phase::End) return;
    turn.phase = static_cast<Turn::Phase>(static_cast<int>(turn.phase) + 1);
    update.next(step);
    if (turn.phase != Turn::Phase::Attacking) return;
    update.occur({EventKind::AttacksStart, {}, step.player});
    powers_as_attacks_begin(update, step.card);
}

// Once around the table: the next player's turn comes before the last one's in the order of play.
bool begins_again(const GameState& state, PlayerId last, PlayerId next) {
    const auto place = [&](PlayerId player) {
        const auto found = std::ranges::find(state.order, player);
        return found == state.order.end() ? player.value : static_cast<int>(found - state.order.begin());
    };
    return place(next) <= place(last);
}

void choose(GameState& state, FigureId figure) { state[figure].chosen = true; }

}  // namespace

// ---- basic game: any of the player's cards (TURN-BASIC-05)

Actions card_offers(const GameState& state, const Step& step) {
    Actions actions;
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (const CardId card{static_cast<int>(i)};
            state.cards[i].controller == step.player && figures_on_board(state, card) > 0)
            actions.push_back(TakeTurn{card});
    return actions;
}

void pick_card_after(GameUpdate& update, PlayerId player) {
    GameState& state = update.state;
    const PlayerId next = next_in_order(state, player);
    update.next({.kind = Step::Kind::PickCard, .player = next});
    if (state.setup->rounds == 0) return;
    state.round = std::max<std::int16_t>(1, state.round);
    if (begins_again(state, player, next)) update.next({.kind = Step::Kind::NextRound});
}

void take_card(GameUpdate& update, const Step& step, const Action& action) {
    pick_card_after(update, step.player);
    if (const auto* taken = std::get_if<TakeTurn>(&action)) begin_turn(update, step.player, taken->card, 0);
}

// ---- any game

void begin_turn(GameUpdate& update, PlayerId player, CardId card, int number, CardId giver) {
    GameState& state = update.state;
    Turn turn{.player = player, .card = card, .giver = giver};
    state.last_to_act = player;
    state.turns.push_back(turn);
    for (const FigureId id : figures_of(state, card)) {
        Figure& figure = state[id];
        figure.moved = Figure::Moved::No;
        figure.move_left = 0;
        figure.chosen = figure.barred = false;
    }
    update.say(event::TurnBegan{player, card, number});
    update.next({.kind = Step::Kind::EndTurn, .player = player, .card = card});
    update.next({.kind = Step::Kind::TakeTurnStep, .player = player, .card = card});
    powers_at_turn_start(update, card);  // What they ask comes before the turn.
}

void let_turn_lapse(GameUpdate& update) {
    GameState& state = update.state;
    if (state.turns.empty()) return;
    const Turn& turn = state.turns.back();
    const auto rest = std::find_if(state.steps.rbegin(), state.steps.rend(), [&](const Step& step) {
        return step.kind == Step::Kind::TakeTurnStep || step.kind == Step::Kind::EndTurn;
    });
    if (rest == state.steps.rend() || rest->kind != Step::Kind::TakeTurnStep) return;
    update.say(event::TurnLapsed{turn.player, turn.card});
    state.steps.erase(std::next(rest).base());
}

// Players may disagree about sight (LOS-08): then the turn waits even if ending it is the only action left.
bool may_dispute(const BoardQuery& query) {
    const GameState& state = query.state();
    const Turn& turn = state.turns.back();
    if (!state.rules().sight_disputes || turn.phase != Turn::Phase::Attacking || turn.no_attacks) return false;
    return std::ranges::any_of(able_figures(state), [&](FigureId figure) { return only_unseen(query, figure); });
}

Actions turn_offers(const GameState& state, const Step&) {
    const Turn& turn = state.turns.back();
    const BoardQuery query(state);
    Actions actions;
    for (const FigureId figure : able_figures(state)) {
        if (turn.phase == Turn::Phase::Moving && state[figure].moved == Figure::Moved::No)
            move_offers(query, figure, actions);
        if (turn.phase == Turn::Phase::Attacking && !turn.no_attacks) attack_offers(query, figure, actions);
        if (turn.phase == Turn::Phase::Attacking && !turn.no_attacks) object_offers(query, figure, actions);
        if (turn.phase == Turn::Phase::Moving || turn.phase == Turn::Phase::Attacking)
            action_offers(state, figure, actions);
    }
    power_offers_in_turn(query, actions);
    if (!actions.empty() || may_dispute(query)) actions.push_back(Done{});
    return actions;
}

void act_in_turn(GameUpdate& update, const Step& step, const Action& action) {
    if (std::holds_alternative<Done>(action)) return phase_after(update, step);
    update.next(step);
    if (const auto* move = std::get_if<Move>(&action)) {
        choose(update.state, move->figure);
        begin_move(update, *move);
    } else if (const auto* strike = std::get_if<Attack>(&action)) {
        choose(update.state, strike->figure);
        attack(update, *strike);
    } else if (const auto* on_object = std::get_if<AttackObject>(&action)) {
        choose(update.state, on_object->figure);
        attack_object(update, *on_object);
    } else if (const auto* given = std::get_if<ChooseFigure>(&action)) {
        answer_in_given_turn(update, given->figure);
    } else if (const auto* power = std::get_if<UsePower>(&action)) {
        use_power(update, *power);
    } else if (const auto* started = std::get_if<StartRule>(&action)) {
        choose(update.state, started->figure);
        start_action(update, *started);
    }
}

// `number`: 1 after the scenario's rules have run.
void end_turn(GameUpdate& update, const Step& step) {
    if (step.number == 0 && rules_wait_for(update.state, EventKind::TurnEnd)) {
        Step then = step;
        then.number = 1;
        update.next(then);
        return update.occur({EventKind::TurnEnd, {}, step.player});
    }
    powers_at_turn_end(update, step.card);
    for (const FigureId id : figures_of(update.state, step.card)) {
        Figure& figure = update.state[id];
        figure.moved = Figure::Moved::No;
        figure.move_left = 0;
        figure.chosen = figure.barred = false;
    }
    for (GameCard& card : update.state.cards) card.worked = false;
    update.state.turns.pop_back();
    if (update.state.turns.empty()) update.state.verdicts.clear();
}

}  // namespace hexwright::game
