#include "engine/rulebook/evaluate.h"

#include "engine/board/catalogue/printed_power.h"
#include "engine/core/visit.h"
#include "engine/game/carrying.h"
#include "engine/game/ending.h"
#include "engine/game/objects.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rules/beside.h"
#include "engine/rules/edge.h"
#include "engine/rules/engagement.h"
#include "engine/rules/range.h"
#include "engine/scenario/deployable.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hexwright::rulebook {
namespace {

bool between(int number, int low, int high) { return low <= number && number <= high; }

template <class Function>
bool any_space(const GameState& state, FigureId figure, Function function) {
    if (!figure.valid()) return false;
    return std::ranges::any_of(state[figure].spaces,
                               [&](SpaceIndex space) { return space != no_space && function(space); });
}

std::vector<SpaceIndex> own_spaces(const ConditionContext& context) {
    if (context.space != no_space) return {context.space};
    return context.figure.valid() ? spaces_of(context.state, context.figure) : std::vector<SpaceIndex>{};
}

// Calls `function` with each glyph that the name means, wherever it is.
template <class Function>
void each_glyph_meant(const ConditionContext& context, GlyphRef meant, Function function) {
    for (std::size_t i = 0; i < context.state.glyphs.size(); ++i)
        if (const GlyphId glyph{static_cast<int>(i)}; is_glyph_meant(context, meant, glyph)) function(glyph);
}

bool glyph_lies(const ConditionContext& context, GlyphRef meant, SpaceIndex space) {
    bool lies = false;
    each_glyph_meant(context, meant,
                     [&](GlyphId glyph) { lies = lies || context.state.glyphs[glyph.index()].at == space; });
    return lies;
}

ConditionContext about(const ConditionContext& context, SpaceIndex space) {
    ConditionContext there = context;
    there.space = space;
    return there;
}
ConditionContext about(const ConditionContext& context, FigureId figure) {
    ConditionContext of_figure = context;
    of_figure.figure = figure;
    of_figure.space = no_space;
    return of_figure;
}

bool piece_covers(const GameState& state, PieceId piece, SpaceIndex space) {
    const PlacedPiece* placed = state.battlefield->find(piece);
    if (!placed) return false;
    const auto hexes = hexes_of(*placed, state.catalogue());
    return std::ranges::find(hexes, (*state.board)[space].space.at) != hexes.end();
}

// ---- next to, within

bool fits(const ConditionContext& context, const bound::condition::NextTo& word, SpaceIndex space) {
    const GameState& state = context.state;
    if (word.terrain.given() && (*state.board)[space].terrain != word.terrain.ref()) return false;
    if (word.zone.given() && !in_zone(context, word.zone.ref(), space)) return false;
    if (word.piece.given() && !piece_covers(state, word.piece.ref(), space)) return false;
    if (word.glyph.given() && !glyph_lies(context, word.glyph.ref(), space)) return false;
    if (word.at.given() && space != space_meant(context, word.at.ref())) return false;
    const FigureId there = figure_at(state, space);
    if (word.figure.given() && there != figure_meant(context, word.figure.ref())) return false;
    return word.parts.empty() ||
           (there.valid() && there != context.figure && all_hold(about(context, there), word.parts));
}

// An obstacle counts from its foot.
bool in_reach_of(const Board& board, const Link& link, int height) {
    const BoardSpace& there = board[link.to];
    const Solid* solid =
        there.stand == Stand::Obstacle ? board.terrain().solid(there.space.at, there.space.level) : nullptr;
    const int deep = solid ? solid->last_slot - solid->first_slot + 1 : 0;
    return in_reach(link.rise - deep, link.rise, height);
}

// Only the piece is asked for.
bool is_piece_alone(const bound::condition::NextTo& word) {
    return word.piece.given() && !word.terrain.given() && !word.zone.given() && !word.glyph.given() &&
           !word.figure.given() && !word.at.given() && word.parts.empty();
}

bool is_true(const ConditionContext& context, const bound::condition::NextTo& word) {
    const GameState& state = context.state;
    const auto own = own_spaces(context);
    const int height = context.figure.valid() ? printed(state, context.figure).height : open_sky;
    const auto rises = [&](SpaceIndex from) {
        return hexwright::rules::rises_beside(*state.board, word.piece.ref(), from, height);
    };
    if (is_piece_alone(word) && std::ranges::any_of(own, rises)) return true;
    return std::ranges::any_of(own, [&](SpaceIndex from) {
        return std::ranges::any_of(state.board->links(from), [&](const Link& link) {
            return in_reach_of(*state.board, link, height) && std::ranges::count(own, link.to) == 0 &&
                   fits(context, word, link.to);
        });
    });
}

void add_hexes(const GameState& state, const std::vector<SpaceIndex>& spaces, std::vector<HexCoord>& hexes) {
    for (const SpaceIndex space : spaces) hexes.push_back((*state.board)[space].space.at);
}

template <class Word>
std::vector<HexCoord> targets(const ConditionContext& context, const Word& word) {
    const GameState& state = context.state;
    std::vector<HexCoord> hexes;
    if (word.piece.given())
        if (const PlacedPiece* placed = state.battlefield->find(word.piece.ref()))
            hexes = hexes_of(*placed, state.catalogue());
    if (word.zone.given())
        for (std::size_t i = 0; i < state.board->size(); ++i)
            if (const auto space = static_cast<SpaceIndex>(i); in_zone(context, word.zone.ref(), space))
                add_hexes(state, {space}, hexes);
    if (word.glyph.given())
        each_glyph_meant(context, word.glyph.ref(), [&](GlyphId glyph) {
            if (const SpaceIndex at = state.glyphs[glyph.index()].at; at != no_space) add_hexes(state, {at}, hexes);
        });
    if (word.figure.given())
        if (const FigureId figure = figure_meant(context, word.figure.ref()); figure.valid())
            add_hexes(state, spaces_of(state, figure), hexes);
    if (const SpaceIndex space = space_meant(context, word.at.ref()); space != no_space)
        add_hexes(state, {space}, hexes);
    if (!word.parts.empty())
        for (const FigureId figure : figures_meant(context, word.parts))
            if (figure != context.figure) add_hexes(state, spaces_of(state, figure), hexes);
    return hexes;
}

bool is_true(const ConditionContext& context, const bound::condition::Within& word) {
    std::vector<HexCoord> own;
    add_hexes(context.state, own_spaces(context), own);
    const std::vector<HexCoord> there = targets(context, word);
    const bool near = std::ranges::any_of(own, [&](HexCoord a) {
        return std::ranges::any_of(there, [&](HexCoord b) { return distance(a, b) <= word.spaces; });
    });
    return near && range_between(context.state.board->terrain(), own, there).value_or(BoardQuery::far) <= word.spaces;
}

// ---- amounts about a figure or a space

// The named space; else, unless a figure is named, the space asked about; else the spaces of the figure.
std::vector<SpaceIndex> spaces_asked(const ConditionContext& context, const Bound::MaybeAskedFigure& figure,
                                     const Bound::MaybeSpace& space = {}) {
    const SpaceIndex named = space.given() ? space_meant(context, space.ref()) : context.space;
    if (space.given() || !figure.given())
        if (named != no_space) return {named};
    const FigureId asked = space.given() ? FigureId{} : figure_meant(context, figure.ref());
    return asked.valid() ? spaces_of(context.state, asked) : std::vector<SpaceIndex>{};
}

int amount_of(const ConditionContext& context, const bound::amount::Level& word) {
    int highest = 0;
    for (const SpaceIndex space : spaces_asked(context, word.figure, word.space))
        highest = std::max<int>(highest, (*context.state.board)[space].space.level);
    return highest;
}
int amount_of(const ConditionContext& context, const bound::amount::Wounds& word) {
    const FigureId figure = figure_meant(context, word.figure.ref());
    return figure.valid() ? context.state[figure].wounds : 0;
}
int amount_of(const ConditionContext& context, const bound::amount::Life& word) {
    const bool full = word.full == YesNo::Yes;
    if (word.piece.given()) {
        const ObjectId object = object_of(context.state, word.piece.ref());
        if (!object.valid()) return 0;
        return full ? type_of(context.state, object).life : life_left(context.state, object);
    }
    const FigureId figure = figure_meant(context, word.figure.ref());
    if (!figure.valid()) return 0;
    const int life = printed(context.state, figure).life;
    if (full) return life;
    return context.state[figure].place == Figure::Place::Destroyed ? 0 : life - context.state[figure].wounds;
}
int amount_of(const ConditionContext& context, const bound::amount::Distance& word) {
    ConditionContext from = context;
    if (word.from.given() || context.space == no_space) from.figure = figure_meant(context, word.from.ref());
    std::vector<HexCoord> own;
    add_hexes(context.state, spaces_asked(context, word.from), own);
    const std::vector<HexCoord> there = targets(from, word);
    if (own.empty() || there.empty()) return amount::farthest;
    const auto range = range_between(context.state.board->terrain(), own, there);
    return std::min(range.value_or(amount::farthest), amount::farthest);
}
int amount_of(const ConditionContext& context, const bound::amount::Points& word) {
    const PlayerId player = player_meant(context, word.player.ref());
    if (!player.valid()) return 0;
    const std::int64_t points = score_of(context.state, player) / 100 + bonus_points(context.state, player);
    return static_cast<int>(std::clamp<std::int64_t>(points, -most_counted, most_counted));
}

// ---- counting

}  // namespace

