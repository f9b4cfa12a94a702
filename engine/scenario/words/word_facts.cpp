#include "engine/scenario/words/word_facts.h"

#include "engine/core/visit.h"
#include "engine/scenario/bound.h"

namespace hexwright::scenario {
namespace {

// One function for each word that does something that others want to know of.
template <class Form>
struct EffectVisitor {
    using Facts = EffectFacts<Form>;
    using Words = EffectWords<Form>;

    Facts operator()(const typename Words::Wound& word) const {
        return {.harms = LifeChange<Form>{&word.figure, word.n, false, &word.amounts}, .done_to = &word.figure};
    }
    Facts operator()(const typename Words::Heal& word) const {
        return {.harms = LifeChange<Form>{&word.figure, -word.n, false, &word.amounts}, .done_to = &word.figure};
    }
    Facts operator()(const typename Words::Destroy& word) const {
        return {.harms = LifeChange<Form>{&word.figure, 0, true}, .done_to = &word.figure};
    }
    Facts operator()(const typename Words::Remove& word) const {
        return {.done_to = &word.figure, .removes = &word.figure};
    }
    Facts operator()(const typename Words::Convert& word) const {
        return {.done_to = &word.figure, .converts = &word.figure};
    }
    Facts operator()(const typename Words::Set& word) const {
        const int by = word.to == Words::SetTo::Yes ? 1 : -1;
        return {.counts = TallyChange<Form>{&word.flag, &word.of, by, false, true, nullptr, word.hidden == YesNo::Yes}};
    }
    Facts operator()(const typename Words::Add& word) const {
        const bool hidden = word.hidden == YesNo::Yes;
        return {.counts = TallyChange<Form>{&word.counter, &word.of, word.n, false, false, &word.amounts, hidden}};
    }
    Facts operator()(const typename Words::SetCounter& word) const {
        const bool hidden = word.hidden == YesNo::Yes;
        return {.counts =
                    TallyChange<Form>{&word.counter, &word.of, word.n.or_else(1), true, false, &word.amounts, hidden}};
    }
    Facts operator()(const typename Words::AskNumber& word) const {
        const bool hidden = word.hidden == YesNo::Yes;
        return {.counts = TallyChange<Form>{&word.counter, &word.of, word.to, true, false, nullptr, hidden}};
    }
    Facts operator()(const typename Words::Give& word) const {
        return {.gives = &word.card, .of_figures = word.conditions.empty() ? nullptr : &word.conditions};
    }
    Facts operator()(const typename Words::Arrive& word) const {
        return {.puts = Putting<Form>{&word.zone, !word.zone.given()}, .brings = &word.card};
    }
    Facts operator()(const typename Words::Place& word) const {
        return {.puts = Putting<Form>{&word.zone, !word.zone.given()}, .done_to = &word.figure};
    }
    Facts operator()(const typename Words::Return& word) const {
        return {.puts = Putting<Form>{&word.zone, !word.zone.given()}, .of_figures = &word.conditions};
    }
    Facts operator()(const typename Words::GiveTurn& word) const { return {.of_figures = &word.conditions}; }
    Facts operator()(const typename Words::Reveal& word) const { return {.reveals = &word.tally}; }
    Facts operator()(const typename Words::SetDown& word) const {
        return {.puts = Putting<Form>{&word.zone}, .of_carried = &word.glyph};
    }
    Facts operator()(const typename Words::HandOver& word) const { return {.of_carried = &word.glyph}; }
    Facts operator()(const typename Words::LiftGlyph& word) const { return {.of_glyph = &word.glyph}; }
    Facts operator()(const typename Words::LayGlyph& word) const { return {.of_glyph = &word.glyph}; }
    Facts operator()(const typename Words::RemovePiece& word) const {
        return {.breaks = PieceChange<Form>{&word.piece}};
    }
    Facts operator()(const typename Words::Damage& word) const {
        return {.breaks = PieceChange<Form>{&word.piece, word.n}, .of_object = &word.piece};
    }
    Facts operator()(const typename Words::Open& word) const {
        return {.breaks = PieceChange<Form>{&word.piece, 0, true}, .of_object = &word.piece, .to_open = true};
    }
    Facts operator()(const typename Words::Close& word) const { return {.of_object = &word.piece, .to_open = true}; }
    Facts operator()(const typename Words::Mend& word) const { return {.of_object = &word.piece}; }
    Facts operator()(const typename Words::Cover& word) const { return {.covers_with = &word.kind}; }
    Facts operator()(const typename Words::Carry& word) const {
        return {.takes_up = &word.glyph, .takes_up_figures = word.figure.given()};
    }
    Facts operator()(const typename Words::End& word) const { return {.winner = &word.winner}; }
    // The words that say when, how often and of whom others are carried out.
    Facts operator()(const typename Words::Each& word) const { return {.frames = &word.effects, .has_effects = true}; }
    Facts operator()(const typename Words::Pick& word) const { return {.frames = &word.effects, .has_effects = true}; }
    Facts operator()(const typename Words::If& word) const { return {.frames = &word.effects, .has_effects = true}; }
    Facts operator()(const typename Words::Repeat& word) const {
        return {.frames = &word.effects, .has_effects = true};
    }
    Facts operator()(const typename Words::Roll&) const { return {.has_effects = true}; }
    Facts operator()(const typename Words::Contest&) const { return {.has_effects = true}; }
    Facts operator()(const typename Words::Choose&) const { return {.has_effects = true}; }
    Facts operator()(const typename Words::May&) const { return {.has_effects = true}; }
    Facts operator()(const typename Words::Menu&) const { return {.has_effects = true}; }
    // Of the others nobody asks.
    template <class Other>
    Facts operator()(const Other&) const {
        return {};
    }
};

template <class Form>
struct ConditionVisitor {
    using Facts = ConditionFacts<Form>;
    using Words = ConditionWords<Form>;

