// Choices: asked with a step of their own.
#include "engine/rulebook/effects/named.h"
#include "engine/rulebook/effects/words.h"

namespace hexwright::rulebook {
namespace {

NamePlace name_in(const bound::effect::Choose& word) {
    return word.space.given() ? word.space.ref() : word.figure.ref();
}

Actions to_choose_from(const ConditionContext& context, const bound::effect::Choose& word) {
    ConditionContext asked = context;
    asked.chooser = player_meant(context, word.by.ref());
    Actions actions;
    if (word.space.given())
        for (const SpaceIndex space : spaces_named(asked, name_in(word), word.conditions))
            actions.push_back(ChooseSpace{space});
    else
        for (const FigureId figure : figures_named(asked, name_in(word), word.conditions, word.where))
            actions.push_back(ChooseFigure{figure});
    return actions;
}

// The options of a menu that are offered, counted from 1.
std::vector<int> offered(const ConditionContext& context, const bound::effect::Menu& word) {
    std::vector<int> numbers;
    for (std::size_t i = 0; i < word.options.size(); ++i)
        if (all_hold(context, word.options[i].conditions)) numbers.push_back(static_cast<int>(i) + 1);
    return numbers;
}

}  // namespace

void ask(const EffectContext& context, PlayerId player) {
    if (!player.valid()) return;
    Step question = context.step;
    question.kind = Step::Kind::RuleChoice;
    question.player = player;
    context.update.next(question);
}

void carry_out(const EffectContext& context, const bound::effect::Choose& word) {
    const Actions all = to_choose_from(context.for_conditions(), word);
    if (all.size() == 1 && word.optional == YesNo::No) return answer(context, word, all.front());
    if (!all.empty()) ask(context, context.player(word.by));
}

void carry_out(const EffectContext& context, const bound::effect::Menu& word) {
    const std::vector<int> numbers = offered(context.for_conditions(), word);
    if (numbers.size() == 1 && word.optional == YesNo::No)
        return context.then(word.options[static_cast<std::size_t>(numbers.front() - 1)].effects);
    if (!numbers.empty()) ask(context, context.player(word.by));
}
void carry_out(const EffectContext& context, const bound::effect::May& word) { ask(context, context.player(word.by)); }
void carry_out(const EffectContext& context, const bound::effect::AskNumber& word) {
    if (word.from == word.to) return answer(context, word, ChooseNumber{word.from});
    ask(context, context.player(word.by));
}

Actions choices(const ConditionContext&, const Step&, const bound::effect::May&) {
    return {Answer{false}, Answer{true}};
}
Actions choices(const ConditionContext& context, const Step&, const bound::effect::Choose& word) {
    Actions actions = to_choose_from(context, word);
    if (word.optional == YesNo::Yes && !actions.empty()) actions.push_back(Done{});
    return actions;
}
Actions choices(const ConditionContext& context, const Step&, const bound::effect::Menu& word) {
    Actions actions;
    for (const int number : offered(context, word)) actions.push_back(ChooseOption{number});
    if (word.optional == YesNo::Yes && !actions.empty()) actions.push_back(Done{});
    return actions;
}

Actions choices(const ConditionContext&, const Step&, const bound::effect::AskNumber& word) {
    Actions actions;
    for (int number = word.from; number <= word.to; ++number) actions.push_back(ChooseNumber{number});
    return actions;
}

void answer(const EffectContext& context, const bound::effect::AskNumber& word, const Action& action) {
    if (const auto* chosen = std::get_if<ChooseNumber>(&action))
        change_tally(context, word.counter.ref(), tally_owner(context.for_conditions(), word.of.ref()), chosen->number,
                     word.hidden);
}
void answer(const EffectContext& context, const bound::effect::May& word, const Action& action) {
    const auto* reply = std::get_if<Answer>(&action);
    if (reply && reply->yes) context.then(word.effects);
}
void answer(const EffectContext& context, const bound::effect::Choose& word, const Action& action) {
    if (const auto* figure = std::get_if<ChooseFigure>(&action))
        context.then(word.effects, name_in(word), figure->figure.value);
    if (const auto* space = std::get_if<ChooseSpace>(&action)) context.then(word.effects, name_in(word), space->at);
}
void answer(const EffectContext& context, const bound::effect::Menu& word, const Action& action) {
    const auto* chosen = std::get_if<ChooseOption>(&action);
    if (chosen) context.then(word.options[static_cast<std::size_t>(chosen->option - 1)].effects);
}

}  // namespace hexwright::rulebook
