// Rules, modifiers and loops for each zone or piece of a sort.
#include "engine/scenario/unrolled.h"

#include "engine/board/battlefield/terrain.h"
#include "engine/checks/scenario_check.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/trial.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string gate_drake = "1.drake-sotm.1.1", gate_sonlen = "2.sonlen.1.1";

const std::string three_gates = R"(<zones><zone id="north" use="gate" spaces="1,0,1 0,1,1"/>
    <zone id="well" spaces="2,2,1"/><zone id="south" use="gate" spaces="1,1,1"/>
    <zone id="east" use="gate" spaces="4,0,1"/></zones>)";

std::string reason_not_to_start(const Scenario& scenario) {
    const auto started = start_game(scenario, std::make_shared<const Catalogue>(shipped()), {});
    return started ? "" : describe(started.error(), english());
}

std::vector<std::string> sentences_of(const Scenario& scenario) {
    std::vector<std::string> all;
    for (const Issue& issue : check_scenario(scenario, terrain_of(scenario.battlefield, shipped()), shipped()))
        all.push_back(english()(issue.message));
    return all;
}

}  // namespace

TEST_CASE("One rule stands for each zone of a use, in the order of the file") {
    const Scenario scenario = drake_against_sonlen(three_gates + R"(<rules>
        <rule id="before"><on event="round-end"/><add counter="n"/></rule>
        <rule id="gate" zone="g" sort="gate"><on event="enter" zone="g"/><add counter="entered"/></rule></rules>)");
    const Unrolled all = unrolled(scenario, shipped());
    std::vector<std::string> zones;
    for (const Rule& rule : all.book.rules) zones.push_back(rule.events.front().zone.word);
    CHECK(zones == std::vector<std::string>{"", "north", "south", "east"});
    CHECK(all.written_as == std::vector{0, 1, 1, 1});
}

