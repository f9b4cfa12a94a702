#include "editor/table/aim.h"

#include "editor/table/play.h"
#include "engine/game/carrying.h"
#include "engine/game/objects.h"
#include "engine/outlook/action_outlook.h"
#include "engine/outlook/told.h"
#include "engine/outlook/why_not.h"
#include "engine/story/story.h"

#include <algorithm>
#include <utility>

namespace hexwright::table {

namespace {

// What the seat that decides may know: nothing that is shown may depend on more.
GameState known_to_decider(const Play& play) {
    const auto decider = play.session().decider();
    return decider ? play.session().seen_by(*decider) : play.seen();
}

void foresee_into(Aim& aim, const Play& play, const Action& action) {
    const GameState seen = known_to_decider(play);
    const auto take = [&](const auto& outlook) {
        aim.headline = headline(outlook, seen);
        aim.lines = told(outlook, seen);
    };
    if (const auto* move = std::get_if<Move>(&action)) {
        aim.move = outlook_of(seen, *move);
        take(*aim.move);
    } else if (const auto* attack = std::get_if<Attack>(&action)) {
        aim.attack = outlook_of(seen, *attack);
        take(*aim.attack);
    } else if (const auto* on_piece = std::get_if<AttackObject>(&action)) {
        take(outlook_of(seen, *on_piece));
    } else {
        aim.headline = play.choices()[*aim.listed];
        if (std::holds_alternative<UsePower>(action)) aim.lines = told(action_outlook(seen, action), seen);
    }
}

// Whose figure it is that is pointed at, and how it fares.
void name_into(Aim& aim, const Play& play, FigureId figure) {
    const GameState& seen = play.seen();
    const CardId card = seen[figure].card;
    const CardNumbers n = numbers(seen, card);
    const PlayerId player = controller(seen, figure);
    aim.headline = {player.valid() ? "table.figure-here" : "table.nobodys-figure-here",
                    {{"figure", called(seen, figure)}, {"player", player.value + 1}}};
    aim.lines = {{"table.figure-fares",
                  {{"wounds", static_cast<int>(seen[figure].wounds)},
                   {"life", printed(seen, card).life},
                   {"move", n.move},
                   {"range", n.range},
                   {"attack", n.attack},
                   {"defense", n.defense}}}};
    for (const FigureId carried : figures_carried_by(seen, figure))
        aim.lines.push_back({"table.figure-carries", {{"what", called(seen, carried)}}});
    for (const GlyphId carried : glyphs_carried_by(seen, figure))
        aim.lines.push_back(
            {"table.figure-carries-glyph", {{"glyph", seen.catalogue()[seen.glyphs[carried.index()].kind].name}}});
}

// How the piece with Life fares that is pointed at, and whose it is.
void name_into(Aim& aim, const Play& play, ObjectId object) {
    const GameState& seen = play.seen();
    const ObjectType& type = type_of(seen, object);
    const PlayerId owner = seen[object].owner;
    aim.headline = {owner.valid() ? "table.piece-here" : "table.nobodys-piece-here",
                    {{"piece", type.name}, {"player", owner.value + 1}}};
    aim.lines = {
        {"outlook.piece-stands",
         {{"piece", type.name}, {"left", life_left(seen, object)}, {"life", type.life}, {"defense", type.defense}}}};
}

bool own_figure(const Play& play, FigureId figure) {
    return figure.valid() && controller(play.seen(), figure) == play.session().decider();
}

// Whether the action is about what is touched, whoever does it.
bool concerns(const Handle& handle, const Touched& touched) {
    if (touched.figure.valid() && handle.target == touched.figure) return true;
    if (touched.card.valid() && handle.card == touched.card) return true;
    if (touched.glyph.valid() && handle.glyph == touched.glyph) return true;
    if (handle.object.valid() && std::ranges::count(touched.objects, handle.object) > 0) return true;
    return std::ranges::any_of(touched.spaces, [&](SpaceIndex space) {
        return space != no_space && (handle.at == space || handle.tail == space) && !handle.target.valid();
    });
}

// The figures of which the list has an action on what is touched.
std::vector<FigureId> who_can(const Play& play, const Touched& touched) {
    std::vector<FigureId> figures;
    for (const Action& action : play.legal()) {
        const Handle handle = handle_of(action);
        if (!handle.actor.valid() || !concerns(handle, touched)) continue;
        if (std::ranges::count(figures, handle.actor) == 0) figures.push_back(handle.actor);
    }
    return figures;
}

constexpr std::size_t most_named = 3;

Refusal take_first(const Play& play, const std::vector<FigureId>& figures) {
    std::vector<Message> names;
    for (std::size_t i = 0; i < std::min(figures.size(), most_named); ++i)
        for (Message& name : called(play.seen(), figures[i])) names.push_back(std::move(name));
    const bool all = figures.size() <= most_named;
    if (!all)
        return {{"table.take-first-more", {{"figures", std::move(names)}, {"more", figures.size() - most_named}}}};
    return {{"table.take-first-of", {{"figures", std::move(names)}}}};
}

}  // namespace

Refusal why_nothing(const Play& play, const Touched& touched) {
    Intent intent{.figure = play.hand.actor,
                  .target = touched.figure,
                  .at = touched.spaces.empty() ? no_space : touched.spaces.front(),
                  .card = touched.card,
                  .object = touched.objects.empty() ? ObjectId{} : touched.objects.front()};
    const std::vector<FigureId> actors = actors_of(play.legal());
    const std::vector<FigureId> able = who_can(play, touched);
    if (!intent.figure.valid() && own_figure(play, touched.figure)) intent = {.figure = touched.figure};
    else if (!intent.figure.valid() && actors.size() == 1) intent.figure = actors.front();
    else if (!intent.figure.valid() && !able.empty()) return take_first(play, able);
    else if (!intent.figure.valid() && touched.figure.valid() && !actors.empty()) return {{"table.take-first"}};
    if (auto reason = why_not(known_to_decider(play), intent)) return std::move(*reason);
    if (std::ranges::count(able, play.hand.actor) > 0)
        return {{"table.by-other-power", {{"figure", called(play.seen(), play.hand.actor)}}}};
    if (!able.empty()) return take_first(play, able);
    return {{"table.means-nothing"}};
}

Aim aim_at(const Play& play, HexCoord hex, int level) {
    Aim aim{.revision = play.revision(), .hex = hex, .level = level, .hand = play.hand};
    const Touched touched = touched_at(play.seen(), hex, level);
    aim.meaning = meaning_of(play.seen(), play.legal(), play.hand, touched);
    aim.listed = meant(aim.meaning, play.legal(), play.hand);
    if (aim.listed) foresee_into(aim, play, play.legal()[*aim.listed]);
    const bool somewhere = !touched.spaces.empty() || !touched.objects.empty();
    const bool about_something = touched.figure.valid() || play.hand.actor.valid() || !touched.objects.empty();
    if (aim.meaning.nothing() && about_something && somewhere) aim.refusal = why_nothing(play, touched);
    if (aim.refusal && touched.figure.valid() && !play.hand.actor.valid()) name_into(aim, play, touched.figure);
    if (aim.refusal && !touched.figure.valid() && !play.hand.actor.valid() && !touched.objects.empty())
        name_into(aim, play, touched.objects.front());
    return aim;
}

}  // namespace hexwright::table