Figure::Place place_of(condition::Whereabouts where) {
    constexpr Figure::Place places[] = {Figure::Place::Board, Figure::Place::Reserve, Figure::Place::Destroyed,
                                        Figure::Place::Removed, Figure::Place::Carried};
    return places[static_cast<int>(where)];
}

namespace {

int count_figures(const ConditionContext& context, const bound::condition::Count& word) {
    int count = 0;
    for (std::size_t i = 0; i < context.state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (context.state[figure].place == place_of(word.where)) count += all_hold(about(context, figure), word.parts);
    }
    return count;
}

// A card is tested by its first figure.
int count_cards(const ConditionContext& context, const bound::condition::Count& word) {
    int count = 0;
    for (std::size_t i = 0; i < context.state.cards.size(); ++i) {
        const auto figures = figures_of(context.state, CardId{static_cast<int>(i)});
        if (!figures.empty() && life_left(context.state, CardId{static_cast<int>(i)}))
            count += all_hold(about(context, figures.front()), word.parts);
    }
    return count;
}

// A copy is tested by the first of its figures that are left.
int count_copies(const ConditionContext& context, const bound::condition::Count& word) {
    const GameState& state = context.state;
    std::set<std::pair<CardId, int>> seen;
    int count = 0;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        const Figure& one = state[figure];
        const bool left = one.on_board() || one.place == Figure::Place::Reserve || one.place == Figure::Place::Carried;
        if (!left || !one.card.valid()) continue;
        if (seen.emplace(one.card, one.number / std::max(printed(state, figure).figures, 1)).second)
            count += all_hold(about(context, figure), word.parts);
    }
    return count;
}

