#include "engine/game/board_query.h"

#include "engine/game/glyph_powers.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/range.h"
#include "engine/rules/targeting.h"

#include <algorithm>

namespace hexwright::game {
namespace {

FigureId id_of(std::size_t index) { return FigureId{static_cast<int>(index)}; }

Standing standing_of(const GameState& state, FigureId id) {
    const Figure& figure = state[id];
    Standing standing;
    standing.count = 0;
    if (!figure.on_board()) return standing;
    standing.spaces = figure.spaces;
    standing.count =
        static_cast<std::int8_t>(std::ranges::count_if(figure.spaces, [](SpaceIndex s) { return s != no_space; }));
    const GameCard& card = state[figure.card];
    const ArmyCard& type = state.catalogue()[card.kind];
    standing.height = static_cast<std::int16_t>(type.height);
    standing.size = size_bit(type.size);
    standing.player = static_cast<std::int8_t>(card.controller.value);
    standing.team = static_cast<std::int8_t>(team_of(state, card.controller));
    standing.apart = takes_no_part(state, id);
    return standing;
}

// The hexes that it stands on, the leading one first.
struct Hexes {
    std::array<HexCoord, most_figure_spaces> all{};
    std::size_t count = 0;
    std::span<const HexCoord> span() const { return {all.data(), count}; }
};

Hexes hexes_of(const GameState& state, FigureId id) {
    Hexes hexes;
    for (const SpaceIndex space : state[id].spaces)
        if (space != no_space) hexes.all[hexes.count++] = (*state.board)[space].space.at;
    return hexes;
}

// Sevenths of a level from there up to the lowest roof over the figure's spaces.
int air_above(const GameState& state, FigureId id, int from) {
    const Board& board = *state.board;
    int roof = open_sky * sevenths_per_level;
    for (const SpaceIndex space : state[id].spaces) {
        const Surface* surface = space == no_space ? nullptr : board.terrain().surface(board[space].space);
        if (surface) roof = std::min(roof, surface->top + hexwright::rules::air_above(*surface));
    }
    return roof - from;
}

}  // namespace

namespace {

// Sevenths of a level above the table on which a figure stands there.
int top_of(const Board& board, SpaceIndex space) {
    const Surface* surface = board.terrain().surface(board[space].space);
    // A hive stands on its base, not on a surface of the terrain.
    return surface ? surface->top : board[space].height * sevenths_per_level + half_tile_sevenths;
}

}  // namespace

FigureBody body_of(const GameState& state, FigureId id) {
    const int top = top_of(*state.board, state[id].at());
    FigureBody body = figure_body(hexes_of(state, id).span(), top, printed(state, id).height, printed(state, id).zone,
                                  air_above(state, id, top));
    body.figure = id;
    body.piece = state[state[id].card].piece;
    return body;
}

BoardQuery::BoardQuery(const GameState& state) : state_(state) {
    standings_.reserve(state.figures.size());
    for (std::size_t i = 0; i < state.figures.size(); ++i) standings_.push_back(standing_of(state, id_of(i)));
}

bool BoardQuery::adjacent(FigureId a, FigureId b) const {
    return a != b && standing(a).count > 0 && standing(b).count > 0 &&
           hexwright::rules::adjacent(*state_.board, standing(a), standing(b), state_.rules());
}

std::vector<FigureId> BoardQuery::next_to(FigureId figure) const {
    std::vector<FigureId> found;
    for (std::size_t i = 0; i < standings_.size(); ++i)
        if (adjacent(figure, id_of(i))) found.push_back(id_of(i));
    return found;
}

std::vector<FigureId> BoardQuery::engaged_with(FigureId figure) const {
    std::vector<FigureId> found;
    if (standing(figure).count == 0) return found;
    const Occupancy all{standings_, state_.occupants};  // Glyphs do not matter for this.
    const FigureSet enemies = hexwright::rules::engaged_with(*state_.board, all, standing(figure), state_.rules());
    enemies.each([&found](int enemy) { found.push_back(FigureId{enemy}); });
    return found;
}

bool BoardQuery::engaged(FigureId figure) const { return !engaged_with(figure).empty(); }

int BoardQuery::least_range(FigureId a, FigureId b) const {
    const Standing &one = standing(a), &other = standing(b);
    int least = far;
    for (std::size_t i = 0; i < static_cast<std::size_t>(one.count); ++i)
        for (std::size_t j = 0; j < static_cast<std::size_t>(other.count); ++j)
            least = std::min(
                least, distance((*state_.board)[one.spaces[i]].space.at, (*state_.board)[other.spaces[j]].space.at));
    return least;
}

int BoardQuery::range(FigureId a, FigureId b) const {
    return range_between(state_.board->terrain(), hexes_of(state_, a).span(), hexes_of(state_, b).span()).value_or(far);
}

void BoardQuery::see_bodies() const {
    if (!body_of_.empty()) return;
    body_of_.assign(standings_.size(), -1);
    bodies_.reserve(standings_.size());
    for (std::size_t i = 0; i < standings_.size(); ++i) {
        if (standings_[i].count == 0) continue;
        body_of_[i] = static_cast<int>(bodies_.size());
        bodies_.push_back(body_of(state_, id_of(i)));
    }
}

const FigureBody& BoardQuery::body(FigureId figure) const {
    see_bodies();
    return bodies_[static_cast<std::size_t>(body_of_[figure.index()])];
}

std::optional<bool> BoardQuery::decided(FigureId a, FigureId b) const {
    for (const DisputeVerdict& verdict : state_.verdicts)
        if (verdict.figure == a && verdict.target == b) return verdict.seen;
    return {};
}

bool BoardQuery::within_sight(FigureId a, int spaces) const {
    return spaces <= limit_of(state_, a, modifier::Limited::Sight).value_or(far);
}

bool BoardQuery::sees(FigureId a, FigureId b) const {
    if (const auto verdict = decided(a, b)) return *verdict;
    if (!within_sight(a, least_range(a, b))) return false;
    const FigureBody &from = body(a), &to = body(b);
    return hexwright::rules::sees({state_.board->terrain(), bodies_}, from, to, part_to_see(state_.rules()));
}

Sight BoardQuery::sight(FigureId a, FigureId b) const {
    if (const auto verdict = decided(a, b)) return {*verdict, {}};
    if (!within_sight(a, least_range(a, b))) return {false, {}};
    const FigureBody &from = body(a), &to = body(b);
    return line_of_sight({state_.board->terrain(), bodies_}, from, to, part_to_see(state_.rules()));
}

Sight BoardQuery::sight(FigureId a, const FigureBody& to) const {
    const FigureBody& from = body(a);
    int spaces = far;
    const auto hexes = hexes_of(state_, a);
    for (const HexCoord hex : hexes.span()) spaces = std::min(spaces, distance(hex, to.hexes[0]));
    if (!within_sight(a, spaces)) return {false, {}};
    return line_of_sight({state_.board->terrain(), bodies_}, from, to, SeenPart::Any);
}

bool BoardQuery::clear_sight(FigureId a, FigureId b) const {
    if (a == b) return true;
    if (!within_sight(a, least_range(a, b))) return false;
    const FigureBody &from = body(a), &to = body(b);
    return aura_sees({state_.board->terrain(), bodies_}, from, to, state_.rules());
}

bool within_range(const GameState& state, FigureId figure, SpaceIndex space, int spaces) {
    const Board& board = *state.board;
    const HexCoord there = board[space].space.at;
    return std::ranges::any_of(spaces_of(state, figure), [&](SpaceIndex own) {
        const HexCoord here = board[own].space.at;
        if (distance(here, there) > spaces) return false;  // Counting is slow.
        const auto range = range_between(board.terrain(), here, there);
        return range && *range <= spaces;
    });
}

bool BoardQuery::clear_sight_there(FigureId a, FigureId b, SpaceIndex space) const {
    const Board& board = *state_.board;
    const HexCoord hex = board[space].space.at;
    const int top = top_of(board, space);
    const Surface* surface = board.terrain().surface(board[space].space);
    const int air = surface ? hexwright::rules::air_above(*surface) : open_sky * sevenths_per_level;
    FigureBody there = figure_body(std::span(&hex, 1), top, printed(state_, b).height, printed(state_, b).zone, air);
    there.figure = b;
    const FigureBody& from = body(a);
    return aura_sees({state_.board->terrain(), bodies_}, from, there, state_.rules());
}

Occupancy BoardQuery::occupancy(FigureId mover) const {
    glyphs_.clear();
    for (const GameGlyph& glyph : state_.glyphs) {
        if (glyph.at == no_space || !state_.rules().glyphs) continue;
        if (glyphs_.empty()) glyphs_.assign(state_.board->size(), GlyphHere::None);
        glyphs_[static_cast<std::size_t>(glyph.at)] = glyph_for(state_, glyph, mover);
    }
    mark_stops(*this, mover, glyphs_);
    return {standings_, state_.occupants, glyphs_, {}};
}

Mover mover_of(const GameState& state, FigureId id, int way) {
    const ArmyCard& card = printed(state, id);
    Mover mover;
    mover.figure = static_cast<std::int16_t>(id.value);
    mover.height = mover.climb_height = static_cast<std::int16_t>(card.height);
    mover.move = static_cast<std::int16_t>(numbers(state, state[id].card).move + move_bonus(state, id));
    mover.at = state[id].at();
    mover.tail = card.base == FigureBase::Double ? state[id].tail() : no_space;
    mover.player = static_cast<std::int8_t>(controller(state, id).value);
    mover.team = static_cast<std::int8_t>(team_of(state, controller(state, id)));
    adapt_mover(state, id, way, mover);
    if (state[id].moved == Figure::Moved::Partly) {
        mover.move = state[id].move_left;
        mover.may_hurry = state[id].by_road;
    }
    return mover;
}

namespace {

// Tests for a space next to its own, whatever the levels (GLYPH-PROFTAKA-02 asks for the space, not for an adjacent
// figure).
bool friend_on_adjacent_space(const GameState& state, FigureId figure) {
    const Board& board = *state.board;
    const auto beside = [&](SpaceIndex own, FigureId other) {
        return std::ranges::any_of(spaces_of(state, other), [&](SpaceIndex space) {
            return distance(board[own].space.at, board[space].space.at) == 1;
        });
    };
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId other = id_of(i);
        if (other == figure || !state[other].on_board() || !friends(state, figure, other)) continue;
        if (std::ranges::any_of(spaces_of(state, figure), [&](SpaceIndex own) { return beside(own, other); }))
            return true;
    }
    return false;
}

}  // namespace

bool trapped(const BoardQuery& query, FigureId figure) {
    if (printed(query.state(), figure).base == FigureBase::Hive || may_not(query.state(), figure, modifier::Ban::Move))
        return true;
    if (held_by_power(query, figure)) return true;
    if (!stands_on_trap(query.state(), figure)) return false;
    return !friend_on_adjacent_space(query.state(), figure);
}

std::vector<FigureId> able_figures(const GameState& state) {
    const Turn& turn = state.turns.back();
    const auto acts = [&](const Figure& figure) { return figure.card == turn.card && figure.chosen; };
    const int most = std::max(printed(state, turn.card).figures, acting_figures(state, turn.card));
    const bool full = std::ranges::count_if(state.figures, acts) >= most;
    std::vector<FigureId> able;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const Figure& figure = state.figures[i];
        if (figure.card == turn.card && figure.on_board() && !figure.barred && (figure.chosen || !full) &&
            !takes_no_part(state, id_of(i)))
            able.push_back(id_of(i));
    }
    return able;
}

}  // namespace hexwright::game
