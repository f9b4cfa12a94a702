#include "engine/simulation/exchange.h"

#include "engine/setup/start.h"

#include <algorithm>
#include <utility>

namespace hexwright::simulation {
namespace {

bool has_start_spaces(const Army& army) {
    return std::ranges::any_of(army.cards, [](const CardOfArmy& card) { return !card.figures.empty(); });
}

std::optional<Refusal> cannot_exchange(const Setup& setup) {
    const auto& players = setup.players;
    if (players.size() != 2) return Refusal{{"pairs.two-players", {{"players", players.size()}}}};
    if (players[0].zones.empty() || players[1].zones.empty() || players[0].zones == players[1].zones)
        return Refusal{{"pairs.zones"}};
    const bool fixed = std::ranges::any_of(players, [](const PlayerSetup& player) {
        return has_start_spaces(player.army) || player.scripted.has_value();
    });
    if (fixed) return Refusal{{"pairs.fixed"}};
    return {};
}

Batch exchanged(Batch batch, const Setup& setup, Exchanged how) {
    Setup other = setup;
    if (how.zones) std::swap(other.players[0].zones, other.players[1].zones);
    if (how.armies) {
        std::swap(other.players[0].army, other.players[1].army);
        batch.options.armies.resize(2);
        std::swap(batch.options.armies[0], batch.options.armies[1]);
    }
    batch.scenario.setups.change([&](std::vector<Setup>& setups) {
        std::erase_if(setups, [&](const Setup& each) { return each.player_count() == other.player_count(); });
        setups.insert(std::ranges::upper_bound(setups, 2, {}, &Setup::player_count), std::move(other));
    });
    return batch;
}

}  // namespace

Result<std::array<Batch, 4>> exchanged_batches(const Batch& batch) {
    const auto setup = setup_for(batch.scenario, batch.options);
    if (!setup) return failure(setup.error());
    if (auto refused = cannot_exchange(*setup)) return failure(std::move(*refused));
    std::array<Batch, 4> four;
    for (std::size_t i = 0; i < four.size(); ++i) {
        auto prepared = prepare(exchanged(batch, *setup, all_exchanges[i]));
        if (!prepared) return failure(std::move(prepared.error()));
        four[i] = std::move(*prepared);
    }
    return four;
}

std::array<std::string, 2> zones_of_pairs(const Batch& batch) {
    std::array<std::string, 2> names;
    const auto setup = setup_for(batch.scenario, batch.options);
    if (!setup) return names;
    for (std::size_t i = 0; i < std::min(names.size(), setup->players.size()); ++i)
        for (const std::string& zone_id : setup->players[i].zones) names[i] += (names[i].empty() ? "" : ", ") + zone_id;
    return names;
}

}  // namespace hexwright::simulation
