// Carries out the effects of a scenario's rules, asks what they ask and takes the answers: one function per word, in
// effects/words.h. A list of effects continues with its next one as a separate step, so that whatever an effect sets
// off is done first.
#include "engine/rulebook/effects/words.h"
#include "engine/rulebook/hooks.h"
#include "engine/rulebook/rule_cost.h"
#include "engine/rulebook/triggers.h"

#include <cstdint>
#include <utility>
#include <variant>

namespace hexwright::rulebook {

void carry_out(const EffectContext& context, const bound::effect::Say& word) {
    context.update.say(event::RuleSaid{word.text.text});
}
void carry_out(const EffectContext& context, const bound::effect::End& word) {
    end_by_rule(context.update, context.player(word.winner), context.its_rule().id.word);
}

namespace {

const EffectInPlay& effect_of(const GameState& state, const Step& step) {
    return state.setup->rulebook->effects[static_cast<std::size_t>(step.number)];
}

// Words that ask somebody.
template <class Word>
concept Asks =
    requires(const ConditionContext& context, const Step& step, const Word& word) { choices(context, step, word); };

}  // namespace

bool goes_on_for_ever(GameUpdate& update, int rule, std::int64_t looks) {
    update.state.rule_steps += static_cast<std::int32_t>(1 + looks / looks_a_step);
    if (update.state.rule_steps <= most_rule_steps) return false;
    std::erase_if(update.state.steps, [](const Step& step) {
        return step.kind == Step::Kind::Rule || step.kind == Step::Kind::RuleEffect ||
               step.kind == Step::Kind::RuleChoice;
    });
    update.occurred.clear();
    update.say(event::RuleStopped{update.state.setup->rulebook->written.rules[static_cast<std::size_t>(rule)].id.word});
    return true;
}

// `number`: the effect; `mode`: 1 for one of many that belong together.
void carry_out_effect(GameUpdate& update, const Step& step) {
    const EffectInPlay& here = effect_of(update.state, step);
    if (goes_on_for_ever(update, here.rule, here.looks)) return;
    if (here.next >= 0) {
        Step next = step;
        next.number = here.next;
        update.next(next);
    }
    const EffectContext context{update, step, here.rule};
    std::visit([&context](const auto& word) { carry_out(context, word); }, here.effect->is);
}

Actions choices_of_effect(const GameState& state, const Step& step) {
    const ConditionContext context{state, step.names, {}, no_space, step.more};
    return std::visit(
        [&]<class Word>(const Word& word) {
            if constexpr (Asks<Word>) return choices(context, step, word);
            else return Actions{};
        },
        effect_of(state, step).effect->is);
}

void answer_effect(GameUpdate& update, const Step& step, const Action& action) {
    const EffectInPlay& here = effect_of(update.state, step);
    const EffectContext context{update, step, here.rule};
    std::visit(
        [&]<class Word>(const Word& word) {
            if constexpr (Asks<Word>) answer(context, word, action);
        },
        here.effect->is);
}

}  // namespace hexwright::rulebook
