// The scenario language at work on small drawn boards: events, conditions, effects, modifiers, victory, and the guard
// against endless rules.
#include "engine/game/scenario_rules.h"

#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/triggers.h"
#include "engine/scenario/rulebook.h"
#include "engine/story/story.h"
#include "tests/formats/game/language/field_games.h"

#include <string>

#include <catch2/catch.hpp>

namespace hexwright::testing::language {

TEST_CASE("Rules of one event run in the order of the file: the second sees what the first has done") {
    auto game = game_of(R"(<rules>
        <rule id="first"><on event="round-end"/><set flag="late"/></rule>
        <rule id="second"><on event="round-end"/><when><flag id="late"/></when><each figure="f"><of player="2"/><wound/></each></rule>
        <rule id="third"><on event="round-end"/><unless><flag id="late"/></unless><each figure="f"><wound n="2"/></each></rule></rules>)");
    game.end_round();
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 1);
    CHECK(game.state[fig(game.state, drake_of_1)].wounds == 0);
}

TEST_CASE("A bonus takes no Range below 1: who stands beside can be attacked", "[RANGE-02]") {
    auto game = game_of(R"(<rules><modifier id="dark" figure="f"><bonus to="range" n="-3"/></modifier></rules>)");
    game.put(sonlen_of_2, {{1, 0}, 1});
    to_turn_of(game.state, "1.drake-sotm");
    to_attacks(game.state);
    const auto attacks = offered<Attack>(game.state);
    CHECK(std::ranges::count(attacks, 0, &Attack::with) == 1);  // The normal attack.
}

TEST_CASE("Of an event without a figure nothing is asked: conditions about it do not hold") {
    auto game = game_of(R"(<rules><rule id="end"><on event="round-end"/>
        <each figure="f"><of figure="event"/><wound/></each><each figure="g"><is figure="event"/><wound/></each></rule></rules>)");
    game.end_round();
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 0);
    CHECK(game.state[fig(game.state, drake_of_1)].wounds == 0);
}

TEST_CASE(
    "Conditions that go over figures inside one another are refused before they keep a game busy, with the rule at "
    "fault") {
    const auto counts = [](int deep, std::string text = "<wounded/>", const std::string& of = "figures") {
        for (int i = 0; i < deep; ++i) text = "<count of=\"" + of + "\">" + text + "</count>";
        return text;
    };
    const auto rule = [](const std::string& conditions) {
        return R"(<rules><rule id="deep"><on event="round-end"/><when>)" + conditions +
               R"(</when><say text="Now."/></rule></rules>)";
    };
    const auto effect = [&](int deep) {
        return R"(<rules><rule id="all"><on event="round-end"/><each figure="f">)" + counts(deep) +
               "<wound/></each></rule></rules>";
    };
    const auto modifier = [&](int deep) {
        return R"(<rules><modifier id="slow" figure="f">)" + counts(deep) +
               R"(<bonus to="move" n="1"/></modifier></rules>)";
    };
    const std::string win = R"(<win who="1">)" + counts(3) + "</win>";
    CHECK(refusal(rule(counts(3))).empty());
    CHECK(refusal(rule(counts(4))).find("more than 3 deep") != std::string::npos);
    CHECK(refusal(effect(2)).empty());
    CHECK(refusal(effect(3)).find("\"all\" would have to check too much") != std::string::npos);
    CHECK(refusal(modifier(2)).empty());
    CHECK(refusal(modifier(3)).find("\"slow\" would") != std::string::npos);
    CHECK(refusal("<victory>" + win + "</victory>").empty());
    CHECK(refusal("<victory>" + win + win + "</victory>").find("\"victory\" would") != std::string::npos);

    const std::string spaces = rule(counts(3, R"(<level at-least="1"/>)", "spaces"));
    CHECK(refusal(spaces).empty());
    std::string meadow;
    for (int row = 0; row < 14; ++row) meadow += std::string(row % 2 ? " 1" : "1") + " 1 1 1 1 1 1 1 1 1 1 1 1 1\n";
    const auto large =
        start_game(drake_against_sonlen(spaces, meadow), std::make_shared<const Catalogue>(shipped()), {});
    REQUIRE_FALSE(large.has_value());
    CHECK(describe(large.error(), english()).find("\"deep\" would") != std::string::npos);
}

