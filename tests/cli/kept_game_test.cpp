// A game that is recorded is kept while it is played: whatever ends the program, the game is found in the file beside
// the record, is replayed from there, and goes on from there.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

const std::string program = "'" HEXWRIGHT_BIN_DIR "/hexwright'";
const std::string a_long_wait = "samples/scenarios/a-long-wait.xml";
const std::string with_person = a_long_wait + " --edition master-2007 --seats human,random ";
const std::string first_turn = "dice 20 1\n1\n1\n1\n1\n";  // Four markers on the first card, which takes its turn.

std::size_t actions_in(const std::string& record) {
    const auto start = record.find("<actions>\n");
    return start == std::string::npos
               ? 0
               : static_cast<std::size_t>(
                     std::count(record.begin() + static_cast<std::ptrdiff_t>(start) + 10, record.end(), '\n'));
}

struct Evening : WithSamples {
    // Types these lines into a game, waits until all are answered, then runs `end` with its number in $game.
    Ran typed(const std::string& arguments, const std::string& lines, const std::string& end) const {
        const auto prompts = std::count(lines.begin(), lines.end(), '\n') + 1;
        write("typed.txt", lines);
        return shell("mkfifo in; env --default-signal=INT HOME=\"$PWD\" " + program + " " + arguments +
                     " < in > told.txt & game=$!\n"
                     "exec 3> in; cat typed.txt >&3; tries=0\n"
                     "until [ \"$(grep -o '> ' told.txt | wc -l)\" -ge " +
                     std::to_string(prompts) + " ]; do tries=$((tries + 1)); [ $tries -lt 20000 ] || exit 99; done\n" +
                     end + "\nwait $game; left=$?; exec 3>&-; rm in; (exit $left)");
    }
    std::string part() const { return contents(file("game.xml.part")); }
    bool there(const std::string& name) const { return std::filesystem::exists(file(name)); }
};

}  // namespace

TEST_CASE("a game outlives every signal that ends it, is replayed, and goes on to its end") {
    struct {
        const char* signal;
        int exit;
    } const rows[] = {{"INT", 130}, {"TERM", 143}, {"HUP", 129}, {"KILL", 137}};
    for (const auto& [signal, exit] : rows) {
        INFO(signal);
        const Evening evening;
        const Ran killed = evening.typed("play " + with_person + "--record game.xml", first_turn + "1\n",
                                         "kill -" + std::string(signal) + " $game");
        INFO(killed.err);
        CHECK(killed.exit == exit);
        CHECK_FALSE(evening.there("game.xml"));
        const std::size_t kept = actions_in(evening.part());
        CHECK(kept >= 5);
        const Ran replayed = evening("replay game.xml.part");
        CHECK(replayed.exit == 0);
        CHECK(tells(replayed.err, "interrupted after " + std::to_string(kept) + " actions"));
        CHECK(tells(replayed.err, "hexwright play game.xml.part"));
        const Ran on = evening("play game.xml.part < /dev/null");
        CHECK(on.exit == 0);
        CHECK(tells(on.err, "continues after " + std::to_string(kept) + " actions"));
        CHECK_FALSE(evening.there("game.xml.part"));
        CHECK(evening("replay game.xml").exit == 0);
        CHECK(tells(contents(evening.file("game.xml")), "<end state="));
    }
}

TEST_CASE("what was kept begins the whole record, and a game of computers goes on to its end") {
    const Evening evening;
    evening.typed("play " + with_person + "--record game.xml", first_turn + "1\n", "kill -KILL $game");
    const std::string part = evening.part();
    REQUIRE(evening("play game.xml.part --record other.xml < /dev/null").exit == 0);
    CHECK(contents(evening.file("other.xml")).starts_with(part));
    CHECK(evening.part() == part);  // It was not the record of this name that was written.
    std::string computers = part;
    for (auto at = computers.find("\"human\""); at != std::string::npos; at = computers.find("\"human\""))
        computers.replace(at, 7, "\"greedy\"");
    evening.write("game.xml.part", computers);
    const Ran on = evening("play game.xml.part");
    CHECK(on.exit == 0);
    CHECK((tells(on.out, "wins.") || tells(on.out, "Nobody wins.")));
    CHECK(evening("replay game.xml").out == on.out);
}

