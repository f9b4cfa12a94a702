#include "engine/story/story.h"

#include "engine/board/catalogue/card_names.h"
#include "engine/board/space_told.h"
#include "engine/core/visit.h"
#include "engine/game/legal_actions.h"
#include "engine/game/objects.h"
#include "engine/game/power.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/titles.h"
#include "engine/story/faces_told.h"
#include "engine/story/place_names.h"
#include "engine/story/wording.h"

#include <algorithm>

namespace hexwright::story {

std::string name_here(const GameState& state, CardKind kind) {
    const ArmyCard& card = state.catalogue()[kind];
    const auto is_namesake = [&](CardKind other) {
        return other != kind && state.catalogue()[other].name == card.name;
    };
    const Step* step = next_step(state);
    const bool drafting = step && step->kind == Step::Kind::Draft;
    const bool namesake = std::ranges::any_of(state.cards, is_namesake, &GameCard::kind) ||
                          (drafting && std::ranges::any_of(state.setup->pool, is_namesake, &PoolCard::kind));
    return namesake ? full_name(state.catalogue(), card) : card.name;
}

std::string name_in_army(const GameState& state, FigureId figure) {
    const GameCard& card = state[state[figure].card];
    const std::string name = name_here(state, card.kind);
    if (state.catalogue()[card.kind].figures * card.copies == 1) return name;
    return name + " " + std::to_string(state[figure].number + 1);
}

namespace {

// Another player has a figure of the same name.
bool others_have(const GameState& state, FigureId figure) {
    const GameCard& own = state[state[figure].card];
    return std::ranges::any_of(state.cards, [&](const GameCard& card) {
        return card.owner != own.owner && printed(state, state[figure].card).name == state.catalogue()[card.kind].name;
    });
}

}  // namespace

std::vector<Message> called(const GameState& state, FigureId figure) {
    if (!figure.valid()) return {};
    const bool doubtful = others_have(state, figure);
    return {{doubtful ? "figure.of-player" : "figure.named",
             {{"name", name_in_army(state, figure)}, {"player", state[state[figure].card].owner.value + 1}}}};
}

namespace {

std::vector<Message> value(const GameState& s, FigureId figure) { return called(s, figure); }
std::string value(const GameState& s, CardId card) { return card.valid() ? name_here(s, s[card].kind) : ""; }
std::string value(const GameState&, PlayerId player) { return std::to_string(player.value + 1); }
std::string value(const GameState& s, GlyphId glyph) {
    if (!glyph.valid()) return "";
    const GlyphKind kind = s.glyphs[glyph.index()].kind;
    return kind.valid() ? s.catalogue()[kind].name : "";
}
std::string value(const GameState& s, ObjectId object) { return object.valid() ? type_of(s, object).name : ""; }
std::vector<Message> value(const GameState& s, SpaceIndex space) {
    return space >= 0 ? space_told((*s.board)[space].space) : std::vector<Message>();
}
std::string value(const GameState& s, GlyphKind kind) { return kind.valid() ? s.catalogue()[kind].name : ""; }
std::string title_of(const GameState& s, const std::string& tally) {
    return s.setup->rulebook ? title_of_tally(s.setup->rulebook->book, tally) : tally;
}
std::string value(const GameState& s, TallyId tally) {
    const std::string* const name = tally_name(s, tally);
    return name ? title_of(s, *name) : "";
}
std::string value(const GameState& s, CardKind kind) { return kind.valid() ? name_here(s, kind) : ""; }
std::string value(const GameState&, const std::vector<SpaceIndex>&) { return {}; }
std::string value(const GameState&, int number) { return std::to_string(number); }
std::string value(const GameState&, std::uint64_t number) { return std::to_string(number); }
std::string value(const GameState&, const std::string& words) { return words; }
std::string value(const GameState&, bool yes) { return yes ? "1" : "0"; }
std::string value(const GameState&, const std::vector<std::uint8_t>& faces) {
    std::string text;
    for (const std::uint8_t face : faces) text += (text.empty() ? "" : " ") + std::to_string(face);
    return text;
}
std::string value(const GameState&, const DiceParts&) { return {}; }

template <class Kind>
Message told(const GameState& state, const Kind& event, const std::string& more = {},
             const std::string& start = "story.") {
    Message message{start + std::string(Kind::name) + more, {}};
    each_field(event, [&](std::string_view name, const auto& member) {
        message.arguments.emplace_back(name, value(state, member));
    });
    return message;
}

// Says where the back of a double-space figure stands.
template <class Kind>
Message told_with_tail(const GameState& state, const Kind& event) {
    return told(state, event, event.tail == no_space ? "" : "-with-tail");
}

// nullptr if there is no such rule.
const Rule* rule_called(const GameState& state, const std::string& id) {
    if (!state.setup->rulebook || id.empty()) return nullptr;
    const auto& rules = state.setup->rulebook->book.rules;
    const auto found = std::ranges::find(rules, id, [](const Rule& rule) -> const auto& { return rule.id.word; });
    return found == rules.end() ? nullptr : &*found;
}
// The message with the rule's title in place of its id.
Message with_title(Message message, const Rule* rule) {
    for (Argument& argument : message.arguments)
        if (rule && argument.name == "rule") argument.value = title_of(*rule);
    return message;
}

std::string power_name(const GameState& state, FigureId figure, int number) {
    return power_of(state, figure, number).name;
}

std::string with_sign(int dice) { return (dice > 0 ? "+" : "") + std::to_string(dice); }

}  // namespace

Message part_told(const GameState& state, FigureId roller, const DicePart& part) {
    using enum DicePart::From;
    const std::vector<Argument> dice{{"dice", with_sign(part.dice)}};
    switch (part.from) {
        case Height:
            return {"dice.height", dice};
        case Power:
            if (part.figure != roller)
                return {"dice.of-figure", {dice.front(), {"figure", called(state, part.figure)}}};
            return {"dice.named", {dice.front(), {"name", power_name(state, part.figure, part.power)}}};
        case Glyph:
            return {"dice.named", {dice.front(), {"name", value(state, part.glyph)}}};
        case Rules:
            return {"dice.rules", dice};
        case Ground:
            return {"dice.ground", dice};
        case Card:
            return {"dice.gained", dice};
    }
    return {};
}

namespace {

// For example "9 dice (6, +1 height, +2 Raelin)".
std::vector<Message> pool_told(const GameState& state, FigureId roller, int dice, const DiceParts& parts) {
    if (parts.empty() || dice == 0) return {{"dice.plain", {{"dice", dice}}}};
    int own = dice;
    for (const DicePart& part : parts) own -= part.dice;
    std::vector<Message> told{{"dice.own", {{"dice", own}}}};
    for (const DicePart& part : parts) told.push_back(part_told(state, roller, part));
    return {{"dice.taken-apart", {{"dice", dice}, {"parts", std::move(told)}}}};
}

Message attack_told(const GameState& state, const event::Attacked& attack) {
    Message message = told(state, attack, attack.with > 0 ? "-special" : "");
    message.arguments.emplace_back("pool", pool_told(state, attack.figure, attack.dice, attack.parts));
    if (attack.with > 0) message.arguments.emplace_back("power", power_name(state, attack.figure, attack.with));
    return message;
}

Message attack_told(const GameState& state, const event::ObjectAttacked& attack) {
    Message message = told(state, attack, attack.with > 0 ? "-special" : "");
    message.arguments.emplace_back("pool", pool_told(state, attack.figure, attack.dice, attack.parts));
    if (attack.with > 0) message.arguments.emplace_back("power", power_name(state, attack.figure, attack.with));
    return message;
}

Message defense_told(const GameState& state, const event::Defended& defense) {
    Message message = told(state, defense, defense.hits > 0 ? "" : "-well");
    message.arguments.emplace_back("pool", pool_told(state, defense.figure, defense.dice, defense.parts));
    return message;
}

// Most rolls are told by the events that follow.
std::optional<Message> roll_told(const GameState& state, const event::Rolled& roll) {
    if (roll.faces.empty() || (roll.needs == 0 && !roll.highest)) return {};
    Message message = told(state, roll,
                           !roll.highest ? roll.figure.valid() ? "-for" : ""
                           : roll.d20    ? "-highest"
                                         : "-skulls");
    const auto skulls = std::ranges::count(roll.faces, Face::Skull, [](int side) { return face_of(side); });
    message.arguments.emplace_back("number", roll.d20 ? int{roll.faces.front()} : static_cast<int>(skulls));
    return message;
}

template <class Kind>  // Counted, Carried or Revealed.
Message counted_told(const GameState& state, Kind counted) {
    counted.what = title_of(state, counted.what);
    return told(state, counted, counted.player.valid() ? "-of-player" : counted.figure.valid() ? "-of-figure" : "");
}

std::string why_lost(const GameState& state, const event::TurnLost& lost) {
    if (!lost.card.valid()) return "";
    if (!lost.dead) return "-not-his";
    return life_left(state, lost.card) ? "-back" : "-dead";
}

Message power_told(const GameState& state, const event::PowerUsed& used) {
    Message message =
        told(state, used, std::string(used.target.valid() ? "-on" : "") + (used.worked ? "" : "-in-vain"));
    message.arguments.emplace_back("name", power_name(state, used.figure, used.power));
    return message;
}

Message wounds_told(const GameState& state, const event::ObjectWounded& wounded) {
    Message message = told(state, wounded, wounded.wounds < 0 ? "-mended" : "");
    message.arguments.emplace_back("left", life_left(state, wounded.object));
    return message;
}

Message marker_told(const GameState& state, const event::MarkerSet& set) {
    const std::string how = set.off ? "-off" : set.revealed ? "-revealed" : "";
    return {"story.marker-set" + how,
            {{"player", set.player.value + 1}, {"card", value(state, set.card)}, {"marker", face_text(set.marker)}}};
}

Message end_told(const GameState& state, const event::Ended& ended) {
    const Rule* rule = rule_called(state, ended.rule);
    if (rule && rule->hidden == YesNo::Yes) return {"story.ended-rule-untold"};
    return with_title(told(state, ended, "-" + ended.by), rule);
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
    return {"choice.give-up", {{"figure", called(state, figure)}, {"card", value(state, state.turns.back().card)}}};
}

// The text of an option of the menu that is asked about; its number where no menu is.
std::string option_told(const GameState& state, int option) {
    const Step* step = next_step(state);
    if (step && step->kind == Step::Kind::RuleChoice) {
        const Effect& effect = *state.setup->rulebook->effects[static_cast<std::size_t>(step->number)].effect;
        const auto* menu = std::get_if<effect::Menu>(&effect.is);
        if (menu && option >= 1 && option <= static_cast<int>(menu->options.size()))
            return menu->options[static_cast<std::size_t>(option - 1)].text.text;
    }
    return std::to_string(option);
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

Message player_told(int number, const std::string& side) {
    if (side.empty()) return {"table.player", {{"player", number}}};
    return {"table.player-of-side", {{"player", number}, {"side", side}}};
}
Message player_told(const GameState& state, PlayerId player) {
    return player_told(player.value + 1, state.setup->players[player.index()].side);
}

std::optional<Message> story_of(const GameState& state, const Event& event) {
    using Sentence = std::optional<Message>;
    return visit(
        event, [&](const event::Rolled& e) -> Sentence { return roll_told(state, e); },
        [&](const event::MarkerPlaced&) -> Sentence { return {}; },
        [&](const event::GlyphDrawn&) -> Sentence { return {}; },
        [&](const event::Attacked& e) -> Sentence { return attack_told(state, e); },
        [&](const event::Defended& e) -> Sentence { return defense_told(state, e); },
        [&](const event::ObjectAttacked& e) -> Sentence { return attack_told(state, e); },
        [&](const event::ObjectDefended& e) -> Sentence { return told(state, e, e.hits > 0 ? "" : "-well"); },
        [&](const event::ObjectWounded& e) -> Sentence { return wounds_told(state, e); },
        [&](const event::ObjectOpened& e) -> Sentence { return told(state, e, e.open ? "" : "-closed"); },
        [&](const event::Placed& e) -> Sentence { return told_with_tail(state, e); },
        [&](const event::Moved& e) -> Sentence { return told_with_tail(state, e); },
        [&](const event::MovedByPower& e) -> Sentence { return told_with_tail(state, e); },
        [&](const event::Returned& e) -> Sentence { return told_with_tail(state, e); },
        [&](const event::TakenUp& e) -> Sentence { return told(state, e, e.carried.valid() ? "-figure" : ""); },
        [&](const event::SetDown& e) -> Sentence {
            return told(state, e, !e.carried.valid() ? "" : e.tail == no_space ? "-figure" : "-figure-with-tail");
        },
        [&](const event::TurnLost& e) -> Sentence { return told(state, e, why_lost(state, e)); },
        [&](const event::Counted& e) -> Sentence { return counted_told(state, e); },
        [&](const event::Carried& e) -> Sentence { return counted_told(state, e); },
        [&](const event::Revealed& e) -> Sentence { return counted_told(state, e); },
        [&](const event::PowerUsed& e) -> Sentence { return power_told(state, e); },
        [&](const event::Disputed& e) -> Sentence { return told(state, e, e.seen ? "" : "-hidden"); },
        [&](const event::TurnBegan& e) -> Sentence { return told(state, e, e.number > 0 ? "-marker" : ""); },
        [&](const event::LeftEngagement& e) -> Sentence { return told(state, e, e.hit ? "-hit" : ""); },
        [&](const event::GlyphWorked& e) -> Sentence { return told(state, e, e.worked ? "" : "-in-vain"); },
        [&](const event::Fell& e) -> Sentence { return told(state, e, e.killed || e.skulls > 0 ? "" : "-unhurt"); },
        [&](const event::TerrainHarmed& e) -> Sentence { return told(state, e, e.harmed ? "" : "-unhurt"); },
        [&](const event::Put& e) -> Sentence {
            return told(state, e, e.at == no_space ? "-off" : e.wounds > 0 ? "-wounded" : "");
        },
        [&](const event::RuleRolled& e) -> Sentence { return told(state, e, e.player.valid() ? "" : "-nobody"); },
        [&](const event::ControlChanged& e) -> Sentence { return told(state, e, e.player.valid() ? "" : "-nobody"); },
        [&](const event::Converted& e) -> Sentence { return told(state, e, e.player.valid() ? "" : "-nobody"); },
        [&](const event::TurnSet& e) -> Sentence { return told(state, e, e.card.valid() ? "" : "-of-player"); },
        [&](const event::MarkerSet& e) -> Sentence { return marker_told(state, e); },
        [&](const event::GlyphSet& e) -> Sentence {
            return told(state, e, e.off ? "-off" : e.face_down ? "-down" : "");
        },
        [&](const event::Arranged& e) -> Sentence {
            return told(state, e, e.done ? "-done" : e.cleared ? "-cleared" : "");
        },
        [&](const event::Ended& e) -> Sentence { return end_told(state, e); },
        [&](const event::RuleStopped& e) -> Sentence { return with_title(told(state, e), rule_called(state, e.rule)); },
        [&](const event::Scored& e) -> Sentence {
            return Message{"story.scored", {{"player", e.player.value + 1}, {"points", points_text(e.points)}}};
        },
        [&](const event::MarkerTaken& e) -> Sentence {
            return Message{"story.marker-taken", {{"card", value(state, e.card)}, {"marker", face_text(e.marker)}}};
        },
        [&](const auto& other) -> Sentence { return told(state, other); });
}

namespace {

// For a power along a line: from which space, and where to.
Message line_told(const GameState& state, const UsePower& line) {
    return {"choice.power-line",
            {{"figure", called(state, line.figure)},
             {"at", value(state, line.at)},
             {"heading", heading_told(static_cast<Direction>(line.tail))}}};
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
        action,
        [&](const Move& a) {
            const std::string tail = a.tail == no_space ? "" : "-with-tail";
            return a.way > 0 ? with_power(choice(a, "-by" + tail), a.figure, a.way) : choice(a, tail);
        },
        [&](const PlaceFigure& a) { return choice(a, a.tail == no_space ? "" : "-with-tail"); },
        [&](const Attack& a) { return a.with > 0 ? with_power(choice(a, "-special"), a.figure, a.with) : choice(a); },
        [&](const AttackObject& a) {
            return a.with > 0 ? with_power(choice(a, "-special"), a.figure, a.with) : choice(a);
        },
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
        [&](const SetMarker& a) {
            return Message{std::string("choice.set-marker") + (a.off ? "-off" : ""),
                           {{"marker", face_text(a.marker)}, {"card", value(state, a.card)}}};
        },
        [&](const SetTurn& a) { return choice(a, a.card.valid() ? "" : "-of-player"); },
        [&](const SetFlag& a) { return choice(a, a.off ? "-off" : ""); },
        [&](const SetControl& a) { return choice(a, a.player.valid() ? "" : "-nobody"); },
        [&](const SetGlyph& a) { return choice(a, a.glyph.valid() ? "" : "-off"); },
        [&](const Arrange& a) { return choice(a, a.clear ? "-clear" : ""); },
        [&](const Done& a) { return choice(a, done_with(state)); },
        [&](const Answer& a) { return reply_told(state, a); },
        [&](const ChooseFigure& a) { return figure_told(state, a.figure); },
        [&](const ChooseGlyph& a) { return glyph_told(state, a.glyph); },
        [&](const ChooseOption& a) {
            return Message{"choice.choose-option", {{"text", option_told(state, a.option)}}};
        },
        [&](const NextDice& a) {
            return Message{"choice.dice", {{"faces", std::vector<Message>{faces_told(a.faces)}}}};
        },
        [&](const auto& other) { return choice(other); });
}

// ---- what is asked

namespace {

std::vector<Argument> about(const GameState& state, const Step& step) {
    std::vector<Argument> all{{"player", step.player.value + 1}};
    if (step.figure.valid()) all.emplace_back("figure", called(state, step.figure));
    if (step.other.valid()) all.emplace_back("other", called(state, step.other));
    if (step.card.valid()) all.emplace_back("card", value(state, step.card));
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

// The text of the question that the scenario gives it; empty for the usual one.
std::string own_question(const Effect& effect, const Step& step) {
    const auto* back = std::get_if<effect::Return>(&effect.is);
    if (back && !back->figure.given() && step.figure.valid()) return {};  // It was for who comes back, not for where.
    return visit(effect.is, [](const auto& word) {
        if constexpr (requires { word.question; }) return word.question.text;
        else return std::string();
    });
}

std::string_view usual_question(const Effect& effect, const Step& step) {
    const auto* choose = std::get_if<effect::Choose>(&effect.is);
    if (choose) return choose->space.given() ? "choose-space" : "choose";
    if (std::holds_alternative<effect::Return>(effect.is) && !step.figure.valid()) return "choose-fallen";
    if (std::holds_alternative<effect::May>(effect.is)) return "may";
    if (std::holds_alternative<effect::GiveTurn>(effect.is)) return "give-turn";
    return std::holds_alternative<effect::Menu>(effect.is) ? "menu" : "place";
}

Message rule_question(const GameState& state, const Step& step) {
    const RulebookInPlay& rulebook = *state.setup->rulebook;
    const EffectInPlay& here = rulebook.effects[static_cast<std::size_t>(step.number)];
    if (std::string own = own_question(*here.effect, step); !own.empty())
        return {"question.rule-asks", {{"text", own}}};
    const Rule& rule = rulebook.book.rules[static_cast<std::size_t>(here.rule)];
    const bool hidden = rule.hidden == YesNo::Yes;  // It is not named.
    return {"question.rule-" + std::string(usual_question(*here.effect, step)) + (hidden ? "-untold" : ""),
            {{"rule", title_of(rule)}}};
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
