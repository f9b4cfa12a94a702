#include "engine/game/carrying.h"

#include "engine/game/flow.h"
#include "engine/game/glyph_powers.h"
#include "engine/game/hive.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>

namespace hexwright::game {
namespace {

int spaces_between(const GameState& state, SpaceIndex a, SpaceIndex b) {
    return distance((*state.board)[a].space.at, (*state.board)[b].space.at);
}

// The spaces where figures can stand, nearest first.
std::vector<SpaceIndex> spaces_around(const GameState& state, SpaceIndex middle) {
    std::vector<SpaceIndex> spaces;
    for (std::size_t i = 0; i < state.board->size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i); (*state.board)[space].stand == Stand::Figures)
            spaces.push_back(space);
    std::ranges::stable_sort(spaces, {}, [&](SpaceIndex space) { return spaces_between(state, middle, space); });
    return spaces;
}

bool has_glyph(const GameState& state, SpaceIndex space) {
    return std::ranges::count(state.glyphs, space, &GameGlyph::at) > 0;
}

bool may_be_taken(const GameState& state, FigureId bearer, FigureId figure) {
    const bool there = state[figure].on_board() || state[figure].place == Figure::Place::Carried;
    return there && figure != bearer && state[figure].bearer != bearer && !carries_anything(state, figure) &&
           printed(state, figure).base != FigureBase::Hive;
}

}  // namespace

std::vector<GlyphId> glyphs_carried_by(const GameState& state, FigureId bearer) {
    std::vector<GlyphId> glyphs;
    for (std::size_t i = 0; i < state.glyphs.size(); ++i)
        if (state.glyphs[i].bearer == bearer) glyphs.push_back(GlyphId{static_cast<int>(i)});
    return glyphs;
}

std::vector<FigureId> figures_carried_by(const GameState& state, FigureId bearer) {
    std::vector<FigureId> figures;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].place == Figure::Place::Carried && state.figures[i].bearer == bearer)
            figures.push_back(FigureId{static_cast<int>(i)});
    return figures;
}

bool carries_anything(const GameState& state, FigureId bearer) {
    return !glyphs_carried_by(state, bearer).empty() || !figures_carried_by(state, bearer).empty();
}

bool is_there(const GameState& state, GlyphId glyph) { return place_of(state, glyph) != no_space; }

SpaceIndex place_of(const GameState& state, GlyphId glyph) {
    const GameGlyph& here = state.glyphs[glyph.index()];
    return here.bearer.valid() ? state[here.bearer].at() : here.at;
}

void take_up(GameUpdate& update, FigureId bearer, GlyphId glyph) {
    GameState& state = update.state;
    GameGlyph& taken = state.glyphs[glyph.index()];
    if (!state[bearer].on_board() || !is_there(state, glyph) || taken.bearer == bearer) return;
    taken.at = no_space;
    taken.face_up = true;
    taken.bearer = bearer;
    update.say(event::TakenUp{.figure = bearer, .glyph = glyph});
}

void take_up(GameUpdate& update, FigureId bearer, FigureId figure) {
    GameState& state = update.state;
    if (!state[bearer].on_board() || !may_be_taken(state, bearer, figure)) return;
    const std::vector<SpaceIndex> stood = spaces_of(state, figure);
    update.take_off(figure);
    state[figure].place = Figure::Place::Carried;
    state[figure].bearer = bearer;
    update.say(event::TakenUp{.figure = bearer, .carried = figure});
    leave_glyphs(update, figure, stood);
    note_zones(update, figure, stood);
}

void set_down(GameUpdate& update, GlyphId glyph, SpaceIndex at) {
    GameGlyph& carried = update.state.glyphs[glyph.index()];
    const FigureId bearer = std::exchange(carried.bearer, FigureId{});
    carried.at = at;
    update.say(event::SetDown{.figure = bearer, .glyph = glyph, .at = at});
}

void set_down_carried(GameUpdate& update, const PlaceFigure& put) {
    const FigureId bearer = update.state[put.figure].bearer;
    set_down(update, put.figure, put.at, put.tail);
    update.say(event::SetDown{.figure = bearer, .carried = put.figure, .at = put.at, .tail = put.tail});
    crush_glyphs(update, put.figure);
}

Actions places_beside(const GameState& state, FigureId figure, SpaceIndex bearer_at) {
    const std::vector<SpaceIndex> around = spaces_around(state, bearer_at);
    Actions places;
    std::vector<SpaceIndex> within;
    for (std::size_t i = 0; i < around.size() && places.empty();) {
        const int far = spaces_between(state, bearer_at, around[i]);
        for (; i < around.size() && spaces_between(state, bearer_at, around[i]) == far; ++i)
            within.push_back(around[i]);
        add_places(state, figure, within, places);
    }
    return in_order(std::move(places));
}

SpaceIndex space_for_glyph(const GameState& state, SpaceIndex near) {
    for (const SpaceIndex space : spaces_around(state, near))
        if (!has_glyph(state, space)) return space;
    return no_space;
}

void drop_all(GameUpdate& update, FigureId bearer, std::span<const SpaceIndex> stood) {
    GameState& state = update.state;
    if (stood.empty() || stood.front() == no_space) return;
    for (const GlyphId glyph : glyphs_carried_by(state, bearer))
        if (const SpaceIndex at = space_for_glyph(state, stood.front()); at != no_space) set_down(update, glyph, at);
        else update.remove_glyph(glyph);
    for (const FigureId figure : figures_carried_by(state, bearer)) {
        const Actions places = places_beside(state, figure, stood.front());
        if (!places.empty()) {
            set_down_carried(update, std::get<PlaceFigure>(places.front()));
            continue;
        }
        state[figure].place = Figure::Place::Destroyed;
        state[figure].bearer = {};
        update.say(event::Destroyed{figure});
        update.note_card_out(state[figure].card);
    }
}

void remove_carried(GameUpdate& update, FigureId bearer) {
    GameState& state = update.state;
    for (const GlyphId glyph : glyphs_carried_by(state, bearer)) update.remove_glyph(glyph);
    for (const FigureId figure : figures_carried_by(state, bearer)) {
        state[figure].place = Figure::Place::Removed;
        state[figure].bearer = {};
        update.say(event::Removed{figure});
        update.note_card_out(state[figure].card);
    }
}

}  // namespace hexwright::game
