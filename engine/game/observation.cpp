#include "engine/game/observation.h"

namespace hexwright::game {
namespace {

bool one_team(const GameState& state, PlayerId a, PlayerId b) {
    return a.valid() && b.valid() && team_of(state, a) == team_of(state, b);
}

}  // namespace

GameState observation(const GameState& state, PlayerId seat) {
    GameState seen;
    observe(state, seat, seen);
    return seen;
}

void observe(const GameState& state, PlayerId seat, GameState& seen) {
    seen = state;
    seen.dice = {};
    seen.next_dice.clear();
    for (GameGlyph& glyph : seen.glyphs)
        if (!glyph.face_up) glyph.kind = {};
    const bool placing =
        next_step(state) && next_step(state)->kind == Step::Kind::Markers && !state.rules().roll_for_markers;
    for (GameCard& card : seen.cards) {
        if (!card.marked.valid() || one_team(state, card.marked, seat)) continue;  // TEAM-03
        const unsigned unknown = card.markers & ~static_cast<unsigned>(card.revealed);
        // All place their markers at the same time (ORDER-03).
        card.hidden = placing ? std::int8_t{0} : static_cast<std::int8_t>(__builtin_popcount(unknown));
        card.markers = card.revealed;
    }
}

bool may_know(const GameState& state, const Event& event, PlayerId seat) {
    if (const auto* marker = std::get_if<event::MarkerPlaced>(&event)) return one_team(state, marker->player, seat);
    if (const auto* set = std::get_if<event::MarkerSet>(&event))
        return set->revealed || one_team(state, set->player, seat);
    if (const auto* drawn = std::get_if<event::GlyphDrawn>(&event))
        return drawn->place || state.glyphs[drawn->glyph.index()].face_up;
    return true;
}

}  // namespace hexwright::game
