// What `judge` tells: the passport of a map, as sentences and tables, and as JSON.
#pragma once
#include "editor/cli/batches/judge_run.h"
#include "editor/cli/report.h"
#include "editor/cli/room.h"
#include "engine/judging/report.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::cli {

struct FoundExploit {
    Exploit exploit{};
    std::optional<ShortestGame> shortest{};
    std::string record{};  // The file that it was written to; empty: none.
};

struct Passport {
    std::string title{}, digest{};
    std::uint64_t seed = 1;
    judging::MapReport geometry{};
    std::optional<Refusal> no_pairs{}, no_bouts{};  // Why they were not played.
    JudgedGames games{};                            // Empty without bouts.
    JudgeRun run{};
    std::vector<FoundExploit> exploits{};  // The suspects, confirmed or not.
};

void tell_passport(const Passport& passport, const Report& report, const Catalogue& catalogue);
void print_passport(const Passport& passport, const Report& report);

}  // namespace hexwright::cli
