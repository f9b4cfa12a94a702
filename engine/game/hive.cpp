#include "engine/game/hive.h"

#include "engine/game/board_change.h"

#include <algorithm>

namespace hexwright::game {
namespace {

constexpr std::string_view hive_piece = "marro-hive", base_piece = "swamp-water-6";

// The land spaces below the hexes of a hive turned this way (HIVE-05 to -07); empty if one of the hexes cannot carry
// it.
std::vector<SpaceIndex> ground_for(const GameState& state, SpaceIndex first, int turn) {
    const Board& board = *state.board;
    const auto kind = state.catalogue().piece(hive_piece);
    std::vector<SpaceIndex> ground;
    if (!kind) return ground;
    for (const HexCoord offset : state.catalogue().footprint(*kind, turn)) {
        const SpaceIndex space = board.index({board[first].space.at + offset, board[first].space.level});
        const bool land = space != no_space && board[space].stand == Stand::Figures && board[space].room == open_sky &&
                          !state.catalogue()[board[space].terrain].half_height;
        if (!land || figure_at(state, space).valid()) return {};
        ground.push_back(space);
    }
    return ground;
}

// An unturned hive has its second hex to the east of its first.
int turn_between(const Board& board, SpaceIndex first, SpaceIndex second) {
    if (second == no_space) return 0;
    const auto side = side_towards(board[first].space.at, board[second].space.at);
    return side ? (static_cast<int>(*side) - static_cast<int>(Direction::E) + 6) % 6 : 0;
}

}  // namespace

void add_hive_places(const GameState& state, FigureId figure, SpaceIndex first, const std::vector<SpaceIndex>& zone,
                     Actions& actions) {
    if ((*state.board)[first].stand != Stand::Figures) return;
    const auto inside = [&](SpaceIndex space) { return std::ranges::count(zone, space) > 0; };
    for (int turn = 0; turn < 6; ++turn)
        if (const auto ground = ground_for(state, first, turn); !ground.empty() && std::ranges::all_of(ground, inside))
            actions.push_back(PlaceFigure{figure, ground[0], ground[1]});
}

bool carries_hive(const GameState& state, SpaceIndex first) { return !ground_for(state, first, 0).empty(); }

void stand_on_piece(GameUpdate& update, FigureId figure, PieceId piece) {
    GameState& state = update.state;
    std::vector<SpaceIndex> spaces;
    const PlacedPiece* placed = state.battlefield->find(piece);
    if (!placed) return;
    for (const HexCoord hex : hexes_of(*placed, state.catalogue()))
        for (const SpaceIndex space : state.board->spaces_at(hex))
            if ((*state.board)[space].stand == Stand::Figure && spaces.size() < 6) spaces.push_back(space);
    state[state[figure].card].piece = piece;
    update.set_on(figure, spaces);
}

void set_down(GameUpdate& update, FigureId figure, SpaceIndex at, SpaceIndex tail) {
    GameState& state = update.state;
    if (printed(state, figure).base != FigureBase::Hive) {
        if (tail == no_space) update.set_on(figure, std::array{at});
        else update.set_on(figure, std::array{at, tail});
        return;
    }
    Battlefield battlefield = *state.battlefield;
    const PieceId piece = battlefield.add({.kind = *state.catalogue().piece(hive_piece),
                                           .at = (*state.board)[at].space.at,
                                           .level = (*state.board)[at].space.level + 1,
                                           .turn = static_cast<std::int8_t>(turn_between(*state.board, at, tail))},
                                          state.catalogue());
    change_board(update, std::move(battlefield));
    state[state[figure].card].own_base = true;
    stand_on_piece(update, figure, piece);
}

void remove_hive(GameUpdate& update, FigureId figure, const std::vector<SpaceIndex>&) {
    GameState& state = update.state;
    GameCard& card = state[state[figure].card];
    const PlacedPiece* placed = state.battlefield->find(card.piece);
    if (!placed) return;
    Battlefield battlefield = *state.battlefield;
    PlacedPiece base = *placed;
    battlefield.remove(placed->id);
    if (const auto kind = state.catalogue().piece(base_piece); kind && !card.own_base) {  // HIVE-04
        base.kind = *kind;
        battlefield.add(base, state.catalogue());
    }
    card.piece = {};
    change_board(update, std::move(battlefield));
}

}  // namespace hexwright::game
