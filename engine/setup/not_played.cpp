#include "engine/setup/not_played.h"

#include "engine/powers/power_named.h"

#include <algorithm>
#include <set>

namespace hexwright::setup {

bool is_played(const PrintedPower& power) { return power_named(power.id) != nullptr; }

std::vector<Message> not_played(const ArmyCard& card) {
    std::vector<Message> all;
    for (const PrintedPower& power : card.powers)
        if (!is_played(power)) all.push_back({"power.not-played", {{"card", card.name}, {"power", power.name}}});
    return all;
}

std::vector<Message> not_played(const GameState& state) {
    std::set<CardKind> kinds;
    for (const GameCard& card : state.cards) kinds.insert(card.kind);
    if (std::ranges::any_of(state.players, &GamePlayerState::drafting))
        for (const PoolCard& card : state.setup->pool) kinds.insert(card.kind);
    std::vector<Message> all;
    for (const CardKind kind : kinds)
        if (state.rules().powers)
            for (Message& message : not_played(state.catalogue()[kind])) all.push_back(std::move(message));
    return all;
}

}  // namespace hexwright::setup
