#include "engine/simulation/seen_games.h"

#include "engine/simulation/versions.h"

namespace hexwright::simulation {

bool play_next(SeenGames& seen, std::span<const Batch> batches, const std::function<bool()>& stop) {
    const auto number = static_cast<std::int64_t>(seen.half_wins.size()) + 1;
    const auto game = play_number(batches[seen.half_wins.size() % batches.size()], number, seen.heat, stop);
    if (!game) return false;
    add(seen.pairs, *game);
    seen.half_wins.push_back(static_cast<std::uint8_t>(half_wins_of(*game)));
    return true;
}

}  // namespace hexwright::simulation
