// The tests of a scenario, run on a drawn board: what is said of the first that fails.
#pragma once
#include "engine/trials/trial_run.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <string>

namespace hexwright::testing {

// The drawn game with these sections of a scenario file.
inline Scenario with_sections(const DrawnGame& drawn, const std::string& sections) {
    Scenario scenario = drawn.set_up();
    const Scenario read = read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/>" + sections + "</scenario>", "drawn.xml");
    scenario.rulebook = read.rulebook;
    scenario.zones = *read.zones;
    scenario.rounds = read.rounds;
    scenario.tests = read.tests;
    return scenario;
}

// Empty if all tests pass. There must be one.
inline std::string verdict_of(const Scenario& scenario) {
    const auto outcomes = run_tests(scenario, shared_shipped());
    if (outcomes.empty()) return "there is no test";
    std::string text;
    for (const auto& outcome : outcomes)
        for (const Message& message : outcome.trouble) text += (text.empty() ? "" : "; ") + english()(message);
    return text;
}
inline std::string verdict_of(const DrawnGame& drawn, const std::string& rules, const std::string& steps,
                              const std::string& zones = "") {
    return verdict_of(with_sections(drawn, (zones.empty() ? "" : "<zones>" + zones + "</zones>") + "<rules>" + rules +
                                               "</rules><tests><test id=\"t\">" + steps + "</test></tests>"));
}

// Why no game of it begins; empty if one does.
inline std::string refusal_of_rules(const DrawnGame& drawn, const std::string& rules, const std::string& zones = "") {
    const Scenario scenario =
        with_sections(drawn, (zones.empty() ? "" : "<zones>" + zones + "</zones>") + "<rules>" + rules + "</rules>");
    const auto started = start_game(scenario, shared_shipped(), {});
    return started ? "" : describe(started.error(), english());
}

}  // namespace hexwright::testing
