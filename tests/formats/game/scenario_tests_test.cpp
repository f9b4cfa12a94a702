// Tests inside scenarios: every sample passes its own tests, which fail whatever is taken away; every construct; and
// the messages for unexpected results.
#include "engine/scenario/trial.h"
#include "engine/trials/trial_run.h"
#include "formats/xml/scenario/campaign_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr std::string_view pond_meadow = R"(
    1 1 1 1 1 1
     1 1 1 1 1 1
    1 1 1 1 ~ 1)";

// Drake of player 1 at 0,0, Sonlen of player 2 at 5,0; the sections begin on line 1.
Scenario small_with_pond(const std::string& sections, const std::string& edition = "master-2007") {
    ShippedGame game(pond_meadow, edition);
    game.army(1, "drake-sotm", {{0, 0}}).army(2, "sonlen", {{5, 0}});
    Scenario scenario = game.scenario();
    const Scenario read = read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/>" + sections + "</scenario>", "small.xml");
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    scenario.rulebook = read.rulebook;
    scenario.house_rules = read.house_rules;
    scenario.zones = *read.zones;
    scenario.rounds = read.rounds;
    scenario.tests = read.tests;
    return scenario;
}

const std::string two =
    R"(<figure as="drake" player="1" card="drake-sotm"/><figure as="sonlen" player="2" card="sonlen"/>)";

// The result of the only test in one line; empty if it passes. Adds no expectations to the text.
std::string verdict_as_written(const std::string& rules, const std::string& steps,
                               const std::string& given = "<given>" + two + "</given>",
                               const std::string& edition = "master-2007") {
    const auto outcomes =
        run_tests(small_with_pond(rules + "<tests><test id=\"t\">" + given + steps + "</test></tests>", edition),
                  shared_shipped());
    REQUIRE(outcomes.size() == 1);
    std::string text;
    for (const Message& message : outcomes.front().trouble) text += (text.empty() ? "" : "; ") + english()(message);
    return text;
}
std::string verdict(const std::string& rules, const std::string& steps,
                    const std::string& given = "<given>" + two + "</given>",
                    const std::string& edition = "master-2007") {
    const bool expects = steps.find("<expect") != std::string::npos || steps.find("refused=") != std::string::npos;
    return verdict_as_written(rules, expects ? steps : steps + "<expect winner=\"open\"/>", given, edition);
}

bool says(const std::string& text, const std::string& part) {
    INFO(text);
    CHECK(text.find(part) != std::string::npos);
    return true;
}

std::string outcome_text(const TestOutcome& outcome) {
    std::string text = outcome.id + ", line " + std::to_string(outcome.line) + ": ";
    for (const Message& message : outcome.trouble) text += english()(message) + "; ";
    return text;
}

}  // namespace

TEST_CASE("A test chooses an option of a menu, and is told when it is not offered") {
    const std::string rules =
        R"(<rules><rule id="ask"><on event="round-end"/><menu by="1"><option text="Gold"><flag id="rich"/><set flag="gold"/></option>
           <option text="Peace"><set flag="peace"/></option><option text="War"><set flag="war"/></option></menu></rule></rules>
           <victory><win who="1"><flag id="war"/></win><win who="2"><flag id="peace"/></win><win who="nobody"><flag id="gold"/></win></victory>)";
    CHECK(verdict(rules, R"(<end-round/><choose-option option="3"/><expect winner="1"/>)").empty());
    CHECK(verdict(
              rules,
              R"(<end-round/><choose-option option="1" refused="yes"/><choose-option option="2"/><expect winner="2"/>)")
              .empty());
    CHECK_FALSE(verdict(rules, R"(<end-round/><choose-option option="1"/><expect winner="nobody"/>)").empty());
}

TEST_CASE("A question that waits is told where something else is expected") {
    const std::string rules =
        R"(<rules><rule id="ask"><on event="round-end"/><may by="2"><set flag="gold"/></may></rule></rules>
           <victory><win who="1"><flag id="gold"/></win></victory>)";
    says(verdict(rules, R"(<end-round/><expect winner="1"/>)"), "player 2 has not answered a rule’s question");
}

