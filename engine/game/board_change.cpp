#include "engine/game/board_change.h"

#include "engine/game/each_power.h"
#include "engine/game/flow.h"
#include "engine/game/glyph_powers.h"
#include "engine/rules/falling.h"

#include <algorithm>

namespace hexwright::game {
namespace {

struct Stood {  // A figure's position before the change.
    FigureId figure{};
    std::vector<HexCoord> hexes{};
    int height = 0;
};

int height_with(const GameState& state, SpaceIndex space, const Risen& risen) {
    return (*state.board)[space].height + (std::ranges::count(risen.spaces, space) > 0 ? risen.levels : 0);
}

std::vector<Stood> who_stands(const GameState& state, const Risen& risen) {
    std::vector<Stood> all;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (!state[figure].on_board() || state[state[figure].card].piece.valid()) continue;
        Stood stood{figure, {}, 0};
        for (const SpaceIndex space : spaces_of(state, figure)) {
            stood.hexes.push_back((*state.board)[space].space.at);
            stood.height = std::max(stood.height, height_with(state, space, risen));
        }
        all.push_back(std::move(stood));
    }
    return all;
}

// Returns the highest space of the hex that is not above `height` and has the room, or no_space.
SpaceIndex ground_below(const Board& board, HexCoord hex, int height, int room) {
    SpaceIndex best = no_space;
    for (const SpaceIndex space : board.spaces_at(hex)) {
        const BoardSpace& place = board[space];
        const bool fits = place.stand == Stand::Figures && place.height <= height && place.room >= room;
        if (fits && (best == no_space || place.height > board[best].height)) best = space;
    }
    return best;
}

std::vector<SpaceIndex> new_place(const GameState& state, const Stood& stood) {
    std::vector<SpaceIndex> spaces;
    for (const HexCoord hex : stood.hexes) {
        const SpaceIndex space = ground_below(*state.board, hex, stood.height, printed(state, stood.figure).height);
        const bool free =
            space != no_space && (!figure_at(state, space).valid() || figure_at(state, space) == stood.figure);
        if (!free || (*state.board)[space].height != (*state.board)[spaces.empty() ? space : spaces.front()].height)
            return {};
        spaces.push_back(space);
    }
    return spaces;
}

void stand_anew(GameUpdate& update, const Stood& stood) {
    GameState& state = update.state;
    const std::vector<SpaceIndex> spaces = new_place(state, stood);
    if (spaces.empty()) return update.destroy(stood.figure);
    if (spaces == spaces_of(state, stood.figure)) return;
    update.say(event::MovedByPower{stood.figure, state[stood.figure].at(), spaces[0],
                                   spaces.size() > 1 ? spaces[1] : no_space});
    update.set_on(stood.figure, spaces);
    const BoardSpace& ground = (*state.board)[spaces.front()];
    const Fall fall = fall_of(stood.height - ground.height, printed(state, stood.figure).height, state.rules());
    if (!ground.ground.soft && fall != Fall::None) take_fall(update, stood.figure, fall);
}

}  // namespace

void change_board(GameUpdate& update, Battlefield battlefield) {
    GameState& state = update.state;
    auto board = make_board(battlefield, state.catalogue(), state.rules(), state.board.get());
    if (!board) return;  // Too many spaces: the board stays as it was.
    state.board = *board;
    state.battlefield = std::make_shared<const Battlefield>(std::move(battlefield));
    state.occupants.resize(state.board->size(), -1);
}

void change_ground(GameUpdate& update, Battlefield battlefield, const Risen& risen) {
    GameState& state = update.state;
    const std::vector<Stood> stood = who_stands(state, risen);
    std::vector<std::pair<HexCoord, int>> glyphs;
    for (const GameGlyph& glyph : state.glyphs)
        glyphs.emplace_back(glyph.at == no_space ? HexCoord{} : (*state.board)[glyph.at].space.at,
                            glyph.at == no_space ? 0 : height_with(state, glyph.at, risen));
    std::vector<bool> lay;
    for (const GameGlyph& glyph : state.glyphs) lay.push_back(glyph.at != no_space);
    change_board(update, std::move(battlefield));
    // Lower figures first, so that a falling figure finds those already there.
    std::vector<Stood> low_first = stood;
    std::ranges::stable_sort(low_first, {}, &Stood::height);
    for (const Stood& each : low_first)
        if (state[each.figure].on_board()) stand_anew(update, each);
    for (std::size_t i = 0; i < glyphs.size(); ++i) {
        GameGlyph& glyph = state.glyphs[i];
        if (glyph.at == no_space || !lay[i]) continue;  // One that was dropped just now lies on the new ground.
        glyph.at = ground_below(*state.board, glyphs[i].first, glyphs[i].second, 0);
        if (glyph.at == no_space) update.say(event::GlyphGone{GlyphId{static_cast<int>(i)}});
    }
    for (const Stood& each : low_first)
        if (state[each.figure].on_board()) crush_glyphs(update, each.figure);
}

void settle_ice(GameUpdate& update) {
    GameState& state = update.state;
    const auto hidden = state.board->hidden_grounds();
    if (hidden.empty() && !any_card_has(state, &Power::freezes)) return;
    std::vector<SpaceIndex> spaces;
    each_power_in_play(state, [&](const PowerInstance& instance, const Power& row) {
        if (row.freezes) row.freezes(instance, spaces);
    });
    std::ranges::sort(spaces);
    spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
    const auto ice = state.catalogue().terrain("ice");
    if (!ice || std::ranges::equal(spaces, hidden, {}, {}, &HiddenGround::space)) return;
    state.board = with_ground(*state.board, spaces, *ice, {});
}

}  // namespace hexwright::game