TEST_CASE("what is taken back stays in what is kept, as a branch, and the game goes on from where it stood") {
    const Evening evening;
    evening.typed("play " + with_person + "--record game.xml", "1\n1\n2\nu\nu\n", "kill -KILL $game");
    CHECK(tells(evening.part(), "<current at=\"1\"/>"));
    CHECK(evening("replay game.xml.part").exit == 0);
    evening.typed("play game.xml.part", "2\n", "kill -KILL $game");
    CHECK(tells(evening.part(), "<branch after=\"1\"/>"));
    CHECK(evening("play game.xml.part < /dev/null").exit == 0);
    const std::string record = contents(evening.file("game.xml"));
    CHECK(tells(record, "<branch after=\"1\"/>"));
    const Ran replayed = evening("replay game.xml");
    CHECK(replayed.exit == 0);
    CHECK(tells(replayed.err, "A branch after action 1:"));
}

TEST_CASE("a record of an older program is replayed as ever") {
    const Evening evening;
    const std::string old = "'" HEXWRIGHT_SOURCE_DIR "/tests/golden/records/version-1.xml'";
    const Ran replayed = evening("replay " + old);
    CHECK(replayed.exit == 0);
    CHECK(tells(replayed.err, "ends as recorded, after 10 actions"));
}

TEST_CASE("a line that was torn is left out, wherever it was torn") {
    const Evening evening;
    evening.typed("play " + with_person + "--record game.xml", first_turn, "kill -KILL $game");
    const std::string part = evening.part();
    const std::size_t kept = actions_in(part), start = part.rfind('\n', part.size() - 2) + 1;
    for (std::size_t size = start; size < part.size(); size += 5) {
        evening.write("torn.xml.part", part.substr(0, size));
        const Ran ran = evening("replay torn.xml.part");
        CHECK(ran.exit == 0);
        CHECK(tells(ran.err, "after " + std::to_string(kept - 1) + " actions"));
    }
    evening.write("torn.xml.part", part.substr(0, part.find("<actions>") - 20));
    const Ran ran = evening("replay torn.xml.part");
    CHECK(ran.exit == 2);
    CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
}

TEST_CASE("a game that was broken off is not played over") {
    const Evening evening;
    evening.typed("play " + with_person + "--record game.xml", first_turn, "kill -KILL $game");
    const std::string part = evening.part();
    const Ran ran = evening("play " + with_person + "--record game.xml < /dev/null");
    CHECK(ran.exit == 2);
    CHECK(tells(ran.err, "hexwright play game.xml.part"));
    CHECK(ran.out.empty());
    CHECK(evening.part() == part);
    // Where nothing was done yet, nothing is lost.
    evening.write("game.xml.part", part.substr(0, part.find("<actions>\n") + 10));
    CHECK(evening("play " + with_person + "--record game.xml < /dev/null").exit == 0);
    CHECK_FALSE(evening.there("game.xml.part"));
}

TEST_CASE("one game is not taken up twice at the same time, nor with other options") {
    const Evening evening;
    const Ran ran = evening.typed("play " + with_person + "--record game.xml", first_turn,
                                  program + " play game.xml.part < /dev/null; echo \"exit $?\" >&2; kill -KILL $game");
    CHECK(tells(ran.err, "exit 2"));
    CHECK(tells(ran.err, "game.xml.part: another process is playing this game"));
    const Ran other = evening("play game.xml.part --seed 3 < /dev/null");
    CHECK(other.exit == 2);
    CHECK(tells(other.err, "--record"));
}

