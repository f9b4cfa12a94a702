// Checks of rules: what never comes about, and what nobody reads.
#include "tests/formats/checks/strip.h"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing::on_strip {

TEST_CASE("tally-unwritten and tally-unread: flags and counters that only one side knows") {
    const std::string sets = "<rule id=\"s\"><on event=\"round-end\"/><set flag=\"high-water\"/></rule>";
    CHECK(of_rules(rule_when("<flag id=\"high-water\"/>")) == Codes{"tally-unwritten"});
    CHECK(of_rules(rule_when("<counter id=\"coins\" at-least=\"1\"/>")) == Codes{"tally-unwritten"});
    CHECK(of_rules(sets) == Codes{"tally-unread"});
    CHECK(of_rules(sets + rule_when("<flag id=\"high-water\"/>")) == none);
    CHECK(of_victory("<win who=\"last-standing\"/><score counter=\"coins\" points=\"5\"/>") ==
          Codes{"tally-unwritten"});
    const std::string title = "<tally id=\"high-water\" title=\"The dam is broken\"/>";
    CHECK(of_rules(title) == Codes{"tally-unread"});
    CHECK(of_rules(title + sets + rule_when("<flag id=\"high-water\"/>")) == none);
}

TEST_CASE("rule-never-fires: rules and modifiers that cannot come about") {
    const auto on = [](const std::string& event) {
        return of_rules("<rule id=\"r\">" + event + "<say text=\"Hear!\"/></rule>");
    };
    const Codes never{"rule-never-fires"};
    CHECK(on("<on event=\"round-end\" from=\"10\"/>") == none);
    CHECK(on("<on event=\"round-end\" from=\"11\"/>") == never);
    CHECK(on("<on event=\"round-end\" from=\"6\" to=\"5\"/>") == never);
    CHECK(on("") == never);
    CHECK(on("<on event=\"truce-broken\"/>") == never);
    const auto truce = [&](const std::string& more, const std::string& event) {
        return of_rules("<rule id=\"r\"><on event=\"" + event + "\"/><say text=\"Hear!\"/></rule>" +
                        "<modifier id=\"m\"><truce between=\"1\" " + more + "/></modifier>");
    };
    CHECK(truce("and=\"2\"", "truce-broken") == never);
    CHECK(truce("and=\"2\" breakable=\"yes\"", "truce-broken") == none);
    CHECK(truce("and=\"1\"", "round-end") == never);
    const auto change = [&](const std::string& word) { return of_rules("<modifier id=\"m\">" + word + "</modifier>"); };
    CHECK(change("<immune terrain=\"grass\"/>") == none);
    CHECK(change("<immune terrain=\"lava\"/>") == never);
    CHECK(change("<immune to=\"falling\"/>") == none);
    CHECK(change("<cannot act=\"leave\" zone=\"west\"/>") == none);
    CHECK(change("<markers n=\"2\"/>") == none);
    CHECK(change("<markers player=\"turn\" n=\"2\"/>") == never);  // Nobody takes a turn when they are laid.
    CHECK(change("<shared-markers/>") == never);                   // Each plays alone.
    const auto effect = [&](const std::string& word, const std::string& before = "") {
        return of_rules(before + "<rule id=\"r\"><on event=\"round-end\"/>" + word + "</rule>");
    };
    CHECK(effect("<give-turn player=\"1\"/>") == none);
    CHECK(effect("<give-turn player=\"1\" card=\"mimring\"/>") == never);
    CHECK(effect("<give-turn player=\"3\"/>") == never);
    CHECK(effect("<give-turn player=\"nobody\"/>") == never);
    CHECK(effect("<give-turn player=\"1\"><card id=\"mimring\"/></give-turn>") == never);
    const std::string gem = "<set flag=\"gem\" of=\"1\"/><reveal tally=\"gem\"/>";
    CHECK(effect(gem, "<tally id=\"gem\" secret=\"owner\"/>") == none);
    CHECK(effect(gem, "<tally id=\"gem\"/>") == never);
    CHECK(on("<on event=\"enter\" zone=\"west\"/>") == none);
    CHECK(on("<on event=\"enter\" zone=\"tower\"/>") == never);
    CHECK(on("<on event=\"enter\" zone=\"tower\"/><on event=\"round-end\"/>") == none);
    CHECK(on("<on event=\"wounded\"><of player=\"3\"/></on>") == never);
    CHECK(of_rules("<rule id=\"r\"><on event=\"round-end\"/></rule>") == never);
    CHECK(of_rules("<rule id=\"r\"><on event=\"round-end\"/><unless><round from=\"1\"/></unless><say "
                   "text=\"Hear!\"/></rule>") == never);
    CHECK(of_rules("<rule id=\"r\"><on event=\"round-end\"/><unless><round from=\"2\"/></unless><say "
                   "text=\"Hear!\"/></rule>") == none);
    CHECK(of_rules(rule_when("<not><round/></not>")) == never);
    CHECK(of_rules("<modifier id=\"m\"><while><round from=\"12\"/></while><bonus to=\"move\"/></modifier>") == never);
    CHECK(of_rules("<modifier id=\"m\"><engaged/></modifier>") == never);
    CHECK(of_rules("<modifier id=\"m\"><engaged/><bonus to=\"move\"/></modifier>") == none);
}

