#include "tests/cli/program.h"

#include "tests/support/every_room.h"
#include "tests/support/resources.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <sys/stat.h>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright::testing;
using Json = nlohmann::ordered_json;

namespace {

std::size_t lines(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

TEST_CASE("every command has help with an example that names it") {
    const Program hexwright;
    for (const std::string name :
         {"check", "parts", "place", "remove", "move", "apply", "convert", "picture", "catalogue", "odds", "edit"}) {
        const Ran help = hexwright(name + " --help");
        CHECK(help.exit == 0);
        CHECK(help.err.empty());
        CHECK(help.out.find("Example: hexwright " + name + " ") != std::string::npos);
        CHECK(help.out.find("[help.") == std::string::npos);  // Would be a missing sentence.
        CHECK(hexwright("--help").out.find("  " + name + " ") != std::string::npos);
    }
    CHECK(hexwright("--version").out.find("hexwright ") == 0);
}

// The count, unlike time, is the same on a busy machine: 500 with the sentences of the help alone, 1,400 with those of
// the whole table and the options of every command.
TEST_CASE("the help reads no more than it says") {
    if (HEXWRIGHT_SANITIZED) return;
    const auto used = resources_of(HEXWRIGHT_BIN_DIR "/hexwright", "--help");
    REQUIRE(used);
    CHECK(used->pages < 1'000);
}

TEST_CASE("a line that is not understood: exit 2, one sentence, a suggestion") {
    const Program hexwright;
    struct {
        const char* arguments;
        const char* says;
    } const table[] = {
        {"chek map.xml", "did you mean \"check\"?"},
        {"check --jsno map.xml", "did you mean --json?"},
        {"chek --json", "did you mean \"check\"?"},
        {"check", "FILE is required"},
        {"", "name a command"},
        {"parts a.xml b.xml", "hexwright parts --help"},
        {"picture a.xml b.png --view side", "--view"},
        {"picture a.xml b.png --level 0", "--level"},
        {"picture a.xml b.png --width 12abc", "--width"},
        {"catalogue heroes", "WHAT"},
        {"odds", "hexwright odds 3 4"},
        {"odds 3", "hexwright odds 3 4"},
        {"odds 3 21", "DEFENSE"},
        {"odds -1 2", "hexwright odds --help"},
        {"odds 3 two", "DEFENSE"},
        {"odds --table 3 4", "--table"},
    };
    for (const auto& row : table) {
        INFO(row.arguments);
        const Ran ran = hexwright(row.arguments);
        CHECK(ran.exit == 2);
        if (std::string(row.arguments).find("--json") == std::string::npos) CHECK(ran.out.empty());
        else CHECK(ran.json()["error"]["message"].is_string());
        CHECK(ran.err.find(row.says) != std::string::npos);
        CHECK(lines(ran.err) == 1);
    }
}

TEST_CASE("input that cannot be used: one line that names the place, exit 2, and nothing written") {
    const Program hexwright;
    const std::string begin = R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield><level number="1">)";
    struct {
        const char* name;
        std::string bytes;
    } const table[] = {
        {"empty.xml", ""},
        {"truncated.xml", begin + "\n<piece kind=\"grass-1\" at=\"0"},
        {"kind.xml", begin + "\n<piece kind=\"gras-1\" at=\"0,0\"/></level></battlefield></scenario>"},
        {"number.xml", begin + "\n<piece kind=\"grass-1\" at=\"12abc,0\"/></level></battlefield></scenario>"},
        {"nan.xml", begin + "\n<piece kind=\"grass-1\" at=\"nan,0\"/></level></battlefield></scenario>"},
        {"huge.xml", begin + "\n<piece kind=\"grass-1\" at=\"99999999999999,0\"/></level></battlefield></scenario>"},
        {"roots.xml", "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/></scenario>\n<scenario/>"},
        {"doctype.xml", "<!DOCTYPE scenario>\n<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/></scenario>"},
        {"encoding.xml", "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"\xff\xfe\"><battlefield/></scenario>"},
        {"utf16.xml", std::string("\xff\xfe<\0s\0", 6)},
        {"binary.xml", std::string("\0\0\0\0", 4)},
    };
    std::string deep;
    for (int i = 0; i < 100'000; ++i) deep += "<a>";
    hexwright.write("deep.xml", deep);
    for (const auto& row : table) hexwright.write(row.name, row.bytes);
    std::vector<std::string> names{"deep.xml", ".", "nowhere.xml"};
    for (const auto& row : table) names.emplace_back(row.name);
    REQUIRE(mkfifo(hexwright.file("pipe.xml").c_str(), 0600) == 0);
    names.emplace_back("pipe.xml");
    for (const std::string& name : names) {
        INFO(name);
        const Ran ran = hexwright("check " + name + " --json");
        CHECK(ran.exit == 2);
        CHECK(lines(ran.err) == 1);
        CHECK(ran.err.find(name) == 0);
        const Json json = ran.json();
        CHECK(json["hexwright"] == 1);
        CHECK(json["command"] == "check");
        std::vector<std::string> keys;
        for (const auto& [key, value] : json["error"].items()) keys.push_back(key);
        CHECK(keys == std::vector<std::string>{"file", "line", "column", "message"});
        CHECK(json["error"]["file"] == name);
        CHECK(hexwright("convert " + name + " out.xml").exit == 2);
        CHECK(hexwright("place " + name + " grass-1 0,0,1 --out out.xml").exit == 2);
        CHECK_FALSE(std::filesystem::exists(hexwright.file("out.xml")));
    }
    const Json kind = hexwright("check kind.xml --json").json();
    CHECK(kind["error"]["line"] == 2);
    CHECK(kind["error"]["column"].get<int>() > 1);
    CHECK(hexwright("check kind.xml").err.find("kind.xml:2:") == 0);
    CHECK(hexwright("check kind.xml").err.find("did you mean \"grass-1\"?") != std::string::npos);
}

TEST_CASE("a file that may not be written is left as it was") {
    const Program hexwright;
    hexwright.sample("the-narrows.xml");
    CHECK(hexwright("convert the-narrows.xml nowhere/out.xml").exit == 2);
    CHECK(hexwright("convert the-narrows.xml out.doc").exit == 2);
    CHECK(hexwright("picture the-narrows.xml out.gif").exit == 2);
    CHECK(hexwright("picture the-narrows.xml .").exit == 2);
    if (geteuid() == 0) return;  // Root may write everywhere.
    std::filesystem::permissions(hexwright.file("the-narrows.xml"), std::filesystem::perms::none);
    CHECK(hexwright("check the-narrows.xml").exit == 2);
}

TEST_CASE("convert writes the canonical form, once and for all") {
    const Program hexwright;
    hexwright.sample("waters-of-life.xml");
    CHECK(hexwright("convert waters-of-life.xml out.xml").err.empty());
    CHECK(contents(hexwright.file("out.xml")) == contents(hexwright.file("waters-of-life.xml")));
    hexwright.write(
        "odd.xml",
        R"(<scenario edition='master-2007' xmlns='urn:hexwright:scenario:2'><!-- mine --><battlefield><level number='2'><piece at='1,1' kind='grass-1' turn='3'/></level></battlefield></scenario>)");
    const Ran once = hexwright("convert odd.xml -");
    CHECK(once.err.find("odd.xml") != std::string::npos);
    CHECK(once.out.find("<!-- mine -->") != std::string::npos);
    hexwright.write("tidy.xml", once.out);
    const Ran twice = hexwright("convert - - < tidy.xml");
    CHECK(twice.out == once.out);
    CHECK(twice.err.empty());
}

TEST_CASE("convert keeps a reference to another file, or folds it in") {
    const Program hexwright;
    hexwright.sample("the-narrows.xml");
    std::filesystem::create_directory(hexwright.file("below"));
    hexwright.write(
        "game.xml",
        R"(<scenario xmlns="urn:hexwright:scenario:2" id="game"><battlefield src="the-narrows.xml"/></scenario>)");
    CHECK(hexwright("convert game.xml below/kept.xml").exit == 0);
    CHECK(contents(hexwright.file("below/kept.xml")).find(R"(src="../the-narrows.xml")") != std::string::npos);
    CHECK(hexwright("parts below/kept.xml --json").json()["total"] == 75);
    CHECK(hexwright("convert game.xml whole.xml --inline").exit == 0);
    CHECK(contents(hexwright.file("whole.xml")).find("src=") == std::string::npos);
    CHECK(hexwright("parts whole.xml --json").json()["total"] == 75);
    CHECK(hexwright("check whole.xml --strict").exit == 0);
    const Ran refused = hexwright("remove game.xml 26,1,1");
    CHECK(refused.exit == 1);
    CHECK(refused.err.find("the-narrows.xml") != std::string::npos);
}

TEST_CASE("a reference that leads nowhere: the line that names it") {
    const Program hexwright;
    const std::string begin = "<scenario xmlns=\"urn:hexwright:scenario:2\">\n  <battlefield src=\"";
    hexwright.write("itself.xml", begin + "itself.xml\"/></scenario>");
    for (const std::string source : {"nowhere.xml", "http://a.example/b.xml", "/etc/hostname", "itself.xml"}) {
        hexwright.write("game.xml", begin + source + "\"/></scenario>");
        const Ran ran = hexwright("check game.xml");
        CHECK(ran.exit == 2);
        CHECK(ran.err.find("game.xml:2:16: ") == 0);
        CHECK(ran.err.find(source) != std::string::npos);
        CHECK(lines(ran.err) == 1);
    }
}

TEST_CASE("small things that scripts stumble over") {
    const Program hexwright;
    hexwright.sample("the-narrows.xml");
    CHECK(hexwright("picture the-narrows.xml MAP.PNG").exit == 0);
    CHECK(hexwright("convert the-narrows.xml OUT.XML").exit == 0);
    CHECK(contents(hexwright.file("OUT.XML")) == contents(hexwright.file("the-narrows.xml")));
    CHECK(hexwright("check - - < the-narrows.xml").err.find("only once") != std::string::npos);
    CHECK(lines(hexwright("check \"$(printf 'two\\nlines.xml')\"").err) == 1);
    CHECK(hexwright("catalogue pieces grass-1").out.find("1 hex,") != std::string::npos);
    const std::string unread =
        "{ '" HEXWRIGHT_BIN_DIR "/hexwright' picture the-narrows.xml - ; echo exit $? > code; } | true";
    CHECK(lines(hexwright.shell(unread).err) == 1);  // A file that did not arrive whole.
    CHECK(contents(hexwright.file("code")) == "exit 2\n");
}

TEST_CASE("pictures: each kind, each view, the same bytes every time") {
    const Program hexwright;
    hexwright.sample("the-narrows.xml");
    struct {
        const char* arguments;
        const char* file;
        std::string begins;
    } const table[] = {{"map.png", "map.png", "\x89PNG"},
                       {"map.svg --view iso", "map.svg", "<?xml"},
                       {"map.pdf --turn 2", "map.pdf", "%PDF"},
                       {"level.png --level 2 --width 400", "level.png", "\x89PNG"}};
    for (const auto& row : table) {
        const Ran ran = hexwright(std::string("picture the-narrows.xml ") + row.arguments);
        CHECK(ran.exit == 0);
        CHECK(ran.out.empty());
        const std::string first = contents(hexwright.file(row.file));
        CHECK(first.substr(0, row.begins.size()) == row.begins);
        hexwright(std::string("picture the-narrows.xml ") + row.arguments);
        CHECK(contents(hexwright.file(row.file)) == first);
    }
    CHECK(hexwright("picture the-narrows.xml - --width 100").out.substr(1, 3) == "PNG");
}

TEST_CASE("odds in text and JSON") {
    const Program hexwright;
    const Json odds = hexwright("odds 3 3 --json").json();
    CHECK(odds["outcomes"] == 216);
    CHECK(odds["counts"] == Json({106, 66, 36, 8}));
    CHECK(odds["at_least_one"] == Approx(110.0 / 216));
    CHECK(odds["average"] == Approx(0.75));
    CHECK(odds["wounds"].size() == 4);
    CHECK(hexwright("odds 0 0 --json").json()["average"] == 0.0);
    CHECK(hexwright("odds 20 20").exit == 0);
    const Json table = hexwright("odds --table --json").json()["table"];
    CHECK(table.size() == 81);
    CHECK(table[80]["at_least_one"] == Approx(0.6892).margin(0.00005));
    CHECK(hexwright("odds --table").out.find("\n 9  0.01") != std::string::npos);
}

TEST_CASE("the catalogue in JSON") {
    const Program hexwright;
    const Json hive = hexwright("catalogue pieces marro-hive --json").json();
    CHECK(hive["command"] == "catalogue");
    CHECK(hive["pieces"][0]["id"] == "marro-hive");
    CHECK(hive["pieces"][0]["terrain"] == "hive");
    CHECK(hive["pieces"][0]["hexes"] == Json{"0,0", "1,0", "2,0", "-1,1", "0,1", "1,1"});
    CHECK(hive["pieces"][0]["height"] == 17);
    CHECK(hive["pieces"][0]["slots"] == 17);
    CHECK(hive["pieces"][0]["items"] == Json{"marro-hive", "swamp-water-6"});
    const Json sets = hexwright("catalogue sets --json").json()["sets"];
    CHECK(sets.size() == 19);
    for (const Json& set : sets) {
        CHECK(set["for_sale"].is_boolean());
        CHECK(set["items"].is_array());
        CHECK(set["glyphs"].is_array());
    }
    CHECK(hexwright("catalogue glyphs wannok --json").json()["glyphs"][0]["id"] == "wannok");
    CHECK(hexwright("catalogue sets swarm-of-the-marro").out.find("  10 swamp-7\n") != std::string::npos);
    const Json shiori = hexwright("catalogue cards shiori --json").json()["cards"][0];
    CHECK(shiori["defense"] == 3);
    CHECK(shiori["basic"]["defense"] == 5);
    CHECK(shiori["spaces"] == 1);
    CHECK(shiori["powers"][2]["parameters"]["sizes"] == Json({"Small", "Medium"}));
    CHECK(shiori["doubt"].get<std::string>().find("60 points") == 0);
    CHECK(hexwright("catalogue cards --json").json()["cards"].size() == shipped().cards().size());
    CHECK(hexwright("catalogue cards tor-kul-na").out.find("  stands on 2 spaces\n") != std::string::npos);
    CHECK(hexwright("catalogue glyphs astrid").out.find("Astrid, works while a figure stands on it\n  master-2004: ") !=
          std::string::npos);
    CHECK(hexwright("catalogue glyphs wannok").out.find("\n  1 in Swarm of the Marro\n") != std::string::npos);
    const Ran misspelt = hexwright("catalogue pieces marro-hiev");
    CHECK(misspelt.exit == 2);
    CHECK(misspelt.err.find("did you mean \"marro-hive\"?") != std::string::npos);
}

TEST_CASE("a person's own pieces, named on the line or kept with the settings") {
    const Program hexwright;
    const Json ours = hexwright("catalogue pieces --json").json()["pieces"];
    const std::string mine =
        R"(<catalogue xmlns="urn:hexwright:catalogue:1"><set id="my-box" name="My box" release="2026"><item id="grass-1" count="7"/></set></catalogue>)";
    hexwright.write("mine.xml", mine);
    std::filesystem::create_directories(hexwright.file(".config/hexwright"));
    CHECK(hexwright("catalogue sets my-box").exit == 2);
    const Ran named = hexwright("catalogue sets my-box --catalogue mine.xml");
    INFO(named.err);
    CHECK(named.exit == 0);
    hexwright.write(".config/hexwright/catalogue.xml", mine);
    CHECK(hexwright("catalogue sets my-box").exit == 0);
    CHECK(hexwright("catalogue pieces --json").json()["pieces"] == ours);
    hexwright.write(".config/hexwright/catalogue.xml", "<catalogue");
    const std::string shipped = hexwright("catalogue sets", "XDG_CONFIG_HOME=/nowhere").out;
    const Ran broken = hexwright("catalogue sets");
    CHECK(broken.exit == 0);
    CHECK(broken.out == shipped);
    CHECK(broken.err.find("catalogue.xml:1:") != std::string::npos);
    CHECK(broken.err.find("catalogue.xml.broken-1") != std::string::npos);
    CHECK(std::count(broken.err.begin(), broken.err.end(), '\n') == 1);
    CHECK(contents(hexwright.file(".config/hexwright/catalogue.xml.broken-1")) == "<catalogue");
    CHECK(hexwright("catalogue sets").err.empty());  // It is told once, and is out of the way.
}

TEST_CASE("whatever lies where a person's catalogue should be, a command does its work and has its exit status") {
    const Program hexwright;
    hexwright.sample("the-narrows.xml");
    const std::filesystem::path own = hexwright.file(".config/hexwright/catalogue.xml");
    for (const std::string what :
         {"mkdir", "printf '' >", "printf '<catalogue' >", "head -c 40000000 /dev/zero >", "mkfifo", "ln -s /dev/zero",
          "printf '<catalogue xmlns=\"urn:hexwright:catalogue:9\"/>' >"}) {
        std::filesystem::create_directories(own.parent_path());
        REQUIRE(hexwright.shell(what + " .config/hexwright/catalogue.xml").exit == 0);
        const Ran json = hexwright("check the-narrows.xml --json");
        INFO(what << ": " << json.err);
        CHECK(json.exit == 0);
        CHECK(json.json()["errors"] == 0);
        CHECK(std::count(json.err.begin(), json.err.end(), '\n') == 1);
        CHECK(json.err.find("catalogue.xml.broken-") != std::string::npos);
        REQUIRE(hexwright.shell(what + " .config/hexwright/catalogue.csv").exit == 0);
        CHECK(hexwright("place the-narrows.xml swamp-1 20,2,2 --out out.xml").exit == 1);  // None is left.
        CHECK_FALSE(std::filesystem::exists(own));
    }
}

TEST_CASE("output: no colours in a file, no crash when nobody reads, the same in a language that it does not speak") {
    const Program hexwright;
    hexwright.sample("waters-of-life.xml");
    const Ran plain = hexwright("check waters-of-life.xml");
    CHECK(plain.out.find('\x1b') == std::string::npos);
    CHECK(hexwright("check waters-of-life.xml", "LC_ALL=fr_FR.UTF-8 LANG=fr_FR.UTF-8").out == plain.out);
    const std::string unread =
        "{ '" HEXWRIGHT_BIN_DIR "/hexwright' catalogue pieces --json; echo exit $? > code; } | true";
    CHECK(hexwright.shell(unread).err.empty());
    CHECK(contents(hexwright.file("code")) == "exit 0\n");
    CHECK(hexwright("catalogue pieces --json >&-").exit < 128);
    CHECK(hexwright("catalogue pieces --json > /dev/full").exit == 2);
}

TEST_CASE("what a report of a problem needs is printed, and saved where a file is named") {
    const Program hexwright;
    std::filesystem::create_directories(hexwright.file(".local/state/hexwright/trash"));
    hexwright.write(".local/state/hexwright/trash/mine.xml", "<old/>");
    const Ran shown = hexwright("--report");
    CHECK(shown.exit == 0);
    CHECK(shown.err.empty());
    CHECK(shown.out.starts_with("hexwright "));
    CHECK(tells(shown.out, "  6  trash/mine.xml\n"));
    CHECK(tells(hexwright("--report --language de").out, "\nSprache: de"));
    const Ran saved = hexwright("--report problem.txt");
    CHECK(saved.exit == 0);
    CHECK(saved.out == shown.out);
    CHECK(contents(hexwright.file("problem.txt")) == shown.out);
    CHECK(saved.err == "Saved as problem.txt. Read it before you pass it on; nothing was sent.\n");
    CHECK(hexwright("--report=problem.txt").out == shown.out);
    CHECK(hexwright("--report -").out == shown.out);
    const Ran refused = hexwright("--report nowhere/problem.txt");
    CHECK(refused.exit == 2);
    CHECK(tells(refused.err, "nowhere"));
    CHECK(hexwright("check --report").out == shown.out);
}