TEST_CASE("Three gates need one rule, which knows the gate that was entered") {
    PlayedScenario game(drake_against_sonlen(three_gates + R"(<rules>
        <rule id="gate" zone="g" sort="gate"><on event="enter" zone="g"/>
          <each figure="f"><stands-on zone="g"/><wound/></each></rule></rules>)"));
    game.to(Step::Kind::TakeTurnStep);
    while (game.state.turns.back().player != PlayerId{0}) game.pass();
    game.act(Move{fig(game.state, gate_drake), game.state.board->index({{1, 1}, 1})});
    CHECK(game.state[fig(game.state, gate_drake)].wounds == 2);  // The north gate on the way, then the south gate.
    CHECK(game.state[fig(game.state, gate_sonlen)].wounds == 0);
}

TEST_CASE("A rule that runs once runs once for each of its zones") {
    PlayedScenario game(drake_against_sonlen(three_gates + R"(<rules>
        <rule id="gate" zone="g" sort="gate" once="yes"><on event="round-end"/><add counter="n"/></rule></rules>)"));
    game.end_round();
    game.end_round();
    CHECK(game.count("n") == 3);
}

TEST_CASE("A loop goes through the zones one after the other and asks its conditions when their turn comes") {
    PlayedScenario game(drake_against_sonlen(three_gates + R"(<rules><rule id="r"><on event="round-end"/>
        <each zone="z" sort="gate"><not><flag id="one"/></not><count><stands-on zone="z"/></count>
          <set flag="one"/><add counter="n"/></each></rule></rules>)"));
    game.to(Step::Kind::TakeTurnStep);
    game.put(gate_drake, {{1, 1}, 1});
    game.put(gate_sonlen, {{4, 0}, 1});
    game.end_round();
    CHECK(game.count("n") == 1);
}

TEST_CASE("Loops stand in each other, and the inner name hides the outer one") {
    PlayedScenario game(drake_against_sonlen(three_gates + R"(<rules><rule id="r"><on event="round-end"/>
        <each zone="z" sort="gate"><each zone="y" sort="gate">
            <count of="spaces"><zone id="z"/><zone id="y"/></count><add counter="same"/></each></each>
        <each zone="z" sort="gate"><each zone="z" sort="gate"><add counter="all"/></each></each></rule></rules>)"));
    game.end_round();
    CHECK(game.count("same") == 3);
    CHECK(game.count("all") == 9);
}

TEST_CASE("A modifier holds for each zone of its sort") {
    const std::string sections = three_gates + R"(<rules><modifier id="gates" zone="g" sort="gate">
        <stands-on zone="g"/><cannot act="move"/></modifier></rules>)";
    PlayedScenario game(drake_against_sonlen(sections));
    game.to(Step::Kind::TakeTurnStep);
    CHECK_FALSE(may_not(game.state, fig(game.state, gate_drake), modifier::Ban::Move));
    game.put(gate_drake, {{1, 1}, 1});
    CHECK(may_not(game.state, fig(game.state, gate_drake), modifier::Ban::Move));
    game.put(gate_drake, {{2, 2}, 1});
    CHECK_FALSE(may_not(game.state, fig(game.state, gate_drake), modifier::Ban::Move));
}

TEST_CASE("Pieces of a kind that have names have one rule") {
    Scenario scenario = drake_against_sonlen(R"(<rules><rule id="r"><on event="round-end"/>
        <each piece="p" sort="grass-1"><remove-piece piece="p"/></each></rule></rules>)");
    std::vector<PieceId> named;
    for (const PlacedPiece& piece : scenario.battlefield.pieces())
        if (shipped()[piece.kind].id == "grass-1" && piece.at.q >= 2 && piece.at.q <= 3) named.push_back(piece.id);
    REQUIRE(named.size() >= 2);
    scenario.battlefield.name(named[0], "plank-a");
    scenario.battlefield.name(named[1], "plank-b");
    PlayedScenario game(scenario);
    game.end_round();
    CHECK(game.state.battlefield->find(named[0]) == nullptr);
    CHECK(game.state.battlefield->find(named[1]) == nullptr);
    CHECK(game.state.battlefield->size() == scenario.battlefield.size() - 2);
}

TEST_CASE("What a modifier keeps off a rule it keeps off all that the rule was written out to") {
    PlayedScenario game(drake_against_sonlen(three_gates + R"(<rules>
        <modifier id="safe"><of player="1"/><unaffected by="gate"/></modifier>
        <rule id="gate" zone="g" sort="gate"><on event="round-end"/><each figure="f"><wound/></each></rule></rules>)"));
    game.end_round();
    CHECK(game.state[fig(game.state, gate_drake)].wounds == 0);
    CHECK(game.state[fig(game.state, gate_sonlen)].wounds == 3);
}

TEST_CASE("What happens in a test is written out, too") {
    const Scenario scenario = drake_against_sonlen(three_gates);
    const Scenario read = read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><tests><test id="t">
        <happens><each zone="g" sort="gate"><add counter="n"/></each></happens></test></tests></scenario>)",
                                       "small.xml");
    ScenarioTest test = tests_of(read).tests.front();
    REQUIRE(unroll(test, scenario, shipped()));
    CHECK(std::get<trial::Happens>(test.steps.front().is).effects.size() == 3);
}

TEST_CASE("A sort of which there is nothing is told where it is written, and the game begins without the rule") {
    const Scenario scenario = drake_against_sonlen(three_gates + R"(<rules>
        <rule id="r" zone="g" sort="gait"><on event="enter" zone="g"/><add counter="n"/></rule></rules>)");
    CHECK(reason_not_to_start(scenario).empty());
    const auto sentences = sentences_of(scenario);
    CHECK(std::ranges::count_if(sentences, [](const std::string& each) {
              return each.find("there is no zone of the sort \"gait\"") != std::string::npos;
          }) == 1);
}

TEST_CASE("A zone or piece without a sort is refused where it is written") {
    const auto refusal = [](const std::string& rules) {
        const auto read = read_scenario(
            "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><rules>" + rules + "</rules></scenario>",
            "small.xml", shipped());
        return read ? "" : describe(read.error(), english());
    };
    CHECK_THAT(refusal(R"(<rule id="r" zone="g"><on event="enter" zone="g"/></rule>)"),
               Catch::Contains("<rule> needs the attribute sort"));
    CHECK_THAT(refusal(R"(<rule id="r"><on event="round-end"/><each piece="p"/></rule>)"),
               Catch::Contains("<each> needs the attribute sort"));
}

TEST_CASE("Rules that would be written out without end are refused in a sentence") {
    std::string zones = "<zones>", loops, ends;
    for (int i = 0; i < 30; ++i) zones += "<zone id=\"z" + std::to_string(i) + R"(" use="cell" spaces="1,0,1"/>)";
    for (int i = 0; i < 6; ++i) {
        loops += "<each zone=\"n" + std::to_string(i) + R"(" sort="cell">)";
        ends += "</each>";
    }
    const Scenario scenario = drake_against_sonlen(zones + R"(</zones><rules><rule id="r"><on event="round-end"/>)" +
                                                   loops + "<add counter=\"n\"/>" + ends + "</rule></rules>");
    CHECK_THAT(reason_not_to_start(scenario), Catch::Contains("more than 20000 lines"));
}
