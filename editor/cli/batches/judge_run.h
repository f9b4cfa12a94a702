// The games of `judge`: which are played and when, and what is kept of them, so that a run that was stopped goes on.
// Time decides only how many games are played.
#pragma once
#include "editor/cli/room.h"
#include "engine/board/refusal.h"
#include "engine/simulation/bout_games.h"
#include "engine/simulation/bouts.h"
#include "engine/simulation/judge_sums.h"
#include "engine/simulation/pairs.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::cli {

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
    int stopped = 0;                  // The signal that ended it before its time.
    std::optional<Refusal> unkept{};  // Why what was played last could not be kept, if it should have been.
};
// From the sums that were kept on, or from empty ones.
JudgeRun run_judge(const JudgedGames& games, const JudgePlan& plan, JudgeSums kept);
JudgeSums empty_sums(const JudgedGames& games);

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
