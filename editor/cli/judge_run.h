// The games of `judge`: which are played and when, and what is kept of them, so that a run that was stopped goes on.
// Time decides only how many games are played.
#pragma once
#include "editor/cli/room.h"
#include "engine/simulation/bout_games.h"
#include "engine/simulation/bouts.h"
#include "engine/simulation/pairs.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::cli {

// The scenario's own games in pairs, then all bouts, then the suspects' bouts again on fresh seeds, then those that are
// confirmed against the planner.
enum class JudgePhase : std::uint8_t { Effects, Bouts, Fresh, Planner, Done };
inline constexpr auto judge_phases = static_cast<std::size_t>(JudgePhase::Done);

inline constexpr std::int64_t most_judge_waves = 10'000;  // Of each phase.

// Sums of whole waves only, so they are the same for any number of threads.
struct JudgeSums {
    JudgePhase phase = JudgePhase::Effects;
    std::array<std::int64_t, judge_phases> waves{};  // By phase.
    std::array<double, judge_phases> seconds{};      // That all runs together have played, by phase.
    std::array<bool, judge_phases> goes_on{};        // By phase: to the end, as it found nobody in its own time.
    PairsSum effects{};                              // Its cells only.
    BoutTable bouts{}, fresh{}, planned{};           // The last one with the planner.
};

struct JudgePlan {
    double seconds = 0;            // To be played in all; ignored with `waves`.
    std::int64_t waves = 0;        // Of each phase; 0: as many as there is time for.
    unsigned threads = 0;          // 0: as many as there are processors.
    std::filesystem::path file{};  // Where the sums are kept; empty: nowhere.
    std::string digest{};          // Of all that the games depend on.
};

struct JudgedGames {
    std::optional<std::array<Batch, 4>> pairs{};  // nullopt: they cannot be exchanged.
    BoutGames bouts{};
    PlayThresholds thresholds{};
};

struct JudgeRun {
    JudgeSums sums{};
    std::vector<BoutStanding> suspects{};
    int stopped = 0;       // The signal that ended it before its time.
    bool resumed = false;  // It went on from what was kept.
};
JudgeRun run_judge(const JudgedGames& games, const JudgePlan& plan);

std::int64_t games_in(const PairsSum& effects);  // By its cells.
std::int64_t games_in(const BoutTable& table);
// The number of the fresh games' first one, less one.
inline constexpr std::int64_t before_fresh = 500'000;

// A game of fewest rounds that an exploit has won among its fresh games: the bout's place and the number.
struct ShortestGame {
    std::size_t place = 0;
    std::int64_t number = 0;
    int rounds = 0;
};
struct ShortestGames {
    std::vector<std::optional<ShortestGame>> games{};  // Of each exploit.
    int stopped = 0;                                   // As above; then there are none.
};
ShortestGames shortest_games(const JudgedGames& games, const JudgeSums& sums, const std::vector<BoutStanding>& exploits,
                             unsigned threads);

}  // namespace hexwright::cli