TEST_CASE("The tests of every scenario sample pass, and miss each rule, option, amount, win and zone taken away") {
    for (const std::string& name : scenario_names()) {
        const Scenario scenario = sample_scenario(name);
        if (tests_of(scenario).tests.empty()) FAIL_CHECK(name << " has no tests");
        for (const TestOutcome& outcome : run_tests(scenario, shared_shipped()))
            if (!outcome.passed()) FAIL_CHECK(name << ": " << outcome_text(outcome));
        for (const MutantOutcome& mutant : run_mutants(scenario, shared_shipped()))
            if (mutant.noticed_by.empty())
                FAIL_CHECK(name << ":" << mutant.line << ": nothing misses " << mutant.kind << " " << mutant.id);
    }
}

TEST_CASE("A test sets figures, flags, counters, cards and glyphs, and nothing of it sets off a rule") {
    CHECK(
        verdict(
            R"(<rules><rule id="w"><on event="wounded"/><end winner="nobody"/></rule></rules>)",
            R"(<expect winner="open" figure="drake"><wounded at-least="2"/><stands-on glyph="brandar"/><round from="4" to="4"/>
                     <flag id="f"/><counter id="c" of="1" at-least="3" at-most="3"/></expect>)",
            R"(<given round="4"><figure as="drake" player="1" card="drake-sotm" at="1,0,1" wounds="1"/><glyph id="brandar" at="1,0,1"/>
                     <set flag="f"/><add counter="c" of="1" n="3"/><wound figure="drake"/></given>)")
            .empty());
    CHECK(verdict("", R"(<expect winner="2" figure="drake"><of player="2"/></expect>)",
                  R"(<given><figure as="drake" player="1" card="drake-sotm"/><give card="drake-sotm" to="2"/></given>)")
              .empty());
}

TEST_CASE("Dice, the end of a round, its rules and those at the beginning of the next") {
    const std::string rules =
        R"(<rules><rule id="r"><on event="round-end"/><roll by="1"><case from="7" to="7"><set flag="seven"/></case></roll></rule>
        <rule id="s"><on event="round-start" from="3"/><each figure="f"><of player="2"/><wound/></each></rule></rules>)";
    const std::string given = "<given round=\"2\">" + two + "</given>";
    CHECK(verdict(rules,
                  "<dice show=\"7\"/><end-round/><expect figure=\"sonlen\"><flag id=\"seven\"/><wounded/><round "
                  "from=\"3\"/></expect>",
                  given)
              .empty());
    CHECK(verdict(rules, "<dice show=\"6\"/><end-round/><expect><not><flag id=\"seven\"/></not></expect>", given)
              .empty());
}

TEST_CASE("Turns, moves and attacks, and what is refused") {
    CHECK(verdict("",
                  "<move figure=\"drake\" to=\"3,0,1\"/><expect "
                  "figure=\"drake\"><stands-on><level/></stands-on><active/></expect>")
              .empty());
    CHECK(verdict("", "<move figure=\"drake\" to=\"5,0,1\" refused=\"yes\"/>").empty());
    says(verdict("", "<move figure=\"drake\" to=\"3,0,1\" refused=\"yes\"/>"), "expected this to be refused");
    says(verdict("", "<move figure=\"drake\" to=\"5,0,1\"/>"), "expected this to be allowed, but it is refused; ");
    const std::string beside =
        R"(<given><figure as="drake" player="1" card="drake-sotm" at="4,0,1"/><figure as="sonlen" player="2" card="sonlen"/></given>)";
    const std::string blow =
        R"(<dice show="skull skull blank blank blank blank blank blank blank"/><attack figure="drake" target="sonlen"/>
        <expect figure="sonlen"><wounded at-least="2"/></expect>)";
    CHECK(verdict("", blow, beside).empty());
    const std::string peace = "<rules><modifier id=\"p\"><cannot act=\"attack\"/></modifier></rules>";
    says(verdict(peace, blow, beside),
         "expected this to be allowed, but it is refused; "
         "Sgt. Drake Alexander cannot attack Sonlen: a rule of this scenario forbids Sgt. Drake Alexander to attack");
    const auto ban = [](const std::string& act) {
        return "<rules><modifier id=\"p\"><cannot act=\"" + act + "\"/></modifier></rules>";
    };
    says(verdict(ban("be-attacked"), blow, beside), "a rule of this scenario protects Sonlen");
    says(verdict(ban("move"), "<move figure=\"drake\" to=\"3,0,1\"/>"),
         "Sgt. Drake Alexander cannot move: a rule of this scenario forbids it");
    CHECK(verdict(peace, "<attack figure=\"drake\" target=\"sonlen\" refused=\"yes\"/><end-turn/>", beside).empty());
}

