// Turns that a rule gives.
#include "engine/game/flow.h"
#include "engine/rulebook/effects/words.h"

#include <algorithm>

namespace hexwright::rulebook {
namespace {

// The card's figures may still act in a turn that is under way; a second one would let them begin anew.
bool has_turn_to_go_on(const GameState& state, CardId card) {
    return std::ranges::any_of(
        state.steps, [card](const Step& step) { return step.kind == Step::Kind::TakeTurnStep && step.card == card; });
}

std::vector<CardId> cards_for_turn(const ConditionContext& context, const bound::effect::GiveTurn& word) {
    const GameState& state = context.state;
    const PlayerId player = player_meant(context, word.player.ref());
    const CardId under_way = state.turns.empty() ? CardId{} : state.turns.back().card;
    std::vector<CardId> cards;
    for (std::size_t i = 0; i < state.cards.size() && player.valid(); ++i) {
        const CardId id{static_cast<int>(i)};
        const GameCard& card = state[id];
        const bool meant = !word.card.given() || card.kind == word.card.ref();
        if (card.controller != player || !meant || (word.instead == YesNo::Yes && id == under_way)) continue;
        if (has_turn_to_go_on(state, id)) continue;
        const auto takes_part = [&](FigureId figure) {
            ConditionContext each = context;
            each.figure = figure;
            return state[figure].on_board() && all_hold(each, word.conditions);
        };
        if (std::ranges::any_of(figures_of(state, id), takes_part)) cards.push_back(id);
    }
    return cards;
}

void give_turn(const EffectContext& context, const bound::effect::GiveTurn& word, CardId card) {
    if (word.instead == YesNo::Yes) let_turn_lapse(context.update);
    begin_turn(context.update, context.state()[card].controller, card, 0);
    context.state().turns.back().rule = static_cast<std::int16_t>(context.rule);
}

}  // namespace

void carry_out(const EffectContext& context, const bound::effect::GiveTurn& word) {
    if (std::ranges::count(context.state().turns, context.rule, &Turn::rule) > 0) return;
    const std::vector<CardId> cards = cards_for_turn(context.for_conditions(), word);
    if (cards.size() == 1 && word.optional == YesNo::No) return give_turn(context, word, cards.front());
    if (!cards.empty()) ask(context, context.player(word.player));
}

Actions choices(const ConditionContext& context, const Step&, const bound::effect::GiveTurn& word) {
    Actions actions;
    for (const CardId card : cards_for_turn(context, word)) actions.push_back(TakeTurn{card});
    if (word.optional == YesNo::Yes && !actions.empty()) actions.push_back(Done{});
    return actions;
}

void answer(const EffectContext& context, const bound::effect::GiveTurn& word, const Action& action) {
    if (const auto* taken = std::get_if<TakeTurn>(&action)) give_turn(context, word, taken->card);
}

}  // namespace hexwright::rulebook
