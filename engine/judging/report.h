// All findings about a map, as one value. Worked out by geometry alone: nothing is played.
#pragma once
#include "engine/board/refusal.h"
#include "engine/judging/finding.h"
#include "engine/judging/judging_watch.h"

#include <string>
#include <vector>

namespace hexwright::judging {

struct MapReport {
    std::vector<Finding> findings{};   // In the order of FindingKind, each kind at least once.
    std::vector<std::string> zones{};  // Ids of the start zones that were judged.
    std::size_t spaces = 0;            // Spaces of the board, obstacles included.
    std::vector<Message> notes{};      // What was left out of all findings, and why.
};

// Places of the findings that are not fine, the most urgent first.
std::vector<std::size_t> ranking_of(const MapReport& report);

// The thresholds that hold for the map: those that the contest in its limit sets, and the usual ones else.
Thresholds thresholds_for(const Scenario& scenario, Thresholds usual);

// Refuses a battlefield with more spaces than a board holds. Interrupted, its result is worth nothing.
Result<MapReport> judge_map(const Scenario& scenario, const Catalogue& catalogue, const Thresholds& thresholds,
                            const JudgingWatch& watch = {});

}  // namespace hexwright::judging