TEST_CASE("What a test says of a move holds: a walker does not fly, and who stands on one space has no back") {
    says(verdict("", R"(<move figure="drake" to="1,0,1" flown="yes"/>)"), "cannot fly");
    says(verdict("", R"(<move figure="drake" to="1,0,1" backwards="yes"/>)"), "no back");
    CHECK(verdict("", R"(<move figure="drake" to="1,0,1" flown="yes" refused="yes"/>)").empty());
    CHECK(verdict("", R"(<move figure="drake" to="1,0,1" backwards="yes" refused="yes"/>)").empty());
    CHECK(verdict("", R"(<move figure="drake" to="1,0,1" path="1,0,1" backwards="yes" refused="yes"/>)").empty());
    CHECK(verdict("", R"(<move figure="drake" to="1,0,1"/>)").empty());
}

TEST_CASE("After the last thing that can be done in a turn the figure's acts are refused, and begin no other turn") {
    const std::string beside =
        R"(<figure as="drake" player="1" card="drake-sotm" at="4,0,1"/><figure as="sonlen" player="2" card="sonlen"/>)";
    const std::string attack =
        R"(<dice show="blank blank blank blank blank"/><attack figure="drake" target="sonlen"/>)";
    const std::string then = R"(<move figure="drake" to="3,0,1" refused="yes"/>
        <attack figure="drake" target="sonlen" refused="yes"/><expect figure="drake"><not><active/></not></expect>)";
    const std::string unmarked = "<given>" + beside + "</given>";
    const std::string marked =
        "<given>" + beside +
        R"(<card player="1" id="drake-sotm" markers="1 2"/><card player="2" id="sonlen" markers="1"/></given>)";
    CHECK(verdict("", attack + then, unmarked).empty());
    CHECK(verdict("", attack + then, marked).empty());
    // Without a turn that has ended, and after an end that the test says, a new one begins.
    says(verdict("", R"(<move figure="drake" to="3,0,1" refused="yes"/>)", unmarked), "expected this to be refused");
    says(verdict("", attack + R"(<turn figure="drake"/><move figure="drake" to="3,0,1" refused="yes"/>)", unmarked),
         "expected this to be refused");
}

TEST_CASE("Rules of a turn's end see whose turn it was") {
    const std::string rules =
        R"(<rules><rule id="t"><on event="turn-end"/><each figure="f"><active/><wound/></each></rule></rules>)";
    CHECK(verdict(rules, R"(<turn figure="sonlen"/><end-turn/><expect figure="sonlen"><wounded/></expect>
        <expect figure="drake"><not><wounded/></not></expect>)")
              .empty());
    says(verdict(rules, "<end-turn/>"), "there is no current turn");
}

TEST_CASE("Questions of rules are answered by the test, and a question that it does not expect is trouble") {
    const std::string rules =
        R"(<zones><zone id="gate" spaces="0,2,1 1,2,1"/></zones><rules><rule id="q"><on event="round-end"/>
        <may by="2"><choose by="1" figure="f" optional="yes"><place zone="gate" by="2"/></choose></may></rule></rules>)";
    CHECK(
        verdict(
            rules,
            R"(<end-round/><expect asked="2"/><answer is="yes"/><expect asked="1"/><choose figure="drake"/><put at="1,2,1"/>
        <expect asked="nobody" figure="drake"><stands-on zone="gate"/><round from="2"/></expect>)")
            .empty());
    CHECK(
        verdict(
            rules,
            R"(<end-round/><answer is="yes"/><choose/><expect figure="drake"><not><stands-on zone="gate"/></not></expect>)")
            .empty());
    CHECK(verdict(rules, R"(<end-round/><answer is="no"/><expect asked="nobody"/>)").empty());
    says(verdict(rules, "<end-round/><end-round/>"), "player 2 still has to answer a question");
    says(verdict(rules, "<end-round/><choose figure=\"drake\"/>"), "not among the choices of player 2");
    says(verdict("", "<answer is=\"yes\"/>"),
         "expected a rule to ask something here, but none does; the game goes on, in round 1");
    says(verdict(rules, "<expect asked=\"2\"/>"), "expected player 2 to be asked something; nobody is asked");
    says(verdict(rules, "<end-round/><expect asked=\"nobody\"/>"),
         "expected nobody to be asked anything; player 2 is asked");
}

