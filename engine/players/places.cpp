#include "engine/players/places.h"

#include "engine/board/hex/grid_map.h"
#include "engine/core/visit.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/words/word_facts.h"

#include <algorithm>

namespace hexwright::players {
namespace {

Places same_everywhere(bool all) { return {true, all, {}}; }

Places empty_mask(const GameState& state) { return {false, false, std::vector<std::uint8_t>(state.board->size())}; }

Places either(Places a, Places b) { return neither(both(neither(std::move(a)), neither(std::move(b)))); }

void mark(Places& places, SpaceIndex space) { places.mask[static_cast<std::size_t>(space)] = 1; }

// Calls `function` with the space of each glyph on the battlefield that the name means.
template <class Function>
void each_glyph_space(const ConditionContext& context, GlyphRef meant, Function function) {
    for (std::size_t i = 0; i < context.state.glyphs.size(); ++i)
        if (const SpaceIndex at = context.state.glyphs[i].at;
            at != no_space && is_glyph_meant(context, meant, GlyphId{static_cast<int>(i)}))
            function(at);
}

bool glyph_lies_at(const ConditionContext& context, GlyphRef meant, SpaceIndex space) {
    bool lies = false;
    each_glyph_space(context, meant, [&](SpaceIndex at) { lies = lies || at == space; });
    return lies;
}

// Calls `function` with the spaces that may belong to a zone: the listed ones, or all if conditions add further ones.
template <class Function>
void each_space_of(const ConditionContext& context, ZoneRef zone, Function function) {
    const GameState& state = context.state;
    const bool speaks = zone.valid() || is_start_of_somebody(zone);  // Of a zone.
    const ZoneInPlay* place = zone.valid() ? &state.setup->rulebook->zones[zone.index()] : nullptr;
    if (place && place->conditions.empty()) {
        for (const SpaceIndex space : place->spaces) function(space);
        return;
    }
    for (std::size_t i = 0; i < state.board->size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i); !speaks || in_zone(context, zone, space)) function(space);
}

Places standing_on(const ConditionContext& context, const bound::condition::StandsOn& word) {
    Places places = empty_mask(context.state);
    const Board& board = *context.state.board;
    each_space_of(context, word.zone.ref(), [&](SpaceIndex space) {
        if (board[space].stand != Stand::Figures ||
            (word.terrain.given() && board[space].terrain != word.terrain.ref()))
            return;
        if (word.glyph.given() && !glyph_lies_at(context, word.glyph.ref(), space)) return;
        if (all_hold({context.state, context.names, context.figure, space}, word.parts)) mark(places, space);
    });
    return places;
}

std::vector<SpaceIndex> spaces_of_piece(const GameState& state, PieceId piece) {
    std::vector<SpaceIndex> spaces;
    const PlacedPiece* placed = state.battlefield->find(piece);
    if (!placed) return spaces;
    for (const HexCoord hex : hexes_of(*placed, state.catalogue()))
        for (const SpaceIndex space : state.board->spaces_at(hex)) spaces.push_back(space);
    return spaces;
}

std::vector<SpaceIndex> spaces_of_others(const ConditionContext& context, const Bound::MaybeFigure& named,
                                         const bound::Conditions& parts) {
    std::vector<SpaceIndex> spaces;
    const auto add = [&](FigureId figure) {
        if (figure.valid() && figure != context.figure && context.state[figure].on_board())
            for (const SpaceIndex space : spaces_of(context.state, figure)) spaces.push_back(space);
    };
    if (named.given()) add(figure_meant(context, named.ref()));
    if (!parts.empty())
        for (const FigureId figure : figures_meant(context, parts)) add(figure);
    return spaces;
}

// The spaces that <next-to> and <within> refer to. If one word gives several, the narrowest counts.
template <class Word>
std::vector<SpaceIndex> spoken_of(const ConditionContext& context, const Word& word) {
    if (word.piece.given()) return spaces_of_piece(context.state, word.piece.ref());
    if (word.figure.given() || !word.parts.empty()) return spaces_of_others(context, word.figure, word.parts);
    std::vector<SpaceIndex> spaces;
    if (word.zone.given()) each_space_of(context, word.zone.ref(), [&](SpaceIndex space) { spaces.push_back(space); });
    return spaces;
}

std::vector<SpaceIndex> beside_what(const ConditionContext& context, const bound::condition::NextTo& word) {
    std::vector<SpaceIndex> spaces;
    if (word.glyph.given()) {
        each_glyph_space(context, word.glyph.ref(), [&](SpaceIndex at) { spaces.push_back(at); });
        return spaces;
    }
    if (!word.terrain.given()) return spoken_of(context, word);
    each_space_of(context, word.zone.ref(), [&](SpaceIndex space) {
        if ((*context.state.board)[space].terrain == word.terrain.ref()) spaces.push_back(space);
    });
    return spaces;
}

// A door or an obstacle rises over several levels, so each space around it is asked.
Places around_piece(const ConditionContext& context, const bound::condition::NextTo& word) {
    Places places = empty_mask(context.state);
    const GameState& state = context.state;
    const PlacedPiece* placed = state.battlefield->find(word.piece.ref());
    if (!placed) return places;
    const auto look_at = [&](HexCoord hex) {
        for (const SpaceIndex space : state.board->spaces_at(hex))
            if ((*state.board)[space].stand == Stand::Figures &&
                holds({state, context.names, context.figure, space}, {word}))
                mark(places, space);
    };
    for (const HexCoord hex : hexes_of(*placed, state.catalogue())) {
        look_at(hex);
        for (const Direction direction : all_directions) look_at(neighbour(hex, direction));
    }
    return places;
}

Places next_to_it(const ConditionContext& context, const bound::condition::NextTo& word) {
    if (word.piece.given()) return around_piece(context, word);
    Places places = empty_mask(context.state);
    const int height = context.figure.valid() ? printed(context.state, context.figure).height : open_sky;
    for (const SpaceIndex space : beside_what(context, word))
        for (const Link& link : context.state.board->links(space))
            if (std::abs(link.rise) < height) mark(places, link.to);
    return places;
}

// In a straight line: holes in the battlefield are rare.
Places within_it(const ConditionContext& context, const bound::condition::Within& word) {
    Places places = empty_mask(context.state);
    const Board& board = *context.state.board;
    std::vector<SpaceIndex> near = spoken_of(context, word);
    if (word.glyph.given()) each_glyph_space(context, word.glyph.ref(), [&](SpaceIndex at) { near.push_back(at); });
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        const auto close = [&](SpaceIndex other) {
            return distance(board[space].space.at, board[other].space.at) <= word.spaces;
        };
        if (std::ranges::any_of(near, close)) mark(places, space);
    }
    return places;
}

