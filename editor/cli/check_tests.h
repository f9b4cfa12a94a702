// The part of `hexwright check` that runs the tests in a scenario's own file and reports mutations that no test
// notices.
#pragma once
#include "editor/cli/room.h"
#include "engine/trials/puzzle.h"
#include "engine/trials/trial_run.h"
#include "formats/telling/words.h"

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace hexwright::cli {

struct Tested {  // Results for one file.
    std::vector<TestOutcome> tests{};
    std::vector<MutantOutcome> mutants{};  // Empty unless requested.
    bool run = false, mutated = false;
    std::vector<PuzzleOutcome> puzzles{};  // Those of a scenario are always looked at.
};

Tested test_campaign(const Campaign& campaign, const std::vector<Scenario>& scenarios, const Catalogue& catalogue,
                     bool mutate);
Tested test_scenario(const Scenario& scenario, const Catalogue& catalogue, bool mutate);
// A test has failed, a mutation went unnoticed, or a puzzle is none.
bool fails(const Tested& tested);
// One line for each problem, and a summary.
std::string text_of(const Tested& tested, const std::string& file, const Words& words);
void add_tests(nlohmann::ordered_json& json, const Tested& tested, const Words& words);

}  // namespace hexwright::cli
