// Files of sums over games (namespace urn:hexwright:statistics:1): what `simulate --out` writes and `simulate --merge`
// adds up.
#pragma once
#include "engine/game/start.h"
#include "engine/simulation/statistics.h"
#include "formats/xml/attributes.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct WrittenStatistics {
    std::string title{};               // of the scenario, for people
    std::string game{};                // digest of all that the games have in common but seed and seats
    std::uint64_t seed = 1;            // of game 1
    std::vector<std::string> seats{};  // by player
    Statistics sum{};
    friend bool operator==(const WrittenStatistics&, const WrittenStatistics&) = default;
};

inline constexpr std::int64_t most_simulated_games = 10'000'000;

Result<WrittenStatistics> read_statistics(std::string_view xml, const std::string& file_name);  // their sums agree
std::string write_statistics(const WrittenStatistics& written);
std::vector<ListedElement> statistics_elements();  // elements of statistics.xsd with their attributes, for its test

// Of a scenario's text, and how it is played: edition or house rules, players, rounds, points, armies brought along.
// The seed is no part of it.
std::string digest_of_game(std::string_view scenario, const GameOptions& options);

}  // namespace hexwright