TEST_CASE("rule-never-fires: figures that wait in the reserve are not found on the battlefield") {
    const auto with = [](const std::string& rules, const std::string& figures = "") {
        Strip strip{.rules = rules};
        strip.player_2 += R"(<nobody><army><card id="marro-drudge">)" + figures + "</card></army></nobody>";
        return strip.codes();
    };
    const auto choose = [](const std::string& where, const std::string& id = "r") {
        return at_round_end(R"(<choose by="1" figure="f")" + where + R"(><card id="marro-drudge"/>
            <place zone="west" by="1"/></choose>)",
                            id);
    };
    const Codes never{"rule-never-fires"};
    CHECK(with(choose("")) == never);
    CHECK(with(choose(R"( where="reserve")")) == none);
    CHECK(with(choose(""), R"(<figure at="2,0,1"/>)") == none);
    // Another rule sets some out.
    CHECK(with(choose("") + choose(R"( where="reserve")", "s")) == none);
    CHECK(with(at_round_end(R"(<each figure="f"><card id="marro-drudge"/><wound/></each>)")) == never);
    CHECK(with(at_round_end(R"(<each figure="f"><wound/></each>)")) == none);
}

TEST_CASE("rule-never-fires: somebody's start zone where nobody has one") {
    const std::string rule = at_round_end(R"(<each figure="f"><stands-on zone="own-start"/><wound/></each>)");
    CHECK(of_rules(rule) == Codes{"rule-never-fires"});
    Strip strip{.rules = rule};
    strip.player_1 =
        R"(<player number="1" zone="west"><army><card id="sonlen"><figure at="0,0,1"/></card></army></player>)";
    CHECK(strip.codes() == none);
}

TEST_CASE("rule-never-fires: dice cases and rows of tables that no roll brings about") {
    const auto roll = [](const std::string& die, const std::string& inside) {
        return of_rules("<rule id=\"r\"><on event=\"round-end\" from=\"3\"/><roll " + die + ">" + inside +
                        "</roll></rule>");
    };
    const auto of_case = [&](const std::string& die, const std::string& bounds) {
        return roll(die, "<case " + bounds + "><say text=\"Hear!\"/></case>");
    };
    const auto of_rows = [&](const std::string& rows) {
        return roll("", "<table>" + rows + "</table><then><say text=\"Hear!\"/></then>");
    };
    const Codes never{"rule-never-fires"};
    CHECK(of_case("", "from=\"20\" to=\"20\"") == none);
    CHECK(of_case("", "from=\"21\" to=\"25\"") == never);
    CHECK(of_case("", "from=\"0\" to=\"0\"") == never);
    CHECK(of_case("", "from=\"5\" to=\"4\"") == never);
    CHECK(of_case("die=\"skulls\" dice=\"3\"", "from=\"0\" to=\"0\"") == none);
    CHECK(of_case("die=\"skulls\" dice=\"3\"", "from=\"3\" to=\"20\"") == none);
    CHECK(of_case("die=\"skulls\" dice=\"3\"", "from=\"4\" to=\"20\"") == never);
    const std::string rest = "<case from=\"1\" to=\"20\"><say text=\"Hear!\"/></case>",
                      some = "<case from=\"4\" to=\"9\"><say text=\"Ho!\"/></case>";
    CHECK(roll("", some + rest) == none);
    CHECK(roll("", rest + some) == never);
    CHECK(of_rows("<row to=\"3\" low=\"1\" high=\"4\"/><row from=\"4\" low=\"1\" high=\"8\"/>") == none);
    // The rule waits for round 3.
    CHECK(of_rows("<row to=\"2\" low=\"1\" high=\"4\"/><row from=\"3\" low=\"1\" high=\"8\"/>") == never);
    // The first row takes all cases.
    CHECK(of_rows("<row low=\"1\" high=\"4\"/><row from=\"4\" low=\"1\" high=\"8\"/>") == never);
    CHECK(of_rows("<row from=\"11\" low=\"1\" high=\"4\"/>") == never);
    CHECK(of_rows("<row low=\"9\" high=\"4\"/>") == never);
    CHECK(of_rows("<row low=\"21\" high=\"22\"/>") == never);
}