TEST_CASE("a record that does not fit on the disk is a sentence, and what was played is kept") {
    const Evening evening;
    REQUIRE(evening("play " + a_long_wait + " --record whole.xml").exit == 0);
    const auto blocks = std::filesystem::file_size(evening.file("whole.xml")) / 512;
    const std::string play = program + " play " + a_long_wait + " --record game.xml";
    const Ran ran = evening.shell("ulimit -f " + std::to_string(blocks) + "; " + play);
    CHECK(ran.exit == 2);
    CHECK(tells(ran.err, "the disk is full"));
    CHECK_FALSE(evening.there("game.xml"));
    CHECK(evening("replay game.xml.part").exit == 0);
    std::filesystem::remove(evening.file("game.xml.part"));
    const Ran none = evening.shell("(ulimit -f 0; " + play + " 2>&1) | cat");
    CHECK(tells(none.out, "game.xml: the disk is full"));
    CHECK(std::count(none.out.begin(), none.out.end(), '\n') == 1);
    CHECK_FALSE(evening.there("game.xml.part"));
}

TEST_CASE("a person's game whose words do not fit on the disk ends with a sentence") {
    const Evening evening;
    evening.write("typed.txt", first_turn + "b\nb\nb\nb\n");
    const Ran ran = evening.shell("(ulimit -f 1; " + program + " play " + with_person +
                                  "< typed.txt > told.txt; echo \"exit $?\") 2>&1 | cat");
    CHECK(tells(ran.out, "standard output: the disk is full"));
    CHECK(tells(ran.out, "exit 2"));
}

TEST_CASE("where a record is a device or standard output, nothing is kept beside it") {
    const Evening evening;
    CHECK(evening("play " + a_long_wait + " --record /dev/null").exit == 0);
    CHECK_FALSE(std::filesystem::exists("/dev/null.part"));
    CHECK(evening("play " + a_long_wait + " --record -").exit == 0);
    CHECK_FALSE(evening.there("-.part"));
}

TEST_CASE("an output that cannot be written is refused before the work") {
    const WithSamples hexwright;
    std::filesystem::create_directory(hexwright.file("folder"));
    hexwright.write("edits.xml", "<edits/>");
    const auto entries_beside = [](const std::filesystem::path& file) {
        return std::distance(std::filesystem::directory_iterator(file.parent_path()), {});
    };
    hexwright.shell("true");  // Its output is there from now on.
    const auto entries = entries_beside(hexwright.file("folder"));
    const std::string map = "samples/battlefields/the-narrows.xml ";
    const std::string commands[] = {"play " + a_long_wait + " --record ",
                                    "play " + a_long_wait + " --seats human --record ",
                                    "simulate " + a_long_wait + " --games 5000000 --out ",
                                    "simulate --merge nothing.xml --out ",
                                    "picture " + map,
                                    "convert " + map,
                                    "place " + map + "nonsense 0,0,1 --out ",
                                    "remove " + map + "0,0,1 --out ",
                                    "move " + map + "0,0,1 0,0,2 --out ",
                                    "apply " + map + "edits.xml --out "};
    struct {
        const char* out;
        const char* says;
    } const rows[] = {{"none/out.xml", "there is no folder"},
                      {"folder", "folder"},
                      {"samples/scenarios/a-long-wait.xml/out.xml", "there is no folder"},
                      {"/proc/out.xml", "/proc/out."}};
    for (const std::string& command : commands)
        for (const auto& [out, says] : rows) {
            if (std::string(out) == "folder" && command.ends_with("--games 5000000 --out ")) continue;  // For parts.
            const bool draws = command.starts_with("picture");
            std::string name = out;
            if (draws && name.ends_with(".xml")) name.replace(name.size() - 4, 4, ".png");
            const Ran ran = hexwright(command + name + " < /dev/null");
            INFO(command << name << ": " << ran.err);
            CHECK(ran.exit == 2);
            CHECK(ran.out.empty());
            CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
            CHECK((tells(ran.err, says) || (std::string(out) == "folder" && tells(ran.err, "ending"))));
        }
    for (const std::string& command : {commands[0], commands[2]}) {
        const Ran ran = hexwright(command + "/dev/full");
        INFO(command << ran.err);
        CHECK(ran.exit == 2);
        CHECK(tells(ran.err, "the disk is full"));
        CHECK(ran.out.empty());
    }
    // Standard output is an output, too.
    for (const std::string& command : {"simulate " + a_long_wait + " --games 5000000", "play " + a_long_wait,
                                       "play " + a_long_wait + " --seats human < /dev/null"}) {
        const Ran ran = hexwright.shell("(" + program + " " + command + " > /dev/full) 2>&1; (" + program + " " +
                                        command + " >&-) 2>&1");
        INFO(command << ": " << ran.out);
        CHECK(ran.exit == 2);
        CHECK(ran.out.starts_with("standard output: the disk is full"));
        CHECK(tells(ran.out, "\nstandard output"));
        CHECK(std::count(ran.out.begin(), ran.out.end(), '\n') == 2);
    }
    const Ran full = hexwright.shell("(ulimit -f 0; " + program + " simulate " + a_long_wait +
                                     " --games 5000000 --out out.xml 2>&1) | cat");
    CHECK(tells(full.out, "out.xml: the disk is full"));
    CHECK(entries_beside(hexwright.file("folder")) == entries);
}

