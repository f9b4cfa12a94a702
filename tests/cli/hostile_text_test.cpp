// What comes from files, names and arguments reaches the terminal as plain, bounded text, whatever it holds.
#include "formats/paper/sheet/svg_text.h"
#include "formats/xml/bytes/terminal.h"
#include "formats/xml/bytes/utf8.h"
#include "tests/cli/program.h"
#include "tests/support/every_room.h"
#include "tests/support/hostile_texts.h"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string c1 = "\xC2\x9B", erase = "\x7F", escape = "\x1B[31m", rubbish = "\xFF\x9B\xC3";

// Where the first character stands that a terminal could obey, or that is not UTF-8; "nothing" if there is none.
std::string first_control(const std::string& text) {
    for (std::size_t at = 0; at < text.size();) {
        const Letter letter = first_letter(std::string_view(text).substr(at));
        const bool line = letter.code == '\n' || letter.code == '\t';
        const bool stray = letter.code == 0xFFFD && letter.length == 1;
        if (stray || (is_obeyed_by_terminals(letter.code) && !line))
            return "byte " + std::to_string(at) + ": ..." + text.substr(at < 30 ? 0 : at - 30, 60);
        at += letter.length;
    }
    return "nothing";
}

// As one word of a shell.
std::string in_shell(const std::string& text) {
    std::string word = "'";
    for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

std::size_t longest_run(const std::string& text, char letter) {
    std::size_t longest = 0, now = 0;
    for (const char c : text) longest = std::max(longest, now = c == letter ? now + 1 : 0);
    return longest;
}

const std::string columns_of_cards =
    "id,name,general,species,uniqueness,type,class,personality,size,height,life,move,range,attack,defense,points\n";

// A scenario whose names hold `bad` wherever a file may have any text.
std::string scenario_named(const std::string& bad) {
    std::string pieces;
    for (int q = 0; q < 6; ++q)
        for (int r = 0; r < 4; ++r)
            pieces += "<piece kind=\"grass-1\" at=\"" + std::to_string(q) + "," + std::to_string(r) + "\"/>";
    const auto player = [](int number, const std::string& card, const std::string& at) {
        return "<player number=\"" + std::to_string(number) + "\"><army><card id=\"" + card + "\"><figure at=\"" + at +
               "\"/></card></army></player>";
    };
    return "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"table\" edition=\"basic-2007\"><about title=\"" + bad +
           "\" author=\"" + bad + "\"><story>" + bad + "</story></about><battlefield name=\"" + bad +
           "\"><level number=\"1\">" + pieces + "</level></battlefield><setups><setup players=\"2\">" +
           player(1, "finn", "0,0,1") + player(2, "thorgrim", "5,3,1") + "</setup></setups></scenario>";
}

}  // namespace