// ---- who acts, who is gone

bool acts(const GameState& state, FigureId figure) {
    if (state.turns.empty() || state.turns.back().card != state[figure].card) return false;
    return state[figure].chosen || state[state[figure].card].copies == 1;
}

bool is_true(const ConditionContext& context, const bound::condition::Destroyed& word) {
    const GameState& state = context.state;
    if (!word.piece.given()) {
        const FigureId figure = figure_meant(context, word.figure.ref());
        return figure.valid() && state[figure].place == Figure::Place::Destroyed;
    }
    if (const ObjectId object = object_of(state, word.piece.ref()); object.valid()) return state[object].gone;
    const auto& pieces = state.setup->rulebook->piece_figures;
    const auto found = std::ranges::find(pieces, word.piece.ref(), [](const auto& row) { return row.first; });
    if (found != pieces.end()) return state[found->second].place == Figure::Place::Destroyed;
    return state.battlefield->find(word.piece.ref()) == nullptr;
}

int team_of_figure(const GameState& state, FigureId figure) { return team_of(state, controller(state, figure)); }

bool is_true(const ConditionContext& context, const bound::condition::StandsOn& word) {
    const GameState& state = context.state;
    return any_space(state, context.figure, [&](SpaceIndex space) {
        return (!word.terrain.given() || (*state.board)[space].terrain == word.terrain.ref()) &&
               (!word.zone.given() || in_zone(context, word.zone.ref(), space)) &&
               (!word.glyph.given() || glyph_lies(context, word.glyph.ref(), space)) &&
               (!word.at.given() || space == space_meant(context, word.at.ref())) &&
               all_hold(about(context, space), word.parts);
    });
}

