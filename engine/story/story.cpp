#include "engine/story/story.h"

#include "engine/board/catalogue/card_names.h"
#include "engine/board/space_told.h"
#include "engine/core/enum_texts.h"
#include "engine/core/visit.h"
#include "engine/game/legal_actions.h"
#include "engine/game/objects.h"
#include "engine/game/power.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/titles.h"
#include "engine/story/faces_told.h"
#include "engine/story/only_sentences.h"
#include "engine/story/place_names.h"
#include "engine/story/wording.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

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
    return s.setup->rulebook ? title_of_tally(s.setup->rulebook->written, tally) : tally;
}
std::string value(const GameState& s, TallyId tally) {
    const std::string* const name = tally_name(s, tally);
    return name ? title_of(s, *name) : "";
}
std::string value(const GameState& s, RuleId rule) {
    return rule.valid() ? title_of(s.setup->rulebook->written.rules[rule.index()]) : "";
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

// The sentence with all members of an event or action.
template <class Kind>
Message told(const GameState& state, const Kind& event, const char* sentence) {
    Message message{sentence, {}};
    each_field(event, [&](std::string_view name, const auto& member) {
        message.arguments.emplace_back(name, value(state, member));
    });
    return message;
}

// Says where the back of a double-space figure stands.
template <class Kind>
Message told_with_tail(const GameState& state, const Kind& event, const char* sentence, const char* with_tail) {
    return told(state, event, event.tail == no_space ? sentence : with_tail);
}

// nullptr if there is no such rule.
const Rule* rule_called(const GameState& state, const std::string& id) {
    if (!state.setup->rulebook || id.empty()) return nullptr;
    const auto& rules = state.setup->rulebook->written.rules;
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

template <class Attack>  // Attacked or ObjectAttacked.
Message attack_told(const GameState& state, const Attack& attack, const char* normal, const char* special) {
    Message message = told(state, attack, attack.with > 0 ? special : normal);
    message.arguments.emplace_back("pool", pool_told(state, attack.figure, attack.dice, attack.parts));
    if (attack.with > 0) message.arguments.emplace_back("power", power_name(state, attack.figure, attack.with));
    return message;
}

Message defense_told(const GameState& state, const event::Defended& defense) {
    Message message = told(state, defense, defense.hits > 0 ? "story.defended" : "story.defended-well");
    message.arguments.emplace_back("pool", pool_told(state, defense.figure, defense.dice, defense.parts));
    return message;
}

// Most rolls are told by the events that follow.
std::optional<Message> roll_told(const GameState& state, const event::Rolled& roll) {
    if (roll.faces.empty() || (roll.needs == 0 && !roll.highest)) return {};
    Message message = told(state, roll,
                           !roll.highest ? roll.figure.valid() ? "story.rolled-for" : "story.rolled"
                           : roll.d20    ? "story.rolled-highest"
                                         : "story.rolled-skulls");
    const auto skulls = std::ranges::count(roll.faces, Face::Skull, [](int side) { return face_of(side); });
    message.arguments.emplace_back("number", roll.d20 ? int{roll.faces.front()} : static_cast<int>(skulls));
    return message;
}

// Of what the game, a player, a figure or a zone has.
struct CountedSentences {
    const char *of_game, *of_player, *of_figure, *of_zone;
};
template <class Kind>  // Counted, Carried or Revealed.
Message counted_told(const GameState& state, Kind counted, const CountedSentences& sentences) {
    counted.what = title_of(state, counted.what);
    if constexpr (requires { counted.zone; })
        if (!counted.zone.empty()) return told(state, counted, sentences.of_zone);
    return told(state, counted,
                counted.player.valid()   ? sentences.of_player
                : counted.figure.valid() ? sentences.of_figure
                                         : sentences.of_game);
}

const char* turn_lost(const GameState& state, const event::TurnLost& lost) {
    if (!lost.card.valid()) return "story.turn-lost";
    if (!lost.dead) return "story.turn-lost-not-his";
    return life_left(state, lost.card) ? "story.turn-lost-back" : "story.turn-lost-dead";
}

Message power_told(const GameState& state, const event::PowerUsed& used) {
    const char* const on_target = used.worked ? "story.power-used-on" : "story.power-used-on-in-vain";
    const char* const by_itself = used.worked ? "story.power-used" : "story.power-used-in-vain";
    Message message = told(state, used, used.target.valid() ? on_target : by_itself);
    message.arguments.emplace_back("name", power_name(state, used.figure, used.power));
    return message;
}

}  // namespace

namespace {

constexpr EnumTexts<Turn::Phase, Turn::Phase::End> done_in_turn({
    {Turn::Phase::Start, "choice.done-first"},
    {Turn::Phase::Moving, "choice.done-moving"},
    {Turn::Phase::Attacking, "choice.done-attacking"},
    {Turn::Phase::End, "choice.done-last"},
});

const char* done_with(const GameState& state) {  // What Done means at this step.
    const Step* step = next_step(state);
    if (!step) return "choice.done";
    if (step->kind == Step::Kind::Draft) return "choice.done-drafting";
    if (step->kind == Step::Kind::AfterMove) return "choice.done-after-move";
    return step->kind == Step::Kind::TakeTurnStep ? done_in_turn[state.turns.back().phase] : "choice.done";
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
        const bound::Effect& effect = *state.setup->rulebook->effects[static_cast<std::size_t>(step->number)].effect;
        const auto* menu = std::get_if<bound::effect::Menu>(&effect.is);
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

namespace {

// How the game is over.
const char* ended_by(std::string_view by) {
    constexpr std::pair<std::string_view, const char*> sentences[] = {{"last-standing", "story.ended-last-standing"},
                                                                      {"nobody-left", "story.ended-nobody-left"},
                                                                      {"round-limit", "story.ended-round-limit"},
                                                                      {"rule", "story.ended-rule"},
                                                                      {"win", "story.ended-win"}};
    const auto* const found = std::ranges::find(sentences, by, [](const auto& row) { return row.first; });
    return found == std::end(sentences) ? "" : found->second;
}

}  // namespace

namespace {

using Sentence = std::optional<Message>;

// What is said about an event; nothing about some.
Sentence sentence_of(const GameState& state, const event::Rolled& e) { return roll_told(state, e); }
Sentence sentence_of(const GameState&, const event::MarkerPlaced&) { return {}; }
Sentence sentence_of(const GameState&, const event::GlyphDrawn&) { return {}; }
Sentence sentence_of(const GameState& state, const event::Attacked& e) {
    return attack_told(state, e, "story.attacked", "story.attacked-special");
}
Sentence sentence_of(const GameState& state, const event::Defended& e) { return defense_told(state, e); }
Sentence sentence_of(const GameState& state, const event::ObjectAttacked& e) {
    return attack_told(state, e, "story.piece-attacked", "story.piece-attacked-special");
}
Sentence sentence_of(const GameState& state, const event::ObjectDefended& e) {
    return told(state, e, e.hits > 0 ? "story.piece-defended" : "story.piece-defended-well");
}
Sentence sentence_of(const GameState& state, const event::ObjectWounded& e) {
    Message message = told(state, e, e.wounds < 0 ? "story.piece-wounded-mended" : "story.piece-wounded");
    message.arguments.emplace_back("left", life_left(state, e.object));
    return message;
}
Sentence sentence_of(const GameState& state, const event::ObjectOpened& e) {
    return told(state, e, e.open ? "story.piece-opened" : "story.piece-opened-closed");
}
Sentence sentence_of(const GameState& state, const event::Placed& e) {
    return told_with_tail(state, e, "story.placed", "story.placed-with-tail");
}
Sentence sentence_of(const GameState& state, const event::Moved& e) {
    return told_with_tail(state, e, "story.moved", "story.moved-with-tail");
}
Sentence sentence_of(const GameState& state, const event::MovedByPower& e) {
    return told_with_tail(state, e, "story.moved-by-power", "story.moved-by-power-with-tail");
}
Sentence sentence_of(const GameState& state, const event::Returned& e) {
    return told_with_tail(state, e, "story.returned", "story.returned-with-tail");
}
Sentence sentence_of(const GameState& state, const event::TakenUp& e) {
    return told(state, e, e.carried.valid() ? "story.taken-up-figure" : "story.taken-up");
}
Sentence sentence_of(const GameState& state, const event::SetDown& e) {
    if (!e.carried.valid()) return told(state, e, "story.set-down");
    return told_with_tail(state, e, "story.set-down-figure", "story.set-down-figure-with-tail");
}
Sentence sentence_of(const GameState& state, const event::TurnLost& e) { return told(state, e, turn_lost(state, e)); }
Sentence sentence_of(const GameState& state, const event::Counted& e) {
    return counted_told(
        state, e, {"story.counted", "story.counted-of-player", "story.counted-of-figure", "story.counted-of-zone"});
}
Sentence sentence_of(const GameState& state, const event::Carried& e) {
    return counted_told(state, e, {"story.carried", "story.carried-of-player", "story.carried-of-figure", nullptr});
}
Sentence sentence_of(const GameState& state, const event::Revealed& e) {
    return counted_told(
        state, e, {"story.revealed", "story.revealed-of-player", "story.revealed-of-figure", "story.revealed-of-zone"});
}
Sentence sentence_of(const GameState& state, const event::PowerUsed& e) { return power_told(state, e); }
Sentence sentence_of(const GameState& state, const event::Disputed& e) {
    return told(state, e, e.seen ? "story.disputed" : "story.disputed-hidden");
}
Sentence sentence_of(const GameState& state, const event::TurnBegan& e) {
    return told(state, e, e.number > 0 ? "story.turn-began-marker" : "story.turn-began");
}
Sentence sentence_of(const GameState& state, const event::LeftEngagement& e) {
    return told(state, e, e.hit ? "story.left-engagement-hit" : "story.left-engagement");
}
Sentence sentence_of(const GameState& state, const event::GlyphWorked& e) {
    return told(state, e, e.worked ? "story.glyph-worked" : "story.glyph-worked-in-vain");
}
Sentence sentence_of(const GameState& state, const event::Fell& e) {
    return told(state, e, e.killed || e.skulls > 0 ? "story.fell" : "story.fell-unhurt");
}
Sentence sentence_of(const GameState& state, const event::TerrainHarmed& e) {
    return told(state, e, e.harmed ? "story.terrain-harmed" : "story.terrain-harmed-unhurt");
}
Sentence sentence_of(const GameState& state, const event::Put& e) {
    return told(state, e, e.at == no_space ? "story.put-off" : e.wounds > 0 ? "story.put-wounded" : "story.put");
}
Sentence sentence_of(const GameState& state, const event::RuleRolled& e) {
    return told(state, e, e.player.valid() ? "story.rule-rolled" : "story.rule-rolled-nobody");
}
Sentence sentence_of(const GameState& state, const event::ControlChanged& e) {
    return told(state, e, e.player.valid() ? "story.control-changed" : "story.control-changed-nobody");
}
Sentence sentence_of(const GameState& state, const event::Converted& e) {
    return told(state, e, e.player.valid() ? "story.converted" : "story.converted-nobody");
}
Sentence sentence_of(const GameState& state, const event::TurnSet& e) {
    return told(state, e, e.card.valid() ? "story.turn-set" : "story.turn-set-of-player");
}
Sentence sentence_of(const GameState& state, const event::MarkerSet& e) {
    return Message{e.off        ? "story.marker-set-off"
                   : e.revealed ? "story.marker-set-revealed"
                                : "story.marker-set",
                   {{"player", e.player.value + 1}, {"card", value(state, e.card)}, {"marker", face_text(e.marker)}}};
}
Sentence sentence_of(const GameState& state, const event::GlyphSet& e) {
    return told(state, e, e.off ? "story.glyph-set-off" : e.face_down ? "story.glyph-set-down" : "story.glyph-set");
}
Sentence sentence_of(const GameState& state, const event::Arranged& e) {
    return told(state, e, e.done ? "story.arranged-done" : e.cleared ? "story.arranged-cleared" : "story.arranged");
}
Sentence sentence_of(const GameState& state, const event::Ended& e) {
    const Rule* rule = rule_called(state, e.rule);
    if (rule && rule->hidden == YesNo::Yes) return Message{"story.ended-rule-untold"};
    return with_title(told(state, e, ended_by(e.by)), rule);
}
Sentence sentence_of(const GameState& state, const event::RuleStopped& e) {
    return with_title(told(state, e, "story.rule-stopped"), rule_called(state, e.rule));
}
Sentence sentence_of(const GameState&, const event::Scored& e) {
    return Message{"story.scored", {{"player", e.player.value + 1}, {"points", points_text(e.points)}}};
}
// In an outlook nobody knows which marker it will be.
Sentence sentence_of(const GameState& state, const event::MarkerSeen& e) {
    if (e.marker == 0)
        return Message{"story.marker-seen-unknown", {{"player", e.player.value + 1}, {"card", value(state, e.card)}}};
    return Message{"story.marker-seen",
                   {{"player", e.player.value + 1}, {"card", value(state, e.card)}, {"marker", face_text(e.marker)}}};
}
Sentence sentence_of(const GameState& state, const event::MarkerTaken& e) {
    if (e.marker == 0) return Message{"story.marker-taken-unknown", {{"card", value(state, e.card)}}};
    return Message{"story.marker-taken", {{"card", value(state, e.card)}, {"marker", face_text(e.marker)}}};
}
template <class Only>
Sentence sentence_of(const GameState& state, const Only& event) {
    return told(state, event, only_sentence(event));
}

}  // namespace

std::optional<Message> story_of(const GameState& state, const Event& event) {
    return visit(event, [&](const auto& each) { return sentence_of(state, each); });
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
    const auto choice = [&state](const auto& each, const char* sentence) { return told(state, each, sentence); };
    const auto with_power = [&](Message message, FigureId figure, int power) {
        message.arguments.emplace_back("name", power_name(state, figure, power));
        return message;
    };
    return visit(
        action,
        [&](const Move& a) {
            if (a.way == 0) return told_with_tail(state, a, "choice.move", "choice.move-with-tail");
            return with_power(told_with_tail(state, a, "choice.move-by", "choice.move-by-with-tail"), a.figure, a.way);
        },
        [&](const PlaceFigure& a) { return told_with_tail(state, a, "choice.place", "choice.place-with-tail"); },
        [&](const Attack& a) {
            return a.with > 0 ? with_power(choice(a, "choice.attack-special"), a.figure, a.with)
                              : choice(a, "choice.attack");
        },
        [&](const AttackObject& a) {
            if (a.with == 0) return choice(a, "choice.attack-piece");
            return with_power(choice(a, "choice.attack-piece-special"), a.figure, a.with);
        },
        [&](const UsePower& a) {
            if (a.card == CardId{} && !a.target.valid() && a.tail != no_space)
                return with_power(line_told(state, a), a.figure, a.power);
            return with_power(choice(a, a.target.valid()   ? "choice.power-on"
                                        : a.card.valid()   ? "choice.power-turn"
                                        : a.at != no_space ? "choice.power-at"
                                                           : "choice.power"),
                              a.figure, a.power);
        },
        [&](const PlaceMarker& a) {
            return Message{"choice.marker", {{"marker", face_text(a.marker)}, {"card", value(state, a.card)}}};
        },
        [&](const SetMarker& a) {
            return Message{a.off ? "choice.set-marker-off" : "choice.set-marker",
                           {{"marker", face_text(a.marker)}, {"card", value(state, a.card)}}};
        },
        [&](const SetTurn& a) { return choice(a, a.card.valid() ? "choice.set-turn" : "choice.set-turn-of-player"); },
        [&](const SetFlag& a) { return choice(a, a.off ? "choice.set-flag-off" : "choice.set-flag"); },
        [&](const SetControl& a) {
            return choice(a, a.player.valid() ? "choice.set-control" : "choice.set-control-nobody");
        },
        [&](const SetGlyph& a) { return choice(a, a.glyph.valid() ? "choice.set-glyph" : "choice.set-glyph-off"); },
        [&](const Arrange& a) { return choice(a, a.clear ? "choice.arrange-clear" : "choice.arrange"); },
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
        [&](const auto& other) { return choice(other, only_sentence(other)); });
}

}  // namespace hexwright::story
