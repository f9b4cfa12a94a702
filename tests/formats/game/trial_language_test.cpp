// The language of tests and rules, word by word: what a test's turns, questions, rounds, spaces and moves mean.
#include "engine/trials/trial_run.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Drake and Tor-Kul-Na of player 1, Sonlen and two cards of Marro Drudges of player 2 on a meadow.
Scenario meadow_of_words(const std::string& sections) {
    ShippedGame game(R"(
    1 1 1 1 1 1 1 1
     1 1 1 1 1 1 1 1
    1 1 1 1 1 1 1 1)");
    game.army(1, "drake-sotm", {{0, 0}})
        .army(1, "tor-kul-na", {{1, 1}, {0, 1}})
        .army(2, "sonlen", {{5, 0}})
        .army(2, "marro-drudge", {{4, 1}, {5, 1}, {6, 1}, {4, 2}, {5, 2}, {6, 2}}, 2);
    Scenario scenario = game.set_up();
    const Scenario read = read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/>" + sections + "</scenario>", "words.xml");
    scenario.rulebook = read.rulebook;
    scenario.zones = *read.zones;
    scenario.tests = read.tests;
    return scenario;
}

std::string told_of_trial(const Scenario& scenario) {
    const auto outcomes = run_tests(scenario, shared_shipped());
    REQUIRE(outcomes.size() == 1);
    std::string text;
    for (const Message& message : outcomes.front().trouble) text += (text.empty() ? "" : "; ") + english()(message);
    return text;
}

// What is wrong with the only test, in one line; empty: it passes.
std::string of_trial(const std::string& rules, const std::string& given, const std::string& steps) {
    return told_of_trial(meadow_of_words(rules + "<tests><test id=\"t\">" + given + steps + "</test></tests>"));
}

const std::string drake_and_sonlen =
    R"(<figure as="drake" player="1" card="drake-sotm" at="0,0,1"/><figure as="sonlen" player="2" card="sonlen"/>)";

std::string given_with(const std::string& attributes, const std::string& inside = "") {
    return "<given " + attributes + ">" + drake_and_sonlen + inside + "</given>";
}

bool tells(const std::string& text, const std::string& part) {
    INFO(text);
    CHECK(text.find(part) != std::string::npos);
    return true;
}

}  // namespace

TEST_CASE("The end of a turn does not end the turn that a rule gives then") {
    const std::string rules = R"(<rules><rule id="r"><on event="turn-end"/><when><turn-of player="1"/></when>
        <give-turn player="2"><card id="sonlen"/></give-turn></rule></rules>)";
    const std::string turn = R"(<turn figure="drake"/>)";
    CHECK(of_trial(rules, given_with("round=\"2\""), turn + R"(<end-turn/><expect decides="2"/>)").empty());
    CHECK(of_trial(rules, given_with("round=\"2\""), turn + R"(<done/><done/><expect decides="2"/>)").empty());
    CHECK(of_trial(rules, given_with("round=\"2\""), turn + R"(<end-turn/><move figure="sonlen" to="4,0,1"/><end-turn/>
                             <expect figure="sonlen" at="4,0,1"><not><active/></not></expect>)")
              .empty());
    tells(
        of_trial(rules, given_with("round=\"2\""), turn + R"(<end-turn/><end-turn/><end-turn/><expect decides="2"/>)"),
        "no current turn");
}

TEST_CASE("The end of a turn that a rule has given in another one lets that one go on") {
    const std::string rules = R"(<rules><rule id="r"><on event="move-end"><of player="1"/></on>
        <give-turn player="2"><card id="sonlen"/></give-turn></rule></rules>)";
    CHECK(of_trial(rules, given_with("round=\"2\""),
                   R"(<move figure="drake" to="1,0,1"/><expect decides="2"/><end-turn/><expect decides="1"/>
                      <end-turn/><expect figure="drake"><not><active/></not></expect>)")
              .empty());
}

TEST_CASE("A question of the set-up's end waits for the test in round 1 and is passed over for a later position") {
    const std::string rules =
        R"(<rules><tally id="gem" secret="owner"/><rule id="hide" once="yes"><on event="setup-done"/>
           <choose by="2" figure="f"><of player="2"/><set flag="gem" of="f"/></choose></rule></rules>)";
    const std::string one = R"(<count at-least="1" at-most="1"><flag id="gem" of="figure"/></count>)";
    for (const std::string before : {"", R"(before="round")"}) {
        CAPTURE(before);
        CHECK(of_trial(rules, given_with(before), R"(<expect asked="2"/>)").empty());
        CHECK(of_trial(rules, given_with(before),
                       R"(<choose figure="sonlen"/><expect><flag id="gem" of="sonlen"/>)" + one + "</expect>")
                  .empty());
        tells(of_trial(rules, given_with(before), R"(<turn figure="drake"/><expect winner="open"/>)"),
              "player 2 still has to answer a question");
    }
    // Answered or not, the first turn of the round comes next.
    CHECK(of_trial(rules, given_with("first=\"2\""),
                   R"(<choose figure="sonlen"/><move figure="sonlen" to="4,0,1"/>
                      <expect figure="sonlen" at="4,0,1"><turn-of player="2"/></expect>)")
              .empty());
    const std::string marked = R"(<set flag="gem" of="sonlen"/>)";
    CHECK(of_trial(rules, given_with("round=\"2\"", marked), "<expect>" + one + "</expect>").empty());
    CHECK(
        of_trial(rules, given_with("", marked + R"(<turn figure="drake"/>)"), "<expect>" + one + "</expect>").empty());
}