TEST_CASE("A failed test says what was expected and what was so, with the line") {
    const std::string sections =
        "<rules><rule id=\"r\"><on event=\"round-end\"/><add counter=\"bell\"/></rule></rules>\n<tests><test "
        "id=\"one\"><given>" +
        two +
        "</given>\n<end-round/>\n<expect>\n<counter id=\"bell\" at-least=\"2\"/></expect></test><test "
        "id=\"two\"><expect winner=\"open\"/></test></tests>";
    const auto outcomes = run_tests(small_with_pond(sections), shared_shipped());
    REQUIRE(outcomes.size() == 2);
    CHECK(outcome_text(outcomes[0]) ==
          "one, line 5: expected <counter id=\"bell\" at-least=\"2\">, but that is not the case; bell is 1; ");
    CHECK(outcomes[1].passed());
    says(verdict("", "<expect figure=\"drake\"><wounded/></expect>"),
         "expected <wounded>, but that is not the case; 1.drake-sotm.1.1 stands at 0,0,1, wounds: 0");
    says(verdict("", "<expect><count where=\"destroyed\"/></expect>"), "there are 0");
    says(verdict("", "<expect winner=\"1\"/>"), "expected player 1 to have won; the game goes on, in round 1");
    says(verdict("", "<expect winner=\"nobody\"/>"), "nobody has won");
    const std::string fall = "<happens><destroy figure=\"sonlen\"/></happens>";
    says(verdict("", fall + "<expect winner=\"open\"/>"),
         "expected the game to go on; the game was won in round 1, players: 1");
    says(verdict("", fall + "<expect figure=\"sonlen\"><engaged/></expect>"), "2.sonlen.1.1 is destroyed");
    says(verdict("", fall + "<end-round/>"), "the game is over before this");
}

TEST_CASE("Tests that cannot be begun say why, in one line") {
    says(verdict("", "", "<given><figure player=\"1\" card=\"sonlen\"/></given>"), "player 1 has no sonlen");
    says(verdict("", "", "<given><figure player=\"1\" card=\"sonlem\"/></given>"), "did you mean \"sonlen\"?");
    says(verdict("", "", "<given><figure player=\"1\" card=\"drake-sotm\" at=\"5,0,1\"/></given>"), "Sonlen");
    says(verdict("", "", "<given><figure player=\"1\" card=\"drake-sotm\" at=\"50,0,1\"/></given>"), "Drake");
    says(verdict("", "", "<given><figure player=\"1\" card=\"drake-sotm\" wounds=\"99\"/></given>"), "Drake");
    says(verdict("", "", "<given><glyph id=\"brandar\" at=\"5,0,9\"/></given>"), "5,0,9");
    says(verdict("", "<expect figure=\"drak\"/>"), "did you mean \"drake\"?");
    says(verdict("", "<expect winner=\"opne\"/>"), "did you mean \"open\"?");
    says(verdict("", "<end-round/>", "<given>" + two + "</given>", "basic-2007"), "no rounds");
    Scenario scenario = small_with_pond("<tests><test id=\"t\" players=\"3\"/></tests>");
    says(outcome_text(run_tests(scenario, shared_shipped()).front()), "the game cannot begin; ");
}

TEST_CASE("A rule that never ends fails the test, and endless tests are stopped") {
    says(
        verdict(
            R"(<rules><rule id="tick"><on event="wounded"/><each figure="f"><of player="1"/><heal/><wound/></each></rule></rules>)",
            "<happens><wound figure=\"drake\"/></happens>"),
        "rule \"tick\" never ends");
    std::string rounds;
    for (int i = 0; i < 900; ++i) rounds += "<end-round/>";
    says(verdict("", rounds), "more than 5000 decisions");
}

