// The sums of a passport's games, phase by phase: what is kept of them, so that a run that was stopped goes on.
#pragma once
#include "engine/simulation/bouts.h"
#include "engine/simulation/pairs.h"
#include "engine/simulation/room.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace hexwright::simulation {

// The scenario's own games in pairs, then all bouts, then the suspects' bouts again on fresh seeds, then those that are
// confirmed against the planner.
enum class JudgePhase : std::uint8_t { Effects, Bouts, Fresh, Planner, Done };
inline constexpr auto judge_phases = static_cast<std::size_t>(JudgePhase::Done);

inline constexpr std::int64_t most_judge_waves = 10'000;  // Of each phase.

// Sums of whole waves only, so they are the same for any number of threads.
struct JudgeSums {
    JudgePhase phase = JudgePhase::Effects;
    std::array<std::int64_t, judge_phases> waves{};         // By phase.
    std::array<std::int64_t, judge_phases> milliseconds{};  // That all runs together have played, by phase.
    std::array<bool, judge_phases> goes_on{};               // By phase: to the end, as it found nobody in its own time.
    PairsSum effects{};                                     // Its cells only.
    BoutTable bouts{}, fresh{}, planned{};                  // The last one with the planner.
    friend bool operator==(const JudgeSums&, const JudgeSums&) = default;
};

}  // namespace hexwright::simulation