TEST_CASE("What one effect does to many happens at once: nobody wins when all fall together", "[SCEN-DEADLY-14]") {
    auto game =
        game_of(R"(<rules><rule id="end"><on event="round-end"/><each figure="f"><destroy/></each></rule></rules>
        <victory><win who="last-standing"/></victory>)");
    game.end_round();
    CHECK(game.drawn());
}

TEST_CASE("Two effects one after the other are two things: the first that falls has lost") {
    auto game = game_of(R"(<rules><rule id="end"><on event="round-end"/>
        <each figure="f"><of player="2"/><destroy/></each><each figure="f"><of player="1"/><destroy/></each></rule></rules>
        <victory><win who="last-standing"/></victory>)");
    game.end_round();
    CHECK(game.won(1));
}

TEST_CASE("Of wins at the same time the lowest priority counts, then nobody or the first as the file says") {
    const std::string wins =
        R"(<win who="1"><round from="1"/></win><win who="2" priority="PRIORITY"><round from="1"/></win></victory>)";
    const auto result = [&](const std::string& start, const std::string& priority) {
        std::string text = start + wins;
        text.replace(text.find("PRIORITY"), 8, priority);
        auto game = game_of(text);
        game.end_round();
        return game.drawn() ? 0 : game.won(1) ? 1 : 2;
    };
    CHECK(result("<victory>", "1") == 0);
    CHECK(result("<victory together=\"first\">", "1") == 1);
    CHECK(result("<victory>", "2") == 1);
}

TEST_CASE("A rule that sets itself off for ever is stopped and named, and the game goes on") {
    auto game = game_of(R"(<rules>
        <rule id="tick"><on event="wounded"/><each figure="f"><of player="1"/><heal/><wound/></each></rule>
        <rule id="start"><on event="round-end"/><each figure="f"><of player="1"/><wound/></each></rule></rules>)");
    game.end_round();
    const auto stopped = happened<event::RuleStopped>(game.events);
    REQUIRE(stopped.size() == 1);
    CHECK(stopped.front().rule == "tick");
    CHECK(game.state.round == 2);
    CHECK(game.state.rule_steps == 0);
}

TEST_CASE("A player chooses a figure, says yes or no, and dice decide by case") {
    auto game = game_of(R"(<rules><rule id="ask"><on event="round-end"/>
        <may by="2"><roll by="2"><case from="1" to="5"><each figure="f"><of player="2"/><wound/></each></case>
                                 <case from="6" to="20"><each figure="f"><of player="1"/><wound/></each></case></roll></may></rule></rules>)");
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{1});
    CHECK(offered<Answer>(game.state).size() == 2);
    dice(game.state, {6});
    game.act(Answer{true});
    CHECK(game.state[fig(game.state, drake_of_1)].wounds == 1);
    game.end_round();
    dice(game.state, {5});
    game.act(Answer{true});
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 1);
    game.end_round();
    game.act(Answer{false});
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 1);
}