bool is_true(const ConditionContext& context, const bound::condition::Of& word) {
    if (!word.figure.given())
        return controller(context.state, context.figure) == player_meant(context, word.player.ref());
    const FigureId other = figure_meant(context, word.figure.ref());
    return other.valid() && controller(context.state, context.figure) == controller(context.state, other);
}

// ---- the other words, in the order of engine/scenario/condition.h. A word about a figure or a space is only asked
// ---- where there is one: see holds().

bool is_true(const ConditionContext& context, const bound::condition::All& word) {
    return all_hold(context, word.parts);
}
bool is_true(const ConditionContext& context, const bound::condition::Any& word) {
    return std::ranges::any_of(word.parts, [&](const bound::Condition& each) { return holds(context, each); });
}
bool is_true(const ConditionContext& context, const bound::condition::Not& word) {
    return std::ranges::none_of(word.parts, [&](const bound::Condition& each) { return holds(context, each); });
}
bool is_true(const ConditionContext& context, const bound::condition::EnemyOf& word) {
    return team_of_figure(context.state, context.figure) !=
           team_of(context.state, player_meant(context, word.player.ref()));
}
bool is_true(const ConditionContext& context, const bound::condition::FriendOf& word) {
    return team_of_figure(context.state, context.figure) ==
           team_of(context.state, player_meant(context, word.player.ref()));
}
bool is_true(const ConditionContext& context, const bound::condition::Card& word) {
    const GameState& state = context.state;
    return (!word.id.given() || word.id.ref() == state[state[context.figure].card].kind) &&
           printed_so(printed(state, context.figure), word);
}
bool is_true(const ConditionContext& context, const bound::condition::Is& word) {
    return context.figure == figure_meant(context, word.figure.ref());
}
bool is_true(const ConditionContext& context, const bound::condition::Wounded& word) {
    return context.state[context.figure].wounds >= word.at_least;
}
bool is_true(const ConditionContext& context, const bound::condition::Active&) {
    return acts(context.state, context.figure);
}
bool is_true(const ConditionContext& context, const bound::condition::Engaged&) {
    return !context.before_engagement && BoardQuery(context.state).engaged(context.figure);
}
bool is_true(const ConditionContext& context, const bound::condition::SpaceIs& word) {
    return context.space == space_meant(context, word.is.ref());
}
bool is_true(const ConditionContext& context, const bound::condition::Terrain& word) {
    return (*context.state.board)[context.space].terrain == word.is.ref();
}
bool is_true(const ConditionContext& context, const bound::condition::Level& word) {
    const int level = (*context.state.board)[context.space].space.level;
    return between(level, word.at_least.or_else(1), word.at_most.or_else(max_level));
}
bool is_true(const ConditionContext& context, const bound::condition::InZone& word) {
    return in_zone(context, word.id.ref(), context.space);
}
bool is_true(const ConditionContext& context, const bound::condition::GlyphHere& word) {
    if (word.id.given()) return glyph_lies(context, word.id.ref(), context.space);
    return std::ranges::count(context.state.glyphs, context.space, &GameGlyph::at) > 0;
}
bool is_true(const ConditionContext& context, const bound::condition::Carries& word) {
    const GameState& state = context.state;
    if (!word.glyph.given() && !word.figure.given() && word.parts.empty())
        return carries_anything(state, context.figure);
    bool carried = false;
    if (word.glyph.given())
        each_glyph_meant(context, word.glyph.ref(), [&](GlyphId glyph) {
            carried = carried || state.glyphs[glyph.index()].bearer == context.figure;
        });
    for (const FigureId figure : figures_carried_by(state, context.figure)) {
        carried = carried || (word.figure.given() && figure == figure_meant(context, word.figure.ref()));
        carried = carried || (!word.parts.empty() && all_hold(about(context, figure), word.parts));
    }
    return carried;
}
bool is_true(const ConditionContext& context, const bound::condition::Carried& word) {
    const Figure& figure = context.state[context.figure];
    return figure.place == Figure::Place::Carried &&
           (!word.bearer.given() || figure.bearer == figure_meant(context, word.bearer.ref()));
}
bool is_true(const ConditionContext& context, const bound::condition::HasMarker& word) {
    const GameCard& card = context.state[context.state[context.figure].card];
    const int laid = word.revealed == YesNo::Yes ? card.markers & card.revealed : card.markers;
    if (word.is == condition::OrderMarker::Any) return laid != 0;
    return (laid & marker_bit(static_cast<int>(word.is))) != 0;
}
bool is_true(const ConditionContext& context, const bound::condition::AtEdge&) {
    return hexwright::rules::at_edge(context.state.board->terrain(), (*context.state.board)[context.space].space.at);
}
bool is_true(const ConditionContext& context, const bound::condition::Occupied& word) {
    const FigureId there = figure_at(context.state, context.space);
    return there.valid() && all_hold(about(context, there), word.parts);
}
bool is_true(const ConditionContext& context, const bound::condition::IsOpen& word) {
    const ObjectId object = object_of(context.state, word.piece.ref());
    return object.valid() && context.state[object].open && !context.state[object].gone;
}
bool is_true(const ConditionContext& context, const bound::condition::Round& word) {
    return between(context.state.round, word.from.or_else(0), word.to.or_else(max_rounds));
}
bool is_true(const ConditionContext& context, const bound::condition::Flag& word) {
    return tally(context.state, word.id.ref(), tally_owner(context, word.of.ref())) != 0;
}
bool is_true(const ConditionContext& context, const bound::condition::Counter& word) {
    const int count = tally(context.state, word.id.ref(), tally_owner(context, word.of.ref()));
    return between(count, word.at_least.or_else(-most_counted), word.at_most.or_else(most_counted));
}
bool is_true(const ConditionContext& context, const bound::condition::Count& word) {
    const int least = word.at_least.value || word.at_most.value ? word.at_least.or_else(0) : 1;
    return between(counted(context, word), least, word.at_most.or_else(most_counted));
}
bool is_true(const ConditionContext& context, const bound::condition::Compare& word) {
    using enum condition::Comparison;
    const int one = sum_of(context, {word.amounts.front()}), other = sum_of(context, {word.amounts.back()});
    switch (word.is) {
        case More:
            return one > other;
        case AtLeast:
            return one >= other;
        case Equal:
            return one == other;
        case AtMost:
            return one <= other;
        case Fewer:
            return one < other;
    }
    return false;
}
bool is_true(const ConditionContext& context, const bound::condition::TurnOf& word) {
    const auto& turns = context.state.turns;
    return (turns.empty() ? PlayerId{} : turns.back().player) == player_meant(context, word.player.ref());
}
bool is_true(const ConditionContext& context, const bound::condition::Alive& word) {
    return has_figures(context.state, player_meant(context, word.player.ref()));
}
bool is_true(const ConditionContext& context, const bound::condition::Eliminated& word) {
    return !has_figures(context.state, player_meant(context, word.player.ref()));
}

