// Where somebody starts, the edge of the map, and who is put apart from enemies: own-start, enemy-start, <edge>,
// apart="yes", flags and counters of a zone, <give> by conditions, <has-marker>, <next-to glyph>.
#include "engine/rules/edge.h"
#include "tests/support/verdict.h"

#include <string_view>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Finn of player 1, who starts on the left, Sonlen and Drake of player 2, who starts on the right.
ShippedGame march() {
    ShippedGame drawn("1 1 1 1 1 1 1 1 1");
    drawn.army(1, "finn", {{2, 0}}).army(2, "sonlen", {{6, 0}}).army(2, "drake-sotm", {{8, 0}});
    drawn.players()[0].zones = {"left"};
    drawn.players()[1].zones = {"right"};
    return drawn;
}
const std::string left_and_right = R"(<zone id="left" use="start" spaces="0,0,1 1,0,1"/>
    <zone id="right" use="start" spaces="7,0,1 8,0,1"/><zone id="middle" use="ford" spaces="4,0,1 5,0,1"/>)";
const std::string all_three = R"(<given><figure as="finn" player="1" card="finn" at="2,0,1"/>
    <figure as="sonlen" player="2" card="sonlen" at="6,0,1"/>
    <figure as="drake" player="2" card="drake-sotm" at="8,0,1"/></given>)";

}  // namespace

TEST_CASE("everybody has his own start zone, and those of the others are an enemy's") {
    const std::string rule = R"(<rule id="r"><on event="round-end"/><each figure="f"><stands-on zone="own-start"/>
        <add counter="home" of="controller"/></each><each figure="f"><stands-on zone="enemy-start"/>
        <add counter="abroad" of="controller"/></each></rule>)";
    const auto at = [&](const std::string& finn, const std::string& expected) {
        return verdict_of(march(), rule,
                          R"(<given><figure as="finn" player="1" card="finn" at=")" + finn +
                              R"("/><figure as="sonlen" player="2" card="sonlen" at="6,0,1"/>
        <figure as="drake" player="2" card="drake-sotm" at="8,0,1"/></given><end-round/><expect>)" +
                              expected + "</expect>",
                          left_and_right);
    };
    CHECK(at("1,0,1", R"(<counter id="home" of="1" at-least="1" at-most="1"/><counter id="abroad" of="1" at-most="0"/>
        <counter id="home" of="2" at-least="1" at-most="1"/>)") == "");
    CHECK(at("7,0,1", R"(<counter id="home" of="1" at-most="0"/><counter id="abroad" of="1" at-least="1"/>)") == "");
    CHECK(at("4,0,1", R"(<counter id="home" of="1" at-most="0"/><counter id="abroad" of="1" at-most="0"/>)") == "");
}

TEST_CASE("a figure that enters an enemy's start zone sets a rule off, one that comes home does not") {
    const std::string rule =
        R"(<rule id="r"><on event="enter" zone="enemy-start"/><add counter="raids" of="event"/></rule>)";
    CHECK(verdict_of(march(), rule,
                     all_three + R"(<turn figure="drake"/><happens><place figure="drake" at="1,0,1" by="2"/></happens>
        <expect><counter id="raids" of="2" at-least="1" at-most="1"/></expect>)",
                     left_and_right) == "");
    CHECK(verdict_of(march(), rule, all_three + R"(<happens><place figure="finn" at="1,0,1" by="1"/></happens>
        <expect><counter id="raids" of="1" at-most="0"/></expect>)",
                     left_and_right) == "");
}

TEST_CASE("a figure is placed in its own start zone, apart from enemies if the rule says so") {
    const auto placed = [&](const std::string& apart, const std::string& to, const std::string& expected) {
        return verdict_of(march(),
                          R"(<rule id="r"><on event="round-end"/><each figure="f"><card id="sonlen"/>
        <place zone="own-start" by="2")" +
                              apart + "/></each></rule>",
                          R"(<given><figure as="finn" player="1" card="finn" at="6,0,1"/>
        <figure as="sonlen" player="2" card="sonlen" at="3,0,1"/>
        <figure as="drake" player="2" card="drake-sotm" at="0,0,1"/></given><end-round/><put at=")" +
                              to + "\"/>" + expected,
                          left_and_right);
    };
    CHECK(placed("", "7,0,1", R"(<expect figure="sonlen" at="7,0,1"/>)") == "");
    CHECK(placed(R"( apart="yes")", "8,0,1", R"(<expect figure="sonlen" at="8,0,1"/>)") == "");
    CHECK_FALSE(placed(R"( apart="yes")", "7,0,1", R"(<expect figure="sonlen" at="7,0,1"/>)").empty());  // Beside Finn.
}

TEST_CASE("what a zone is does not depend on who asks") {
    CHECK(refusal_of_rules(march(), R"(<rule id="r"><on event="enter" zone="mine"/><say text="x"/></rule>)",
                           left_and_right + R"(<zone id="mine"><zone id="own-start"/></zone>)")
              .find("depends on who is meant") != std::string::npos);
    // A zone of that name is meant first.
    CHECK(refusal_of_rules(march(), R"(<rule id="r"><on event="enter" zone="own-start"/><say text="x"/></rule>)",
                           left_and_right + R"(<zone id="own-start" spaces="4,0,1"/>)") == "");
}