TEST_CASE("rule-never-fires: rounds that exclude each other") {
    const auto rule = [](const std::string& on, const std::string& inside) {
        return of_rules("<rule id=\"r\"><on event=\"round-end\" " + on + "/>" + inside +
                        "<say text=\"Hear!\"/></rule>");
    };
    const Codes never{"rule-never-fires"};
    CHECK(rule("to=\"3\"", "<when><round from=\"3\"/></when>") == none);
    CHECK(rule("to=\"3\"", "<when><round from=\"4\"/></when>") == never);
    CHECK(rule("from=\"4\" to=\"6\"", "<unless><round to=\"6\"/></unless>") == never);
    CHECK(rule("from=\"4\" to=\"6\"", "<unless><round to=\"5\"/></unless>") == none);
    CHECK(rule("",
               "<when><round to=\"3\"/><any><round from=\"5\"/><all><round from=\"4\"/><alive "
               "player=\"1\"/></all></any></when>") == never);
    CHECK(rule("", "<when><round to=\"4\"/><not><round to=\"4\"/><alive player=\"1\"/></not></when>") == never);
    CHECK(rule("", "<when><round to=\"4\"/><not><all><round to=\"4\"/><alive player=\"1\"/></all></not></when>") ==
          none);
    CHECK(rule("to=\"3\"", "<if><round from=\"4\"/><say text=\"Late!\"/></if>") == never);
    CHECK(rule("", "<if><round from=\"11\"/><say text=\"Late!\"/></if>") == never);
    CHECK(rule("", "<if><round from=\"9\"/><say text=\"Late!\"/></if>") == none);
    CHECK(of_rules("<rule id=\"r\"><on event=\"setup-done\" from=\"1\"/><say text=\"Hear!\"/></rule>") == never);
    CHECK(of_rules("<rule id=\"r\"><on event=\"setup-done\"/><say text=\"Hear!\"/></rule>") == none);
}

TEST_CASE("rule-never-fires: questions about a figure or a space where none is spoken of") {
    const auto when = [](const std::string& event, const std::string& condition) {
        return of_rules("<rule id=\"r\"><on event=\"" + event + "\"/><when>" + condition +
                        "</when><say text=\"Hear!\"/></rule>");
    };
    const Codes never{"rule-never-fires"};
    for (const char* asked :
         {"<of player=\"1\"/>", "<enemy-of player=\"1\"/>", "<friend-of player=\"1\"/>", "<card type=\"hero\"/>",
          "<stands-on zone=\"west\"/>", "<wounded/>", "<active/>", "<engaged/>", "<next-to zone=\"west\"/>",
          "<within spaces=\"2\" zone=\"west\"/>", "<destroyed/>"}) {
        CAPTURE(asked);
        CHECK(when("round-end", asked) == never);
        CHECK(when("turn-end", asked) == never);
        CHECK(when("wounded", asked) == none);
        CHECK(when("turn-end", "<count>" + std::string(asked) + "</count>") == none);
        CHECK(of_rules("<rule id=\"r\"><on event=\"round-end\"/><if>" + std::string(asked) +
                       "<say text=\"Hear!\"/></if></rule>") == never);
        CHECK(of_rules("<rule id=\"r\"><on event=\"turn-end\"/><each figure=\"f\">" + std::string(asked) +
                       "<wound/></each></rule>") == none);
        CHECK(of_rules("<modifier id=\"m\"><while>" + std::string(asked) + "</while><bonus to=\"move\"/></modifier>") ==
              never);
        CHECK(of_victory("<win who=\"last-standing\"/><win who=\"1\">" + std::string(asked) + "</win>") ==
              Codes{"win-impossible"});
    }
    for (const char* asked :
         {"<terrain is=\"grass\"/>", "<level at-least=\"1\"/>", "<zone id=\"west\"/>", "<occupied/>"}) {
        CAPTURE(asked);
        CHECK(when("wounded", asked) == never);
        CHECK(when("wounded", "<stands-on>" + std::string(asked) + "</stands-on>") == none);
        CHECK(when("round-end", "<count of=\"spaces\">" + std::string(asked) + "</count>") == none);
        CHECK(when("round-end", "<count>" + std::string(asked) + "</count>") == never);
    }
    CHECK(when("round-end\"/><on event=\"wounded", "<wounded/>") == none);  // The second event has a figure.
}

