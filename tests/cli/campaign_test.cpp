// How `check` and `play` report on campaigns: their own names, their files, and the scenarios of their games.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright::testing;
using Json = nlohmann::ordered_json;

namespace {

// Two heroes on a tile; `more` follows the set-ups.
std::string duel(const std::string& card_of_2, const std::string& more = "") {
    return R"(<scenario xmlns="urn:hexwright:scenario:2" id="duel">
  <battlefield>
    <level number="1">
      <piece kind="grass-7" at="0,0"/>
    </level>
  </battlefield>
  <setups>
    <setup players="2">
      <player number="1"><army><card id="sonlen"><figure at="0,0,1"/></card></army></player>
      <player number="2"><army><card id=")" +
           card_of_2 + R"("><figure at="1,0,1"/></card></army></player>
    </setup>
  </setups>
  <round-track rounds="3"/>
)" + more + "</scenario>\n";
}

const std::string bell = R"(  <rules>
    <rule id="bell">
      <on event="round-end"/>
      <set flag="rung"/>
    </rule>
  </rules>
)";

// Everything inside and after the first game starts on its own line, beginning with line 3.
std::string campaign(const std::string& first,
                     const std::string& others = "<game id=\"second\" src=\"second.xml\"/>\n") {
    return "<campaign xmlns=\"urn:hexwright:campaign:2\" id=\"c\" title=\"Two duels\">\n<game id=\"first\" "
           "src=\"first.xml\">\n" +
           first + "</game>\n" + others + "</campaign>\n";
}

class Campaigns : public Program {
public:
    Campaigns() {
        write("first.xml", duel("shiori", bell));
        write("second.xml", duel("shiori"));
    }
    // "code file:line" for each issue (the file only if it is not the campaign's), then the exit status.
    std::vector<std::string> operator()(const std::string& text) const {
        write("c.xml", text);
        const Program& hexwright = *this;
        const Ran ran = hexwright("check c.xml --json");
        std::vector<std::string> found{"exit " + std::to_string(ran.exit)};
        const Json json = ran.json();
        if (json.contains("error")) return {"exit " + std::to_string(ran.exit), "line " + json["error"]["line"].dump()};
        for (const Json& issue : json["issues"])
            if (issue["severity"] != "info")
                found.push_back(issue["code"].get<std::string>() + " " +
                                (issue.contains("file") ? issue["file"].get<std::string>() + ":" : "") +
                                (issue.contains("line") ? issue["line"].dump() : "-"));
        return found;
    }
};

using Found = std::vector<std::string>;

std::string next(const std::string& inside) { return "<next game=\"second\">\n" + inside + "\n</next>\n"; }

}  // namespace

TEST_CASE("check CAMPAIGN: one in order has nothing to say") {
    const Campaigns check;
    CHECK(check(campaign(next("<flag id=\"rung\"/>\n<carry player=\"1\"/>"))) == Found{"exit 0"});
    // The campaign asks for a value that only the first game sets.
    CHECK(check.Program::operator()("check c.xml").out == "c.xml: 0 errors, 0 warnings, 0 infos\n");
}

TEST_CASE("check CAMPAIGN: names in what follows that the game has not") {
    const Campaigns check;
    const auto asks = [&](const std::string& condition) { return check(campaign(next(condition))); };
    CHECK(asks("<count><stands-on zone=\"hill\"/></count>") == Found{"exit 1", "campaign-name 4"});
    CHECK(asks("<destroyed piece=\"bridge\"/>") == Found{"exit 1", "campaign-name 4"});
    CHECK(asks("<count><card id=\"nobody\"/></count>") == Found{"exit 1", "campaign-name 4"});
    CHECK(asks("<flag id=\"rang\"/>") == Found{"exit 1", "tally-unwritten 4"});
    CHECK(asks("<flag id=\"rung\"/>") == Found{"exit 0"});
    CHECK(asks("<eliminated player=\"3\"/>") == Found{"exit 1", "campaign-name 4"});
    CHECK(asks("<round from=\"9\"/>") == Found{"exit 0", "rule-never-fires 4"});
    CHECK(asks("<wounded/>") == Found{"exit 0", "rule-never-fires 4"});
    CHECK(check(campaign(next("") + "<next game=\"secnd\"/>\n")) == Found{"exit 2", "line 6"});
    CHECK(check.Program::operator()("check c.xml").err ==
          "c.xml:6:7: there is no game \"secnd\" in this campaign; did you mean \"second\"?\n");
}

