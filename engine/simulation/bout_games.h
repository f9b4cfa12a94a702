// The games of bouts (bouts.h) on one battlefield: what they are played with, and how each is played. Styles are those
// of players::styles(), the one after them the planner. Zone, army, style and number of a game alone determine its
// dice, so games can be played in any order.
#pragma once
#include "engine/board/refusal.h"
#include "engine/players/player.h"
#include "engine/session/session.h"
#include "engine/simulation/archetypes.h"
#include "engine/simulation/batch.h"
#include "engine/simulation/bouts.h"
#include "engine/simulation/room.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace hexwright::simulation {

inline constexpr int rounds_without_limit = 12;              // Of a bout, where the scenario sets no limit.
inline constexpr int least_budget = 100, most_budget = 500;  // Points of an army.
inline constexpr std::int64_t games_of_a_bout = 1'000'000;   // At most: so many seeds are its own.
inline constexpr int playouts_of_planner = players::fair_playouts;

struct BoutGames {
    std::array<Batch, zones_of_bouts> ground{};  // Player 1 in the first zone; in the second.
    std::array<std::string, zones_of_bouts> zones{};
    std::vector<ArchetypeArmy> armies{};
    std::uint64_t seed = 1;
    int budget = 0;
    bool without_rules = false;  // The scenario's rules do not go with these armies, and are left out.
};

// For two players with a start zone each, `options` as for the scenario's own games. Refused where exchanged_batches()
// is for its zones, and if no army fits into them.
Result<BoutGames> bout_games(const Scenario& scenario, std::shared_ptr<const Catalogue> catalogue,
                             const GameOptions& options);

// Game `number`, from 1, of the bout at this place of the table. Of two games in a row each side is player 1 once.
GameResult play_bout(const BoutGames& games, const BoutTable& table, std::size_t place, std::int64_t number);
// nullopt if `stop` ended it, as for play_number().
std::optional<GameResult> play_bout(const BoutGames& games, const BoutTable& table, std::size_t place,
                                    std::int64_t number, const std::function<bool()>& stop);
int half_wins_of_first(const GameResult& game);  // Of the side in the first zone.

// A game of a bout as a record, and what it is played on.
struct BoutRecord {
    session::Record record{};
    Scenario scenario{};
};
BoutRecord record_of_bout(const BoutGames& games, const BoutTable& table, std::size_t place, std::int64_t number);

}  // namespace hexwright::simulation