TEST_CASE("Rules of the first round's start do not run before a position of a later round") {
    std::string rules = "<rules>";
    for (const std::string round : {"1", "2", "3"})
        rules += "<rule id=\"r" + round + "\"><on event=\"round-start\" from=\"" + round + "\" to=\"" + round +
                 "\"/><set flag=\"f" + round + "\"/></rule>";
    rules += "</rules>";
    for (const std::string flag : {"f1", "f2", "f3"})
        CHECK(of_trial(rules, given_with("round=\"3\""), "<expect><not><flag id=\"" + flag + "\"/></not></expect>")
                  .empty());
    CHECK(of_trial(rules, given_with("round=\"2\""),
                   R"(<end-round/><expect><flag id="f3"/><not><flag id="f1"/></not></expect>)")
              .empty());
    CHECK(of_trial(rules, given_with(""), R"(<expect><flag id="f1"/></expect>)").empty());
}

TEST_CASE("A position may say that the rules with which the game opens have run before it") {
    const std::string rules =
        R"(<rules><rule id="r"><on event="round-start"/><each figure="f"><wound/></each></rule></rules>)";
    const std::string unhurt = R"(<expect figure="drake" wounds="0"/>)";
    CHECK(of_trial(rules, given_with("opening=\"over\""), unhurt).empty());
    tells(of_trial(rules, given_with(""), unhurt), "wounds: 1");
}

TEST_CASE("Cards count once with their copies, and copies are counted by themselves") {
    const std::string two = R"(<count of="cards" at-least="2" at-most="2"><of player="2"/></count>)";
    const std::string three = R"(<count of="copies" at-least="3" at-most="3"><of player="2"/></count>)";
    CHECK(of_trial("", "<given round=\"2\"/>", "<expect>" + two + three + "</expect>").empty());
    std::string fallen = "<given round=\"2\">";
    for (int i = 0; i < 3; ++i) fallen += R"(<figure player="2" card="marro-drudge" where="destroyed"/>)";
    CHECK(of_trial("", fallen + "</given>",
                   "<expect>" + two + R"(<compare is="equal"><count of="copies"><of player="2"/></count>
                   <number n="2"/></compare></expect>)")
              .empty());
}

TEST_CASE("Where a rule names the space nobody is asked for it, and it may be named as it is") {
    const std::string given =
        given_with("round=\"2\"", R"(<figure as="gone" player="2" card="marro-drudge" where="destroyed"/>)");
    const std::string back = R"(<happens><return at="2,0,1" by="2"><card id="marro-drudge"/></return></happens>)";
    const std::string stands = R"(<expect asked="nobody" figure="gone" at="2,0,1" wounds="0"/>)";
    CHECK(of_trial("", given, back + stands).empty());
    CHECK(of_trial("", given, back + R"(<put at="2,0,1"/>)" + stands).empty());  // Said all the same.
    tells(of_trial("", given, back + R"(<put at="3,0,1"/>)" + stands), "to ask something here");
    CHECK(of_trial("", given, R"(<happens><place figure="drake" at="2,0,1" by="1"/></happens>
                                 <expect figure="drake" at="2,0,1"><stands-on at="2,0,1"/></expect>)")
              .empty());
    tells(of_trial("", given, R"(<happens><place figure="drake" at="2,0,7" by="1"/></happens><expect winner="open"/>)"),
          "there is no space 2,0,7 on this battlefield");
    // Who stands on two spaces may turn either way.
    CHECK(of_trial("", given_with("round=\"2\"", R"(<figure as="tor" player="1" card="tor-kul-na"/>)"),
                   R"(<happens><place figure="tor" at="2,0,1" by="1"/></happens><expect asked="1"/>
                      <put at="2,0,1" tail="3,0,1"/><expect figure="tor" at="2,0,1" tail="3,0,1"/>)")
              .empty());
}

TEST_CASE("A test lets a Fire Line go in a direction") {
    ShippedGame game("1 1 1 1 1 1 1 1");
    game.army(1, "mimring", {{0, 0}, {1, 0}}).army(2, "finn", {{5, 0}});
    Scenario scenario = game.set_up();
    const auto of_line = [&](const std::string& line) {
        scenario.tests =
            read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><tests><test id="t">
            <given round="2"><figure as="mimring" player="1" card="mimring"/><figure as="finn" player="2" card="finn"/>
            </given><dice show="skull skull skull skull blank blank blank blank"/>
            <power figure="mimring" power="1" at="1,0,1" )" +
                             line + R"(/><expect figure="finn" where="destroyed"/></test></tests></scenario>)",
                         "line.xml")
                .tests;
        return told_of_trial(scenario);
    };
    CHECK(of_line(R"(direction="e")") == "");
    tells(of_line(R"(direction="w")"), "refused");
    CHECK(of_line(R"(tail="1,0,1")") == "");  // As it was written before: the space of that number.
}

TEST_CASE("A double-space figure that gets there, but not backwards, is told so") {
    const std::string given =
        given_with("round=\"2\"", R"(<figure as="tor" player="1" card="tor-kul-na" at="1,1,1" tail="0,1,1"/>)");
    const std::string move = R"(<move figure="tor" to="3,1,1" tail="2,1,1" backwards="yes")";
    tells(of_trial("", given, move + R"(/><expect winner="open"/>)"),
          "Tor-Kul-Na can reach 3,1,1, but not the way this move says; leave that out, or give the path");
    CHECK(of_trial("", given, move + R"( refused="yes"/>)").empty());
    CHECK(of_trial("", given, R"(<move figure="tor" to="3,1,1" tail="2,1,1"/><expect figure="tor" at="3,1,1"/>)")
              .empty());
}