Places where_all(const ConditionContext& context, const bound::Conditions& parts) {
    Places places;
    for (const bound::Condition& part : parts)
        if (!places.nowhere()) places = both(std::move(places), places_where(context, part));
    return places;
}

Places where_any(const ConditionContext& context, const bound::Conditions& parts) {
    Places places = same_everywhere(false);
    for (const bound::Condition& part : parts) places = either(std::move(places), places_where(context, part));
    return places;
}

Apart turned(Apart apart) {
    return apart == Apart::ByPlace ? apart : apart == Apart::Holds ? Apart::Fails : Apart::Holds;
}

Apart all_apart(const ConditionContext& context, const bound::Conditions& parts) {
    Apart apart = Apart::Holds;
    for (const bound::Condition& part : parts) {
        const Apart each = apart_from_place(context, part);
        if (each == Apart::Fails) return each;
        if (each == Apart::ByPlace) apart = each;
    }
    return apart;
}

Apart any_apart(const ConditionContext& context, const bound::Conditions& parts) {
    Apart apart = Apart::Fails;
    for (const bound::Condition& part : parts) {
        const Apart each = apart_from_place(context, part);
        if (each == Apart::Holds) return each;
        if (each == Apart::ByPlace) apart = each;
    }
    return apart;
}

}  // namespace

Places both(Places a, const Places& b) {
    if (a.same) return a.all ? b : a;
    if (b.same) return b.all ? a : b;
    for (std::size_t i = 0; i < a.mask.size(); ++i) a.mask[i] &= b.mask[i];
    return a;
}

Places neither(Places a) {
    a.all = !a.all;
    for (std::uint8_t& each : a.mask) each ^= 1;
    return a;
}

Places places_where(const ConditionContext& context, const bound::Condition& condition) {
    return visit(
        condition.is, [&](const bound::condition::All& word) { return where_all(context, word.parts); },
        [&](const bound::condition::Any& word) { return where_any(context, word.parts); },
        [&](const bound::condition::Not& word) { return neither(where_any(context, word.parts)); },
        [&](const bound::condition::StandsOn& word) { return standing_on(context, word); },
        [&](const bound::condition::NextTo& word) { return next_to_it(context, word); },
        [&](const bound::condition::Within& word) { return within_it(context, word); },
        [&](const bound::condition::Active&) {
            return same_everywhere(true);
        },  // A figure that moves there has its turn.
        [&](const auto&) { return same_everywhere(holds(context, condition)); });
}

Apart apart_from_place(const ConditionContext& context, const bound::Condition& condition) {
    const ConditionFacts<Bound> facts = facts_of(condition);
    if (facts.of_place) return Apart::ByPlace;
    if (facts.parts && facts.joint == Joint::All) return all_apart(context, *facts.parts);
    if (facts.parts && facts.joint == Joint::Any) return any_apart(context, *facts.parts);
    if (facts.parts) return turned(any_apart(context, *facts.parts));
    // A figure that moves there has its turn.
    const bool so = std::holds_alternative<bound::condition::Active>(condition.is) || holds(context, condition);
    return so ? Apart::Holds : Apart::Fails;
}

}  // namespace hexwright::players