TEST_CASE("a zone has flags and counters of its own") {
    const std::string rules = R"(<rule id="r" zone="z" sort="start"><on event="leave" zone="z"/>
        <add counter="gone" of="z"/></rule><rule id="s"><on event="round-end"/><set flag="shut" of="middle"/></rule>)";
    CHECK(verdict_of(march(), rules, R"(<given><figure as="finn" player="1" card="finn" at="1,0,1"/>
        <figure as="sonlen" player="2" card="sonlen" at="6,0,1"/><figure as="drake" player="2" card="drake-sotm" at="8,0,1"/></given>
        <happens><place figure="finn" at="2,0,1" by="1"/></happens><end-round/>
        <expect><counter id="gone" of="left" at-least="1"/><counter id="gone" of="right" at-most="0"/>
            <counter id="gone" at-most="0"/><flag id="shut" of="middle"/><not><flag id="shut" of="left"/></not></expect>)",
                     left_and_right) == "");
}

TEST_CASE("cards are given by who stands where") {
    const auto given = [&](const std::string& give, const std::string& expected) {
        return verdict_of(march(), R"(<rule id="r"><on event="round-end"/>)" + give + "</rule>",
                          all_three + "<end-round/>" + expected, left_and_right);
    };
    const std::string sonlen_changes = R"(<expect figure="sonlen"><of player="1"/></expect>
        <expect figure="drake"><of player="2"/></expect>)";
    CHECK(given(R"(<give to="1"><stands-on at="6,0,1"/></give>)", sonlen_changes) == "");
    CHECK(given(R"(<give card="sonlen" to="1"><stands-on at="6,0,1"/></give>)", sonlen_changes) == "");
    CHECK(given(R"(<give card="sonlen" to="1"><stands-on at="5,0,1"/></give>)",
                R"(<expect figure="sonlen"><of player="2"/></expect>)") == "");
    CHECK(given(R"(<give to="1"><of player="2"/></give>)", R"(<expect figure="sonlen"><of player="1"/></expect>
        <expect figure="drake"><of player="1"/></expect>)") == "");
}

TEST_CASE("a rule sees the order marker on a card, the X as well") {
    const std::string rule = R"(<rule id="r"><on event="turn-end"/><each figure="f"><has-marker is="X"/>
        <set flag="decoy" of="f"/></each><each figure="f"><has-marker is="X" revealed="yes"/>
        <set flag="seen" of="f"/></each></rule>)";
    CHECK(verdict_of(march(), rule, R"(<given><figure as="finn" player="1" card="finn" at="2,0,1"/>
        <figure as="sonlen" player="2" card="sonlen" at="6,0,1"/><figure as="drake" player="2" card="drake-sotm" at="8,0,1"/>
        <card player="1" id="finn" markers="1"/><card player="2" id="sonlen" markers="1"/>
        <card player="2" id="drake-sotm" markers="X"/></given><turn figure="finn"/><end-turn/>
        <expect figure="drake"><flag id="decoy" of="figure"/><not><flag id="seen" of="figure"/></not></expect>
        <expect figure="sonlen"><not><flag id="decoy" of="figure"/></not></expect>)",
                     left_and_right) == "");
}

TEST_CASE("a figure passes beside a glyph") {
    ShippedGame drawn("1 1 1 1 1\n 1 1 1 1 1");
    drawn.army(1, "finn", {{0, 0}}).army(2, "sonlen", {{4, 0}}).glyph("brandar", {1, 1});
    const std::string zone = R"(<zone id="near"><next-to glyph="brandar"/></zone>)";
    CHECK(verdict_of(drawn, R"(<rule id="r"><on event="enter" zone="near"/><add counter="passed" of="event"/></rule>)",
                     R"(<given><figure as="finn" player="1" card="finn" at="0,0,1"/>
        <figure as="sonlen" player="2" card="sonlen" at="4,0,1"/></given><turn figure="finn"/>
        <move figure="finn" to="3,0,1" path="1,0,1 2,0,1 3,0,1"/>
        <expect><counter id="passed" of="1" at-least="1" at-most="1"/></expect>)",
                     zone) == "");
}

TEST_CASE("the edge of the map is where the table begins, and a gap inside has none") {
    const auto edge_at = [](std::string_view drawing, HexCoord hex) {
        ShippedGame drawn(drawing);
        drawn.army(1, "finn", {{0, 0}}).army(2, "sonlen", {{4, 0}});
        return at_edge(drawn.start().board->terrain(), hex);
    };
    constexpr std::string_view ring = R"(
    1 1 1 1 1
     1 1 1 1 1
      1 1   1 1
       1 1 1 1 1
        1 1 1 1 1)",
                               bay = R"(
    1 1 1 1 1
     1 1 1 1 1
      1 1
       1 1 1 1 1
        1 1 1 1 1)";
    CHECK(edge_at(ring, {0, 2}));
    CHECK(edge_at(ring, {2, 0}));
    CHECK_FALSE(edge_at(ring, {1, 2}));  // Beside the gap.
    CHECK_FALSE(edge_at(ring, {1, 1}));
    CHECK(edge_at(bay, {1, 2}));
}
