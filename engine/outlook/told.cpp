#include "engine/outlook/told.h"

#include "engine/board/space_told.h"
#include "engine/core/visit.h"
#include "engine/game/moving.h"
#include "engine/game/objects.h"
#include "engine/story/story.h"

#include <algorithm>
#include <cmath>

namespace hexwright::outlook {

std::string percent_text(double chance) {
    constexpr double rounding = 1e-9;  // Sums of chances are that exact.
    const double percent = chance * 100;
    if (percent < rounding) return "0";
    if (percent > 100 - rounding) return "100";
    const auto whole = static_cast<int>(std::floor(percent + 0.5 + rounding));
    return whole < 1 ? "<1" : whole > 99 ? ">99" : std::to_string(whole);
}

namespace {

using Lines = std::vector<Message>;

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

Argument figure_argument(const GameState& seen, FigureId figure) { return {"figure", called(seen, figure)}; }

Lines names_of(const GameState& seen, const std::vector<FigureId>& figures) {
    Lines names;
    for (const FigureId figure : figures) append(names, called(seen, figure));
    return names;
}

void tell_names(const GameState& seen, const char* id, const std::vector<FigureId>& figures, Lines& lines) {
    if (!figures.empty()) lines.push_back({id, {{"figures", names_of(seen, figures)}}});
}

std::vector<Message> place_of(const GameState& seen, SpaceIndex space) {
    return space_told((*seen.board)[space].space);
}

// ---- what may happen

// The harm and the ways that the outlook tells already by itself.
bool told_elsewhere(const Event& event) {
    return visit(
        event, [](const event::Moved&) { return true; }, [](const event::Wounded&) { return true; },
        [](const event::Destroyed&) { return true; }, [](const event::LeftEngagement&) { return true; },
        [](const event::Fell&) { return true; }, [](const event::TerrainHarmed&) { return true; },
        [](const event::GlyphTurned&) { return true; }, [](const event::GlyphGone&) { return true; },
        [](const event::CardOut&) { return true; }, [](const event::ObjectWounded&) { return true; },
        [](const event::ObjectDestroyed&) { return true; }, [](const auto&) { return false; });
}

void tell_events(const Foreseen& foreseen, Lines& lines) {
    for (const EventAhead& ahead : foreseen.events) {
        if (told_elsewhere(ahead.event)) continue;
        if (ahead.told)
            lines.push_back({"outlook.event", {{"percent", percent_text(ahead.chance)}, {"what", Lines{*ahead.told}}}});
    }
}

void tell_rolls(const GameState& seen, const Foreseen& foreseen, Lines& lines) {
    for (const RollAhead& roll : foreseen.rolls)
        lines.push_back(
            {roll.figure.valid() ? "outlook.roll-for" : "outlook.roll",
             {{"needs", roll.needs}, {"percent", percent_text(roll.succeeds())}, figure_argument(seen, roll.figure)}});
}

Message chances_told(const GameState& seen, const FigureChances& chances) {
    return {"outlook.figure-chances",
            {figure_argument(seen, chances.figure),
             {"harm", percent_text(1 - chances.unharmed)},
             {"destroyed", percent_text(chances.destroyed)}}};
}

void tell_others(const GameState& seen, const Foreseen& foreseen, FigureId except, Lines& lines) {
    for (const FigureChances& chances : foreseen.figures)
        if (chances.figure != except) lines.push_back(chances_told(seen, chances));
    for (const ObjectChances& chances : foreseen.objects)
        lines.push_back({"outlook.piece-chances",
                         {{"piece", type_of(seen, chances.object).name},
                          {"harm", percent_text(1 - chances.unharmed)},
                          {"destroyed", percent_text(chances.destroyed)}}});
}

void tell_what_follows(const Foreseen& foreseen, Lines& lines) {
    for (const Message& question : foreseen.decisions)
        lines.push_back({"outlook.then", {{"question", Lines{question}}}});
    append(lines, foreseen.assumed);
    if (foreseen.unknown) lines.push_back(*foreseen.unknown);
}

// ---- moves

void tell_harm(const GameState& seen, const MoveOutlook& outlook, Lines& lines) {
    for (const StrikeAhead& strike : outlook.strikes)
        lines.push_back(
            {"outlook.strike",
             {figure_argument(seen, strike.by), {"dice", strike.dice}, {"percent", percent_text(strike.hits)}}});
    for (const FallAhead& fall : outlook.falls)
        lines.push_back(fall.needs > 0
                            ? Message{"outlook.extreme-fall",
                                      {{"needs", fall.needs}, {"percent", percent_text((21.0 - fall.needs) / 20)}}}
                            : Message{"outlook.fall", {{"dice", fall.dice}}});
    for (std::size_t i = 0; i < outlook.molten.size(); ++i)
        lines.push_back(
            {"outlook.molten",
             {{"needs", needed_in_molten_lava}, {"percent", percent_text((21.0 - needed_in_molten_lava) / 20)}}});
    if (outlook.burns) lines.push_back({"outlook.burns"});
    if (!outlook.foreseen.unknown && outlook.unharmed() < 1)
        lines.push_back({"outlook.lives",
                         {{"lives", percent_text(outlook.arrives())}, {"unhurt", percent_text(outlook.unharmed())}}});
}

Message glyph_line(const GameState& seen, const GlyphAhead& ahead) {
    const Argument name{"glyph", ahead.kind.valid() ? seen.catalogue()[ahead.kind].name : ""};
    using enum GlyphAhead::What;
    switch (ahead.what) {
        case TurnsOver:
            return {ahead.kind.valid() ? "outlook.glyph-turns" : "outlook.glyph-turns-unknown", {name}};
        case Works:
            return {"outlook.glyph-works", {name}};
        case Holds:
            return {"outlook.glyph-holds", {name}};
        case Leaves:
            return {"outlook.glyph-leaves", {name}};
        case Goes:
            return {"outlook.glyph-goes", {name}};
    }
    return {};
}

void tell_way(const MoveOutlook& outlook, Lines& lines) {
    if (outlook.stop == Stop::Water) lines.push_back({"outlook.stops-water"});
    if (outlook.stop == Stop::Glyph) lines.push_back({"outlook.stops-glyph"});
    if (!outlook.power.empty()) lines.push_back({"outlook.by-power", {{"name", outlook.power}}});
    else if (outlook.flown) lines.push_back({"outlook.flown"});
    if (outlook.levels != 0)
        lines.push_back(
            {outlook.levels > 0 ? "outlook.climbs" : "outlook.descends", {{"levels", std::abs(outlook.levels)}}});
}

template <class Member>
std::vector<FigureId> each_once(const std::vector<Attack>& attacks, Member figure) {
    std::vector<FigureId> found;
    for (const Attack& attack : attacks)
        if (std::ranges::find(found, attack.*figure) == found.end()) found.push_back(attack.*figure);
    return found;
}

// ---- attacks

}  // namespace

std::vector<Message> blockers_told(const GameState& seen, const Sight& sight) {
    Lines names;
    std::vector<const PlacedPiece*> highest;  // On each hex.
    for (const Blocker& blocker : sight.blocked_by) {
        if (const FigureId* figure = std::get_if<FigureId>(&blocker)) append(names, called(seen, *figure));
        const PieceId* id = std::get_if<PieceId>(&blocker);
        const PlacedPiece* piece = id ? seen.battlefield->find(*id) : nullptr;
        if (!piece) continue;
        const auto below = std::ranges::find(highest, piece->at, &PlacedPiece::at);
        if (below == highest.end()) highest.push_back(piece);
        else if ((*below)->level < piece->level) *below = piece;
    }
    for (const PlacedPiece* piece : highest)
        names.push_back(
            {"outlook.blocked-by-piece",
             {{"piece", seen.catalogue()[piece->kind].name}, {"at", space_told({piece->at, piece->level})}}});
    return names;
}

namespace {

Lines pool_told(const DiceAhead& dice) {
    if (dice.parts.size() < 2) return {{"dice.plain", {{"dice", dice.dice}}}};
    Lines parts;
    for (const DiceReason& part : dice.parts) parts.push_back(part.reason);
    return {{"dice.taken-apart", {{"dice", dice.dice}, {"parts", std::move(parts)}}}};
}

void tell_dice(const GameState& seen, const AttackOutlook& outlook, Lines& lines) {
    lines.push_back({"outlook.attack-dice", {{"pool", pool_told(outlook.dice)}}});
    if (outlook.hits_of_skull > 1) lines.push_back({"outlook.skull-hits", {{"hits", outlook.hits_of_skull}}});
    for (const DefenderAhead& defender : outlook.defenders)
        lines.push_back(
            {"outlook.defense-dice", {figure_argument(seen, defender.figure), {"pool", pool_told(defender.defense)}}});
}

void tell_line(const GameState& seen, const AttackOutlook& outlook, Lines& lines) {
    if (outlook.range >= BoardQuery::far) lines.push_back({"outlook.range-none"});
    else lines.push_back({"outlook.range", {{"range", outlook.range}, {"reach", outlook.reach}}});
    if (!outlook.needs_sight) return;
    lines.push_back({outlook.sight.seen ? "outlook.seen" : "outlook.unseen"});
    Lines blockers = blockers_told(seen, outlook.sight);
    if (!blockers.empty()) lines.push_back({"outlook.blocked", {{"blockers", std::move(blockers)}}});
}

template <class Chances>
void tell_wounds(const Chances& chances, Lines& lines) {
    Lines list;
    for (std::size_t n = 0; n < chances.wounds.size(); ++n)
        if (chances.wounds[n] > 0)
            list.push_back({"outlook.wounds-of", {{"wounds", n}, {"percent", percent_text(chances.wounds[n])}}});
    if (list.size() > 1) lines.push_back({"outlook.wounds", {{"list", std::move(list)}}});
}

}  // namespace

Message headline(const MoveOutlook& outlook, const GameState& seen) {
    if (outlook.refused) return outlook.refused->message;
    const bool safe = outlook.foreseen.unknown || outlook.unharmed() == 1;
    return {safe ? "outlook.move" : "outlook.move-harm",
            {figure_argument(seen, outlook.move.figure),
             {"at", place_of(seen, outlook.move.at)},
             {"cost", outlook.cost},
             {"move", outlook.most},
             {"unhurt", percent_text(outlook.unharmed())}}};
}

std::vector<Message> told(const MoveOutlook& outlook, const GameState& seen) {
    Lines lines;
    if (outlook.refused) return lines;
    tell_harm(seen, outlook, lines);
    for (const GlyphAhead& glyph : outlook.glyphs) lines.push_back(glyph_line(seen, glyph));
    tell_events(outlook.foreseen, lines);
    tell_rolls(seen, outlook.foreseen, lines);
    tell_others(seen, outlook.foreseen, outlook.move.figure, lines);
    tell_names(seen, "outlook.engages", outlook.engagements_gained, lines);
    tell_names(seen, "outlook.leaves", outlook.engagements_lost, lines);
    tell_way(outlook, lines);
    tell_names(seen, "outlook.attacks-there", each_once(outlook.attacks_from_there, &Attack::target), lines);
    tell_names(seen, "outlook.threatened", each_once(outlook.attacks_on_it_there, &Attack::figure), lines);
    tell_what_follows(outlook.foreseen, lines);
    return lines;
}

Message headline(const AttackOutlook& outlook, const GameState& seen) {
    if (outlook.refused) return outlook.refused->message;
    const FigureChances target = outlook.target();
    return {outlook.foreseen.unknown ? "outlook.attack-unknown"
            : seen.rules().wounds    ? "outlook.attack"
                                     : "outlook.attack-basic",
            {figure_argument(seen, outlook.attack.figure),
             {"target", called(seen, outlook.attack.target)},
             {"harm", percent_text(1 - target.unharmed)},
             {"destroyed", percent_text(target.destroyed)}}};
}

std::vector<Message> told(const AttackOutlook& outlook, const GameState& seen) {
    Lines lines;
    if (outlook.defenders.empty()) return lines;
    tell_dice(seen, outlook, lines);
    if (!outlook.foreseen.unknown) tell_wounds(outlook.target(), lines);
    tell_others(seen, outlook.foreseen, outlook.attack.target, lines);
    tell_line(seen, outlook, lines);
    tell_rolls(seen, outlook.foreseen, lines);
    tell_events(outlook.foreseen, lines);
    tell_what_follows(outlook.foreseen, lines);
    return lines;
}

Message headline(const ObjectAttackOutlook& outlook, const GameState& seen) {
    if (outlook.refused) return outlook.refused->message;
    const ObjectChances target = outlook.foreseen.of(outlook.attack.object);
    return {outlook.foreseen.unknown ? "outlook.attack-unknown" : "outlook.attack-piece",
            {figure_argument(seen, outlook.attack.figure),
             {"target", type_of(seen, outlook.attack.object).name},
             {"harm", percent_text(1 - target.unharmed)},
             {"destroyed", percent_text(target.destroyed)}}};
}

std::vector<Message> told(const ObjectAttackOutlook& outlook, const GameState& seen) {
    Lines lines;
    if (!outlook.looked) return lines;
    const ObjectType& type = type_of(seen, outlook.attack.object);
    lines.push_back({"outlook.attack-dice", {{"pool", pool_told(outlook.dice)}}});
    lines.push_back({"outlook.piece-stands",
                     {{"piece", type.name},
                      {"left", life_left(seen, outlook.attack.object)},
                      {"life", type.life},
                      {"defense", type.defense}}});
    if (!outlook.foreseen.unknown) tell_wounds(outlook.foreseen.of(outlook.attack.object), lines);
    for (const FigureChances& chances : outlook.foreseen.figures) lines.push_back(chances_told(seen, chances));
    if (!outlook.sight.seen) lines.push_back({"outlook.unseen"});
    Lines blockers = blockers_told(seen, outlook.sight);
    if (!blockers.empty()) lines.push_back({"outlook.blocked", {{"blockers", std::move(blockers)}}});
    tell_events(outlook.foreseen, lines);
    tell_what_follows(outlook.foreseen, lines);
    return lines;
}

Message headline(const ActionOutlook& outlook, const GameState& seen) {
    return outlook.refused ? outlook.refused->message : choice_of(seen, outlook.action);
}

std::vector<Message> told(const ActionOutlook& outlook, const GameState& seen) {
    Lines lines;
    tell_rolls(seen, outlook.foreseen, lines);
    tell_others(seen, outlook.foreseen, {}, lines);
    tell_events(outlook.foreseen, lines);
    tell_what_follows(outlook.foreseen, lines);
    return lines;
}

}  // namespace hexwright::outlook
