#include "editor/cli/check_tests.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

std::string sentences(const std::vector<Message>& messages, const Words& words) {
    std::string all;
    for (const Message& message : messages) all += (all.empty() ? "" : "; ") + words(message);
    return all;
}

// Tests that fail could not notice a missing part, so nothing is mutated while one fails.
// The first test that fails, if that prevents mutation; nullptr otherwise.
const TestOutcome* in_the_way(const Tested& tested) {
    if (!tested.mutated) return nullptr;
    const auto found = std::ranges::find_if(tested.tests, [](const TestOutcome& test) { return !test.passed(); });
    return found == tested.tests.end() ? nullptr : &*found;
}
Message not_mutated(const TestOutcome& test) { return {"test.not-mutated", {{"test", test.id}}}; }

std::string line_text(const Tested& tested, const std::string& file, const Words& words) {
    std::string text;
    for (const TestOutcome& test : tested.tests)
        if (!test.passed())
            text += file + ":" + std::to_string(test.line) + ": " +
                    words(Message{"test.failed", {{"test", test.id}, {"why", sentences(test.trouble, words)}}}) + "\n";
    if (const TestOutcome* first = in_the_way(tested))
        text += file + ":" + std::to_string(first->line) + ": " + words(not_mutated(*first)) + "\n";
    for (const MutantOutcome& mutant : tested.mutants)
        if (mutant.noticed_by.empty())
            text += file + ":" + std::to_string(mutant.line) + ": " +
                    words(Message{"test.unnoticed", {{"what", mutant.kind}, {"id", mutant.id}}}) + "\n";
    return text;
}

int count_failed(const Tested& tested) {
    return static_cast<int>(
        std::ranges::count_if(tested.tests, [](const TestOutcome& test) { return !test.passed(); }));
}
int count_unnoticed(const Tested& tested) {
    return static_cast<int>(
        std::ranges::count_if(tested.mutants, [](const MutantOutcome& mutant) { return mutant.noticed_by.empty(); }));
}

}  // namespace

Tested test_scenario(const Scenario& scenario, const Catalogue& catalogue, bool mutate) {
    const auto shared = std::make_shared<const Catalogue>(catalogue);
    Tested tested{run_tests(scenario, shared), {}, true, mutate};
    if (mutate && !in_the_way(tested)) tested.mutants = run_mutants(scenario, shared);
    return tested;
}

Tested test_campaign(const Campaign& campaign, const std::vector<Scenario>& scenarios, const Catalogue& catalogue,
                     bool mutate) {
    const auto shared = std::make_shared<const Catalogue>(catalogue);
    Tested tested{run_tests(campaign, scenarios, shared), {}, true, mutate};
    if (mutate && !in_the_way(tested)) tested.mutants = run_mutants(campaign, scenarios, shared);
    return tested;
}

bool fails(const Tested& tested) {
    const bool unsound = std::ranges::any_of(tested.puzzles, [](const PuzzleOutcome& each) { return !each.sound; });
    return unsound || count_failed(tested) + count_unnoticed(tested) > 0;
}

namespace {

std::string puzzle_lines(const Tested& tested, const std::string& file, const Words& words) {
    std::string text;
    for (const PuzzleOutcome& puzzle : tested.puzzles)
        text += file + ":" + std::to_string(puzzle.line) + ": " +
                words(Message{"puzzle.told", {{"puzzle", puzzle.id}, {"what", words(puzzle.told)}}}) + "\n";
    return text;
}

}  // namespace

std::string text_of(const Tested& tested, const std::string& file, const Words& words) {
    const std::string puzzles = puzzle_lines(tested, file, words);
    if (!tested.run) return puzzles;
    std::string text = puzzles + line_text(tested, file, words) + file + ": " +
                       words(Message{"test.count", {{"n", tested.tests.size()}}}) + ", " +
                       words(Message{"test.count-failed", {{"n", count_failed(tested)}}});
    if (tested.mutated && !in_the_way(tested))
        text += "; " + words(Message{"test.count-mutants", {{"n", tested.mutants.size()}}}) + ", " +
                words(Message{"test.count-unnoticed", {{"n", count_unnoticed(tested)}}});
    return text + "\n";
}

void add_tests(nlohmann::ordered_json& json, const Tested& tested, const Words& words) {
    using Json = nlohmann::ordered_json;
    if (!tested.puzzles.empty()) json["puzzles"] = Json::array();
    for (const PuzzleOutcome& puzzle : tested.puzzles)
        json["puzzles"].push_back(
            {{"id", puzzle.id}, {"line", puzzle.line}, {"sound", puzzle.sound}, {"message", words(puzzle.told)}});
    if (!tested.run) return;
    json["tests"] = Json::array();
    for (const TestOutcome& test : tested.tests) {
        Json row{{"id", test.id}, {"line", test.line}, {"passed", test.passed()}};
        if (!test.passed()) row["message"] = sentences(test.trouble, words);
        json["tests"].push_back(std::move(row));
    }
    json["failed"] = count_failed(tested);
    if (!tested.mutated) return;
    if (const TestOutcome* first = in_the_way(tested)) {
        json["not_tried"] = {{"test", first->id}, {"line", first->line}, {"message", words(not_mutated(*first))}};
        return;
    }
    json["mutants"] = Json::array();
    for (const MutantOutcome& mutant : tested.mutants) {
        Json row{{"kind", mutant.kind}, {"id", mutant.id}, {"line", mutant.line}};
        if (!mutant.noticed_by.empty()) row["test"] = mutant.noticed_by;
        json["mutants"].push_back(std::move(row));
    }
    json["unnoticed"] = count_unnoticed(tested);
}

}  // namespace hexwright::cli
