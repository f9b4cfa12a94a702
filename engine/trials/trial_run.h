// Runs the tests in a scenario's file, and finds out whether they would notice a missing rule, modifier, win or zone.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/core/message.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/word_path.h"
#include "engine/trials/room.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hexwright::trials {

// The decisions that one test may pass over.
inline constexpr int most_test_decisions = 5'000;

struct TestOutcome {
    std::string id;
    int line = 0;                    // Line of the test or, where it failed, of the unmet expectation.
    std::vector<Message> trouble{};  // What was expected and what was found; empty: it passed.
    bool passed() const { return trouble.empty(); }
    friend bool operator==(const TestOutcome&, const TestOutcome&) = default;
};

// In file order. A test whose game cannot be begun has failed. The scenario must have its pieces.
std::vector<TestOutcome> run_tests(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue);

// The scenario with one thing less: a rule, modifier, win or zone, a house rule, an option of a menu, or the amounts of
// a word, which then does its work once. A zone is not removed but left without spaces: without the zone, no game could
// begin where a rule names it, and every test would notice.
struct Mutant {
    // For example "rule", "drown". The id of a "win" is its number in the file; those of an "option" and of an "amount"
    // begin with the rule's; that of a "house-rule" is "road-bonus", "snow cost" or "ruin-2".
    std::string kind, id;
    int line = 0;
    // What is missing; of an amount the word that it stood in; of a house rule its number: "house-rules[2]".
    WordPath word{};
    Scenario scenario{};
};
std::vector<Mutant> mutants_of(const Scenario& scenario, const Catalogue& catalogue);

struct CampaignMutant {  // `kind` is "next", "carry", "wounds", "upgrades" or "keep"; `id` for example "the-ambush
                         // the-source".
    std::string kind, id;
    int line = 0;
    Campaign campaign{};
};
std::vector<CampaignMutant> mutants_of(const Campaign& campaign);

struct MutantOutcome {
    std::string kind, id;
    int line = 0;
    std::string noticed_by{};  // The first test that fails; empty: none.
    WordPath word{};           // As of the mutant; the top for a campaign's.
};
struct MutantWatch {
    std::function<bool()> stop{};            // Asked before each mutant; true ends it.
    std::function<void(double)> progress{};  // Called after each mutant with the share that is done, up to 1.
};
// When stopped, those that were tried until then.
std::vector<MutantOutcome> run_mutants(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                                       const MutantWatch& watch = {});

// Same for a campaign, with the scenarios of its games in their order; covers its links and what they carry over.
std::vector<TestOutcome> run_tests(const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                   const std::shared_ptr<const Catalogue>& catalogue);
std::vector<MutantOutcome> run_mutants(const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                       const std::shared_ptr<const Catalogue>& catalogue);

}  // namespace hexwright::trials