TEST_CASE("Modifiers change numbers and costs while they last") {
    const std::string rules = R"(<rules>
        <modifier id="mud"><while><round to="1"/></while><cost terrain="grass" is="4"/></modifier>
        <modifier id="rage" figure="f"><of player="1"/><bonus to="attack" n="2"/></modifier>
        <modifier id="peace"><while><round to="1"/></while><cannot act="attack"/></modifier></rules>)";
    auto game = game_of(rules);
    to_turn_of(game.state, "1.drake-sotm");
    const FigureId figure = fig(game.state, drake_of_1);
    const auto reaches = [&](HexCoord hex) {
        return allowed(game.state, Move{figure, game.state.board->index({hex, 1})});
    };
    CHECK(reaches({1, 0}));
    CHECK_FALSE(reaches({2, 0}));
    game.put(sonlen_of_2, {{1, 0}, 1});
    to_attacks(game.state);
    CHECK_FALSE(may_attack(game.state, figure, fig(game.state, sonlen_of_2)));
    game.end_round();
    to_turn_of(game.state, "1.drake-sotm");
    to_attacks(game.state);
    const auto events = testing::act(game.state, Attack{figure, fig(game.state, sonlen_of_2)});
    CHECK(happened<event::Attacked>(events).front().dice == numbers(game.state, game.state[figure].card).attack + 2);
}

TEST_CASE("Nobody rolls for initiative in a round in which a modifier says who is first", "[SCEN-CAPTURE-04]") {
    auto game =
        game_of(R"(<rules><modifier id="ambush"><while><round to="1"/></while><first player="2"/></modifier></rules>)");
    game.to(Step::Kind::TakeTurnStep);
    CHECK(happened<event::Initiative>(game.events).empty());
    CHECK(game.state.order.front() == PlayerId{1});
    game.end_round();
    game.to(Step::Kind::TakeTurnStep);
    CHECK(happened<event::Initiative>(game.events).size() >= 2);
}

TEST_CASE("Rules that name what there is not are refused with their line and what may be meant") {
    CHECK(refusal(R"(<rules>
<rule id="a"><on event="round-end"/><each figure="f"><stands-on zone="gat"/><wound/></each></rule></rules>)")
              .find(":2: there is no zone \"gat\"") != std::string::npos);
    // The event has no figure, so nothing happens.
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><wound/></rule></rules>").empty());
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><wound figure=\"g\"/></rule></rules>")
              .find("no figure here is called \"g\"") != std::string::npos);
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><give card=\"marro-hiwe\" to=\"1\"/></rule></rules>")
              .find("marro-hive") != std::string::npos);
    CHECK(refusal("<victory><win who=\"everybody\"/></victory>").find("cannot win") != std::string::npos);
}

TEST_CASE("What is refused is never what the sentence offers instead") {
    CHECK(refusal("<victory><win who=\"1\"><alive player=\"event\"/></win></victory>") ==
          ":1: \"event\" is not a player here; use 1 to 8, turn, last-to-act, first, controller, nobody or a name "
          "given by an enclosing step or win");
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><may by=\"host\"><say "
                  "text=\"Hear!\"/></may></rule></rules>")
              .find(", event, nobody or a name") != std::string::npos);
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><may by=\"evnt\"><say "
                  "text=\"Hear!\"/></may></rule></rules>")
              .ends_with("did you mean \"event\"?"));
    const auto zones = [](const std::string& first, const std::string& second) {
        return refusal("<zones><zone id=\"east\">" + first + "</zone>\n<zone id=\"west\">" + second +
                       "</zone></zones>");
    };
    CHECK(zones("<zone id=\"east\"/>", "<level/>") ==
          ":1: the zone \"east\" contains itself: remove it from its own conditions");
    CHECK(zones("<level/>", "<not><zone id=\"west\"/></not>") ==
          ":2: the zone \"west\" contains itself: remove it from its own conditions");
    CHECK(zones("<zone id=\"west\"/>", "<level/>") ==
          ":1: the zone \"west\" comes later, but a zone can refer only to zones before it: move it up");
    CHECK(zones("<level/>", "<zone id=\"eats\"/>") == ":2: there is no zone \"eats\"; did you mean \"east\"?");
    CHECK(zones("<level/>", "<zone id=\"east\"/>").empty());
}

