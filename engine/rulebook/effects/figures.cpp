// Wounds, and whose a figure or a card is.
#include "engine/rulebook/effects/words.h"

namespace hexwright::rulebook {

void carry_out(const EffectContext& context, const bound::effect::Wound& word) {
    const FigureId figure = context.figure(word.figure);
    if (!context.harms(figure)) return;
    const int wounds = context.amount(word.n, word.amounts, most_wounds);
    if (wounds > 0) context.say_of_rule(event::RuleHarmed{figure, context.rule_title()});
    context.update.wound(figure, wounds);
}
void carry_out(const EffectContext& context, const bound::effect::Heal& word) {
    const int wounds = context.amount(word.n, word.amounts, most_wounds);
    if (const FigureId figure = context.figure(word.figure); context.reaches(figure) && wounds > 0)
        context.update.heal(figure, wounds);
}
void carry_out(const EffectContext& context, const bound::effect::Destroy& word) {
    const FigureId figure = context.figure(word.figure);
    if (!context.harms(figure)) return;
    context.say_of_rule(event::RuleHarmed{figure, context.rule_title()});
    context.update.destroy(figure);
}
void carry_out(const EffectContext& context, const bound::effect::Remove& word) {
    const FigureId figure = context.figure(word.figure);
    if (context.reaches(figure) && !may_not(context.state(), figure, modifier::Ban::Leave))
        context.update.remove(figure);
}

namespace {

void give_card(const EffectContext& context, CardId id, PlayerId to) {
    GameCard& card = context.state()[id];
    if (card.controller == to || !life_left(context.state(), id)) return;
    card.controller = to;
    context.update.say(event::ControlChanged{id, to});
}

// Some figure of the card is on the battlefield and meets all conditions of the word.
bool has_figure_meant(const EffectContext& context, const bound::effect::Give& word, CardId card) {
    ConditionContext each = context.for_conditions();
    return std::ranges::any_of(figures_of(context.state(), card), [&](FigureId figure) {
        each.figure = figure;
        return context.state()[figure].on_board() && all_hold(each, word.conditions);
    });
}

}  // namespace

void carry_out(const EffectContext& context, const bound::effect::Give& word) {
    const GameState& state = context.state();
    const PlayerId to = context.player(word.to);
    std::vector<CardId> given;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        if (word.card.given() && state[card].kind != word.card.ref()) continue;
        if (word.conditions.empty()) return give_card(context, card, to);  // The first of this kind.
        if (has_figure_meant(context, word, card)) given.push_back(card);
    }
    for (const CardId card : given) give_card(context, card, to);
}

void carry_out(const EffectContext& context, const bound::effect::Convert& word) {
    if (const FigureId figure = context.figure(word.figure); context.reaches(figure))
        context.update.convert(figure, context.player(word.to));
}

}  // namespace hexwright::rulebook
