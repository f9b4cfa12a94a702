// Runs the tests that stand in a scenario's file, and asks whether they would notice if a rule, modifier, win or zone
// of it were gone.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/message.h"
#include "engine/core/result.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"

#include <memory>
#include <string>
#include <vector>

namespace hexwright {

inline constexpr int most_test_decisions = 5'000;  // that one test passes over

struct TestOutcome {
    std::string id;
    int line = 0;                    // of the test; where it failed, of what was not so
    std::vector<Message> trouble{};  // what was expected and what was so; none: it passed
    bool passed() const { return trouble.empty(); }
    friend bool operator==(const TestOutcome&, const TestOutcome&) = default;
};

// In the order of the file. A test whose game cannot be begun has failed. The scenario has its pieces.
std::vector<TestOutcome> run_tests(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue);

// The scenario with one thing less. A zone is not taken away but left without spaces: without it no game would begin
// where a rule speaks of it, and every test would notice.
struct Mutant {
    std::string kind, id;  // "rule", "drown"; "win", its number in the file
    int line = 0;
    Scenario scenario{};
};
std::vector<Mutant> mutants_of(const Scenario& scenario);

struct CampaignMutant {  // "next", "carry"; id: "the-ambush the-source"
    std::string kind, id;
    int line = 0;
    Campaign campaign{};
};
std::vector<CampaignMutant> mutants_of(const Campaign& campaign);

struct MutantOutcome {
    std::string kind, id;
    int line = 0;
    std::string noticed_by{};  // the first test that fails; empty: none
};
std::vector<MutantOutcome> run_mutants(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue);

// The same for a campaign, with the scenarios of its games in their order: what follows what, and who comes along.
std::vector<TestOutcome> run_tests(const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                   const std::shared_ptr<const Catalogue>& catalogue);
std::vector<MutantOutcome> run_mutants(const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                       const std::shared_ptr<const Catalogue>& catalogue);

}  // namespace hexwright