TEST_CASE("A test that expects nothing cannot fail and is refused") {
    says(verdict_as_written("", ""), "this test expects nothing");
    says(verdict_as_written("", "<end-round/>"), "this test expects nothing");
    says(verdict_as_written("", "<expect/>"), "this step expects nothing");
    says(verdict_as_written("", "<expect winner=\"open\"/><expect figure=\"drake\"/>"), "this step expects nothing");
    CHECK(verdict_as_written("", "<move figure=\"drake\" to=\"5,0,1\" refused=\"yes\"/>").empty());
}

TEST_CASE("Dice of a test are all rolled and of the sort that is rolled") {
    const std::string rules =
        R"(<rules><rule id="r"><on event="round-end"/><roll by="1"><case from="7" to="7"><set flag="seven"/></case></roll></rule>
        <rule id="s"><on event="round-start" from="2"/><roll by="2" die="skulls" dice="2"><case from="2" to="2"><set flag="both"/></case></roll></rule></rules>)";
    const std::string both = "<end-round/><expect><flag id=\"seven\"/><flag id=\"both\"/></expect>";
    CHECK(verdict(rules, "<dice show=\"7 skull skull\"/>" + both).empty());
    // The initiative rolls are 5 and 6.
    says(verdict(rules, "<dice show=\"7 skull skull 5 6 3 4\"/>" + both), "2 of these dice are never rolled: 3 4;");
    says(verdict(rules, "<dice show=\"7 skull skull 5 6 3\"/>" + both), "one of these dice is never rolled: 3;");
    says(verdict(rules, "<dice show=\"7 skull skull blank\"/>" + both),
         "the 20-sided die is rolled here, which cannot show blank");
    says(verdict(rules, "<dice show=\"4\"/><dice show=\"7 skull skull\"/>" + both),
         "one of these dice is never rolled: 4;");
    says(verdict(rules, "<dice show=\"skull skull skull\"/>" + both),
         "the 20-sided die is rolled here, which cannot show skull");
    says(verdict(rules, "<dice show=\"7 7 skull\"/>" + both),
         "a combat die is rolled here, which cannot show 7; it shows skull, shield or blank");
    says(verdict("", "<dice show=\"3\"/>\n<expect winner=\"open\"/>"), "never rolled: 3");
    const auto outcomes = run_tests(
        small_with_pond(
            rules +
            "<tests>\n<test id=\"t\">\n<dice show=\"4 4\"/>\n<end-round/>\n<expect winner=\"open\"/></test></tests>"),
        shared_shipped());
    CHECK(outcomes.front().line == 4);  // Two lines for the rules, one for the tests.
}

TEST_CASE("A player takes as many turns in a round as there are order markers with a number") {
    const std::string turn = "<turn figure=\"drake\"/><end-turn/>", three = turn + turn + turn;
    CHECK(verdict("", three + "<turn figure=\"sonlen\"/><end-turn/><end-round/>" + three).empty());
    says(verdict("", three + turn), "player 1 has taken 3 turns this round");
    says(verdict("", three + "<move figure=\"drake\" to=\"1,0,1\"/>"), "player 1 has taken 3 turns this round");
    CHECK(verdict("", three + turn, "<given>" + two + "</given>", "basic-2007").empty());
    const std::string rules = R"(<rules><rule id="count"><on event="turn-end"/><add counter="turns"/></rule></rules>)";
    for (const std::string& taken : {std::string(), turn, turn + "<turn figure=\"sonlen\"/><end-turn/>", three})
        CHECK(
            verdict(rules, taken + "<end-round/><expect><counter id=\"turns\" at-least=\"6\" at-most=\"6\"/></expect>")
                .empty());
}

