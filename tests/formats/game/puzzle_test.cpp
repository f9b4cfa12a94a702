// Puzzles in scenario files: their positions, when they are solved, what a search proves of them, and the samples.
#include "engine/trials/puzzle.h"

#include "engine/session/scenario_from_game.h"
#include "formats/telling/words.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Finn and a wounded Thorgrim next to each other; the dice decide.
Scenario duel_with(const std::string& puzzles) {
    DrawnGame game = on_shipped_meadow();
    game.army(1, "finn", {{1, 1}}).army(2, "thorgrim", {{4, 1}});
    Scenario scenario = game.scenario();
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    scenario.tests = read_or_fail("<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><tests>" + puzzles +
                                      "</tests></scenario>",
                                  "puzzles.xml")
                         .tests;
    return scenario;
}

std::string duel_puzzle(const std::string& given, const std::string& goals, const std::string& more = "") {
    return "<puzzle id=\"p\" player=\"1\"" + more + "><given><figure as=\"finn\" player=\"1\" card=\"finn\"/>" +
           "<figure as=\"foe\" player=\"2\" card=\"thorgrim\" wounds=\"3\"/>" + given + "</given>" + goals +
           "</puzzle>";
}
const std::string finns_turn = "<turn figure=\"finn\" number=\"3\"/>";
const std::string foe_falls = "<expect figure=\"foe\" where=\"destroyed\"/>";

std::string told_of(const Scenario& scenario) {
    std::string all;
    for (const PuzzleOutcome& outcome : check_puzzles(scenario, shared_shipped())) {
        CHECK(english().knows(outcome.told.id));
        all += outcome.told.id + (outcome.sound ? " sound" : "");
    }
    return all;
}
std::string told_of(const std::string& given, const std::string& goals, const std::string& more = "") {
    return told_of(duel_with(duel_puzzle(given, goals, more)));
}

PuzzleGame begun(const Scenario& scenario) {
    auto game = begin_puzzle(scenario, shared_shipped(), tests_of(scenario).puzzles.front());
    if (!game) FAIL(describe(game.error(), english()));
    return std::move(*game);
}

}  // namespace

TEST_CASE("a puzzle is solved by a line that reaches its goal, and the search finds the shortest") {
    const Scenario scenario = duel_with(duel_puzzle(
        finns_turn + "<so-far><dice show=\"skull skull skull blank blank blank blank\"/></so-far>", foe_falls));
    const PuzzleGame game = begun(scenario);
    const PuzzleProof proof = prove(game);
    REQUIRE(proof.verdict == PuzzleProof::Verdict::Solved);
    GameState state = game.state;
    for (const Action& action : proof.line) {
        CHECK(stand_of(game, state) == PuzzleStand::Open);
        act(state, action);
    }
    CHECK(stand_of(game, state) == PuzzleStand::Solved);
    CHECK(told_of(scenario) == "puzzle.can-be-solved sound");
}

TEST_CASE("a puzzle that no line solves, that is solved already, or that cannot begin is none") {
    CHECK(told_of(finns_turn, "<expect figure=\"finn\" at=\"7,3,1\"/>") == "puzzle.no-solution");
    CHECK(told_of(finns_turn, "<expect figure=\"foe\" wounds=\"3\"/>") == "puzzle.solved-at-start");
    CHECK(told_of("<card player=\"1\" id=\"shiori\" markers=\"1\"/>", foe_falls) == "puzzle.cannot-begin");
    CHECK(told_of(finns_turn, foe_falls, " players=\"3\"") == "puzzle.cannot-begin");
    CHECK(told_of(finns_turn, "") == "puzzle.cannot-begin");
    Scenario basic = duel_with(duel_puzzle(finns_turn, foe_falls));
    basic.edition = "basic-2007";
    CHECK(told_of(basic) == "puzzle.no-rounds");
}

TEST_CASE("a puzzle fails when its last round is over") {
    const std::string markers =
        "<card player=\"1\" id=\"finn\" markers=\"1 2 3 X\"/><card player=\"2\" id=\"thorgrim\" markers=\"1 2 3 X\"/>";
    const PuzzleGame game = begun(duel_with(duel_puzzle(markers, foe_falls, " rounds=\"2\"")));
    CHECK(game.last_round == 2);
    GameState state = game.state;
    while (!state.over && state.round <= 2) {
        CHECK(stand_of(game, state) == PuzzleStand::Open);
        const auto legal = legal_actions(state);
        act(state, legal[least_of(legal)]);
    }
    CHECK(stand_of(game, state) == PuzzleStand::Failed);
}

TEST_CASE("the puzzles of the samples can be solved") {
    for (const char* name : {"two-arrows", "wet-feet", "the-bell-at-dusk"}) {
        INFO(name);
        const Scenario scenario = sample_scenario(std::string("../puzzles/") + name);
        CHECK(prove(begun(scenario)).verdict == PuzzleProof::Verdict::Solved);
    }
}

TEST_CASE("puzzles are written as they are read, and a position of a game makes one") {
    const Scenario scenario = duel_with(duel_puzzle(finns_turn, foe_falls, " rounds=\"3\" title=\"Strike first\""));
    const Scenario again = read_or_fail(write_scenario(scenario, shipped()), "again.xml");
    CHECK(tests_of(again) == tests_of(scenario));

    auto session = GameSession::begin(std::make_shared<const Scenario>(scenario), shared_shipped(), {.seed = 3},
                                      {player_kind("random"), player_kind("random")});
    REQUIRE(session);
    session->advance({.most_decisions = 14});
    PuzzleWish wish{.name = "from-here", .title = "Win", .player = PlayerId{1}, .rounds = 4};
    const auto made = with_puzzle_of(scenario, *session, wish);
    if (!made) FAIL(describe(made.error(), english()));
    const Scenario read = read_or_fail(write_scenario(*made, shipped()), "made.xml");
    REQUIRE(tests_of(read).puzzles.size() == 2);
    const auto game = begin_puzzle(read, shared_shipped(), tests_of(read).puzzles.back());
    if (!game) FAIL(describe(game.error(), english()));
    CHECK(game->player == PlayerId{1});
    CHECK(legal_actions(game->state) == session->legal_actions());
    wish.name = "p";
    CHECK_FALSE(with_puzzle_of(scenario, *session, wish));
}
