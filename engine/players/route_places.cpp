#include "engine/players/route_places.h"

#include "engine/core/visit.h"
#include "engine/game/objects.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rules/beside.h"
#include "engine/scenario/words/word_facts.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace hexwright::players {
bool is_identity(const bound::Condition& condition) { return facts_of(condition).of_identity; }

namespace {

Places in_zone_or_not(const ConditionContext& context, ZoneRef zone, bool in) {
    Places places{false, false, std::vector<std::uint8_t>(context.state.board->size())};
    for (std::size_t i = 0; i < places.mask.size(); ++i)
        places.mask[i] = in_zone(context, zone, static_cast<SpaceIndex>(i)) == in;
    return places;
}

// Where glyphs lie; those symbol side up alone, or all.
Places glyph_places(const GameState& state, bool face_down) {
    Places places{false, false, std::vector<std::uint8_t>(state.board->size())};
    for (const GameGlyph& glyph : state.glyphs)
        if (glyph.at != no_space && !(face_down && glyph.face_up)) places.mask[static_cast<std::size_t>(glyph.at)] = 1;
    return places;
}

Places places_by_event(const ConditionContext& context, const bound::On& on) {
    if (on.event == EventKind::Enter && on.zone.given()) return in_zone_or_not(context, on.zone.ref(), true);
    if (on.event == EventKind::Leave && on.zone.given()) return in_zone_or_not(context, on.zone.ref(), false);
    if (on.event == EventKind::GlyphTurned) return glyph_places(context.state, true);
    if (on.event == EventKind::GlyphEntered) return glyph_places(context.state, false);
    return {};
}

// Whether the places are the same for all figures that fit apart from where they stand.
bool same_for_all(const bound::Condition& condition) {
    const auto all = [](const bound::Conditions& parts) { return std::ranges::all_of(parts, same_for_all); };
    return visit(
        condition.is, [&](const bound::condition::All& word) { return all(word.parts); },
        [&](const bound::condition::StandsOn& word) {
            return !is_start_of_somebody(word.zone.ref()) && all(word.parts);
        },
        [](const bound::condition::Terrain&) { return true; }, [](const bound::condition::Level&) { return true; },
        [](const bound::condition::InZone& word) { return !is_start_of_somebody(word.id.ref()); },
        [&](const auto&) { return is_identity(condition); });
}

bool same_for_all(const EffectRoute& route) {
    return std::ranges::all_of(route.asked, [&](const EffectRoute::Asked& asked) {
        return !is_about(route, asked) || same_for_all(*asked.condition);
    });
}

}  // namespace

Places places_of_route(const GameState& state, const EffectRoute& route, FigureId figure) {
    const ConditionContext context = condition_context(state, route, figure);
    Places places;
    for (const EffectRoute::Asked& asked : route.asked) {
        if (!is_about(route, asked) || places.nowhere()) continue;
        Places where = places_where(context, *asked.condition);
        places = both(std::move(places), asked.holds ? where : neither(std::move(where)));
    }
    return route.on && route.slot == event_figure && !places.nowhere()
               ? both(std::move(places), places_by_event(context, *route.on))
               : places;
}

std::function<Places(FigureId)> where_of(const GameState& state, const EffectRoute& route) {
    const auto find = [&state, route](FigureId figure) { return places_of_route(state, route, figure); };
    if (!same_for_all(route)) return find;
    return [find, known = std::make_shared<std::optional<Places>>()](FigureId figure) {
        if (!*known) *known = find(figure);
        return **known;
    };
}

Places places_beside(const GameState& state, ObjectId object, FigureId figure) {
    Places places{false, false, std::vector<std::uint8_t>(state.board->size())};
    const int height = printed(state, figure).height;
    for (std::size_t i = 0; i < places.mask.size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i); (*state.board)[space].stand == Stand::Figures)
            places.mask[i] = hexwright::rules::rises_beside(*state.board, type_of(state, object).piece, space, height);
    return places;
}

Places unprotected(const GameState& state, int rule, FigureId figure) {
    Places open;
    for (const bound::Modifier& modifier : state.setup->rulebook->book.modifiers) {
        const auto keeps_off = [&](const bound::Amendment& change) {
            const auto* kind = std::get_if<bound::modifier::Unaffected>(&change.is);
            return kind && kind->by.ref().value == rule;
        };
        if (std::ranges::none_of(modifier.changes, keeps_off)) continue;
        if (modifier.during && !all_hold(ConditionContext{state}, modifier.during->conditions)) continue;
        ConditionContext context{state, no_names, figure, no_space};
        set_name(context.names, modifier.figure.ref(), figure.value);
        Places where;
        for (const bound::Condition& each : modifier.conditions)
            where = both(std::move(where), places_where(context, each));
        open = both(std::move(open), neither(std::move(where)));
    }
    return open;
}

}  // namespace hexwright::players
