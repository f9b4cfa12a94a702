#include "engine/game/observation.h"

namespace hexwright {
namespace {

bool one_team(const GameState& state, PlayerId a, PlayerId b) { return a.valid() && b.valid() && team_of(state, a) == team_of(state, b); }

}  // namespace

GameState observation(const GameState& state, PlayerId seat) {
    GameState seen = state;
    seen.dice = {};
    seen.next_dice.clear();
    for (GameGlyph& glyph : seen.glyphs)
        if (!glyph.face_up) glyph.kind = {};
    for (GameCard& card : seen.cards) {
        if (!card.marked.valid() || one_team(state, card.marked, seat)) continue;  // TEAM-03
        const unsigned unknown = card.markers & ~static_cast<unsigned>(card.revealed);
        card.hidden = static_cast<std::int8_t>(__builtin_popcount(unknown));
        card.markers = card.revealed;
    }
    return seen;
}

bool may_know(const GameState& state, const Event& event, PlayerId seat) {
    const auto* marker = std::get_if<event::MarkerPlaced>(&event);
    return !marker || one_team(state, marker->player, seat);
}

}  // namespace hexwright