TEST_CASE("rule-never-fires: zones of a sort that hold no space in any game") {
    const auto of = [](const std::string& condition) {
        return Strip{.zones = Strip{}.zones + "<zone id=\"sort\">" + condition + "</zone>"}.codes();
    };
    CHECK(of("<terrain is=\"grass\"/>") == none);
    CHECK(of("<terrain is=\"lava\"/>") == Codes{"rule-never-fires"});
    CHECK(of("<wounded/>") == Codes{"rule-never-fires"});
    CHECK(of("<occupied><wounded/></occupied>") == none);
}

TEST_CASE("rule-never-fires: the event’s figure or player where the event has none") {
    const auto does = [](const std::string& event, const std::string& effect) {
        return of_rules("<rule id=\"r\"><on event=\"" + event + "\"/>" + effect + "</rule>");
    };
    const Codes never{"rule-never-fires"};
    CHECK(does("round-end", "<wound/>") == never);
    CHECK(does("round-end", "<destroy figure=\"event\"/>") == never);
    CHECK(does("attacked", "<destroy figure=\"event\"/>") == none);
    CHECK(does("round-end", "<each figure=\"f\"><is figure=\"event\"/><wound/></each>") == never);
    CHECK(does("attacked", "<each figure=\"f\"><is figure=\"event\"/><wound/></each>") == none);
    CHECK(does("round-end", "<each player=\"p\"><may by=\"p\"><heal/></may></each>") == never);
    CHECK(does("round-end", "<choose by=\"1\" figure=\"f\"><may by=\"controller\"><heal/></may></choose>") == none);
    CHECK(does("turn-end", "<may by=\"controller\"><say text=\"Hear!\"/></may>") == never);
    CHECK(does("turn-end", "<may by=\"event\"><say text=\"Hear!\"/></may>") == none);
    CHECK(does("round-end", "<may by=\"event\"><say text=\"Hear!\"/></may>") == never);
    CHECK(does("round-end\" zone=\"west", "<say text=\"Hear!\"/>") == never);
}

TEST_CASE("rule-never-fires: the turn between turns, the first player before anybody has rolled") {
    const auto rule = [](const std::string& event, const std::string& words) {
        return of_rules("<rule id=\"r\"><on event=\"" + event + "\"/>" + words + "</rule>");
    };
    const std::string by_turn = "<roll by=\"turn\"><case from=\"1\" to=\"9\"><say text=\"Hear!\"/></case></roll>";
    const std::string by_first = "<roll by=\"first\"><case from=\"1\" to=\"9\"><say text=\"Hear!\"/></case></roll>";
    const std::string active = "<each figure=\"f\"><active/><wound/></each>";
    for (const char* event : {"setup-done", "round-start", "round-end"}) {
        CHECK(rule(event, by_turn) == Codes{"rule-never-fires"});
        CHECK(rule(event, active) == Codes{"rule-never-fires"});
    }
    CHECK(rule("setup-done", by_first) == Codes{"rule-never-fires"});
    CHECK(rule("round-end", by_first) == none);
    CHECK(rule("turn-end", by_turn) == none);
    CHECK(rule("turn-end", active) == none);
}

TEST_CASE("rule-never-fires: players that no set-up has") {
    const auto does = [](const std::string& effect) {
        return of_rules("<rule id=\"r\"><on event=\"round-end\"/>" + effect + "</rule>");
    };
    const Codes never{"rule-never-fires"};
    const auto arrives = [](const std::string& player) {
        return "<arrive player=\"" + player + "\" card=\"sonlen\" zone=\"west\"/>";
    };
    CHECK(does(arrives("2")) == none);
    CHECK(does(arrives("3")) == never);
    CHECK(does("<give card=\"shiori\" to=\"2\"/>") == none);
    CHECK(does("<give card=\"shiori\" to=\"3\"/>") == never);
    CHECK(does("<give card=\"tor-kul-na\" to=\"2\"/>") == never);  // Nobody has it.
    CHECK(does("<may by=\"7\"><say text=\"Hear!\"/></may>") == never);
    CHECK(does("<end winner=\"3\"/>") == never);
    CHECK(does("<if><count><enemy-of player=\"4\"/></count><say text=\"Hear!\"/></if>") == never);
    CHECK(of_rules("<modifier id=\"m\"><first player=\"2\"/></modifier>") == none);
    CHECK(of_rules("<modifier id=\"m\"><first player=\"3\"/></modifier>") == never);
    CHECK(
        of_victory("<win who=\"last-standing\"/><win who=\"1\" timing=\"at-limit\"><eliminated player=\"3\"/></win>") ==
        Codes{"win-impossible"});
}

