#include "engine/simulation/bout_games.h"

#include "engine/board/hex/grid_map.h"
#include "engine/players/style.h"
#include "engine/scenario/rulebook.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace hexwright::simulation {
namespace {

int budget_of(const Setup& setup, const Catalogue& catalogue) {
    int most = 0;
    for (const PlayerSetup& player : setup.players) {
        int points = player.army.points;
        for (const CardOfArmy& entry : player.army.cards)
            if (const auto kind = catalogue.card(entry.card)) points += catalogue[*kind].points * entry.copies;
        most = std::max(most, points);
    }
    return std::clamp(most, least_budget, most_budget);
}

int spaces_in(const Scenario& scenario, const PlayerSetup& player) {
    int spaces = 0;
    for (const Zone& zone : *scenario.zones)
        if (zone.id == player.zones.front()) spaces = static_cast<int>(zone.spaces.size());
    return spaces;
}

// The set-up with armies that are brought, each of the budget; the second player first where `turned`.
Setup with_brought_armies(Setup setup, int budget, bool turned) {
    for (PlayerSetup& player : setup.players) {
        player.army = Army{.points = budget};
        player.scripted.reset();
        player.scripted_cards.clear();
    }
    if (turned) std::swap(setup.players[0].zones, setup.players[1].zones);
    return setup;
}

const PlayerKind* player_of(std::size_t style) {
    const auto styles = players::styles();
    return players::player_kind(style < styles.size() ? std::string(styles[style].id)
                                                      : "planner:" + std::to_string(playouts_of_planner));
}

Batch batch_on(const Batch& ground, const BoutGames& games, const Bout& bout, bool first_begins) {
    Batch batch = ground;
    const Contender& begins = first_begins ? bout.first : bout.second;
    const Contender& follows = first_begins ? bout.second : bout.first;
    batch.options.armies = {games.armies[begins.army].cards, games.armies[follows.army].cards};
    batch.seats = {player_of(begins.style), player_of(follows.style)};
    return batch;
}

// Odd numbers: the side in the first zone is player 1.
Batch batch_of(const BoutGames& games, const BoutTable& table, std::size_t place, std::int64_t number) {
    const bool first_begins = number % 2 == 1;
    Batch batch = batch_on(games.ground[first_begins ? 0 : 1], games, bout_at(table, place), first_begins);
    batch.options.seed = games.seed + static_cast<std::uint64_t>(place) * std::uint64_t{games_of_a_bout};
    return batch;
}

std::optional<Refusal> cannot_bout(const Setup& setup) {
    const auto& players = setup.players;
    if (players.size() != 2) return Refusal{{"judge.two-players", {{"players", players.size()}}}};
    if (players[0].zones.empty() || players[1].zones.empty() || players[0].zones == players[1].zones)
        return Refusal{{"judge.zones"}};
    return {};
}

// Prepares the ground for both ways of the zones. Refused if a game with one of the armies cannot begin.
Result<void> prepare_ground(BoutGames& games, const Scenario& scenario, const Setup& setup, const GameOptions& options,
                            const std::shared_ptr<const Catalogue>& catalogue) {
    for (std::size_t zone = 0; zone < zones_of_bouts; ++zone) {
        Batch batch{scenario, catalogue, options, {}};
        batch.scenario.setups = std::vector<Setup>{with_brought_armies(setup, games.budget, zone == 1)};
        if (batch.options.rounds < 0 && scenario.rounds == 0) batch.options.rounds = rounds_without_limit;
        for (std::size_t army = 0; army < games.armies.size(); ++army) {
            const Contender alone{army, 0};
            auto prepared = prepare(batch_on(batch, games, {alone, alone}, true));
            if (!prepared) return failure(std::move(prepared.error()));
            games.ground[zone] = std::move(*prepared);
        }
    }
    return {};
}

}  // namespace

Result<BoutGames> bout_games(const Scenario& scenario, std::shared_ptr<const Catalogue> catalogue,
                             const GameOptions& options) {
    const auto setup = setup_for(scenario, options);
    if (!setup) return failure(setup.error());
    if (auto refused = cannot_bout(*setup)) return failure(std::move(*refused));
    const auto rules = rules_for(scenario, options);
    if (!rules) return failure(rules.error());
    BoutGames games{.seed = options.seed, .budget = budget_of(*setup, *catalogue)};
    for (std::size_t zone = 0; zone < zones_of_bouts; ++zone) games.zones[zone] = setup->players[zone].zones.front();
    const int spaces = std::min(spaces_in(scenario, setup->players[0]), spaces_in(scenario, setup->players[1]));
    games.armies = archetype_armies(*catalogue, *rules, games.budget, spaces);
    if (games.armies.empty()) return failure(Message{"judge.no-army", {{"spaces", spaces}}});
    GameOptions own = options;
    own.armies.clear();
    const auto ready = prepare_ground(games, scenario, *setup, own, catalogue);
    if (ready) return games;
    if (!scenario.rulebook) return failure(ready.error());
    Scenario plain = scenario;
    plain.rulebook.reset();
    games.without_rules = true;
    if (const auto played = prepare_ground(games, plain, *setup, own, catalogue); !played)
        return failure(played.error());
    return games;
}

GameResult play_bout(const BoutGames& games, const BoutTable& table, std::size_t place, std::int64_t number) {
    return *play_bout(games, table, place, number, {});
}

std::optional<GameResult> play_bout(const BoutGames& games, const BoutTable& table, std::size_t place,
                                    std::int64_t number, const std::function<bool()>& stop) {
    return play_number(batch_of(games, table, place, number), number, stop);
}

int half_wins_of_first(const GameResult& game) {
    if (game.winners.size() != 1) return 1;
    return (game.winners.front() == 0) == (game.number % 2 == 1) ? 2 : 0;
}

BoutRecord record_of_bout(const BoutGames& games, const BoutTable& table, std::size_t place, std::int64_t number) {
    Batch batch = batch_of(games, table, place, number);
    batch.options.seed += static_cast<std::uint64_t>(number - 1);
    auto started = start_game(batch.scenario, batch.catalogue, batch.options);
    assert(started.has_value());
    GameSession session(std::move(*started), batch.options, batch.seats, {SessionHistory::Record});
    session.advance({});
    return {session.record(), std::move(batch.scenario)};
}

}  // namespace hexwright::simulation