    Facts operator()(const typename Words::All& word) const { return {.parts = &word.parts, .joint = Joint::All}; }
    Facts operator()(const typename Words::Any& word) const { return {.parts = &word.parts, .joint = Joint::Any}; }
    Facts operator()(const typename Words::Not& word) const { return {.parts = &word.parts, .joint = Joint::None}; }
    Facts operator()(const typename Words::StandsOn&) const { return {.of_place = true}; }
    Facts operator()(const typename Words::NextTo&) const { return {.of_place = true}; }
    Facts operator()(const typename Words::Within&) const { return {.of_place = true}; }
    Facts operator()(const typename Words::Of&) const { return {.of_identity = true}; }
    Facts operator()(const typename Words::EnemyOf&) const { return {.of_identity = true}; }
    Facts operator()(const typename Words::FriendOf&) const { return {.of_identity = true}; }
    Facts operator()(const typename Words::Card&) const { return {.of_identity = true}; }
    Facts operator()(const typename Words::Is&) const { return {.of_identity = true}; }
    template <class Other>
    Facts operator()(const Other&) const {
        return {};
    }
};

}  // namespace

template <class Form>
EffectFacts<Form> facts_of(const OneWord<EffectWords<Form>>& effect) {
    return std::visit(EffectVisitor<Form>{}, effect.is);
}
template <class Form>
ConditionFacts<Form> facts_of(const OneWord<ConditionWords<Form>>& condition) {
    return std::visit(ConditionVisitor<Form>{}, condition.is);
}

template EffectFacts<Written> facts_of(const OneWord<EffectWords<Written>>&);
template EffectFacts<Bound> facts_of(const OneWord<EffectWords<Bound>>&);
template ConditionFacts<Written> facts_of(const OneWord<ConditionWords<Written>>&);
template ConditionFacts<Bound> facts_of(const OneWord<ConditionWords<Bound>>&);

}  // namespace hexwright::scenario
