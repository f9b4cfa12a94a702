// From a position back to its scenario: as its set-up, as a test that passes and guards the rule at work, as a puzzle.
#include "engine/session/scenario_from_game.h"

#include "engine/trials/trial_run.h"
#include "formats/telling/words.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr const char* rules_of_flood = R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><rules>
    <rule id="flood"><on event="turn-end"/><each figure="f"><card id="finn"/><wound/></each>
      <add counter="tides"/><set flag="wet" of="2"/></rule>
    <rule id="never"><on event="round-end" from="9"/><end winner="1"/></rule>
    </rules></scenario>)";

Scenario flooded() {
    DrawnGame game = on_shipped_meadow();
    game.army(1, "finn", {{3, 1}}).army(1, "marro-drudge", {{0, 0}, {1, 0}, {2, 0}, {3, 0}}, 2);
    game.army(2, "thorgrim", {{6, 1}}).army(2, "tor-kul-na", {{7, 2}, {6, 2}});
    Scenario scenario = game.scenario();
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    scenario.rulebook = read_or_fail(rules_of_flood, "flood.xml").rulebook;
    return scenario;
}

GameSession session_in(const Scenario& scenario, std::uint64_t seed = 4) {
    auto session = GameSession::begin(std::make_shared<const Scenario>(scenario), shared_shipped(), {.seed = seed},
                                      {player_kind("greedy"), player_kind("random")});
    if (!session) FAIL(describe(session.error(), english()));
    return std::move(*session);
}

template <class Value>
Value given_or_stop(Result<Value> result) {
    if (!result) FAIL(describe(result.error(), english()));
    return std::move(*result);
}

// The same scenario after it was written and read.
Scenario read_again(const Scenario& scenario) {
    const std::string xml = write_scenario(scenario, shipped());
    return read_or_fail(xml, "made.xml");
}

std::string failures(const Scenario& scenario) {
    std::string all;
    for (const TestOutcome& outcome : run_tests(scenario, shared_shipped()))
        for (const Message& message : outcome.trouble) all += outcome.id + ": " + english()(message) + "; ";
    return all;
}

bool wounded_by_flood(const GameSession& session) { return !happened<event::RuleHarmed>(session.events()).empty(); }

std::string placed(const GameState& state) {
    std::string all;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (state[figure].on_board())
            all += printed(state, figure).id + " " + std::to_string(controller(state, figure).value) + " " +
                   to_text((*state.board)[state[figure].at()].space) + "\n";
    }
    return all;
}

// What the last action has made so.
std::vector<Fact> changed_by(const GameSession& session) {
    std::vector<Fact> facts = facts_of(session);
    std::erase_if(facts, [](const Fact& fact) { return !fact.changed; });
    return facts;
}

}  // namespace

TEST_CASE("every fact of a position holds in a test, alone and with all others, and says in words what it expects") {
    const Scenario scenario = flooded();
    GameSession session = session_in(scenario);
    CHECK(facts_of(session).empty());
    session.advance({.until = wounded_by_flood});
    const std::vector<Fact> facts = facts_of(session);
    CHECK(std::ranges::is_partitioned(facts, &Fact::changed));
    CHECK(failures(given_or_stop(with_test_of(scenario, session, "all-of-it", facts))).empty());
    std::size_t changed = 0;
    for (const Fact& fact : facts) {
        INFO(english()(fact.told));
        changed += fact.changed ? 1 : 0;
        CHECK(english().knows(fact.told.id));
        CHECK(failures(given_or_stop(with_test_of(scenario, session, "one-fact", {fact}))).empty());
    }
    CHECK(changed > 0);
    CHECK(changed < facts.size());
}

TEST_CASE("facts about one figure become one step of the test") {
    GameSession session = session_in(flooded());
    session.advance({.until = wounded_by_flood});
    const std::vector<Fact> facts = facts_of(session);
    std::size_t about_figures = 0;
    for (const GameState& state = session.state(); const Figure& figure : state.figures)
        about_figures += figure.place != Figure::Place::Unused ? 1 : 0;
    std::size_t steps = 0;
    for (const TestStep& step : expecting(facts)) steps += std::get<trial::Expect>(step.is).figure.given() ? 1 : 0;
    CHECK(steps == about_figures);
}

