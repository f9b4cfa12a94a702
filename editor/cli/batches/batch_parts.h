// The parts of a batch that several machines share: which games are this process's, where a part is kept in a folder,
// and the line that plays given games.
#pragma once
#include "editor/cli/batches/simulate_line.h"
#include "editor/cli/room.h"
#include "engine/board/refusal.h"
#include "engine/simulation/statistics.h"
#include "formats/xml/games/statistics_xml.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace hexwright::cli {

struct Shard {
    std::int64_t number = 1, of = 1;  // From 1.
    std::string by{};                 // The variables that said so; empty if the line does.
    friend bool operator==(const Shard&, const Shard&) = default;
};

using Environment = std::function<std::optional<std::string>(const char* variable)>;

// For `--shard auto`: this process's part by the variables of Slurm's array, Slurm's job step, Open MPI or PMI. Within
// an array the tasks of each element share its part. Refused if there are none, if they are no numbers, or if they
// contradict each other. The step of a launcher, which has fewer tasks than its ranks, is no contradiction.
Result<Shard> shard_by_environment(const Environment& variable);

// The games that the line asks for of its batch: all, or those of --shard or --only.
struct GamesAsked {
    NumberRange numbers{};
    Shard shard{};
};
Result<GamesAsked> games_asked(const SimulateLine& line, const Environment& variable);

// Whether --out names a folder: one that is there, a name that ends with a slash, or a new name without an ending.
bool is_folder_of_parts(const std::string& out);
// Where the part with these games is kept.
std::filesystem::path file_of_part(const std::filesystem::path& folder, NumberRange numbers, std::int64_t of);
// The parts in a folder, by name.
Result<std::vector<std::string>> parts_in(const std::filesystem::path& folder);

// Why these sums are not of one batch: another scenario or way of playing, other seats, another seed, another size of
// the batch or another version of the program. `file` is the place, `other` the name of what it is compared with.
std::optional<Refusal> another_batch(const WrittenStatistics& sums, const std::string& file,
                                     const WrittenStatistics& others, const std::string& other);

// The games from 1 to `of` that are not among these, as ranges.
std::vector<NumberRange> missing_games(const std::vector<NumberRange>& numbers, NumberRange of);

// The line, fit to be pasted into a shell, that plays these games of the batch into that file or folder.
std::string line_for(const WrittenStatistics& batch, NumberRange numbers, const std::string& out);

// What the line says besides FILE, games, seats and seed.
std::vector<BatchOption> options_of(const SimulateLine& line);

}  // namespace hexwright::cli