TEST_CASE("no control character of a file, a name or an argument reaches the terminal") {
    const WithSamples hexwright;
    const std::string bad = "ev" + c1 + "2Jil" + erase;
    const std::string name = "n" + escape + rubbish + ".xml", quoted = "\"$(printf 'n\\033[31m\\377\\233\\303.xml')\"";
    hexwright.write("map.xml", scenario_named(bad));
    hexwright.write(name, scenario_named(bad));
    hexwright.write("broken" + escape + ".xml", "<scenario " + bad);
    hexwright.write("refused.xml", "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"" + bad + "\"/>");
    hexwright.write("cards.csv", "id,name,\"" + bad + escape.substr(1) + "\"\n");
    hexwright.write("typed.txt", escape + rubbish + "\nput " + c1 + "\ndispute " + bad + " b c" + escape + "\nq\n");
    const std::string esc = "\"$(printf 'a\\033[31m\\377\\302\\233b')\"";
    const std::string commands[] = {"check map.xml",
                                    "check " + quoted,
                                    "check refused.xml",
                                    "check " + esc,
                                    "check \"$(printf 'broken\\033[31m.xml')\"",
                                    "parts " + quoted,
                                    "rules map.xml",
                                    "play map.xml --record game.xml",
                                    "play map.xml --seats human < typed.txt",
                                    "replay game.xml",
                                    "simulate map.xml --games 2",
                                    "convert map.xml -",
                                    "convert " + quoted + " nonsense/" + esc,
                                    "place map.xml grass-1 9,9,1 --out -",
                                    "place map.xml " + esc + " 9,9,1",
                                    "remove map.xml " + esc,
                                    "reach map.xml --figure " + esc,
                                    "sight map.xml --from " + esc + " --to 0,0,1",
                                    "catalogue pieces " + esc,
                                    "play map.xml --army " + esc,
                                    "play map.xml --seed " + esc,
                                    "simulate map.xml --games " + esc,
                                    esc,
                                    "check --" + esc,
                                    "check map.xml --edition=" + esc,
                                    "picture " + quoted + " out.png --view " + esc,
                                    "--catalogue " + quoted + " check map.xml",
                                    "--catalogue cards.csv check map.xml"};
    for (const std::string& command : commands) {
        INFO(command);
        const Ran ran = hexwright(command);
        CHECK(first_control(ran.out) == "nothing");
        CHECK(first_control(ran.err) == "nothing");
    }
    for (const std::string command : {"check map.xml --json", "simulate map.xml --games 1 --json",
                                      "play map.xml --json", "check \"$(printf 'n\\033[31m\\377.xml')\" --json"}) {
        INFO(command);
        const Ran ran = hexwright(command);
        CHECK(first_control(ran.out) == "nothing");
        CHECK(ran.out.starts_with("{"));
    }
}

TEST_CASE("no text of a file reaches the terminal as more than text") {
    const WithSamples hexwright;
    std::string all;
    for (const HostileText& each : hostile_texts())
        if (each.in_xml && each.text.size() < 100) {
            hexwright.write("map.xml", scenario_named(escaped(each.text)));
            INFO(each.name);
            const Ran ran = hexwright("parts map.xml");
            CHECK(ran.exit == 0);
            CHECK(first_control(ran.out + ran.err) == "nothing");
            if (all.size() + each.text.size() < 150) all += each.text + " ";
        }
    all += "\u202Ea\u2028b\u2066c\u009Bd";
    hexwright.write("map.xml", scenario_named(escaped(all)));
    for (const std::string command :
         {"check map.xml", "check map.xml --json", "rules map.xml", "rules map.xml --json", "convert map.xml -",
          "play map.xml", "play map.xml --json", "play map.xml --seats human < /dev/null", "simulate map.xml --games 1",
          "simulate map.xml --games 1 --json", "report map.xml", "report map.xml --json",
          "place map.xml grass-1 9,9,1 --out -", "rules map.xml --language de", "steps map.xml",
          "reach map.xml --card finn --at 0,0,1"}) {
        INFO(command);
        const Ran ran = hexwright(command);
        CHECK(first_control(ran.out) == "nothing");
        CHECK(first_control(ran.err) == "nothing");
    }
    CHECK(tells(hexwright("rules map.xml").out, "\uFFFDa b\uFFFDc d"));
    CHECK(hexwright("rules map.xml --json").json()["title"] == all);
}

TEST_CASE("no argument and no name of a file reaches the terminal as more than text") {
    const WithSamples hexwright;
    for (const HostileText& each : hostile_texts()) {
        if (each.text.find('\0') != std::string::npos) continue;  // No argument holds it.
        INFO(each.name);
        const std::string word = in_shell("a" + each.text);
        for (const std::string& command :
             {"check " + word, "check " + word + " --json", "play samples/scenarios/a-long-wait.xml --seats " + word,
              word, "catalogue pieces " + word + " --language de"}) {
            const Ran ran = hexwright(command);
            CHECK(ran.exit == 2);
            CHECK(first_control(ran.out + ran.err) == "nothing");
            CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
        }
    }
}

