// What an attack has done, and when: the events attack-end, piece-attack-end and attacks-start, <dealt>, <minus>,
// <life>, <set-counter>, and flags and counters of the figures of an event.
#include "tests/support/verdict.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Finn (Attack 3) beside Sonlen (Defense 3, Life 6); Raelin of player 1 stands apart.
ShippedGame duel() {
    ShippedGame drawn("1 1 1 1 1 1 1");
    drawn.army(1, "finn", {{1, 0}}).army(1, "raelin-sotm", {{6, 0}}).army(2, "sonlen", {{2, 0}});
    return drawn;
}
const std::string finn_and_sonlen = R"(<given><figure as="finn" player="1" card="finn" at="1,0,1"/>
    <figure as="raelin" player="1" card="raelin-sotm" at="6,0,1"/>
    <figure as="sonlen" player="2" card="sonlen" at="2,0,1"/></given>)";
const std::string two_hits = R"(<dice show="skull skull blank blank blank blank"/>)";

}  // namespace

TEST_CASE("an attack is over when its wounds are taken, and says how many they were") {
    const std::string rule = R"(<rule id="toll"><on event="attack-end"/>
        <add counter="given" of="event-figure"><dealt/></add><add counter="taken" of="target-figure"><dealt/></add>
        <set-counter counter="seen" n="1"/></rule>)";
    const auto after = [&](const std::string& dice, const std::string& expected) {
        return verdict_of(duel(), rule,
                          finn_and_sonlen + dice + R"(<attack figure="finn" target="sonlen"/>)" + expected);
    };
    CHECK(after(two_hits, R"(<expect figure="finn"><counter id="given" of="figure" at-least="2" at-most="2"/></expect>
        <expect figure="sonlen"><counter id="taken" of="figure" at-least="2" at-most="2"/></expect>)") == "");
    // All is blocked: the attack is over all the same, and nothing is dealt.
    CHECK(after(R"(<dice show="skull blank blank shield blank blank"/>)",
                R"(<expect figure="finn"><counter id="given" of="figure" at-most="0"/></expect>
        <expect><counter id="seen" at-least="1"/></expect>)") == "");
}

TEST_CASE("the wounds of an attack are there at its end, and not yet when it is rolled") {
    const auto counted_at = [&](const std::string& event) {
        return verdict_of(duel(),
                          R"(<rule id="r"><on event=")" + event +
                              R"("/><set-counter counter="left"><life figure="target"/></set-counter></rule>)",
                          finn_and_sonlen + two_hits + R"(<attack figure="finn" target="sonlen"/>
        <expect><counter id="left" at-least="4" at-most="4"/></expect>)");
    };
    CHECK(counted_at("attack-end") == "");
    CHECK_FALSE(counted_at("attacked") == "");
}

TEST_CASE("no more is dealt than the target has Life") {
    const std::string rule =
        R"(<rule id="r"><on event="attack-end"/><add counter="given" of="event"><dealt/></add></rule>)";
    ShippedGame three = duel();
    three.army(2, "drake-sotm", {{4, 0}});  // Who goes on playing.
    CHECK(verdict_of(three, rule,
                     R"(<given><figure as="finn" player="1" card="finn" at="1,0,1"/>
        <figure as="raelin" player="1" card="raelin-sotm" at="6,0,1"/>
        <figure as="sonlen" player="2" card="sonlen" at="2,0,1" wounds="5"/></given>)" +
                         two_hits + R"(<attack figure="finn" target="sonlen"/>
        <expect><counter id="given" of="1" at-least="1" at-most="1"/><destroyed figure="sonlen"/></expect>)") == "");
}

