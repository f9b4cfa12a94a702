// The part of `hexwright check` that runs the tests of a scenario's own file, and says what no test would miss.
#pragma once
#include "engine/trial/trial_run.h"
#include "formats/words.h"

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace hexwright {

struct Tested {  // one file
    std::vector<TestOutcome> tests{};
    std::vector<MutantOutcome> mutants{};  // only when asked for
    bool run = false, mutated = false;
};

Tested test_campaign(const Campaign& campaign, const std::vector<Scenario>& scenarios, const Catalogue& catalogue,
                     bool mutate);
Tested test_scenario(const Scenario& scenario, const Catalogue& catalogue, bool mutate);
bool fails(const Tested& tested);  // a test has failed, or nobody notices that something is gone
std::string text_of(const Tested& tested, const std::string& file,
                    const Words& words);  // a line for each trouble, and the sum
void add_tests(nlohmann::ordered_json& json, const Tested& tested, const Words& words);

}  // namespace hexwright