TEST_CASE("what an action has done is a test that passes, and that notices when its rule is gone") {
    const Scenario scenario = flooded();
    GameSession session = session_in(scenario);
    session.advance({.until = wounded_by_flood});
    REQUIRE(wounded_by_flood(session));
    const Scenario made = given_or_stop(with_test_of(scenario, session, "the-flood-hurts", changed_by(session)));
    REQUIRE(tests_of(made).tests.size() == 1);
    CHECK(failures(made).empty());
    const Scenario read = read_again(made);
    CHECK(tests_of(read) == tests_of(made));
    CHECK(failures(read).empty());
    bool noticed = false;
    for (const MutantOutcome& mutant : run_mutants(read, shared_shipped()))
        if (mutant.id == "flood") noticed = mutant.noticed_by == "the-flood-hurts";
    CHECK(noticed);
}

TEST_CASE("every position of a game makes a test that passes, also with dice and figures set by hand") {
    const Scenario scenario = flooded();
    GameSession session = session_in(scenario, 8);
    for (int i = 0; i < 60 && !session.state().over; ++i) {
        if (i == 20) REQUIRE(session.act(PutFigure{fig(session.state(), "1.marro-drudge.1.2"), no_space}));
        if (i == 30) REQUIRE(session.act(Reseed{77}));
        if (i == 40) REQUIRE(session.act(NextDice{{1, 1}}));
        if (i == 45) REQUIRE(session.act(SetRound{4}));
        if (i == 50) REQUIRE(session.act(SetTurn{.card = card(session.state(), "2.thorgrim")}));
        session.advance({.most_decisions = 1});
        if (i % 3 != 0) continue;
        INFO("position " << i << " after " << session.record().actions.back().wording.name);
        const Scenario made = given_or_stop(with_test_of(scenario, session, "here", changed_by(session)));
        std::string last;
        for (const RecordedAction& each : session.record().actions) {
            last += each.wording.name;
            for (const auto& [member, value] : each.wording.members) last += " " + member + "=" + value;
            last += "\n";
        }
        INFO(last);
        CHECK(failures(made) == "");
    }
}

namespace {

Scenario king_of_the_hill(const char* rules) {
    DrawnGame game = on_shipped_meadow();
    game.army(1, "finn", {{3, 1}}).army(2, "thorgrim", {{6, 1}});
    Scenario scenario = game.scenario();
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    scenario.rulebook = read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/>)" +
                                         std::string(rules) + "</scenario>",
                                     "hill.xml")
                            .rulebook;
    return scenario;
}

// After the action with which the round ended.
bool second_round(const GameSession& session) { return session.state().round == 2; }

}  // namespace

TEST_CASE("what the end of a round has done is a test that passes, whichever facts are clicked, and guards its rule") {
    const Scenario scenario = king_of_the_hill(R"(<rules><rule id="score"><on event="round-end"/>
        <each figure="f"><card id="finn"/><add counter="hill" of="f"/></each></rule></rules>)");
    GameSession session = session_in(scenario);
    session.advance({.until = second_round});
    REQUIRE(second_round(session));
    const std::vector<Fact> facts = facts_of(session);
    for (const Fact& fact : facts) {
        INFO(english()(fact.told));
        CHECK(failures(given_or_stop(with_test_of(scenario, session, "one-fact", {fact}))).empty());
    }
    const auto hill = std::ranges::find(facts, "fact.counter-of-figure", [](const Fact& fact) { return fact.told.id; });
    REQUIRE(hill != facts.end());
    const Scenario made = read_again(given_or_stop(with_test_of(scenario, session, "scored", {*hill})));
    CHECK(failures(made).empty());
    const std::vector<MutantOutcome> mutants = run_mutants(made, shared_shipped());
    REQUIRE(mutants.size() == 1);
    CHECK(mutants.front().noticed_by == "scored");
}