TEST_CASE("the figure that wounded has a counter, and its player another") {
    const std::string rules =
        R"(<rule id="a"><on event="wounded"/><add counter="own" of="attacker-figure"><dealt/></add>
        <add counter="own" of="attacker" n="10"/></rule>)";
    CHECK(verdict_of(duel(), rules, finn_and_sonlen + two_hits + R"(<attack figure="finn" target="sonlen"/>
        <expect figure="finn"><counter id="own" of="figure" at-least="2" at-most="2"/></expect>
        <expect figure="raelin"><counter id="own" of="figure" at-most="0"/></expect>
        <expect><counter id="own" of="1" at-least="10" at-most="10"/></expect>)") == "");
    // Wounds by a rule are nobody's.
    CHECK(verdict_of(duel(), rules, finn_and_sonlen + R"(<happens><wound figure="sonlen"/></happens>
        <expect figure="finn"><counter id="own" of="figure" at-most="0"/></expect>)") == "");
}

TEST_CASE("the event's figure has a name for its counters inside a choice") {
    CHECK(verdict_of(duel(), R"(<rule id="r"><on event="attack-end"/><choose by="1" figure="f"><card id="raelin-sotm"/>
        <add counter="deeds" of="event-figure"/><add counter="watched" of="figure"/></choose></rule>)",
                     finn_and_sonlen + two_hits + R"(<attack figure="finn" target="sonlen"/>
        <expect figure="finn"><counter id="deeds" of="figure" at-least="1"/></expect>
        <expect figure="raelin"><counter id="watched" of="figure" at-least="1"/>
            <counter id="deeds" of="figure" at-most="0"/></expect>)") == "");
}

TEST_CASE("a counter is set to a number, whatever it was, and amounts are subtracted") {
    const auto after = [&](const std::string& effects, int n) {
        const std::string number = std::to_string(n);
        return verdict_of(duel(), R"(<rule id="r"><on event="round-end"/>)" + effects + "</rule>",
                          finn_and_sonlen + R"(<end-round/><expect><counter id="c" at-least=")" + number +
                              "\" at-most=\"" + number + "\"/></expect>");
    };
    CHECK(after(R"(<add counter="c" n="7"/><set-counter counter="c" n="3"/>)", 3) == "");
    CHECK(after(R"(<add counter="c" n="7"/><set-counter counter="c" n="0"/>)", 0) == "");
    CHECK(
        after(R"(<set-counter counter="c"><number n="9"/><minus><number n="2"/><number n="3"/></minus></set-counter>)",
              4) == "");
    CHECK(after(R"(<set-counter counter="c" n="2"><minus><number n="5"/></minus></set-counter>)", -10) == "");
    CHECK(after(R"(<add counter="c"><minus><minus><number n="6"/></minus></minus></add>)", 6) == "");
}

TEST_CASE("the Life of a figure is what it has left, or in full what its card says") {
    const auto holds = [&](const std::string& amount, int n) {
        return verdict_of(duel(),
                          R"(<rule id="r"><on event="round-end"/><each figure="f"><card id="sonlen"/>
        <set-counter counter="c">)" +
                              amount + "</set-counter></each></rule>",
                          R"(<given><figure as="finn" player="1" card="finn" at="1,0,1"/>
        <figure as="raelin" player="1" card="raelin-sotm" at="6,0,1"/>
        <figure as="sonlen" player="2" card="sonlen" at="2,0,1" wounds="2"/></given>
        <end-round/><expect><counter id="c" at-least=")" +
                              std::to_string(n) + "\" at-most=\"" + std::to_string(n) + "\"/></expect>");
    };
    CHECK(holds("<life/>", 4) == "");
    CHECK(holds(R"(<life figure="f"/>)", 4) == "");
    CHECK(holds(R"(<life full="yes"/>)", 6) == "");
    CHECK(holds(R"(<life full="yes"/><minus><life/></minus>)", 2) == "");
}

TEST_CASE("a rule comes when all moves of a turn are over, before its attacks") {
    const std::string rule = R"(<rule id="r"><on event="attacks-start"/><each figure="f"><active/>
        <stands-on at="0,0,1"/><set flag="ready"/></each>
        <each figure="f"><card id="sonlen"/><set-counter counter="left"><life/></set-counter></each></rule>)";
    CHECK(verdict_of(duel(), rule,
                     finn_and_sonlen + R"(<turn figure="finn"/><expect><not><flag id="ready"/></not></expect>
        <move figure="finn" to="0,0,1"/><answer yes="no"/><expect><flag id="ready"/></expect>)") == "");
    CHECK(verdict_of(duel(), rule, finn_and_sonlen + two_hits + R"(<attack figure="finn" target="sonlen"/>
        <expect><counter id="left" at-least="6" at-most="6"/><not><flag id="ready"/></not></expect>)") == "");
}

TEST_CASE("what is dealt is asked only where every event has it") {
    const auto refused = [&](const std::string& events) {
        return refusal_of_rules(duel(), R"(<rule id="r">)" + events + R"(<add counter="c"><dealt/></add></rule>)");
    };
    CHECK(refused(R"(<on event="wounded"/><on event="attack-end"/>)") == "");
    CHECK(refused(R"(<on event="wounded"/><on event="destroyed"/>)").find("<dealt> is what an event has done") !=
          std::string::npos);
    CHECK_FALSE(refused(R"(<on event="attacked"/>)") == "");
}

TEST_CASE("a figure of the event owns a counter only where the event has it") {
    const auto refused = [&](const std::string& event, const std::string& owner) {
        return refusal_of_rules(
            duel(), R"(<rule id="r"><on event=")" + event + R"("/><add counter="c" of=")" + owner + "\"/></rule>");
    };
    CHECK(refused("wounded", "attacker-figure") == "");
    CHECK(refused("attack-end", "target-figure") == "");
    CHECK(refused("move-end", "event-figure") == "");
    CHECK_FALSE(refused("move-end", "attacker-figure") == "");
    CHECK_FALSE(refused("wounded", "target-figure") == "");
}