TEST_CASE("A test's round lies on the round track, its players and spaces are there") {
    const std::string open = "<expect winner=\"open\"/>", track = "<round-track rounds=\"8\"/>";
    CHECK(verdict(track, open, "<given round=\"8\"/>").empty());
    says(verdict(track, open, "<given round=\"9\"/>"), "there is no round 9: the round track ends after 8 rounds");
    CHECK(verdict("", open, "<given round=\"9\"/>").empty());
    says(verdict("", open, "<given round=\"2\"/>", "basic-2007"), "no rounds");
    const char* nobody = "there is no player 3 in this set-up, which has 2 players";
    says(verdict("", open, "<given first=\"3\"/>"), nobody);
    says(verdict("", open, "<given><figure player=\"3\" card=\"sonlen\"/></given>"), nobody);
    says(verdict("", open, "<given><add counter=\"c\" of=\"3\"/></given>"), nobody);
    says(verdict("", "<expect><not><flag id=\"f\" of=\"3\"/></not></expect>", "<given><set flag=\"f\"/></given>"),
         nobody);
    says(verdict("", "<expect><not><alive player=\"3\"/></not></expect>"), nobody);
    says(verdict("", "<expect winner=\"3\"/>"), nobody);
    says(verdict("", "<expect asked=\"3\"/>"), nobody);
    says(verdict("", "<happens><give card=\"sonlen\" to=\"3\"/></happens>"), nobody);
    // They belong to another set-up.
    CHECK(verdict("<victory><win who=\"3\"><eliminated player=\"3\"/></win></victory>", open).empty());
    says(verdict("", "<move figure=\"drake\" to=\"50,0,1\" refused=\"yes\"/>"),
         "50,0,1 is not a space of the battlefield");
}

TEST_CASE("Nothing of a test's position is there twice or nowhere") {
    says(verdict("", "", R"(<given><glyph id="brandar" at="1,0,1"/><glyph id="gerda" at="1,0,1"/></given>)"),
         "two glyphs lie at 1,0,1");
    says(
        verdict(
            "", "",
            R"(<given><figure player="1" card="drake-sotm" at="1,0,1"/><figure player="2" card="sonlen" at="1,0,1"/></given>)"),
        "Drake");
    says(
        verdict(
            "", "",
            R"(<given><figure as="d" player="1" card="drake-sotm"/><figure as="d" player="2" card="sonlen"/></given>)"),
        "two figures of this test are called \"d\"");
    says(verdict("", "", R"(<given><figure player="1" card="drake-sotm" where="destroyed" at="1,0,1"/></given>)"),
         "has no place and no wounds");
    says(verdict("", "", R"(<given><figure player="1" card="drake-sotm" tail="1,0,1"/></given>)"),
         "give the first one with at");
    for (const char* word : {"turn", "event", "first", "last-to-act", "controller", "nobody", "figure", "1"})
        says(verdict("", "",
                     "<given><figure as=\"" + std::string(word) + "\" player=\"1\" card=\"drake-sotm\"/></given>"),
             "already means something");
    CHECK(
        verdict(
            "",
            "<expect figure=\"drake\"><stands-on glyph=\"brandar\"/></expect><expect figure=\"sonlen\"><stands-on "
            "glyph=\"brandar\"/></expect>",
            R"(<given><figure as="drake" player="1" card="drake-sotm" at="1,0,1"/><figure as="sonlen" player="2" card="sonlen" at="4,0,1"/>
                     <glyph id="brandar" at="1,0,1"/><glyph id="brandar" at="4,0,1"/></given>)")
            .empty());
}

TEST_CASE("A test speaks of flags and counters that a rule speaks of or that it has set") {
    const std::string rules = R"(<rules><rule id="r"><on event="round-end"/><set flag="high-water"/></rule></rules>)";
    says(verdict(rules, "<expect><not><flag id=\"hihg-water\"/></not></expect>"), "did you mean \"high-water\"?");
    says(verdict(rules, "<expect><counter id=\"bells\" at-most=\"0\"/></expect>"),
         "no rule uses a flag or counter \"bells\"");
    CHECK(verdict(rules, "<expect><not><flag id=\"high-water\"/></not></expect>").empty());
    CHECK(verdict("", "<expect><counter id=\"bells\" at-least=\"1\"/></expect>",
                  "<given><add counter=\"bells\"/></given>")
              .empty());
}

