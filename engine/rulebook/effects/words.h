// One function for each word. A word that asks somebody has two more: what may be answered, and what the answer does.
#pragma once
#include "engine/rulebook/effects/context.h"

namespace hexwright::rulebook {

void carry_out(const EffectContext& context, const bound::effect::Wound& word);
void carry_out(const EffectContext& context, const bound::effect::Heal& word);
void carry_out(const EffectContext& context, const bound::effect::Destroy& word);
void carry_out(const EffectContext& context, const bound::effect::Remove& word);
void carry_out(const EffectContext& context, const bound::effect::Set& word);
void carry_out(const EffectContext& context, const bound::effect::Add& word);
void carry_out(const EffectContext& context, const bound::effect::SetCounter& word);
void carry_out(const EffectContext& context, const bound::effect::Give& word);
void carry_out(const EffectContext& context, const bound::effect::Convert& word);
void carry_out(const EffectContext& context, const bound::effect::Each& word);
void carry_out(const EffectContext& context, const bound::effect::Pick& word);
void carry_out(const EffectContext& context, const bound::effect::If& word);
void carry_out(const EffectContext& context, const bound::effect::Repeat& word);
void carry_out(const EffectContext& context, const bound::effect::Roll& word);
void carry_out(const EffectContext& context, const bound::effect::Contest& word);
void carry_out(const EffectContext& context, const bound::effect::Choose& word);
void carry_out(const EffectContext& context, const bound::effect::Menu& word);
void carry_out(const EffectContext& context, const bound::effect::May& word);
void carry_out(const EffectContext& context, const bound::effect::AskNumber& word);
void carry_out(const EffectContext& context, const bound::effect::Arrive& word);
void carry_out(const EffectContext& context, const bound::effect::Return& word);
void carry_out(const EffectContext& context, const bound::effect::Place& word);
void carry_out(const EffectContext& context, const bound::effect::RemovePiece& word);
void carry_out(const EffectContext& context, const bound::effect::Open& word);
void carry_out(const EffectContext& context, const bound::effect::Close& word);
void carry_out(const EffectContext& context, const bound::effect::Damage& word);
void carry_out(const EffectContext& context, const bound::effect::Mend& word);
void carry_out(const EffectContext& context, const bound::effect::Cover& word);
void carry_out(const EffectContext& context, const bound::effect::LiftGlyph& word);
void carry_out(const EffectContext& context, const bound::effect::LayGlyph& word);
void carry_out(const EffectContext& context, const bound::effect::Carry& word);
void carry_out(const EffectContext& context, const bound::effect::HandOver& word);
void carry_out(const EffectContext& context, const bound::effect::SetDown& word);
void carry_out(const EffectContext& context, const bound::effect::GiveTurn& word);
void carry_out(const EffectContext& context, const bound::effect::Reveal& word);
void carry_out(const EffectContext& context, const bound::effect::Say& word);
void carry_out(const EffectContext& context, const bound::effect::End& word);

// What may be answered at this step; empty if there is nothing to ask.
Actions choices(const ConditionContext& context, const Step& step, const bound::effect::May& word);
Actions choices(const ConditionContext& context, const Step& step, const bound::effect::Choose& word);
Actions choices(const ConditionContext& context, const Step& step, const bound::effect::Menu& word);
Actions choices(const ConditionContext& context, const Step& step, const bound::effect::AskNumber& word);
Actions choices(const ConditionContext& context, const Step& step, const bound::effect::Arrive& word);
Actions choices(const ConditionContext& context, const Step& step, const bound::effect::Return& word);
Actions choices(const ConditionContext& context, const Step& step, const bound::effect::Place& word);
Actions choices(const ConditionContext& context, const Step& step, const bound::effect::SetDown& word);
Actions choices(const ConditionContext& context, const Step& step, const bound::effect::GiveTurn& word);

void answer(const EffectContext& context, const bound::effect::May& word, const Action& action);
void answer(const EffectContext& context, const bound::effect::Choose& word, const Action& action);
void answer(const EffectContext& context, const bound::effect::Menu& word, const Action& action);
void answer(const EffectContext& context, const bound::effect::AskNumber& word, const Action& action);
void answer(const EffectContext& context, const bound::effect::Arrive& word, const Action& action);
void answer(const EffectContext& context, const bound::effect::Return& word, const Action& action);
void answer(const EffectContext& context, const bound::effect::Place& word, const Action& action);
void answer(const EffectContext& context, const bound::effect::SetDown& word, const Action& action);
void answer(const EffectContext& context, const bound::effect::GiveTurn& word, const Action& action);

// Asks the player, if there is one, by a step of its own that is like the effect's.
void ask(const EffectContext& context, PlayerId player);
// Makes the flag or counter so much, and says so unless that is hidden.
void change_tally(const EffectContext& context, TallyRef what, int owner, int value, YesNo hidden);

}  // namespace hexwright::rulebook
