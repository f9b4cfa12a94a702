// Plays the scenarios of samples/scenarios in tests: reads them with their battlefield, begins them and goes through
// them turn by turn.
#pragma once
#include "engine/session/session.h"
#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped_game.h"

#include <filesystem>
#include <set>

namespace hexwright::testing {

inline std::filesystem::path scenario_folder() {
    return std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/scenarios";
}

inline std::string scenario_text(const std::string& name) {
    const auto bytes = read_file(scenario_folder() / (name + ".xml"));
    REQUIRE(bytes);
    return *bytes;
}

inline Scenario read_or_fail(const std::string& xml, const std::string& name) {
    auto read = read_scenario(xml, name, shipped());
    if (!read) FAIL(describe(read.error(), english()));
    return std::move(read->scenario);
}

inline Scenario sample_scenario(const std::string& name) {
    Scenario scenario = read_or_fail(scenario_text(name), name);
    if (scenario.battlefield_source.empty()) return scenario;
    const std::string file = (scenario_folder() / scenario.battlefield_source).string();
    const auto bytes = read_file(file);
    REQUIRE(bytes);
    const Scenario map = read_or_fail(*bytes, file);
    scenario.battlefield = map.battlefield;
    scenario.limit = map.limit;
    scenario.battlefield_source.clear();
    return scenario;
}

inline std::vector<std::string> scenario_names() {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(scenario_folder()))
        if (entry.path().extension() == ".xml") names.insert(entry.path().stem().string());
    return {names.begin(), names.end()};
}

// A game of a scenario. Uses pre-made armies where the scenario lets armies be gathered; every other decision takes the
// last choice listed (decline, no).
// Drake of player 1 at 0,0, Sonlen of player 2 at 5,0 on the drawn board, and these sections of a scenario file.
inline Scenario drake_against_sonlen(const std::string& sections, std::string_view drawing = R"(
    1 1 1 1 1 1
     1 1 1 1 1 1
    1 1 1 1 1 1)") {
    ShippedGame game(drawing);
    game.army(1, "drake-sotm", {{0, 0}}).army(2, "sonlen", {{5, 0}});
    Scenario scenario = game.scenario();
    const Scenario read = read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/>" + sections + "</scenario>", "small.xml");
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    scenario.rulebook = read.rulebook;
    scenario.zones = *read.zones;
    scenario.rounds = read.rounds;
    return scenario;
}

struct PlayedScenario {
    GameState state;
    Events events{};

    explicit PlayedScenario(const Scenario& scenario, GameOptions options = {}) {
        auto started = start_game(scenario, std::make_shared<const Catalogue>(shipped()), options);
        if (!started) FAIL(describe(started.error(), english()));
        state = std::move(started->state);
        events = std::move(started->events);
    }

    void act(const Action& action) {
        const Events more = testing::act(state, action);
        events.insert(events.end(), more.begin(), more.end());
    }
    bool at(Step::Kind kind) const { return next_step(state) && next_step(state)->kind == kind; }
    void pass() { act(legal_actions(state).back()); }
    void to(Step::Kind kind) {
        for (int guard = 0; !state.over && !at(kind) && guard < 5'000; ++guard) pass();
    }
    // Plays to the end of the current round; `dice` are those rolled from its first turn on. Stops where a rule asks.
    void end_round(const std::vector<int>& dice = {}) {
        to(Step::Kind::TakeTurnStep);
        if (!dice.empty()) testing::dice(state, dice);
        for (const int round = state.round; !state.over && state.round == round && !at(Step::Kind::RuleChoice);) pass();
    }
    void put(const std::string& figure, Space at, int wounds = 0) {
        act(PutFigure{fig(state, figure), state.board->index(at), no_space, wounds});
    }
    // Computer seats decide, `most` times or to the end of the game.
    void advance(Seats seats, int most, const std::function<void(const GameState&)>& watch = {}) {
        GameSession session({std::move(state), {}}, {}, std::move(seats), {SessionHistory::None});
        session.advance({.most_decisions = most, .watch = [&](const GameSession& at) {
                             events.insert(events.end(), at.events().begin(), at.events().end());
                             if (watch) watch(at.state());
                         }});
        state = session.state();
    }
    bool stands(const std::string& figure) const { return state[fig(state, figure)].on_board(); }
    bool won(int player) const { return state.over && state.winners == std::vector{PlayerId{player - 1}}; }
    bool drawn() const { return state.over && state.winners.empty(); }
    int count(const std::string& what) const {
        return static_cast<int>(std::ranges::count_if(happened<event::Counted>(events),
                                                      [&](const auto& each) { return each.what == what; }));
    }
};

}  // namespace hexwright::testing
