// The sentences in which a game asks for a decision.
#include "engine/core/enum_texts.h"
#include "engine/core/visit.h"
#include "engine/game/power.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/titles.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

namespace hexwright::story {
namespace {

constexpr EnumTexts<Turn::Phase, Turn::Phase::End> turn_questions({
    {Turn::Phase::Start, "question.turn-first"},
    {Turn::Phase::Moving, "question.turn-moving"},
    {Turn::Phase::Attacking, "question.turn-attacking"},
    {Turn::Phase::End, "question.turn-last"},
});

// nullptr if no power asks.
const PrintedPower* power_asking(const GameState& state, const Step& step) {
    if (step.kind == Step::Kind::PowerStep) return &power_of(state, step.figure, step.number);
    if (step.kind != Step::Kind::Glyph) return nullptr;
    const GlyphKind kind = state.glyphs[static_cast<std::size_t>(step.number)].kind;
    return kind.valid() ? state.catalogue()[kind].power(edition_of(state.rules())) : nullptr;
}

std::string name_of_glyph(const GameState& state, const Step& step) {
    return state.catalogue()[state.glyphs[static_cast<std::size_t>(step.number)].kind].name;
}

std::vector<Argument> about(const GameState& state, const Step& step) {
    std::vector<Argument> all{{"player", step.player.value + 1}};
    if (step.figure.valid()) all.emplace_back("figure", called(state, step.figure));
    if (step.other.valid()) all.emplace_back("other", called(state, step.other));
    if (step.card.valid()) all.emplace_back("card", name_here(state, state[step.card].kind));
    return all;
}

// What the glyph's power asks; each power that asks has its row.
std::string_view glyph_question(std::string_view power) {
    constexpr std::pair<std::string_view, std::string_view> questions[] = {
        {"glyph-removal", "question.glyph-glyph-removal"},
        {"group-move", "question.glyph-group-move"},
        {"heal-some", "question.glyph-heal-some"},
        {"intercept-order", "question.glyph-intercept-order"},
        {"negation", "question.glyph-negation"},
        {"summoning", "question.glyph-summoning"},
        {"wound", "question.glyph-wound"}};
    const auto* const found = std::ranges::find(questions, power, [](const auto& row) { return row.first; });
    return found == std::end(questions) ? "" : found->second;
}

std::string power_question_of(const GameState& state, const Step& step) {
    const Power* row = row_of_step(state, step);
    return row ? std::string(row->question) : "";
}

std::optional<Message> power_question(const GameState& state, const Step& step) {
    const PrintedPower* power = power_asking(state, step);
    if (!power) return {};
    const bool of_glyph = step.kind == Step::Kind::Glyph;
    Message message{of_glyph ? std::string(glyph_question(power->id)) : power_question_of(state, step),
                    about(state, step)};
    if (of_glyph) message.arguments.emplace_back("glyph", name_of_glyph(state, step));
    else message.arguments.emplace_back("power", power->name);
    message.arguments.emplace_back("least", power->number("d20"));
    message.arguments.emplace_back("spaces", power->number("move"));
    message.arguments.emplace_back("left", std::max(power->number("heal"), power->number("figures")) - step.more);
    return message;
}

// The text of the question that the scenario gives it; empty for the usual one.
std::string own_question(const bound::Effect& effect, const Step& step) {
    const auto* back = std::get_if<bound::effect::Return>(&effect.is);
    if (back && !back->figure.given() && step.figure.valid()) return {};  // It was for who comes back, not for where.
    return visit(effect.is, [](const auto& word) {
        if constexpr (requires { word.question; }) return word.question.text;
        else return std::string();
    });
}

// Whether the question names its rule.
enum class Naming : std::uint8_t { Named, Untold };

const char* usual_question(const bound::Effect& effect, const Step& step, Naming naming) {
    const auto either = [&](const char* named, const char* untold) { return naming == Naming::Named ? named : untold; };
    const auto* choose = std::get_if<bound::effect::Choose>(&effect.is);
    if (choose && choose->space.given())
        return either("question.rule-choose-space", "question.rule-choose-space-untold");
    if (choose) return either("question.rule-choose", "question.rule-choose-untold");
    if (std::holds_alternative<bound::effect::Return>(effect.is) && !step.figure.valid())
        return either("question.rule-choose-fallen", "question.rule-choose-fallen-untold");
    if (std::holds_alternative<bound::effect::May>(effect.is))
        return either("question.rule-may", "question.rule-may-untold");
    if (std::holds_alternative<bound::effect::GiveTurn>(effect.is))
        return either("question.rule-give-turn", "question.rule-give-turn-untold");
    if (std::holds_alternative<bound::effect::AskNumber>(effect.is))
        return either("question.rule-number", "question.rule-number-untold");
    if (std::holds_alternative<bound::effect::Menu>(effect.is))
        return either("question.rule-menu", "question.rule-menu-untold");
    return either("question.rule-place", "question.rule-place-untold");
}

Message rule_question(const GameState& state, const Step& step) {
    const RulebookInPlay& rulebook = *state.setup->rulebook;
    const EffectInPlay& here = rulebook.effects[static_cast<std::size_t>(step.number)];
    if (std::string own = own_question(*here.effect, step); !own.empty())
        return {"question.rule-asks", {{"text", own}}};
    const Rule& rule = rulebook.written.rules[static_cast<std::size_t>(here.rule)];
    const Naming naming = rule.hidden == YesNo::Yes ? Naming::Untold : Naming::Named;
    return {usual_question(*here.effect, step, naming), {{"rule", title_of(rule)}}};
}

}  // namespace

std::optional<Message> question_of(const GameState& state) {
    const Step* step = next_step(state);
    if (!step) return {};
    using Kind = Step::Kind;
    switch (step->kind) {
        case Kind::Draft:
            return Message{"question.draft"};
        case Kind::Place:
            return Message{"question.place"};
        case Kind::Markers:
            return Message{"question.marker", {{"marker", face_text(step->number)}}};
        case Kind::PickCard:
            return Message{"question.take"};
        case Kind::TakeTurnStep:
            return Message{turn_questions[state.turns.back().phase]};
        case Kind::Swipe:
            return Message{"question.swipe", about(state, *step)};
        case Kind::AfterMove:
            return Message{"question.after-move", about(state, *step)};
        case Kind::Defend:
            return Message{"question.defend", about(state, *step)};
        case Kind::Spirit:
            return Message{"question.spirit", about(state, *step)};
        case Kind::WoundOne:
            return Message{"question.wound-one", about(state, *step)};
        case Kind::Glyph:
        case Kind::PowerStep:
            return power_question(state, *step);
        case Kind::RuleChoice:
            return rule_question(state, *step);
        default:
            return {};  // Steps that ask nobody.
    }
}

}  // namespace hexwright::story