TEST_CASE("What never comes about inside a rule is named by its own line") {
    const Strip strip{.rules =
                          "<rule id=\"r\">\n<on event=\"round-end\"/>\n<roll>\n<case from=\"1\" "
                          "to=\"9\">\n<if>\n<round to=\"4\"/>\n<round from=\"6\"/>\n<say text=\"Hear!\"/>\n"
                          "</if>\n</case>\n<case from=\"30\" to=\"31\">\n<arrive player=\"6\" card=\"sonlen\" "
                          "zone=\"west\"/>\n</case>\n</roll>\n</rule>"};
    const std::vector<Issue> issues = strip.issues();
    const std::string xml = strip.xml();
    const auto line = [&](const std::string& text) {
        return 1 + std::count(xml.begin(), xml.begin() + static_cast<std::ptrdiff_t>(xml.find(text)), '\n');
    };
    REQUIRE(issues.size() == 3);
    CHECK(issues[0].line == line("<round to"));
    CHECK(english()(issues[0].message) ==
          "Line " + std::to_string(line("<if>")) + " never happens: its rounds exclude each other.");
    CHECK(issues[1].line == line("<case from=\"30"));
    CHECK(english()(issues[1].message) ==
          "Line " + std::to_string(line("<case from=\"30")) + " never happens: the roll shows 1 to 20.");
    CHECK(issues[2].line == line("<arrive"));
    CHECK(english()(issues[2].message) ==
          "Line " + std::to_string(line("<arrive")) + " refers to player 6, but nobody plays as player 6.");
}

TEST_CASE("Each issue of a rule names the line of what is at fault") {
    const Strip strip{.rules =
                          "<rule id=\"r\">\n<on event=\"round-end\"/>\n<when>\n<flag id=\"x\"/>\n</when>\n<say "
                          "text=\"Hear!\"/>\n</rule>"};
    const std::vector<Issue> issues = strip.issues();
    REQUIRE(issues.size() == 1);
    const std::string xml = strip.xml();
    const auto line = 1 + std::count(xml.begin(), xml.begin() + static_cast<std::ptrdiff_t>(xml.find("<flag")), '\n');
    CHECK(issues[0].line == line);
    for (const Codes& each : {Codes{"<player number=\"2\"/>"}}) {
        const std::vector<Issue> found = Strip{.player_2 = each[0]}.issues();
        REQUIRE_FALSE(found.empty());
        CHECK(found[0].line > 0);
    }
}

TEST_CASE("rule-never-fires: before the first round it is no round") {
    CHECK(of_rules("<rule id=\"r\"><on event=\"setup-done\"/><unless><round from=\"1\"/></unless><say "
                   "text=\"Hear!\"/></rule>") == none);
    CHECK(of_rules("<rule id=\"r\"><on event=\"round-end\"/><unless><round from=\"1\"/></unless><say "
                   "text=\"Hear!\"/></rule>") == Codes{"rule-never-fires"});
}

TEST_CASE("rule-never-fires: what excludes itself, and Move that nobody pays") {
    const std::string sets = at_round_end("<set flag=\"x\"/>", "s"), counts = at_round_end("<add counter=\"c\"/>", "c");
    CHECK(of_rules(sets + "<rule id=\"r\"><on event=\"round-end\"/><when><flag id=\"x\"/></when><unless><flag "
                          "id=\"x\"/></unless><say text=\"Hear!\"/></rule>") == Codes{"rule-never-fires"});
    CHECK(of_rules(counts + rule_when("<counter id=\"c\" at-least=\"5\"/><counter id=\"c\" at-most=\"2\"/>")) ==
          Codes{"rule-never-fires"});
    CHECK(of_rules(counts + rule_when("<counter id=\"c\" at-least=\"2\"/><counter id=\"c\" at-most=\"5\"/>")) == none);
    CHECK(of_rules("<modifier id=\"m\"><cost terrain=\"sand\" is=\"2\"/></modifier>") == Codes{"rule-never-fires"});
    CHECK(of_rules("<modifier id=\"m\"><cost terrain=\"grass\" is=\"2\"/></modifier>") == none);
}

