// What a player starts in his turn, and numbers that he is asked for: the event action, <start>, <ask-number>.
#include "engine/game/observation.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"
#include "tests/support/verdict.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Finn and Raelin of player 1 beside each other, with Finn's space at the left edge; Sonlen of player 2.
ShippedGame carriers() {
    ShippedGame drawn("1 1 1 1 1 1 1");
    drawn.army(1, "finn", {{0, 0}}).army(1, "raelin-sotm", {{1, 0}}).army(2, "sonlen", {{5, 0}});
    drawn.glyph("brandar", {3, 0});
    return drawn;
}
const std::string carriers_stand = R"(<given><figure as="finn" player="1" card="finn" at="0,0,1"/>
    <figure as="raelin" player="1" card="raelin-sotm" at="1,0,1"/>
    <figure as="sonlen" player="2" card="sonlen" at="5,0,1"/>EFFECTS</given>)";

std::string standing_after(const std::string& effects) {
    std::string text = carriers_stand;
    return text.replace(text.find("EFFECTS"), 7, effects);
}

const std::string vessel = R"(<rule id="pass-the-vessel" title="Pass the vessel"><on event="action"><carries/>
    <next-to><friend-of player="turn"/></next-to></on>
    <choose by="event" figure="f"><friend-of player="event"/><next-to figure="event"/>
    <hand-over bearer="event" to="f"/></choose></rule>
    <rule id="take"><on event="round-end"/><each figure="f"><card id="finn"/><carry bearer="f" glyph="brandar"/></each></rule>)";
const std::string finn_carries = R"(<each figure="f"><card id="finn"/><carry bearer="f" glyph="brandar"/></each>)";

}  // namespace

TEST_CASE("a figure passes the vessel in its turn, when its player starts it") {
    CHECK(verdict_of(carriers(), vessel, standing_after(finn_carries) + R"(<start figure="finn" rule="pass-the-vessel"/>
        <expect figure="raelin"><carries glyph="brandar"/></expect><expect figure="finn"><not><carries/></not></expect>)") ==
          "");
}

