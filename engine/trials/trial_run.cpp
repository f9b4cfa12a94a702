#include "engine/trials/trial_run.h"

#include "engine/scenario/played_rules.h"
#include "engine/scenario/usual_order.h"
#include "engine/trials/trial.h"
#include "engine/trials/trial_in_play.h"

#include <algorithm>
#include <utility>

namespace hexwright::trials {
namespace {

Result<std::shared_ptr<const Board>> board_for(const Scenario& scenario, const Catalogue& catalogue) {
    const auto rules = rules_of(scenario);
    if (!rules) return failure(Message{"setup.no-edition", {{"edition", scenario.edition}}});
    return make_board(scenario.battlefield, catalogue, *rules);
}

std::vector<TestOutcome> run_on(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                                const std::shared_ptr<const Board>& board) {
    std::vector<TestOutcome> outcomes;
    for (const ScenarioTest& test : tests_of(scenario).tests)
        outcomes.push_back(Trial(test, Judged::Whole).run(scenario, catalogue, board));
    return outcomes;
}

// Only tests that pass can notice a mutant.
std::vector<ScenarioTest> passing(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                                  const std::shared_ptr<const Board>& board) {
    std::vector<ScenarioTest> tests;
    for (const ScenarioTest& test : tests_of(scenario).tests)
        if (Trial(test, Judged::Whole).run(scenario, catalogue, board).passed()) tests.push_back(test);
    return tests;
}

}  // namespace

tl::expected<TestPosition, TestTrouble> position_of(const Scenario& scenario,
                                                    const std::shared_ptr<const Catalogue>& catalogue,
                                                    ScenarioTest test) {
    return Trial(std::move(test), Judged::Whole).position(in_usual_order(scenario, *catalogue), catalogue);
}

std::vector<TestOutcome> run_tests(const Scenario& as_edited, const std::shared_ptr<const Catalogue>& catalogue) {
    if (tests_of(as_edited).tests.empty()) return {};
    const Scenario scenario = in_usual_order(as_edited, *catalogue);
    const auto board = board_for(scenario, *catalogue);
    if (board) return run_on(scenario, catalogue, *board);
    std::vector<TestOutcome> outcomes;
    for (const ScenarioTest& test : tests_of(scenario).tests)
        outcomes.push_back({test.id.word, test.line, {{"test.cannot-begin"}, board.error().message}});
    return outcomes;
}

std::vector<MutantOutcome> run_mutants(const Scenario& as_edited, const std::shared_ptr<const Catalogue>& catalogue,
                                       const MutantWatch& watch) {
    const Scenario scenario = in_usual_order(as_edited, *catalogue);
    std::vector<MutantOutcome> outcomes;
    const auto board = board_for(scenario, *catalogue);
    const std::vector<ScenarioTest> tests = board ? passing(scenario, catalogue, *board) : std::vector<ScenarioTest>{};
    const std::vector<Mutant> mutants = mutants_of(scenario, *catalogue);
    for (const Mutant& mutant : mutants) {
        if (watch.stop && watch.stop()) break;
        outcomes.push_back({mutant.kind, mutant.id, mutant.line, {}, mutant.word});
        const bool other_ground = mutant.scenario.house_rules != scenario.house_rules;
        const auto ground = other_ground ? board_for(mutant.scenario, *catalogue) : board;
        const auto misses = [&](const ScenarioTest& test) {
            return !ground || !Trial(test, Judged::ByExpectations).run(mutant.scenario, catalogue, *ground).passed();
        };
        if (const auto test = std::ranges::find_if(tests, misses); test != tests.end())
            outcomes.back().noticed_by = test->id.word;
        if (watch.progress) watch.progress(static_cast<double>(outcomes.size()) / static_cast<double>(mutants.size()));
    }
    return outcomes;
}

// ---- campaigns

namespace {

TestOutcome run_one(const ScenarioTest& test, Judged judged, const Campaign& campaign,
                    const std::vector<Scenario>& scenarios, const std::shared_ptr<const Catalogue>& catalogue) {
    const auto game = std::ranges::find(campaign.games, test.game, &CampaignGame::id);
    const auto place = static_cast<std::size_t>(game - campaign.games.begin());
    if (place >= scenarios.size()) return {test.id.word, test.line, {{"campaign.no-game", {{"game", test.game.word}}}}};
    const Scenario scenario = in_usual_order(scenarios[place], *catalogue);
    return Trial(test, judged, {&campaign, &scenarios, place}).run(scenario, catalogue, nullptr);
}

std::vector<TestOutcome> run_all(Judged judged, const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                 const std::shared_ptr<const Catalogue>& catalogue) {
    std::vector<TestOutcome> outcomes;
    if (campaign.tests)
        for (const ScenarioTest& test : campaign.tests->tests)
            outcomes.push_back(run_one(test, judged, campaign, scenarios, catalogue));
    return outcomes;
}

}  // namespace

std::vector<TestOutcome> run_tests(const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                   const std::shared_ptr<const Catalogue>& catalogue) {
    return run_all(Judged::Whole, campaign, scenarios, catalogue);
}

std::vector<MutantOutcome> run_mutants(const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                       const std::shared_ptr<const Catalogue>& catalogue) {
    std::vector<MutantOutcome> outcomes;
    const std::vector<TestOutcome> whole = run_tests(campaign, scenarios, catalogue);
    for (const CampaignMutant& mutant : mutants_of(campaign)) {
        outcomes.push_back({mutant.kind, mutant.id, mutant.line});
        const std::vector<TestOutcome> found = run_all(Judged::ByExpectations, mutant.campaign, scenarios, catalogue);
        for (std::size_t i = 0; i < whole.size() && outcomes.back().noticed_by.empty(); ++i)
            if (whole[i].passed() && !found[i].passed()) outcomes.back().noticed_by = whole[i].id;
    }
    return outcomes;
}

}  // namespace hexwright::trials
