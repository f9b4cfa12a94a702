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

void carry_out(const EffectContext& context, const bound::effect::Give& word) {
    GameState& state = context.state();
    const auto card = std::ranges::find(state.cards, word.card.ref(), &GameCard::kind);
    const PlayerId to = context.player(word.to);
    if (card == state.cards.end() || card->controller == to) return;
    const CardId id{static_cast<int>(card - state.cards.begin())};
    if (!life_left(state, id)) return;
    card->controller = to;
    context.update.say(event::ControlChanged{id, to});
}

void carry_out(const EffectContext& context, const bound::effect::Convert& word) {
    if (const FigureId figure = context.figure(word.figure); context.reaches(figure))
        context.update.convert(figure, context.player(word.to));
}

}  // namespace hexwright::rulebook
