// Glyphs that lie on an army card when the game begins and are put on the battlefield during play (SETUP-MARKERS-02,
// GLYPH-08).
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"
#include "engine/rules/range.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

constexpr std::string_view vines = "xenithrax-vines";

bool left_to_lay(const PowerInstance& instance) {
    const GameCard& card = instance.state[instance.card()];
    return markers_left(instance) > 0 && card.used_in_round != instance.state.round;
}

bool is_free(const GameState& state, SpaceIndex space) {
    return (*state.board)[space].stand == Stand::Figures && !figure_at(state, space).valid() &&
           std::ranges::find(state.glyphs, space, &GameGlyph::at) == state.glyphs.end();
}

}  // namespace

void vines_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    const Turn& turn = state.turns.back();
    if (moment != Moment::Attacking || !turn.attacks_made.empty() || !instance.in_its_turn() || !left_to_lay(instance))
        return;
    if (!state.catalogue().glyph(vines) || !state.rules().glyphs) return;
    const HexCoord at = (*state.board)[state[instance.figure].at()].space.at;
    std::vector<HexCoord> own;
    for (const SpaceIndex each : spaces_of(state, instance.figure)) own.push_back((*state.board)[each].space.at);
    const auto spaces = state.board->spaces();
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        const SpaceIndex space = static_cast<SpaceIndex>(i);
        if (distance(at, spaces[i].space.at) > instance.power.number("range") + 1 || !is_free(state, space)) continue;
        const auto range = range_between(state.board->terrain(), own, std::span(&spaces[i].space.at, 1));
        if (!range || *range > instance.power.number("range")) continue;
        UsePower use = use_of(instance);
        use.at = space;
        actions.push_back(use);
    }
}

void lay_vines(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    GameState& state = update.state;
    state[instance.card()].used_in_round = state.round;
    state.glyphs.push_back({.kind = *state.catalogue().glyph(vines), .at = action.at, .face_up = true});
    update.say(event::GlyphLaid{GlyphId{static_cast<int>(state.glyphs.size()) - 1}, action.at});
    change_markers(update, instance, -1);
}

}  // namespace hexwright::powers
