#include "engine/story/story.h"

#include "engine/core/visit.h"
#include "engine/game/legal_actions.h"
#include "engine/game/moving.h"
#include "engine/game/power.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/story/wording.h"

#include <algorithm>

namespace hexwright::story {

std::string called(const GameState& state, FigureId figure) {
    const ArmyCard& card = printed(state, figure);
    if (card.figures * state[state[figure].card].copies == 1) return card.name;
    return card.name + " " + std::to_string(state[figure].number + 1);
}

namespace {

std::string value(const GameState& s, FigureId figure) { return figure.valid() ? called(s, figure) : ""; }
std::string value(const GameState& s, CardId card) { return card.valid() ? printed(s, card).name : ""; }
std::string value(const GameState&, PlayerId player) { return std::to_string(player.value + 1); }
std::string value(const GameState& s, GlyphId glyph) {
    const GlyphKind kind = s.glyphs[glyph.index()].kind;
    return kind.valid() ? s.catalogue()[kind].name : "";
}
std::string value(const GameState& s, SpaceIndex space) { return space >= 0 ? to_text((*s.board)[space].space) : ""; }
std::string value(const GameState& s, CardKind kind) { return kind.valid() ? s.catalogue()[kind].name : ""; }
std::string value(const GameState&, const std::vector<SpaceIndex>&) { return {}; }
std::string value(const GameState&, int number) { return std::to_string(number); }
std::string value(const GameState&, std::uint64_t number) { return std::to_string(number); }
std::string value(const GameState&, const std::string& words) { return words; }
std::string value(const GameState&, bool yes) { return yes ? "1" : "0"; }
std::string value(const GameState&, const std::vector<std::uint8_t>&) { return {}; }

template <class Kind>
Message told(const GameState& state, const Kind& event, const std::string& more = {},
             const std::string& start = "story.") {
    Message message{start + std::string(Kind::name) + more, {}};
    each_field(event, [&](std::string_view name, const auto& member) {
        message.arguments.emplace_back(name, value(state, member));
    });
    return message;
}

std::string power_name(const GameState& state, FigureId figure, int number) {
    return power_of(state, figure, number).name;
}

Message attack_told(const GameState& state, const event::Attacked& attack) {
    Message message = told(state, attack, attack.with > 0 ? "-special" : "");
    if (attack.with > 0) message.arguments.emplace_back("power", power_name(state, attack.figure, attack.with));
    return message;
}

Message power_told(const GameState& state, const event::PowerUsed& used) {
    Message message =
        told(state, used, std::string(used.target.valid() ? "-on" : "") + (used.worked ? "" : "-in-vain"));
    message.arguments.emplace_back("name", power_name(state, used.figure, used.power));
    return message;
}

}  // namespace

namespace {

constexpr std::string_view phase_names[] = {"first", "moving", "attacking", "last"};

std::string phase_name(const GameState& state) {
    return std::string(phase_names[static_cast<int>(state.turns.back().phase)]);
}

std::string done_with(const GameState& state) {  // The name of Done at this step.
    const Step* step = next_step(state);
    if (!step) return "";
    if (step->kind == Step::Kind::Draft) return "-drafting";
    if (step->kind == Step::Kind::AfterMove) return "-after-move";
    return step->kind == Step::Kind::TakeTurnStep ? "-" + phase_name(state) : "";
}

const PrintedPower* power_asking(const GameState& state, const Step& step) {
    if (step.kind == Step::Kind::PowerStep) return &power_of(state, step.figure, step.number);
    if (step.kind != Step::Kind::Glyph) return nullptr;
    const GlyphKind kind = state.glyphs[static_cast<std::size_t>(step.number)].kind;
    return kind.valid() ? state.catalogue()[kind].power(edition_of(state.rules())) : nullptr;
}

Message reply_told(const GameState& state, const Answer& reply) {
    const Step* step = next_step(state);
    if (step && step->kind == Step::Kind::Swipe) return {reply.yes ? "choice.strike" : "choice.let-go"};
    if (const Power* row = step && step->kind == Step::Kind::PowerStep ? row_of_step(state, *step) : nullptr)
        return {std::string(reply.yes ? row->yes : row->no)};
    return {reply.yes ? "choice.yes" : "choice.no"};
}

Message figure_told(const GameState& state, FigureId figure) {
    const Step* step = next_step(state);
    if (!step || step->kind != Step::Kind::TakeTurnStep)
        return {"choice.choose-figure", {{"figure", called(state, figure)}}};
    return {"choice.give-up",
            {{"figure", called(state, figure)}, {"card", printed(state, state.turns.back().card).name}}};
}

Message glyph_told(const GameState& state, GlyphId glyph) {
    const GameGlyph& chosen = state.glyphs[glyph.index()];
    return {chosen.kind.valid() ? "choice.choose-glyph" : "choice.choose-unknown-glyph",
            {{"glyph", value(state, glyph)}, {"at", value(state, chosen.at)}}};
}

}  // namespace

std::string points_text(std::int64_t hundredths) {
    if (hundredths < 0) return "-" + points_text(-hundredths);
    const std::string whole = std::to_string(hundredths / 100);
    return hundredths % 100 == 0 ? whole
                                 : whole + "." + std::to_string(hundredths % 100 / 10) +
                                       (hundredths % 10 ? std::to_string(hundredths % 10) : "");
}

std::optional<Message> story_of(const GameState& state, const Event& event) {
    using Sentence = std::optional<Message>;
    return visit(
        event, [&](const event::Rolled&) -> Sentence { return {}; },
        [&](const event::MarkerPlaced&) -> Sentence { return {}; },
        [&](const event::GlyphDrawn&) -> Sentence { return {}; },
        [&](const event::Attacked& e) -> Sentence { return attack_told(state, e); },
        [&](const event::Defended& e) -> Sentence { return told(state, e, e.hits > 0 ? "" : "-well"); },
        [&](const event::PowerUsed& e) -> Sentence { return power_told(state, e); },
        [&](const event::Disputed& e) -> Sentence { return told(state, e, e.seen ? "" : "-hidden"); },
        [&](const event::TurnBegan& e) -> Sentence { return told(state, e, e.number > 0 ? "-marker" : ""); },
        [&](const event::LeftEngagement& e) -> Sentence { return told(state, e, e.hit ? "-hit" : ""); },
        [&](const event::GlyphWorked& e) -> Sentence { return told(state, e, e.worked ? "" : "-in-vain"); },
        [&](const event::Fell& e) -> Sentence { return told(state, e, e.killed || e.skulls > 0 ? "" : "-unhurt"); },
        [&](const event::TerrainHarmed& e) -> Sentence { return told(state, e, e.harmed ? "" : "-unhurt"); },
        [&](const event::Put& e) -> Sentence { return told(state, e, e.at == no_space ? "-off" : ""); },
        [&](const event::RuleRolled& e) -> Sentence { return told(state, e, e.player.valid() ? "" : "-nobody"); },
        [&](const event::ControlChanged& e) -> Sentence { return told(state, e, e.player.valid() ? "" : "-nobody"); },
        [&](const event::Scored& e) -> Sentence {
            return Message{"story.scored", {{"player", e.player.value + 1}, {"points", points_text(e.points)}}};
        },
        [&](const event::MarkerTaken& e) -> Sentence {
            return Message{"story.marker-taken", {{"card", value(state, e.card)}, {"marker", face_text(e.marker)}}};
        },
        [&](const auto& other) -> Sentence { return told(state, other); });
}

namespace {

// For a power along a line: from which space, towards which space.
Message line_told(const GameState& state, const UsePower& line) {
    const HexCoord from = (*state.board)[line.at].space.at;
    return {"choice.power-line",
            {{"figure", called(state, line.figure)},
             {"at", value(state, line.at)},
             {"to", to_text(neighbour(from, static_cast<Direction>(line.tail)))}}};
}

}  // namespace

Message choice_of(const GameState& state, const Action& action) {
    const auto choice = [&state](const auto& each, const std::string& more = {}) {
        return told(state, each, more, "choice.");
    };
    const auto with_power = [&](Message message, FigureId figure, int power) {
        message.arguments.emplace_back("name", power_name(state, figure, power));
        return message;
    };
    return visit(
        action, [&](const Move& a) { return a.way > 0 ? with_power(choice(a, "-by"), a.figure, a.way) : choice(a); },
        [&](const Attack& a) { return a.with > 0 ? with_power(choice(a, "-special"), a.figure, a.with) : choice(a); },
        [&](const UsePower& a) {
            if (a.card == CardId{} && !a.target.valid() && a.tail != no_space)
                return with_power(line_told(state, a), a.figure, a.power);
            return with_power(choice(a, a.target.valid()   ? "-on"
                                        : a.card.valid()   ? "-turn"
                                        : a.at != no_space ? "-at"
                                                           : ""),
                              a.figure, a.power);
        },
        [&](const PlaceMarker& a) {
            return Message{"choice.marker", {{"marker", face_text(a.marker)}, {"card", value(state, a.card)}}};
        },
        [&](const Done& a) { return choice(a, done_with(state)); },
        [&](const Answer& a) { return reply_told(state, a); },
        [&](const ChooseFigure& a) { return figure_told(state, a.figure); },
        [&](const ChooseGlyph& a) { return glyph_told(state, a.glyph); },
        [&](const auto& other) { return choice(other); });
}

// ---- what a move may cost

namespace {

// For example "Finn, 2 x Marro Drudge 1": an enemy that is left twice may strike twice.
std::string strikers(const GameState& state, const std::vector<std::int16_t>& leaving) {
    std::string names;
    for (auto each = leaving.begin(); each != leaving.end();) {
        const auto next = std::find_if(each, leaving.end(), [each](int other) { return other != *each; });
        const std::string times = next - each > 1 ? std::to_string(next - each) + " x " : "";
        names += (names.empty() ? "" : ", ") + times + called(state, FigureId{*each});
        each = next;
    }
    return names;
}

}  // namespace

std::vector<Message> harm_of(const GameState& state, const Move& move) {
    std::vector<Message> all;
    if (move.path.empty()) return all;  // A move without a path of its own takes a way without harm.
    const auto way = way_of(BoardQuery(state), move);
    if (!way) return all;
    const Consequences& harm = way->consequences;
    if (!harm.leaving.empty()) all.push_back({"choice.harm-strikes", {{"figures", strikers(state, harm.leaving)}}});
    const auto add = [&all](const char* id, int count) {
        if (count > 0) all.push_back({id, {{"count", count}}});
    };
    add("choice.harm-falls", harm.falls);
    add("choice.harm-major-falls", harm.major_falls);
    add("choice.harm-extreme-falls", harm.extreme_falls);
    add("choice.harm-lava", harm.molten);
    return all;
}

// ---- what is asked

namespace {

std::vector<Argument> about(const GameState& state, const Step& step) {
    std::vector<Argument> all{{"player", step.player.value + 1}};
    if (step.figure.valid()) all.emplace_back("figure", called(state, step.figure));
    if (step.other.valid()) all.emplace_back("other", called(state, step.other));
    if (step.card.valid()) all.emplace_back("card", printed(state, step.card).name);
    return all;
}

std::optional<Message> power_question(const GameState& state, const Step& step) {
    const PrintedPower* power = power_asking(state, step);
    if (!power) return {};
    const bool of_glyph = step.kind == Step::Kind::Glyph;
    Message message{(of_glyph ? "question.glyph-" : "question.power-") + power->id, about(state, step)};
    if (of_glyph) message.arguments.emplace_back("glyph", value(state, GlyphId{step.number}));
    else message.arguments.emplace_back("power", power->name);
    message.arguments.emplace_back("least", power->number("d20"));
    message.arguments.emplace_back("spaces", power->number("move"));
    message.arguments.emplace_back("left", std::max(power->number("heal"), power->number("figures")) - step.more);
    return message;
}

Message rule_question(const GameState& state, const Step& step) {
    const RulebookInPlay& rulebook = *state.setup->rulebook;
    const EffectInPlay& here = rulebook.effects[static_cast<std::size_t>(step.number)];
    const bool may = std::holds_alternative<effect::May>(here.effect->is),
               choose = std::holds_alternative<effect::Choose>(here.effect->is);
    return {may      ? "question.rule-may"
            : choose ? "question.rule-choose"
                     : "question.rule-place",
            {{"rule", rulebook.book.rules[static_cast<std::size_t>(here.rule)].id.word}}};
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
            return Message{"question.turn-" + phase_name(state)};
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