TEST_CASE("What a mutant lacks is noticed by what is expected and not by dice that fall for nothing") {
    const std::string sections =
        R"(<rules><rule id="r"><on event="round-end"/><roll by="1"><case from="7" to="7"><set flag="seven"/></case></roll></rule></rules>
        <tests><test id="a"><given>)" +
        two +
        R"(</given><dice show="7"/><end-round/><expect winner="open"><not><flag id="eight"/></not></expect></test></tests>)";
    CHECK_FALSE(run_tests(small_with_pond(sections), shared_shipped()).front().passed());
    const std::string idle = std::string(sections).replace(
        sections.find("<not>"), std::string("<not><flag id=\"eight\"/></not>").size(), "<round from=\"2\"/>");
    CHECK(run_tests(small_with_pond(idle), shared_shipped()).front().passed());
    CHECK(run_mutants(small_with_pond(idle), shared_shipped()).front().noticed_by.empty());
}

TEST_CASE("Mutants: each rule, modifier, win gone, each zone empty, and who notices") {
    const std::string sections = R"(<zones><zone id="gate" spaces="1,0,1"/><zone id="yard" spaces="2,0,1"/></zones>
        <rules><modifier id="m"><bonus to="move" n="1"/></modifier><rule id="r"><on event="enter" zone="gate"/><set flag="in"/></rule></rules>
        <victory><win who="1"><flag id="in"/></win><win who="2"><flag id="out"/></win></victory>
        <tests><test id="a"><given>)" +
                                 two +
                                 R"(</given><move figure="drake" to="1,0,1"/><expect winner="1"/></test></tests>)";
    std::string noticed;
    for (const MutantOutcome& mutant : run_mutants(small_with_pond(sections), shared_shipped()))
        noticed += mutant.kind + " " + mutant.id + ":" + mutant.noticed_by + " ";
    CHECK(noticed == "zone gate:a zone yard: modifier m: rule r:a win 1:a win 2: ");
}

TEST_CASE("Mutants: each house rule, on the ground that the others leave") {
    const std::string sections = R"(<house-rules><set rule="wounds" is="no"/><set rule="road-bonus" is="5"/>
        <terrain id="grass" cost="6"/><obstacle kind="ruin-2" inside="5" outside="4"/></house-rules>
        <tests><test id="slow"><given>)" +
                                 two +
                                 R"(</given><move figure="drake" to="4,1,1" refused="yes"/>
          <expect figure="drake"><not><wounded/></not></expect></test></tests>)";
    const Scenario scenario = small_with_pond(sections);
    const TestOutcome slow = run_tests(scenario, shared_shipped()).front();
    INFO(outcome_text(slow));
    REQUIRE(slow.passed());
    std::string tried;
    for (const MutantOutcome& mutant : run_mutants(scenario, shared_shipped()))
        tried += to_text(mutant.word) + " " + mutant.kind + " " + mutant.id + ":" + mutant.noticed_by + "\n";
    CHECK(tried ==
          "house-rules[0] house-rule road-bonus:\nhouse-rules[1] house-rule wounds:\n"
          "house-rules[2] house-rule grass cost:slow\nhouse-rules[3] house-rule ruin-2:\n");
}

TEST_CASE("Mutants: each option of a menu that has others, and each amount that a word can do without") {
    const std::string sections = R"(<rules><rule id="r"><on event="round-end"/>
        <menu by="1"><option text="Rest"><repeat n="1"><number n="2"/><add counter="rests"/></repeat></option>
          <option text="March"><add counter="miles"><number n="3"/></add></option></menu>
        <menu by="1"><option text="Only this"><set flag="done"/></option></menu></rule></rules>
        <tests><test id="march"><given>)" +
                                 two +
                                 R"(</given><end-round/><choose-option option="2"/>
          <expect><counter id="miles" at-least="3"/></expect></test></tests>)";
    const Scenario scenario = small_with_pond(sections);
    REQUIRE(run_tests(scenario, shared_shipped()).front().passed());
    std::string noticed;
    for (const MutantOutcome& mutant : run_mutants(scenario, shared_shipped()))
        noticed += to_text(mutant.word) + " " + mutant.kind + " " + mutant.id + ":" + mutant.noticed_by + "\n";
    CHECK(noticed ==
          "rules[0] rule r:march\n"
          "rules[0]/effects[0]/options[0] option r \"Rest\":march\n"
          "rules[0]/effects[0]/options[1] option r \"March\":march\n"
          "rules[0]/effects[0]/options[0]/effects[0] amount r \"repeat\":\n"
          "rules[0]/effects[0]/options[1]/effects[0] amount r \"add\":march\n");
}

