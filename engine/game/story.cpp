#include "engine/game/story.h"

#include <algorithm>

#include "engine/core/visit.h"
#include "engine/game/wording.h"

namespace hexwright {
namespace {

// "Marro Drudge 2.1" where a card has several figures, else the name.
std::string called(const GameState& state, FigureId figure) {
    const ArmyCard& card = printed(state, figure);
    if (card.figures * state[state[figure].card].copies == 1) return card.name;
    return card.name + " " + std::to_string(state[figure].number + 1);
}

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
std::string value(const GameState&, const std::string& words) { return words; }
std::string value(const GameState&, bool yes) { return yes ? "1" : "0"; }
std::string value(const GameState&, const std::vector<std::uint8_t>&) { return {}; }

template <class Kind>
Message told(const GameState& state, const Kind& event, const std::string& more = {}, const std::string& start = "story.") {
    Message message{start + std::string(Kind::name) + more, {}};
    each_field(event, [&](std::string_view name, const auto& member) { message.arguments.emplace_back(name, value(state, member)); });
    return message;
}

std::string power_name(const GameState& state, FigureId figure, int number) {
    return printed(state, figure).powers[static_cast<std::size_t>(number - 1)].name;
}

Message attack_told(const GameState& state, const event::Attacked& attack) {
    Message message = told(state, attack, attack.with > 0 ? "-special" : "");
    if (attack.with > 0) message.arguments.emplace_back("power", power_name(state, attack.figure, attack.with));
    return message;
}

Message power_told(const GameState& state, const event::PowerUsed& used) {
    Message message = told(state, used, std::string(used.target.valid() ? "-on" : "") + (used.worked ? "" : "-in-vain"));
    message.arguments.emplace_back("name", power_name(state, used.figure, used.power));
    return message;
}

}  // namespace

namespace {

std::string done_with(const GameState& state) {  // what "done" means here
    const Step* step = next_step(state);
    if (!step) return "";
    if (step->kind == Step::Kind::Draft) return "-drafting";
    if (step->kind != Step::Kind::TakeTurnStep) return "";
    const Turn::Phase phase = state.turns.back().phase;
    return phase == Turn::Phase::Moving ? "-moving" : phase == Turn::Phase::Attacking ? "-attacking" : "";
}

}  // namespace

std::string points_text(int hundredths) {
    const std::string whole = std::to_string(hundredths / 100);
    return hundredths % 100 == 0
               ? whole
               : whole + "." + std::to_string(hundredths % 100 / 10) + (hundredths % 10 ? std::to_string(hundredths % 10) : "");
}

std::optional<Message> story_of(const GameState& state, const Event& event) {
    using Told = std::optional<Message>;
    return visit(event,
        [&](const event::Rolled&) -> Told { return {}; },
        [&](const event::MarkerPlaced&) -> Told { return {}; },
        [&](const event::GlyphDrawn&) -> Told { return {}; },
        [&](const event::Attacked& e) -> Told { return attack_told(state, e); },
        [&](const event::Defended& e) -> Told { return told(state, e, e.hits > 0 ? "" : "-well"); },
        [&](const event::PowerUsed& e) -> Told { return power_told(state, e); },
        [&](const event::Disputed& e) -> Told { return told(state, e, e.seen ? "" : "-hidden"); },
        [&](const event::TurnBegan& e) -> Told { return told(state, e, e.number > 0 ? "-marker" : ""); },
        [&](const event::LeftEngagement& e) -> Told { return told(state, e, e.hit ? "-hit" : ""); },
        [&](const event::GlyphWorked& e) -> Told { return told(state, e, e.worked ? "" : "-in-vain"); },
        [&](const event::Fell& e) -> Told { return told(state, e, e.killed || e.skulls > 0 ? "" : "-unhurt"); },
        [&](const event::TerrainHarmed& e) -> Told { return told(state, e, e.harmed ? "" : "-unhurt"); },
        [&](const event::RuleRolled& e) -> Told { return told(state, e, e.player.valid() ? "" : "-nobody"); },
        [&](const event::ControlChanged& e) -> Told { return told(state, e, e.player.valid() ? "" : "-nobody"); },
        [&](const event::Scored& e) -> Told {
            return Message{"story.scored", {{"player", e.player.value + 1}, {"points", points_text(e.points)}}};
        },
        [&](const event::MarkerTaken& e) -> Told {
            return Message{"story.marker-taken", {{"card", value(state, e.card)}, {"marker", face_text(e.marker)}}};
        },
        [&](const auto& other) -> Told { return told(state, other); });
}

Message choice_of(const GameState& state, const Action& action) {
    const auto choice = [&state](const auto& each, const std::string& more = {}) { return told(state, each, more, "choice."); };
    const auto with_power = [&](Message message, FigureId figure, int power) {
        message.arguments.emplace_back("name", power_name(state, figure, power));
        return message;
    };
    return visit(action,
        [&](const Move& a) { return choice(a, a.path.empty() ? "" : "-harm"); },
        [&](const Attack& a) { return a.with > 0 ? with_power(choice(a, "-special"), a.figure, a.with) : choice(a); },
        [&](const UsePower& a) {
            return with_power(choice(a, a.target.valid() ? "-on" : a.card.valid() ? "-turn" : a.at != no_space ? "-at" : ""), a.figure, a.power);
        },
        [&](const PlaceMarker& a) { return Message{"choice.marker", {{"marker", face_text(a.marker)}, {"card", value(state, a.card)}}}; },
        [&](const Done& a) { return choice(a, done_with(state)); },
        [&](const Answer& a) { return Message{a.yes ? "choice.yes" : "choice.no", {}}; },
        [&](const auto& other) { return choice(other); });
}

}  // namespace hexwright