TEST_CASE("tally-unread and tally-unwritten: zones ask for flags, too") {
    const std::string sort = "<zone id=\"marked\"><occupied><flag id=\"x\" of=\"figure\"/></occupied></zone>";
    Strip strip{.zones = Strip{}.zones + sort};
    CHECK(strip.codes() == Codes{"tally-unwritten"});
    strip.rules = "<rule id=\"r\"><on event=\"move-end\"/><set flag=\"x\" of=\"figure\"/></rule>";
    CHECK(strip.codes() == none);
    strip.rules = "<rule id=\"r\"><on event=\"move-end\"/><set flag=\"x\"/></rule>";
    CHECK(strip.codes() == Codes{"rule-never-fires"});
}

TEST_CASE("rule-never-fires: an <if> that has no condition, cases that share numbers, and what nobody is there for") {
    const auto told = [](const std::string& event, const std::string& effects) {
        const auto issues =
            Strip{.rules = "<rule id=\"r\"><on event=\"" + event + "\"/>" + effects + "</rule>"}.issues();
        return issues.empty() ? "" : english()(issues.front().message);
    };
    const std::string say = "<say text=\"Hear!\"/>";
    CHECK(told("round-end", "<if>" + say + "</if>").find("has no condition") != std::string::npos);
    CHECK(told("round-end", "<if><round from=\"2\"/>" + say + "</if>").empty());
    const auto cases = [&](const std::string& from) {
        return told("round-end", "<roll by=\"1\"><case from=\"1\" to=\"10\">" + say + "</case><case from=\"" + from +
                                     "\" to=\"20\">" + say + "</case></roll>");
    };
    CHECK(cases("8").find("overlaps an earlier case at 8 to 10") != std::string::npos);
    CHECK(cases("11").empty());
    const auto arrive = [&](const std::string& player) {
        return told("round-end", "<arrive player=\"" + player + "\" card=\"finn\" zone=\"west\"/>");
    };
    CHECK(arrive("nobody").empty());
    CHECK(arrive("1").empty());
    const std::string place = "<place zone=\"west\" by=\"1\"/>";
    CHECK(told("destroyed", place).find("has left the battlefield") != std::string::npos);
    CHECK(told("wounded", place).empty());
    CHECK(told("destroyed", "<each figure=\"f\">" + place + "</each>").empty());
    CHECK(told("destroyed", "<wound figure=\"attacker\"/>").empty());
    CHECK(told("destroyed", "<convert to=\"1\"/>").find("bring it back first") != std::string::npos);
    const auto back = [](const std::string& conditions) {
        return "<return figure=\"event\" zone=\"west\" by=\"1\">" + conditions + "</return>";
    };
    CHECK(told("destroyed", back("") + place).empty());
    CHECK(told("destroyed", back("<round from=\"3\"/><round to=\"2\"/>")).find("never happens") != std::string::npos);
}

TEST_CASE("rule-never-fires: whoever is destroyed or removed carries nothing any more") {
    const auto carries = [](const std::string& event) {
        return of_rules(
            "<rule id=\"take\"><on event=\"round-end\"/><choose by=\"1\" figure=\"f\"><of player=\"1\"/><pick "
            "the=\"random\" "
            "figure=\"g\"><of player=\"2\"/><carry bearer=\"f\" figure=\"g\"/></pick></choose></rule>"
            "<rule id=\"r\"><on event=\"" +
            event + "\"><carries/></on><say text=\"Hear!\"/></rule>");
    };
    CHECK(carries("wounded") == none);
    CHECK(carries("destroyed") == Codes{"rule-never-fires"});
}

TEST_CASE("rule-never-fires: a space that bears a glyph which is not there") {
    CHECK(of_rules(rule_when("<count of=\"spaces\"><glyph id=\"crevcor\"/></count>")) == Codes{"rule-never-fires"});
    CHECK(of_rules(rule_when("<count of=\"figures\"><stands-on><glyph id=\"crevcor\"/></stands-on></count>")) ==
          Codes{"rule-never-fires"});
}

}  // namespace hexwright::testing::on_strip