TEST_CASE("what a rule lets a figure do does not happen by itself, nor where the rule does not let it") {
    CHECK(verdict_of(carriers(), vessel, standing_after(finn_carries) + R"(<turn figure="finn"/><end-turn/>
        <expect figure="finn"><carries glyph="brandar"/></expect>)") == "");
    CHECK(verdict_of(carriers(), vessel,
                     standing_after("") + R"(<start figure="finn" rule="pass-the-vessel" refused="yes"/>)") == "");
    CHECK(verdict_of(
              carriers(), vessel,
              standing_after(finn_carries) + R"(<start figure="raelin" rule="pass-the-vessel" refused="yes"/>)") == "");
}

TEST_CASE("a figure does so once a turn, before or after its move and its attack") {
    const std::string dig = R"(<rule id="dig"><on event="action"/><add counter="holes" of="event"/></rule>)";
    CHECK(verdict_of(carriers(), dig, standing_after("") + R"(<start figure="raelin" rule="dig"/>
        <start figure="raelin" rule="dig" refused="yes"/><move figure="raelin" to="2,0,1"/>
        <end-turn/><expect><counter id="holes" of="1" at-least="1" at-most="1"/></expect>
        <start figure="raelin" rule="dig"/><expect><counter id="holes" of="1" at-least="2"/></expect>)") == "");
    CHECK(verdict_of(carriers(), dig, standing_after("") + R"(<move figure="raelin" to="2,0,1"/>
        <start figure="raelin" rule="dig"/><expect><counter id="holes" of="1" at-least="1"/></expect>)") == "");
}

TEST_CASE("a figure leaves over the edge of the map") {
    const std::string flee = R"(<rule id="flee"><on event="action"><stands-on><edge/></stands-on></on>
        <add counter="fled" of="event"/><remove/></rule>)";
    CHECK(verdict_of(carriers(), flee, standing_after("") + R"(<start figure="finn" rule="flee"/>
        <expect figure="finn" where="removed"><counter id="fled" of="1" at-least="1"/></expect>)") == "");
}

TEST_CASE("a rule of several zones is started for each of them") {
    const std::string search = R"(<rule id="search" zone="z" sort="ruin"><on event="action"><stands-on zone="z"/></on>
        <add counter="finds" of="z"/></rule>)";
    CHECK(verdict_of(
              carriers(), search, standing_after("") + R"(<start figure="raelin" rule="search--east" refused="yes"/>
        <start figure="raelin" rule="search--west"/><expect><counter id="finds" of="west" at-least="1"/>
        <counter id="finds" of="east" at-most="0"/></expect>)",
              R"(<zone id="west" use="ruin" spaces="1,0,1"/><zone id="east" use="ruin" spaces="6,0,1"/>)") == "");
}

TEST_CASE("records word what a figure starts, and a hidden rule is not named") {
    PlayedScenario game(with_sections(
        carriers(),
        R"(<rules><rule id="dig" title="Dig for gold"><on event="action"/><add counter="holes"/></rule></rules>)"));
    game.to(Step::Kind::TakeTurnStep);
    while (offered<StartRule>(game.state).empty()) game.pass();
    const StartRule start = offered<StartRule>(game.state).front();
    const Wording wording = wording_of(game.state, Action{start});
    CHECK(wording.name == "start");
    REQUIRE(wording.members.size() == 2);
    CHECK(wording.members[1] == std::pair<std::string, std::string>("rule", "dig"));
    const auto read = action_of(game.state, wording);
    REQUIRE(read);
    CHECK(*read == Action{start});
    CHECK(english()(choice_of(game.state, start)).ends_with(": Dig for gold"));
    game.act(start);
    CHECK(happened<event::RuleStarted>(game.events).size() == 1);
    CHECK(game.count("holes") == 1);
    CHECK(offered<StartRule>(game.state).empty());
}

TEST_CASE("a player is asked for a number") {
    const std::string bid =
        R"(<rule id="bid"><on event="round-end"/><ask-number by="2" counter="bid" of="2" from="0" to="4"
        question="What do you bid?"/></rule>)";
    const auto after = [&](const std::string& answer, const std::string& expected) {
        return verdict_of(carriers(), bid, standing_after("") + "<end-round/>" + answer + expected);
    };
    CHECK(after(R"(<expect asked="2"/><choose-number number="3"/>)",
                R"(<expect><counter id="bid" of="2" at-least="3" at-most="3"/></expect>)") == "");
    CHECK(after("<choose-number/>", R"(<expect><counter id="bid" of="2" at-least="0" at-most="0"/></expect>)") == "");
    CHECK_FALSE(after(R"(<choose-number number="5"/>)", R"(<expect winner="open"/>)") == "");
    CHECK(after(R"(<choose-number number="5" refused="yes"/>)", "") == "");
}

TEST_CASE("a number is asked for in words, and nobody is asked for the only one") {
    PlayedScenario game(with_sections(carriers(), R"(<rules><rule id="bid"><on event="round-start"/>
        <ask-number by="1" counter="bid" from="-2" to="2"/><ask-number by="1" counter="fixed" from="7" to="7"/></rule></rules>)"));
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(english()(*question_of(game.state)) == "The scenario's rule bid: which number?");
    CHECK(offered<ChooseNumber>(game.state).size() == 5);
    CHECK(english()(choice_of(game.state, ChooseNumber{-2})) == "-2");
    game.act(ChooseNumber{-2});
    CHECK_FALSE(game.at(Step::Kind::RuleChoice));
    CHECK(game.count("bid") == 1);
    CHECK(game.count("fixed") == 1);
}

TEST_CASE("the numbers that are asked for ascend, and there are not too many") {
    const auto refused = [&](const std::string& range) {
        return refusal_of_rules(
            carriers(), R"(<rule id="r"><on event="round-end"/><ask-number by="1" counter="c" )" + range + "/></rule>");
    };
    CHECK(refused(R"(from="1" to="100")") == "");
    CHECK(refused(R"(from="3" to="2")").find("exchange") != std::string::npos);
    CHECK(refused(R"(from="0" to="100")").find("at most 100") != std::string::npos);
}

TEST_CASE("the greedy computer starts what it may and goes on with its turn") {
    PlayedScenario game(with_sections(
        carriers(), R"(<rules><rule id="dig"><on event="action"/><add counter="holes" of="event"/></rule></rules>)"));
    game.advance(seats_named({"greedy", "greedy"}), 200);
    CHECK_FALSE(happened<event::RuleStarted>(game.events).empty());
    CHECK(happened<event::RoundEnded>(game.events).size() >= 1);
}
