// One function for each word. A word that asks somebody has two more: what may be answered, and what the answer does.
#pragma once
#include "engine/rulebook/effects/context.h"

namespace hexwright::rulebook {

void carry_out(const EffectContext& context, const effect::Wound& word);
void carry_out(const EffectContext& context, const effect::Heal& word);
void carry_out(const EffectContext& context, const effect::Destroy& word);
void carry_out(const EffectContext& context, const effect::Remove& word);
void carry_out(const EffectContext& context, const effect::Set& word);
void carry_out(const EffectContext& context, const effect::Add& word);
void carry_out(const EffectContext& context, const effect::Give& word);
void carry_out(const EffectContext& context, const effect::Convert& word);
void carry_out(const EffectContext& context, const effect::Each& word);
void carry_out(const EffectContext& context, const effect::Pick& word);
void carry_out(const EffectContext& context, const effect::If& word);
void carry_out(const EffectContext& context, const effect::Repeat& word);
void carry_out(const EffectContext& context, const effect::Roll& word);
void carry_out(const EffectContext& context, const effect::Contest& word);
void carry_out(const EffectContext& context, const effect::Choose& word);
void carry_out(const EffectContext& context, const effect::Menu& word);
void carry_out(const EffectContext& context, const effect::May& word);
void carry_out(const EffectContext& context, const effect::Arrive& word);
void carry_out(const EffectContext& context, const effect::Return& word);
void carry_out(const EffectContext& context, const effect::Place& word);
void carry_out(const EffectContext& context, const effect::RemovePiece& word);
void carry_out(const EffectContext& context, const effect::Open& word);
void carry_out(const EffectContext& context, const effect::Close& word);
void carry_out(const EffectContext& context, const effect::Damage& word);
void carry_out(const EffectContext& context, const effect::Mend& word);
void carry_out(const EffectContext& context, const effect::Cover& word);
void carry_out(const EffectContext& context, const effect::LiftGlyph& word);
void carry_out(const EffectContext& context, const effect::LayGlyph& word);
void carry_out(const EffectContext& context, const effect::Carry& word);
void carry_out(const EffectContext& context, const effect::HandOver& word);
void carry_out(const EffectContext& context, const effect::SetDown& word);
void carry_out(const EffectContext& context, const effect::GiveTurn& word);
void carry_out(const EffectContext& context, const effect::Reveal& word);
void carry_out(const EffectContext& context, const effect::Say& word);
void carry_out(const EffectContext& context, const effect::End& word);

// What may be answered at this step; empty if there is nothing to ask.
Actions choices(const ConditionContext& context, const Step& step, const effect::May& word);
Actions choices(const ConditionContext& context, const Step& step, const effect::Choose& word);
Actions choices(const ConditionContext& context, const Step& step, const effect::Menu& word);
Actions choices(const ConditionContext& context, const Step& step, const effect::Arrive& word);
Actions choices(const ConditionContext& context, const Step& step, const effect::Return& word);
Actions choices(const ConditionContext& context, const Step& step, const effect::Place& word);
Actions choices(const ConditionContext& context, const Step& step, const effect::SetDown& word);
Actions choices(const ConditionContext& context, const Step& step, const effect::GiveTurn& word);

void answer(const EffectContext& context, const effect::May& word, const Action& action);
void answer(const EffectContext& context, const effect::Choose& word, const Action& action);
void answer(const EffectContext& context, const effect::Menu& word, const Action& action);
void answer(const EffectContext& context, const effect::Arrive& word, const Action& action);
void answer(const EffectContext& context, const effect::Return& word, const Action& action);
void answer(const EffectContext& context, const effect::Place& word, const Action& action);
void answer(const EffectContext& context, const effect::SetDown& word, const Action& action);
void answer(const EffectContext& context, const effect::GiveTurn& word, const Action& action);

// Asks the player, if there is one, by a step of its own that is like the effect's.
void ask(const EffectContext& context, PlayerId player);

}  // namespace hexwright::rulebook
