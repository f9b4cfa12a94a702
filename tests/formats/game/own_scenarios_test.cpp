// Scenarios in tests/scenarios, which use the newer words as people's scenarios would: they pass their checks and their
// tests, computers play them to the end, and their files are written byte for byte.
#include "engine/checks/scenario_checks.h"
#include "engine/trials/trial_run.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::vector<std::filesystem::path> own_scenarios() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests/scenarios"))
        if (entry.path().extension() == ".xml") files.push_back(entry.path());
    return files;
}

Scenario with_its_battlefield(const std::filesystem::path& file) {
    Scenario scenario = read_or_fail(*read_file(file), file.string());
    const auto map_file = (file.parent_path() / scenario.battlefield_source).string();
    const Scenario map = read_or_fail(*read_file(map_file), map_file);
    scenario.battlefield = map.battlefield;
    scenario.limit = map.limit;
    scenario.battlefield_source.clear();
    return scenario;
}

}  // namespace

TEST_CASE("scenarios with the newer words pass their own tests") {
    REQUIRE(own_scenarios().size() >= 3);
    for (const auto& file : own_scenarios())
        for (const auto& outcome : run_tests(with_its_battlefield(file), shared_shipped())) {
            INFO(file << ": " << outcome.id);
            for (const Message& message : outcome.trouble) UNSCOPED_INFO(english()(message));
            CHECK(outcome.trouble.empty());
        }
}

TEST_CASE("computers play scenarios with the newer words to the end") {
    for (const auto& file : own_scenarios())
        for (const char* seat : {"greedy", "random"}) {
            INFO(file << " " << seat);
            PlayedScenario game(with_its_battlefield(file), {.seed = 7});
            game.advance(Seats(game.state.players.size(), player_kind(seat)), 5'000);
            CHECK(game.state.over);
            CHECK(happened<event::RuleStopped>(game.events).empty());
        }
}

TEST_CASE("files of scenarios with the newer words are written as they were read") {
    for (const auto& file : own_scenarios()) {
        std::string text = *read_file(file);
        const std::size_t brief = text.find("  <!-- The brief"), end = text.find("-->\n", brief);
        REQUIRE(end != std::string::npos);
        text.erase(brief, end + 4 - brief);  // A document keeps comments, the writer of a scenario alone does not.
        CHECK(write_scenario(read_or_fail(text, file.string()), shipped()) == text);
    }
}

TEST_CASE("a game for one player needs a win of its own") {
    Scenario scenario = with_its_battlefield(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests" / "scenarios" /
                                             "the-thorn-hedge.xml");
    CHECK(start_game(scenario, shared_shipped(), {}));
    Rulebook rulebook = rulebook_of(scenario);
    rulebook.victory.wins.clear();
    scenario.rulebook = std::make_shared<const Rulebook>(std::move(rulebook));
    const auto started = start_game(scenario, shared_shipped(), {});
    REQUIRE_FALSE(started);
    CHECK(started.error().message.id == "setup.one-without-win");
}