TEST_CASE("whoever writes a file that has other names says that they keep what they held") {
    const WithSamples hexwright;
    const std::string map = "samples/battlefields/the-narrows.xml ";
    hexwright.write("bare.xml", "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"bare\"><battlefield/></scenario>");
    const auto linked = [&](const std::string& name) {
        std::filesystem::remove(hexwright.file("link"));
        hexwright.write(name, "old");
        std::filesystem::create_hard_link(hexwright.file(name), hexwright.file("link"));
        return name;
    };
    for (const std::string& command : {"convert " + map + linked("a.xml"), "picture " + map + linked("a.png"),
                                       "place bare.xml grass-1 0,0,1 --out " + linked("b.xml"),
                                       "simulate " + a_long_wait + " --games 1 --out " + linked("c.xml"),
                                       "play " + a_long_wait + " --record " + linked("d.xml")}) {
        linked(command.substr(command.rfind(' ') + 1));
        const Ran ran = hexwright(command);
        INFO(command << ": " << ran.err);
        CHECK(tells(ran.err, "has another name"));
        CHECK(contents(hexwright.file("link")) == "old");
    }
    CHECK_FALSE(tells(hexwright("convert " + map + "alone.xml").err, "another name"));
}

TEST_CASE("a game of every kind of player is replayed, and goes on when it was broken off") {
    const Evening evening;
    for (const std::string seat : {"random", "rote", "greedy", "planner:2", "planner:64", "planner", "rusher", "sniper",
                                   "glyph-hunter", "turtle", "spreader"}) {
        INFO(seat);
        const Ran played =
            evening("play " + a_long_wait + " --limit-rounds 1 --seats random," + seat + " --record game.xml");
        INFO(played.err);
        REQUIRE(played.exit == 0);
        const Ran replayed = evening("replay game.xml");
        INFO(replayed.err);
        CHECK(replayed.exit == 0);
        CHECK(tells(contents(evening.file("game.xml")), "kind=\"" + seat + "\""));
        const std::string record = contents(evening.file("game.xml"));
        evening.write("part.xml.part", record.substr(0, record.find("</actions>") - 2));
        CHECK(evening("replay part.xml.part").exit == 0);
        const Ran on = evening("play part.xml.part");
        INFO(on.err);
        CHECK(on.exit == 0);
        CHECK(contents(evening.file("part.xml")) == record);
    }
}