TEST_CASE("Who did it is the attacker, and a rule may count for his player or strike back at him") {
    auto game = game_of(R"(<rules>
        <rule id="kill"><on event="destroyed"/><add counter="kills" of="attacker"/><wound figure="attacker"/></rule>
        <rule id="late"><on event="round-end"/><each figure="f"><of player="2"/><destroy/></each></rule></rules>)");
    to_turn_of(game.state, "1.drake-sotm");
    game.put(sonlen_of_2, {{1, 0}, 1});
    GameUpdate update(game.state, game.events);
    const FigureId drake = fig(game.state, drake_of_1), sonlen = fig(game.state, sonlen_of_2);
    SECTION("in a fight") {
        update.destroy(sonlen, {drake, true});
        set_off_rules(update);
        while (next_step(game.state) && next_step(game.state)->kind != Step::Kind::TakeTurnStep) {
            const Step step = game.state.steps.back();
            game.state.steps.pop_back();
            run(update, step);
            set_off_rules(update);
        }
        CHECK(count_of(game, "kills", 1) == 1);
        CHECK(game.state[drake].wounds == 1);
    }
    SECTION("by a rule it was nobody") {
        game.end_round();
        CHECK(count_of(game, "kills", 1) == 0);
        CHECK(game.state[drake].wounds == 0);
    }
}

TEST_CASE("Who is attacked is the target") {
    auto game = game_of(R"(<rules><rule id="shield"><on event="attacked"/>
        <if figure="target"><of player="2"/><set flag="struck"/></if><add counter="blows" of="target"/></rule></rules>)");
    game.put(sonlen_of_2, {{1, 0}, 1});
    to_turn_of(game.state, "1.drake-sotm");
    to_attacks(game.state);
    game.act(Attack{fig(game.state, drake_of_1), fig(game.state, sonlen_of_2)});
    CHECK(game.count("struck") == 1);
    CHECK(count_of(game, "blows", 2) == 1);
}

TEST_CASE("Attacker and target are only where an event has them") {
    for (const std::string event : {"round-end", "move-end", "attacked"})
        CHECK(refusal("<rules><rule id=\"a\"><on event=\"" + event + "\"/><wound figure=\"attacker\"/></rule></rules>")
                  .find("\"attacker\"") != std::string::npos);
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"attacked\"/><wound figure=\"target\"/></rule></rules>").empty());
    // A name of the rule's own comes first.
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><each figure=\"target\"><wound "
                  "figure=\"target\"/></each></rule></rules>")
              .empty());
}

TEST_CASE("Whose turn it is is a condition") {
    auto game = game_of(R"(<rules>
        <rule id="mine"><on event="turn-start"/><when><turn-of player="1"/></when><add counter="mine"/></rule>
        <rule id="none"><on event="round-end"/><when><turn-of player="nobody"/></when><add counter="none"/></rule></rules>)");
    game.end_round();
    const auto turns = happened<event::TurnBegan>(game.events);
    CHECK(count_of(game, "mine", 0) == std::ranges::count(turns, PlayerId{0}, &event::TurnBegan::player));
    CHECK(count_of(game, "mine", 0) < std::ssize(turns));
    CHECK(count_of(game, "none", 0) == 1);
}

TEST_CASE("An <if> asks about the figure that is spoken of, and about another one when it is named") {
    auto game = game_of(R"(<rules><rule id="end"><on event="round-end"/>
        <each figure="f"><if><of player="2"/><wound/></if></each>
        <each figure="g"><of player="1"/><if figure="event"><wounded/><wound/></if></each></rule></rules>)");
    game.end_round();
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 1);
    CHECK(game.state[fig(game.state, drake_of_1)].wounds == 0);
}

