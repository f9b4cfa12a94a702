// Powers of the ground: tiles that they lay, water that counts as ice, spaces where others must stop, treasure.
#include "engine/board/battlefield/footing.h"
#include "engine/game/board_change.h"
#include "engine/game/glyph_powers.h"
#include "engine/game/powers.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

std::string_view laid_on(const GameState& state, SpaceIndex space) {
    return state.catalogue()[state.board->laid_terrain(space)].id;
}

}  // namespace

// ---- figures of such sizes must stop near it

int whirl(const PowerInstance& instance, FigureId other) {
    return is_any_of(printed(instance.state, other), instance.power) ? instance.power.number("range") : 0;
}

// ---- the space on which it stands, and water of that level next to it

void chill(const PowerInstance& instance, std::vector<SpaceIndex>& spaces) {
    const GameState& state = instance.state;
    const Board& board = *state.board;
    for (const SpaceIndex own : spaces_of(state, instance.figure)) {
        if (!instance.power.lists("terrain", laid_on(state, own))) continue;
        spaces.push_back(own);
        for (const Link& link : board.links(own)) {
            const std::string_view there = laid_on(state, link.to);
            if (link.rise == 0 && there != "ice" && instance.power.lists("terrain", there)) spaces.push_back(link.to);
        }
    }
}

// ---- tiles from its card

namespace {

std::optional<PieceKind> tile_of(const PowerInstance& instance) {
    const Catalogue& catalogue = instance.state.catalogue();
    for (const PieceType& type : catalogue.pieces())
        if (instance.power.lists("tile", type.id)) return catalogue.piece(type.id);
    return {};
}

// On a whole tile under the open sky, without a glyph.
bool carries_tile(const GameState& state, PieceKind tile, SpaceIndex space) {
    const BoardSpace& place = (*state.board)[space];
    const PieceType& type = state.catalogue()[tile];
    return place.stand == Stand::Figures && place.room >= open_sky && place.space.level < max_level &&
           std::ranges::count(state.glyphs, space, &GameGlyph::at) == 0 &&
           footing(type, place.space.at, place.space.level + 1, state.board->terrain(), state.catalogue()) ==
               Footing::Carried;
}

}  // namespace

void tile_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::TurnEnd || instance.used() || markers_left(instance) == 0) return;
    const auto tile = tile_of(instance);
    if (!tile) return;
    for (std::size_t i = 0; i < state.board->size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        if (!within_range(state, instance.figure, space, instance.power.number("range")) ||
            !carries_tile(state, *tile, space))
            continue;
        UsePower use = use_of(instance);
        use.at = space;
        actions.push_back(use);
    }
}

void lay_tile(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    const auto tile = tile_of(instance);
    if (!tile) return;
    mark_used(update, instance);
    const Space place = (*update.state.board)[action.at].space;
    Battlefield battlefield = *update.state.battlefield;
    battlefield.add({.kind = *tile, .at = place.at, .level = place.level + 1}, update.state.catalogue());
    say_used(update, instance);
    change_ground(update, std::move(battlefield));
    change_markers(update, {update.state, instance.figure, instance.power, instance.number}, -1);
}

// ---- treasure glyphs: traps, and a hand that fetches them

int trap_roll(const PowerInstance& instance) { return instance.power.number("d20-more"); }

namespace {

// Empty spaces of its level next to it, where no glyph lies.
std::vector<SpaceIndex> places_for_treasure(const PowerInstance& instance) {
    const GameState& state = instance.state;
    std::vector<SpaceIndex> found;
    for (const SpaceIndex own : spaces_of(state, instance.figure))
        for (const Link& link : state.board->links(own))
            if (link.rise == 0 && (*state.board)[link.to].stand == Stand::Figures &&
                !figure_at(state, link.to).valid() && std::ranges::count(state.glyphs, link.to, &GameGlyph::at) == 0)
                found.push_back(link.to);
    return found;
}

}  // namespace

// `at` of the action: where the treasure lies; `tail`: where it goes.
void hand_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (!between_move_and_attack(instance, moment)) return;
    const std::vector<SpaceIndex> places = places_for_treasure(instance);
    for (std::size_t i = 0; i < state.glyphs.size(); ++i) {
        const SpaceIndex from = state.glyphs[i].at;
        if (from == no_space || figure_at(state, from).valid() || !is_treasure(state, GlyphId{static_cast<int>(i)}) ||
            !within_range(state, instance.figure, from, instance.power.number("range")))
            continue;
        for (const SpaceIndex onto : places) {
            UsePower use = use_of(instance);
            use.target = instance.figure;
            use.at = from;
            use.tail = onto;
            actions.push_back(use);
        }
    }
}

void fetch_treasure(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    mark_used(update, instance);
    update.state[instance.figure].chosen = true;
    const auto glyph = std::ranges::find(update.state.glyphs, action.at, &GameGlyph::at);
    if (glyph == update.state.glyphs.end()) return;
    glyph->at = action.tail;
    say_used(update, instance);
    const auto number = static_cast<int>(glyph - update.state.glyphs.begin());
    update.say(event::GlyphLaid{GlyphId{number}, action.tail});
}

}  // namespace hexwright::powers