TEST_CASE("a game that ends with its round makes a test of its winner, and one that asks there of its question") {
    struct {
        const char* rules;
        const char* fact;
    } const table[] = {
        {R"(<victory><win who="1" timing="end-of-round"/></victory>)", "fact.winner"},
        {R"(<rules><rule id="offer"><on event="round-end"/><may by="2"><add counter="hill"/></may></rule></rules>)",
         "fact.decides"},
        {R"(<rules><rule id="stop"><on event="round-end"/><end winner="2"/></rule></rules>)", "fact.winner"}};
    for (const auto& row : table) {
        INFO(row.rules);
        const Scenario scenario = king_of_the_hill(row.rules);
        GameSession session = session_in(scenario);
        const auto asked = [](const GameSession& each) {
            return each.state().over ||
                   (!each.state().steps.empty() && each.state().steps.back().kind == Step::Kind::RuleChoice);
        };
        session.advance({.until = asked});
        REQUIRE(asked(session));
        const std::vector<Fact> facts = facts_of(session);
        const auto fact = std::ranges::find(facts, row.fact, [](const Fact& each) { return each.told.id; });
        REQUIRE(fact != facts.end());
        CHECK(failures(given_or_stop(with_test_of(scenario, session, "at-the-end", {*fact}))).empty());
    }
}

TEST_CASE("the end of a game is expected as its winner") {
    const Scenario scenario = flooded();
    GameSession session = session_in(scenario, 3);
    session.advance();
    REQUIRE(session.state().over);
    const Scenario made = given_or_stop(with_test_of(scenario, session, "the-end", changed_by(session)));
    CHECK(std::get<trial::Expect>(tests_of(made).tests.front().steps[1].is).winner.given());
    CHECK(failures(made).empty());
}

TEST_CASE("no test is made of nothing, under a name that is taken, or of a game that was begun otherwise") {
    const Scenario scenario = flooded();
    GameSession session = session_in(scenario);
    const auto why = [](const Result<Scenario>& made) {
        REQUIRE_FALSE(made);
        CHECK(english().knows(made.error().message.id));
        return made.error().message.id;
    };
    CHECK(why(with_test_of(scenario, session, "start", changed_by(session))) == "made.nothing-done");
    session.advance({.most_decisions = 9});
    const Scenario made = given_or_stop(with_test_of(scenario, session, "once", changed_by(session)));
    CHECK(why(with_test_of(made, session, "once", changed_by(session))) == "made.name-taken");
    CHECK(why(with_test_of(made, session, "nothing", {})) == "made.nothing-expected");
    CHECK(why(with_test_of(made, session, "", changed_by(session))) == "made.no-name");
    auto other = GameSession::begin(std::make_shared<const Scenario>(scenario), shared_shipped(),
                                    {.edition = "master-2022"}, {player_kind("random"), player_kind("random")});
    REQUIRE(other);
    other->advance({.most_decisions = 9});
    CHECK(why(with_test_of(scenario, *other, "elsewhere", changed_by(*other))) == "made.begun-otherwise");
}

TEST_CASE("a position becomes the set-up, with cards where they fight and without those that are gone") {
    const Scenario scenario = flooded();
    GameSession session = session_in(scenario);
    session.advance({.most_decisions = 30});
    REQUIRE(session.act(PutFigure{fig(session.state(), "1.marro-drudge.1.1"), no_space}));
    REQUIRE(session.act(SetControl{card(session.state(), "2.thorgrim"), PlayerId{0}}));
    REQUIRE(session.act(RemoveCard{card(session.state(), "1.finn")}));
    REQUIRE(session.act(SetGlyph{*shipped().glyph("astrid"), at(session.state(), {5, 3}), true}));
    const Scenario made = read_again(given_or_stop(with_setup_of(scenario, session.state())));
    const auto begun = start_game(made, shared_shipped(), {});
    if (!begun) FAIL(describe(begun.error(), english()));
    const auto lines = [](const std::string& text) {
        std::multiset<std::string> all;
        for (std::size_t from = 0; from < text.size(); from = text.find('\n', from) + 1)
            all.insert(text.substr(from, text.find('\n', from) - from));
        return all;
    };
    CHECK(lines(placed(begun->state)) == lines(placed(session.state())));
    REQUIRE(begun->state.glyphs.size() == 1);
    CHECK_FALSE(begun->state.glyphs.front().face_up);
    CHECK(card_named(begun->state, "1.thorgrim").valid());
    CHECK_FALSE(card_named(begun->state, "1.finn").valid());
    std::set<std::string> lost;
    for (const Message& message : lost_in_setup(session.state())) {
        CHECK(english().knows(message.id));
        lost.insert(message.id);
    }
    CHECK(lost.contains("made.lost-markers"));
}