TEST_CASE("a terminal that asks for a file's bytes gets them as text, a pipe as they are") {
    const WithSamples hexwright;
    std::string map = contents(hexwright.file("samples/battlefields/sparrow-ford.xml"));
    map.insert(map.find("<battlefield"), "<!-- \u202Ered\u009B31m -->\n  ");
    hexwright.write("map.xml", map);
    const std::string line = "'" HEXWRIGHT_BIN_DIR "/hexwright' convert map.xml -";
    CHECK(tells(hexwright.shell(line).out, "\u202Ered\u009B31m"));
    const Ran ran = hexwright.shell("script -qec \"" + line + "\" /dev/null < /dev/null");
    CHECK(tells(ran.out, "\uFFFDred 31m"));
    CHECK_FALSE(tells(ran.out, "\u202E"));
}

TEST_CASE("colours are shown by a terminal, and only there") {
    const WithSamples hexwright;
    hexwright.write("map.xml", scenario_named("a"));
    const std::string line = "'" HEXWRIGHT_BIN_DIR "/hexwright' check map.xml";
    const std::string at_terminal = "script -qec " + in_shell(line) + " /dev/null < /dev/null";
    const auto first = contents(hexwright.file("map.xml"));
    hexwright.write("map.xml", std::string(first).replace(first.find("at=\"0,0\""), 8, "at=\"1,0\""));
    CHECK(tells(hexwright.shell("env LC_ALL=C " + at_terminal).out, "\033[31merror\033[0m"));
    CHECK_FALSE(tells(hexwright.shell("env NO_COLOR=1 LC_ALL=C " + at_terminal).out, "\033["));
    CHECK_FALSE(tells(hexwright.shell("env LC_ALL=C " + line).out, "\033["));
}

TEST_CASE("everything that prints goes through the filter for terminals") {
    // What is allowed to write by itself, and why.
    const std::vector<std::string> others{"editor/app/render.cpp",       // A picture, and percentages.
                                          "editor/cli/progress.cpp",     // A bar and numbers.
                                          "editor/cli/report.cpp",       // What it has filtered before.
                                          "formats/xml/bytes/file.cpp",  // Files; a terminal gets them filtered.
                                          "formats/xml/bytes/terminal.cpp", "formats/xml/bytes/terminal.h"};
    std::vector<std::string> found;
    for (const char* room : {"engine", "formats", "editor"})
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / room)) {
            const std::string name = std::filesystem::relative(entry.path(), HEXWRIGHT_SOURCE_DIR).generic_string();
            if (!name.ends_with(".cpp") && !name.ends_with(".h")) continue;
            if (std::ranges::count(others, name) > 0) continue;
            std::istringstream in(contents(entry.path()));
            for (std::string line; std::getline(in, line);) {
                const bool prints = tells(line, "stderr") || tells(line, "std::cout <<") ||
                                    tells(line, "std::cerr <<") || tells(line, "printf(\"%s") || tells(line, "puts(") ||
                                    tells(line, ", stdout)");
                const bool numbers_only = name == "editor/app/window.cpp" && tells(line, "fprintf(stderr");
                const bool filtered = tells(line, "_for_terminal(") || tells(line, "print_line(") || numbers_only;
                if (prints && !filtered) found.push_back(name + ": " + line);
            }
        }
    CHECK(found == std::vector<std::string>{});
}

TEST_CASE("JSON keeps a control character as an escape") {
    const Program hexwright;
    hexwright.write("cat.xml", "<catalogue/>");
    const Ran ran = hexwright("check \"$(printf 'a\\033\\302\\233\\177b')\" --json");
    CHECK(ran.exit == 2);
    CHECK(first_control(ran.out) == "nothing");
    CHECK(ran.json()["error"]["file"] ==
          "a\x1B\xC2\x9B\x7F"
          "b");
}

