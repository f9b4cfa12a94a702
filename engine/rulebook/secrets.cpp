// What a scenario's rules keep from some of the players: flags and counters, and what is chosen.
#include "engine/core/visit.h"
#include "engine/rulebook/hooks.h"
#include "engine/rulebook/rulebook_in_play.h"

#include <algorithm>

namespace hexwright::rulebook {
namespace {

bool is_secret(const bound::Effect& effect) {
    return visit(effect.is, [](const auto& word) {
        if constexpr (requires { word.secret; }) return word.secret == YesNo::Yes;
        else return false;
    });
}

}  // namespace

SecretOf secret_of_tally(const GameState& state, TallyId tally) {
    const RulebookInPlay& play = *state.setup->rulebook;
    const DeclaredTally* known = declared(play.written, play.tallies[tally.index()]);
    return known ? known->secret : SecretOf::Nobody;
}

bool is_chosen_in_secret(const GameState& state, const Step& step) {
    return is_secret(*state.setup->rulebook->effects[static_cast<std::size_t>(step.number)].effect);
}

bool has_any_secret(const GameState& state) {
    const RulebookInPlay& play = *state.setup->rulebook;
    return std::ranges::any_of(play.written.tallies,
                               [](const auto& each) { return each.secret != SecretOf::Nobody; }) ||
           std::ranges::any_of(play.effects, [](const EffectInPlay& each) { return is_secret(*each.effect); });
}

}  // namespace hexwright::rulebook