TEST_CASE("check CAMPAIGN: who comes along") {
    const Campaigns check;
    CHECK(check(campaign(next("<carry player=\"1\"/>\n<carry player=\"1\"/>"))) == Found{"exit 0", "carry-idle 5"});
    CHECK(check(campaign(next("<carry player=\"1\"/>\n<carry player=\"3\"/>"))) == Found{"exit 1", "campaign-name 5"});
    check.write("second.xml", duel("drake-sotm"));
    CHECK(check(campaign(next("<carry player=\"1\"/>\n<carry player=\"2\"/>"))) == Found{"exit 0", "carry-idle 5"});
}

TEST_CASE("check CAMPAIGN: which flags and counters go along") {
    const Campaigns check;
    const std::string carried = "  <rules><tally id=\"rung\" carried=\"yes\"/></rules>\n";
    check.write("second.xml", duel("shiori", carried));
    CHECK(check(campaign(next("<keep id=\"rung\"/>"))) == Found{"exit 0"});
    CHECK(check(campaign(next("<keep id=\"rung\"/>\n<keep id=\"rung\"/>"))) == Found{"exit 0", "carry-idle 5"});
    CHECK(check(campaign(next("<keep id=\"rang\"/>"))) ==
          Found{"exit 1", "tally-unwritten 4", "campaign-name 4", "carry-idle 7"});
    CHECK(check(campaign(next(""))) == Found{"exit 0", "carry-idle 7"});  // The second game waits for it.
    check.write("second.xml", duel("shiori"));
    CHECK(check(campaign(next("<keep id=\"rung\"/>"))) == Found{"exit 1", "campaign-name 4"});
    CHECK(tells(check.Program::operator()("play c.xml").err, "c.xml:4: "));
}

TEST_CASE("play CAMPAIGN: the next game goes on with what was carried, and tells it") {
    const Program hexwright;
    for (const auto& file : std::filesystem::directory_iterator(HEXWRIGHT_SOURCE_DIR "/tests/campaigns"))
        std::filesystem::copy_file(file.path(), hexwright.file(file.path().filename().string()));
    CHECK(hexwright("check training-and-trial.xml --tests --strict").exit == 0);
    const Ran ran = hexwright("play training-and-trial.xml --seed 4");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "Experience of player 1: 2, from the previous game"));
    CHECK(tells(ran.err, "Game 2: Trial"));
}

TEST_CASE("check: a flag that a campaign brings along may be asked for where nothing sets it") {
    const Campaigns check;
    const std::string asks =
        R"(<modifier id="m" figure="f"><flag id="rung" of="f"/><bonus to="move"/></modifier></rules>)";
    check.write("second.xml", duel("shiori", "<rules>" + asks));
    CHECK(tells(check.Program::operator()("check second.xml").out, "[tally-unwritten]"));
    check.write("second.xml", duel("shiori", "<rules><tally id=\"rung\" carried=\"yes\"/>" + asks));
    CHECK(check.Program::operator()("check second.xml").out == "second.xml: 0 errors, 0 warnings, 0 infos\n");
}

TEST_CASE("check CAMPAIGN: games that are never reached") {
    const Campaigns check;
    const std::string second = "<game id=\"second\" src=\"second.xml\"/>\n";
    CHECK(check(campaign("", second)) == Found{"exit 0", "game-unreachable 4"});
    CHECK(check(campaign(next(""), second + "<game id=\"third\" src=\"second.xml\"><next game=\"third\"/></game>\n")) ==
          Found{"exit 0", "game-unreachable 8"});
    // The game before it has no conditions.
    CHECK(check(campaign(next("") + "<next game=\"first\"/>\n")) == Found{"exit 0", "game-unreachable 6"});
}

TEST_CASE("check CAMPAIGN: its files") {
    const Campaigns check;
    check.write("first.xml", duel("shiori"));
    CHECK(check(campaign(next(""), "<game id=\"second\"\nsrc=\"gone.xml\"/>\n")) ==
          Found{"exit 1", "campaign-file c.xml:7"});
    const Ran told = check.Program::operator()("check c.xml --tests");
    CHECK(told.out ==
          "c.xml:7: error: there is no file gone.xml for the game \"second\"; src is relative to this file "
          "[campaign-file]\n"
          "c.xml: 1 error, 0 warnings, 0 infos\n");
    check.write("second.xml", "<scenario xmlns=\"urn:hexwright:scenario:2\">\n<battlefeld/>\n</scenario>\n");
    CHECK(check(campaign(next(""))) == Found{"exit 1", "campaign-file second.xml:2"});
    check.write("second.xml",
                "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield><level number=\"1\"><piece kind=\"grass-7\" "
                "at=\"0,0\"/></level></battlefield></scenario>\n");
    CHECK(check(campaign(next(""))) == Found{"exit 1", "campaign-file 7"});
    // Without players nobody can be missing.
    CHECK(check(campaign(next("<carry player=\"1\"/>"))) == Found{"exit 1", "campaign-file 7"});
}