TEST_CASE("A player chooses one of several named options, of those that are offered") {
    auto game = game_of(R"(<rules><rule id="ask"><on event="round-end"/>
        <menu by="2" question="What will it be?">
          <option text="Peace"><set flag="peace"/></option>
          <option text="War"><set flag="war"/></option>
          <option text="Gold"><counter id="gold" at-least="1"/><set flag="gold-spent"/></option>
        </menu></rule></rules>)");
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{1});
    CHECK(english()(*question_of(game.state)) == "What will it be?");
    const auto options = offered<ChooseOption>(game.state);
    REQUIRE(options.size() == 2);
    CHECK(english()(choice_of(game.state, options[1])) == "War");
    game.act(options[1]);
    CHECK(game.count("war") == 1);
    CHECK(game.count("peace") == 0);
}

TEST_CASE("A menu with one option left needs no choice, and one without any is nothing") {
    auto game = game_of(R"(<rules><rule id="ask"><on event="round-end"/>
        <menu by="2"><option text="Gold"><flag id="rich"/><set flag="a"/></option><option text="Peace"><set flag="b"/></option></menu>
        <menu by="2"><option text="Gold"><flag id="rich"/><set flag="c"/></option></menu>
        <set flag="d"/></rule></rules>)");
    game.end_round();
    CHECK(game.count("b") == 1);
    CHECK(game.count("c") == 0);
    CHECK(game.count("d") == 1);
}

TEST_CASE("A menu that cannot be asked is refused with what is missing") {
    const auto menu = [](const std::string& options) {
        return refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><menu by=\"1\">" + options +
                       "</menu></rule></rules>");
    };
    CHECK(menu("").find("needs options") != std::string::npos);
    CHECK(menu("<option><say text=\"A\"/></option>").find("a text to choose it by") != std::string::npos);
}

TEST_CASE("Two amounts are compared") {
    struct {
        const char* is;
        bool holds;
    } const table[] = {{"more", false}, {"at-least", false}, {"equal", false}, {"at-most", true}, {"fewer", true}};
    for (const auto& row : table) {
        INFO(row.is);
        auto game = game_of(
            "<rules><rule id=\"r\"><on event=\"round-end\"/><add counter=\"coins\" of=\"2\" n=\"3\"/>"
            "<add counter=\"coins\" of=\"1\"/><if><compare is=\"" +
            std::string(row.is) +
            R"("><counter id="coins" of="1"/><counter id="coins" of="2"/></compare><set flag="yes"/></if></rule></rules>)");
        game.end_round();
        CHECK((game.count("yes") == 1) == row.holds);
    }
    CHECK(refusal("<victory><win who=\"1\"><compare><number n=\"1\"/></compare></win></victory>").find("two") !=
          std::string::npos);
}

TEST_CASE("How much is what a die shows, what a counter says, how many there are, or all of these together") {
    auto game = game_of(R"(<rules><rule id="r"><on event="round-end"/>
        <roll by="1"><case from="1" to="20"><add counter="rolled"><rolled/></add>
          <each figure="f"><of player="2"/><wound><count><of player="1"/></count></wound></each></case></roll>
        <add counter="both" n="2"><counter id="rolled"/><number n="5"/></add>
        <repeat n="3"><add counter="thrice"/></repeat>
        <repeat><counter id="thrice"/><add counter="again"/></repeat></rule></rules>)");
    game.end_round();
    const int rolled = happened<event::RuleRolled>(game.events).front().number;
    CHECK(count_of(game, "rolled", 0) == rolled);
    CHECK(count_of(game, "both", 0) == 2 * (rolled + 5));
    CHECK(count_of(game, "thrice", 0) == 3);
    CHECK(count_of(game, "again", 0) == 3);
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 1);
}

TEST_CASE("A misspelt event is told with what may be meant") {
    const auto read = read_scenario(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><rules><rule "
        "id=\"a\"><on event=\"turn-begin\"/></rule></rules></scenario>",
        "a.xml", shipped());
    REQUIRE_FALSE(read);
    CHECK(describe(read.error(), english()).ends_with("did you mean \"turn-start\"?"));
}

}  // namespace hexwright::testing::language
