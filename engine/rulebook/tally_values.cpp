// Flags and counters, and whose they are.
#include "engine/rulebook/evaluate.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace hexwright::rulebook {

namespace {

bool comes_before_tally(const Tally& a, const Tally& b) {
    return std::tie(a.what, a.owner) < std::tie(b.what, b.owner);
}

}  // namespace

int tally_owner(const ConditionContext& context, OwnerRef owner) {
    switch (owner.who) {
        case OwnerRef::Who::Game:
            return owner_game;
        case OwnerRef::Who::Player:
            return player_meant(context, owner.player).value;
        case OwnerRef::Who::Zone:
            return owner_zone + owner.zone.value;
        case OwnerRef::Who::Figure:
            break;
    }
    const FigureId id = figure_meant(context, owner.figure);
    return id.valid() ? owner_figure + id.value : no_owner;
}

int tally(const GameState& state, int what, int owner) {
    const auto found = std::ranges::find_if(
        state.tallies, [&](const Tally& each) { return each.what == what && each.owner == owner; });
    return found == state.tallies.end() ? 0 : found->value;
}

void set_tally(GameState& state, int what, int owner, int value) {
    const Tally wanted{static_cast<std::int16_t>(what), static_cast<std::int16_t>(owner),
                       std::clamp(value, -most_counted, most_counted)};
    const auto place = std::ranges::lower_bound(state.tallies, wanted, comes_before_tally);
    const bool there = place != state.tallies.end() && place->what == what && place->owner == owner;
    // What is said anew is a secret again. Zeros are kept only where everybody knows of them, so that equal games have
    // equal lists.
    if (there && value == 0) state.tallies.erase(place);
    else if (there) *place = wanted;
    else if (value != 0) state.tallies.insert(place, wanted);
}

bool reveal_tally(GameState& state, int what, int owner) {
    const Tally wanted{.what = static_cast<std::int16_t>(what), .owner = static_cast<std::int16_t>(owner)};
    const auto place = std::ranges::lower_bound(state.tallies, wanted, comes_before_tally);
    const bool there = place != state.tallies.end() && place->what == what && place->owner == owner;
    if (there && place->revealed) return false;
    Tally& known = there ? *place : *state.tallies.insert(place, wanted);
    return known.revealed = true;
}

}  // namespace hexwright::rulebook