// False for words that ask about a figure or a space where there is none.
template <class Word>
bool can_be_asked(const ConditionContext& context) {
    using About = condition::About;
    constexpr About about = condition::about_of<Word>();
    return (about != About::Figure || context.figure.valid()) && (about != About::Space || context.space != no_space);
}

}  // namespace

bool all_hold(const ConditionContext& context, const bound::Conditions& conditions) {
    return std::ranges::all_of(conditions, [&](const bound::Condition& each) { return holds(context, each); });
}

bool holds(const ConditionContext& context, const bound::Condition& condition) {
    return std::visit(
        [&]<class Word>(const Word& word) { return can_be_asked<Word>(context) && is_true(context, word); },
        condition.is);
}

FigureId figure_meant(const ConditionContext& context, FigureRef figure) {
    return figure.name.valid() ? FigureId{context.names[figure.name.index()]} : context.figure;
}

bool is_glyph_meant(const ConditionContext& context, GlyphRef meant, GlyphId glyph) {
    if (meant.is_one()) return context.names[meant.name.index()] == glyph.value;
    return context.state.glyphs[glyph.index()].kind == meant.kind;
}

SpaceIndex space_meant(const ConditionContext& context, SpaceRef space) {
    switch (space.where) {
        case SpaceRef::Where::Nowhere:
            return no_space;
        case SpaceRef::Where::Named:
            return SpaceIndex{context.names[space.name.index()]};
        case SpaceRef::Where::Written:
            return context.state.board->index(context.state.setup->rulebook->written_spaces[space.written]);
    }
    return no_space;
}