TEST_CASE("a file cannot name standard input as another file") {
    const WithSamples hexwright;
    const std::string xml = " xmlns=\"urn:hexwright:";
    hexwright.write("taken.xml",
                    "<scenario" + xml + "scenario:1\" id=\"a\">\n  <battlefield src=\"-\"/>\n</scenario>\n");
    hexwright.write("edits.xml", "<edits" + xml + "edits:1\">\n  <merge file=\"-\" to=\"0,0\"/>\n</edits>\n");
    hexwright.write("campaign.xml",
                    "<campaign" + xml + "campaign:1\" id=\"a\">\n  <game id=\"one\" src=\"-\"/>\n</campaign>\n");
    hexwright.write("traced.xml",
                    "<scenario" + xml +
                        "scenario:1\" id=\"a\"><battlefield/><underlays>\n<underlay level=\"1\" src=\"-\"><pin x=\"0\" "
                        "y=\"0\" at=\"0,0\"/><pin x=\"9\" y=\"0\" at=\"5,0\"/></underlay></underlays></scenario>\n");
    hexwright.write("around.xml",
                    "<campaign" + xml + "campaign:1\" id=\"a\">\n  <game id=\"one\" src=\"./-\"/>\n</campaign>\n");
    const std::string map = "samples/battlefields/the-narrows.xml";
    for (const std::string command :
         {"check taken.xml", "parts taken.xml", "check traced.xml", "convert taken.xml out.hsc",
          "apply samples/battlefields/the-narrows.xml edits.xml --out out.xml", "check campaign.xml",
          "play campaign.xml", "rules campaign.xml"}) {
        const Ran ran = hexwright(command + " < " + map);
        INFO(command << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(tells(ran.err, ".xml:2:"));
        CHECK(tells(ran.err, "standard input"));
    }
    // Nor by another way to say the same: it is the name of a file.
    CHECK(tells(hexwright("play around.xml < " + map).err, "there is no file"));
    // The person may, on the command line.
    CHECK(hexwright("parts - < " + map).exit == 0);
}

TEST_CASE("a message quotes at most 60 characters") {
    const WithSamples hexwright;
    const std::string x(3000, 'x'), map = "samples/scenarios/a-long-wait.xml";
    hexwright.write("typed.txt", x + "\nput " + x + " " + x + " 1 2 3\ndispute " + x + " b\ndice " + x + "\nq\n");
    hexwright.write("long.xml", "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"a\" edition=\"" + x +
                                    "\"><battlefield/></scenario>");
    hexwright.write("word.xml", "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"a\"><" + x + "/></scenario>");
    hexwright.write("attribute.xml", "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"a\" " + x + "=\"1\"/>");
    hexwright.write("src.xml", "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"a\"><battlefield src=\"" +
                                   std::string(190, 'x') + "\"/></scenario>");
    hexwright.write("prices.txt", x + " 3\n");
    std::string bell = contents(hexwright.file("samples/scenarios/the-abbey-bell.xml"));
    const auto flag = bell.find("carries-bell\" of");
    REQUIRE(flag != std::string::npos);
    hexwright.write("samples/scenarios/flag.xml", bell.replace(flag, 12, std::string(190, 'x')));
    hexwright.write("cards.csv", "id,name," + x + "\n");
    hexwright.write("card.csv",
                    columns_of_cards + std::string(200, 'x') + ",x,x,x,unique,squad,x,x,small," + x + ",1,1,1,1,1,1\n");
    hexwright.write("squad.csv",
                    columns_of_cards + std::string(200, 'x') + ",x,x,x,unique,squad,x,x,small,1,1,1,1,1,1,1\n");
    hexwright.write("twice.csv", columns_of_cards + std::string(200, 'x') +
                                     ",x,x,x,unique,hero,x,x,small,1,1,1,1,1,1,1\n" + std::string(200, 'x') +
                                     ",x,x,x,unique,hero,x,x,small,1,1,1,1,1,1,1\n");
    const std::string commands[] = {x,
                                    "check --" + x,
                                    "check -" + x,
                                    "check " + map + " --owned " + x,
                                    "check long.xml",
                                    "check word.xml",
                                    "check attribute.xml",
                                    "check src.xml",
                                    "check samples/scenarios/flag.xml",
                                    "play " + map + " --seats " + x,
                                    "play " + map + " --seats human --edition master-2007 < typed.txt",
                                    "play " + map + " --army " + x,
                                    "play " + map + " --army 1=" + x,
                                    "play " + map + " --seed " + x,
                                    "play " + map + " --players " + x,
                                    "play " + map + " --edition " + x,
                                    "simulate " + map + " --games " + x,
                                    "simulate " + map + " --games 2 --shard " + x,
                                    "picture " + map + " out.png --view " + x,
                                    "picture " + map + " out.png --width " + x,
                                    "reach " + map + " --figure " + x,
                                    "reach " + map + " --card " + x + " --at 0,0,1",
                                    "sight " + map + " --from " + x + " --to 0,0,1",
                                    "odds " + x + " 2",
                                    "place " + map + " " + x + " 0,0,1",
                                    "place " + map + " grass-1 " + x,
                                    "place " + map + " grass-1 0,0,1 " + x,
                                    "remove " + map + " " + x,
                                    "move " + map + " 0,0,1 " + x,
                                    "parts " + map + " --needed --prices prices.txt",
                                    "catalogue " + x,
                                    "catalogue cards " + x,
                                    "catalogue pieces " + x,
                                    "rules " + map + " --players " + x,
                                    "play " + map + " --players '\"" + x + "\"'",
                                    "play " + map + " --seed='\"" + x + "\"'",
                                    "picture " + map + " out.png --view \"'" + x + "'\"",
                                    "catalogue '\"" + x + "\"' '\"" + x + "\"' '\"" + x + "\"'",
                                    "check --catalogue cards.csv",
                                    "catalogue cards --catalogue cards.csv",
                                    "catalogue cards --catalogue card.csv",
                                    "catalogue cards --catalogue squad.csv",
                                    "catalogue cards --catalogue twice.csv"};
    for (const std::string& command : commands) {
        const Ran ran = hexwright(command);
        INFO(command.substr(0, 60) << ": " << ran.err.substr(0, 300));
        CHECK(longest_run(ran.out + ran.err, 'x') <= 60);
    }
}

TEST_CASE("a line that cannot be understood is answered by one line") {
    const WithSamples hexwright;
    const std::string map = "samples/scenarios/a-long-wait.xml";
    for (const std::string arguments : {"",
                                        "''",
                                        "chek",
                                        "--nonsense",
                                        "-x",
                                        "check",
                                        "check --json",
                                        "check --owned",
                                        "check a b --owned",
                                        "parts",
                                        "parts a b",
                                        "place",
                                        "place a",
                                        "place a b",
                                        "move a",
                                        "remove a",
                                        "apply a",
                                        "convert a",
                                        "picture a",
                                        "picture a b c",
                                        "picture a b.png --view nonsense",
                                        "picture a b.png --level x",
                                        "catalogue",
                                        "catalogue nonsense",
                                        "reach",
                                        "reach a",
                                        "sight a",
                                        "odds",
                                        "odds 1",
                                        "odds x y",
                                        "odds 1 2 3",
                                        "play",
                                        "play a --seats",
                                        "play a --players 0",
                                        "play a --players 99",
                                        "play a --rules b --edition c",
                                        "play a --limit-rounds -1",
                                        "replay",
                                        "replay a b",
                                        "simulate a --games 0",
                                        "simulate --shard",
                                        "rules",
                                        "rules a --players x",
                                        "edit a b",

                                        "--catalogue",
                                        "--catalogue nothing check a",
                                        "check 'a\nb' --owned 'c\nd' --nope 'e\nf'",
                                        "'a\nb'",
                                        "play a --seed 'x\ny'"}) {
        const Ran ran = hexwright(arguments + " < /dev/null");
        INFO(arguments << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
    }
}
