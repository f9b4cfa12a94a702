// Reads and writes statistics over games (namespace urn:hexwright:statistics:1), written by `simulate --out` and added
// up by `simulate --merge`.
#pragma once
#include "engine/setup/start.h"
#include "engine/simulation/statistics.h"
#include "formats/xml/elements/attributes.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

// An option of the command line that the games share, as it was written there: "limit-rounds" and "3".
struct BatchOption {
    std::string name{};  // One of batch_options().
    std::string value{};
    friend bool operator==(const BatchOption&, const BatchOption&) = default;
};
std::vector<std::string_view> batch_options();

struct WrittenStatistics {
    std::string title{};               // Title of the scenario, for people.
    std::string game{};                // Digest of everything that the games share except seed and seats.
    std::uint64_t seed = 1;            // Seed of game 1.
    std::vector<std::string> seats{};  // Indexed by player.
    Statistics sum{};
    bool incomplete = false;  // Games of the batch, or of this part, are missing that were to be in the sum.
    std::int64_t of = 0;      // How many games the whole batch has; 0: not known, as in files of older versions.
    std::string version{};    // Of the program that played; empty in files of older versions.
    // From which line the games were played, so that the line for missing ones can be told.
    std::string file{};
    std::vector<BatchOption> options{};
    friend bool operator==(const WrittenStatistics&, const WrittenStatistics&) = default;
};

inline constexpr std::int64_t most_simulated_games = 10'000'000;

// Refused, with the place: what is damaged, by its check sum too, and sums that cannot be.
Result<WrittenStatistics> read_statistics(std::string_view xml, const std::string& file_name);
// Older versions wrote none, and what they wrote is read.
bool has_check_sum(std::string_view statistics_xml);
std::string write_statistics(const WrittenStatistics& written);
// Elements of statistics.xsd with their attributes, for its test.
std::vector<ListedElement> statistics_elements();

// Digest of a scenario's text and of how it is played: edition or house rules, players, rounds, points, armies brought
// along. Ignores the seed.
std::string digest_of_game(std::string_view scenario, const GameOptions& options);

}  // namespace hexwright::xml