PlayerId player_meant(const ConditionContext& context, PlayerRef player) {
    using enum PlayerRef::Who;
    const GameState& state = context.state;
    const auto of_figure = [&](FigureId figure) { return figure.valid() ? controller(state, figure) : PlayerId{}; };
    switch (player.who) {
        case Nobody:
            return {};
        case Numbered:
            return player.number < static_cast<int>(state.players.size()) ? PlayerId{player.number} : PlayerId{};
        case InTurn:
            return state.turns.empty() ? PlayerId{} : state.turns.back().player;
        case LastToAct:
            return state.last_to_act;
        case First:
            return state.order.empty() ? PlayerId{} : state.order.front();
        case Named:
            return PlayerId{context.names[player.name.index()]};
        case ControllerOf:
            return of_figure(figure_meant(context, {player.name}));
        case ControllerHere:
            return of_figure(context.figure);
    }
    return {};
}

std::vector<FigureId> figures_meant(const ConditionContext& context, const bound::Conditions& conditions) {
    std::vector<FigureId> figures;
    for (std::size_t i = 0; i < context.state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (context.state[figure].on_board() && all_hold(about(context, figure), conditions)) figures.push_back(figure);
    }
    return figures;
}

std::vector<SpaceIndex> spaces_meant(const ConditionContext& context, const bound::Conditions& conditions) {
    std::vector<SpaceIndex> spaces;
    for (std::size_t i = 0; i < context.state.board->size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        if ((*context.state.board)[space].stand == Stand::Figures && all_hold(about(context, space), conditions))
            spaces.push_back(space);
    }
    return spaces;
}

int counted(const ConditionContext& context, const bound::condition::Count& word) {
    if (word.of == condition::Counted::Figures) return count_figures(context, word);
    if (word.of == condition::Counted::Cards) return count_cards(context, word);
    if (word.of == condition::Counted::Copies) return count_copies(context, word);
    return static_cast<int>(spaces_meant(context, word.parts).size());
}

int sum_of(const ConditionContext& context, const bound::Amounts& amounts) {
    std::int64_t sum = 0;
    for (const bound::Amount& each : amounts)
        sum += visit(
            each.is, [](const bound::amount::Number& word) -> int { return word.n; },
            [&](const bound::amount::Counter& word) {
                return tally(context.state, word.id.ref(), tally_owner(context, word.of.ref()));
            },
            [&](const bound::amount::Count& word) {
                return counted(context, bound::condition::Count{word.of, word.where, {}, {}, word.parts});
            },
            [&](const bound::amount::Rolled&) { return context.rolled; },
            [&](const bound::amount::Minus& word) { return -sum_of(context, word.amounts); },
            [&](const bound::amount::Dealt&) { return int{context.names[event_damage.index()]}; },
            [&](const auto& word) { return amount_of(context, word); });
    return static_cast<int>(std::clamp<std::int64_t>(sum, -most_counted, most_counted));
}

namespace {

bool starts_on(const GameState& state, PlayerId player, SpaceIndex space) {
    const auto& zones = state.setup->players[player.index()].zones;
    const int chosen = state.players[player.index()].zone;
    if (chosen >= 0) return std::ranges::count(zones[static_cast<std::size_t>(chosen)], space) > 0;
    return std::ranges::any_of(zones, [&](const auto& zone) { return std::ranges::count(zone, space) > 0; });
}

bool in_start_zone(const ConditionContext& context, ZoneRef zone, SpaceIndex space) {
    const GameState& state = context.state;
    PlayerId own = context.figure.valid() ? controller(state, context.figure) : PlayerId{};
    if (!own.valid()) own = context.chooser;
    if (!own.valid() && !state.turns.empty()) own = state.turns.back().player;
    if (zone == own_start_zone) return own.valid() && starts_on(state, own, space);
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const PlayerId other{static_cast<int>(i)};
        if (own.valid() && team_of(state, other) != team_of(state, own) && starts_on(state, other, space)) return true;
    }
    return false;
}

}  // namespace

bool in_zone(const ConditionContext& context, ZoneRef zone, SpaceIndex space) {
    if (is_start_of_somebody(zone)) return in_start_zone(context, zone, space);
    const ZoneInPlay& place = context.state.setup->rulebook->zones[zone.index()];
    const bool listed = std::ranges::binary_search(place.spaces, space);
    if (place.conditions.empty() || listed != (place.conditions_do == ZoneConditions::Narrow)) return listed;
    return all_hold({context.state, no_names, {}, space, 0, context.before_engagement}, place.conditions);
}

}  // namespace hexwright::rulebook