TEST_CASE(
    "The tests of the campaign pass, and miss each game that no longer follows and everybody who no longer comes "
    "along") {
    const std::string folder = (std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/campaigns").string();
    const auto campaign = read_campaign(*read_file(folder + "/exploration.xml"), "exploration.xml");
    REQUIRE(campaign);
    std::vector<Scenario> scenarios;
    for (const CampaignGame& game : campaign->games)
        scenarios.push_back(sample_scenario(std::filesystem::path(game.src.text).stem().string()));
    const auto outcomes = run_tests(*campaign, scenarios, shared_shipped());
    CHECK(outcomes.size() == 5);
    for (const TestOutcome& outcome : outcomes)
        if (!outcome.passed()) FAIL_CHECK(outcome_text(outcome));
    const auto mutants = run_mutants(*campaign, scenarios, shared_shipped());
    CHECK(mutants.size() == 3);
    for (const MutantOutcome& mutant : mutants)
        if (mutant.noticed_by.empty()) FAIL_CHECK("nothing misses " << mutant.kind << " " << mutant.id);
}

TEST_CASE("A test of what follows says what follows instead, and belongs to a campaign") {
    says(verdict("", "<follows/>"), "only a campaign");
    const auto told_of = [](const std::string& steps) {
        const std::string text =
            "<campaign xmlns=\"urn:hexwright:campaign:2\" id=\"c\" title=\"C\"><game id=\"a\" src=\"a.xml\"><next "
            "game=\"b\"/></game>"
            "<game id=\"b\" src=\"b.xml\"/><tests><test id=\"t\" game=\"" +
            steps + "</test></tests></campaign>";
        const auto campaign = read_campaign(text, "c.xml");
        if (!campaign) return describe(campaign.error(), english());
        return outcome_text(run_tests(*campaign, {small_with_pond(""), small_with_pond("")}, shared_shipped()).front());
    };
    says(told_of("a\"><follows/>"), "expected that no game follows; the game \"b\" follows");
    says(told_of("b\"><follows game=\"a\"/>"), "expected the game \"a\" to follow; no game follows");
    says(told_of("a\"><follows game=\"b\"><count at-least=\"3\"/></follows>"), "there are 2");
    says(told_of("c\"><follows/>"), "there is no game \"c\"");
    const auto stray = read_scenario(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><tests><test id=\"t\" "
        "game=\"a\"/></tests></scenario>",
        "s.xml", shipped());
    REQUIRE_FALSE(stray);
    says(describe(stray.error(), english()), "only a campaign");
}

TEST_CASE("What is given holds before the rules of the set-up's end and of the first round's start run") {
    const std::string rules =
        R"(<zones><zone id="pond" spaces="1,0,1"/></zones><rules>
        <rule id="done"><on event="setup-done"/><each figure="f"><stands-on zone="pond"/><add counter="done"/></each></rule>
        <rule id="start"><on event="round-start"/><each figure="f"><stands-on zone="pond"/><wound/></each></rule></rules>)";
    const std::string at =
        R"(<figure as="drake" player="1" card="drake-sotm" at="1,0,1"/><figure as="sonlen" player="2" card="sonlen"/>)";
    const std::string struck =
        R"(<expect figure="drake" at="1,0,1" wounds="1"><counter id="done" at-least="1"/></expect>)";
    CHECK(verdict(rules, struck, "<given>" + at + "</given>").empty());
    CHECK(verdict(rules, struck, "<given round=\"1\">" + at + "</given>").empty());
    CHECK(verdict(rules, R"(<turn figure="drake"/>)" + struck, "<given before=\"round\">" + at + "</given>").empty());
    // In a later round, and in a turn, it is what has become of all this.
    CHECK(verdict(rules, R"(<expect figure="drake" wounds="0"/>)", "<given round=\"2\">" + at + "</given>").empty());
    CHECK(verdict(rules, R"(<expect figure="drake" wounds="0"/>)", "<given>" + at + "<turn figure=\"drake\"/></given>")
              .empty());
}