TEST_CASE("check CAMPAIGN: the scenarios of its games are checked, each once and under its own name") {
    const Campaigns check;
    check.write("first.xml", duel("shiori"));
    check.write("second.xml", duel("shiori",
                                   "  <rules>\n    <rule id=\"r\">\n      <on event=\"round-end\" from=\"9\"/>\n      "
                                   "<say text=\"Hear!\"/>\n    </rule>\n  </rules>\n"));
    const std::string twice =
        "<game id=\"second\" src=\"second.xml\"><next game=\"third\"/></game>\n<game id=\"third\" "
        "src=\"./second.xml\"/>\n";
    CHECK(check(campaign(next(""), twice)) == Found{"exit 0", "rule-never-fires second.xml:15"});
    CHECK(check.Program::operator()("check c.xml --strict").exit == 1);
    CHECK(check.Program::operator()("check c.xml").out ==
          "second.xml:15: warning: Line 15 never happens: it starts in round 9, but the round track ends with "
          "round 3. [rule-never-fires]\n"
          "c.xml: 0 errors, 1 warning, 0 infos\n");
}

TEST_CASE("play CAMPAIGN: a scenario that is not there is told before the first game begins") {
    const Campaigns hexwright;
    hexwright.write("c.xml", campaign(next(""), "<game id=\"second\" src=\"gone.xml\"/>\n"));
    for (const char* command : {"play c.xml", "rules c.xml"}) {
        const Ran ran = hexwright.Program::operator()(command);
        CHECK(ran.exit == 2);
        CHECK(ran.out.empty());
        CHECK(ran.err == "c.xml:7: there is no file gone.xml for the game \"second\"; src is relative to this file\n");
    }
}

TEST_CASE("play CAMPAIGN: a name that a game does not have is told before the first game begins") {
    const Campaigns hexwright;
    for (const std::string wrong : {"<count><stands-on zone=\"hill\"/></count>", "<eliminated player=\"3\"/>",
                                    "<count><card id=\"nobody\"/></count>", "<carry player=\"3\"/>"}) {
        hexwright.write("c.xml", campaign(next(wrong)));
        const Ran ran = hexwright.Program::operator()("play c.xml");
        INFO(wrong << ran.err);
        CHECK(ran.exit == 2);
        CHECK(ran.out.empty());
        CHECK(tells(ran.err, "c.xml:4: "));
        CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
    }
    hexwright.write("c.xml", campaign(next("<flag id=\"rang\"/>")));  // Nobody sets it: the campaign ends there.
    CHECK(hexwright.Program::operator()("play c.xml").exit == 0);
}

TEST_CASE("edits of a campaign are done all together or not at all") {
    const Campaigns hexwright;
    const std::string before = campaign("<next game=\"second\"/>\n");
    hexwright.write("c.xml", before);
    const auto edits = [&](const std::string& inside) {
        hexwright.write("e.xml", "<edits xmlns=\"urn:hexwright:edits:1\">\n" + inside + "</edits>\n");
        return static_cast<const Program&>(hexwright)("apply c.xml e.xml");
    };
    CHECK(edits("<set-word at=\"games[second]@id\" to=\"bridge\"/>\n"
                "<put-word at=\"games[first]/next[0]/carried\"><carry player=\"1\"/></put-word>\n")
              .exit == 0);
    const std::string after = contents(hexwright.file("c.xml"));
    CHECK(after.find("<next game=\"bridge\">\n      <carry player=\"1\"/>") != std::string::npos);
    CHECK(after.find("<game id=\"bridge\" src=\"second.xml\"/>") != std::string::npos);
    const Ran refused = edits("<remove-word at=\"games[bridge]\"/>\n<limit/>\n");
    CHECK(refused.exit == 1);
    CHECK(refused.err.find("e.xml:3: only put-word, ") != std::string::npos);
    CHECK(edits("<set-word at=\"games[first]@id\" to=\"bridge\"/>\n").exit == 1);
    CHECK(contents(hexwright.file("c.xml")) == after);
}
