// Disks that are full, pipes that nobody reads and signals: what cannot be finished says so, ends soon, and leaves
// whole files or none.
#include "formats/xml/games/statistics_xml.h"
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string program = "'" HEXWRIGHT_BIN_DIR "/hexwright' ";
const std::string skirmish_file = "samples/scenarios/skirmish-on-the-narrows.xml ",
                  narrows = "samples/battlefields/the-narrows.xml ";

// Until it plays on more than one thread.
const std::string until_it_plays =
    "state() { grep -q \"$1\" /proc/$games/status 2> /dev/null; }\n"
    "while state 'State:.[RSD]' && ! state 'Threads:.[2-9]'; do :; done\n";

}  // namespace

TEST_CASE("help that does not come through ends with 2") {
    const Program hexwright;
    for (const std::string arguments : {"--help", "--version", "simulate --help", "check -h"}) {
        const Ran ran = hexwright(arguments + " > /dev/full");
        INFO(arguments << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(ran.err == "standard output: the disk is full, so nothing was changed; free some space and try again\n");
        CHECK(hexwright(arguments).exit == 0);
    }
}

TEST_CASE("a file for a pipe that is closed already ends with 2") {
    const WithSamples hexwright;
    for (const std::string& command :
         {"guide " + narrows + "-", "picture " + narrows + "-", "model " + narrows + "-", "sheet " + narrows + "-",
          "convert " + narrows + "-", "animate " + narrows + "- --width 100",
          "simulate " + skirmish_file + "--games 1 --seats random --out -",
          "place " + narrows + "grass-1 0,0,9 --out -"}) {
        std::filesystem::remove(hexwright.file("pipe"));
        const Ran ran =
            hexwright.shell("mkfifo pipe; exec 3<>pipe 4>pipe 3>&-; HOME=\"$PWD\" " + program + command + " >&4 4>&-");
        INFO(command << ": " << ran.err);
        if (command.starts_with("place") && ran.exit == 1) continue;  // Refused: nothing to write.
        CHECK(ran.exit == 2);
        CHECK(tells(ran.err, "standard output: the program that reads the output has closed the pipe too soon"));
    }
}

TEST_CASE("several files of one export are all there, or none is") {
    const WithSamples hexwright;
    struct {
        std::string command, first, last;
    } const rows[] = {{"model " + narrows + "x.obj", "x.mtl", "x.obj"},
                      {"sheet " + narrows + "x.svg", "x-01.svg", "x-02.svg"},
                      {"sheet " + narrows + "x.png", "x-01.png", "x-02.png"}};
    for (const auto& [command, first, last] : rows) {
        const Ran full = hexwright.shell("trap '' XFSZ; ulimit -f 8; HOME=\"$PWD\" " + program + command);
        INFO(command << ": " << full.err);
        CHECK(full.exit == 2);
        CHECK(tells(full.err, "the disk is full"));
        CHECK_FALSE(std::filesystem::exists(hexwright.file(first)));
        CHECK_FALSE(std::filesystem::exists(hexwright.file(last)));
        hexwright.write(first, "old one");
        CHECK(hexwright.shell("trap '' XFSZ; ulimit -f 8; HOME=\"$PWD\" " + program + command).exit == 2);
        CHECK(contents(hexwright.file(first)) == "old one");
        std::filesystem::create_directory(hexwright.file(last));
        CHECK(hexwright(command).exit == 2);
        CHECK(contents(hexwright.file(first)) == "old one");
        std::filesystem::remove(hexwright.file(last));
        CHECK(hexwright(command).exit == 0);
        CHECK(contents(hexwright.file(first)) != "old one");
        CHECK(std::filesystem::exists(hexwright.file(last)));
    }
}

TEST_CASE("a signal breaks games off in which computers think for long") {
    const WithSamples hexwright;
    const std::string planners = "--seats planner:2000 --threads 2 ";
    for (const std::string& command : {"simulate " + skirmish_file + "--games 50 --out some.xml " + planners,
                                       "simulate " + skirmish_file + "--games 52 --pairs " + planners,
                                       "simulate " + skirmish_file + "--games 70 --against " + skirmish_file + planners,
                                       "simulate samples/campaigns/exploration.xml --games 50 " + planners,
                                       "tune samples/scenarios/until-the-drums.xml --knob rounds " + planners}) {
        const Ran ran = hexwright.shell("HOME=\"$PWD\" " + program + command + " & games=$!\n" + until_it_plays +
                                        "kill -TERM $games; wait $games");
        INFO(command << ": " << ran.err);
        CHECK(ran.exit == 143);
        if (command.starts_with("simulate")) CHECK(tells(ran.err, "Stopped after 0 of "));  // A game takes minutes.
    }
    CHECK(tells(contents(hexwright.file("some.xml")), "incomplete=\"yes\""));
}

TEST_CASE("a signal ends a batch whose output nobody reads") {
    const WithSamples hexwright;
    const Ran ran = hexwright.shell(
        "mkfifo pipe; exec 3<>pipe; dd if=/dev/zero bs=65536 count=1 >&3 2> /dev/null\n"  // The pipe is full now.
        "HOME=\"$PWD\" " +
        program + "simulate " + skirmish_file +
        "--games 2 --seats random --out sums.xml >&3 3>&- & games=$!\n"
        "while kill -0 $games && ! test -e sums.xml; do :; done\n"
        "kill -TERM $games; wait $games");
    INFO(ran.err);
    CHECK(ran.exit == 2);
    CHECK(tells(ran.err, "nobody reads standard output"));
    CHECK(tells(contents(hexwright.file("sums.xml")), "to=\"2\""));
}

TEST_CASE("a named file with a part of these games is gone on with") {
    const WithSamples hexwright;
    const std::string line = "simulate " + skirmish_file + "--games 6 --seats random --out ";
    REQUIRE(hexwright(line + "whole.xml").exit == 0);
    REQUIRE(hexwright(line + "some.xml --only 2-4").exit == 0);
    auto some = read_statistics(contents(hexwright.file("some.xml")), "some.xml");
    REQUIRE(some);
    some->incomplete = true;  // As it is while it is played.
    hexwright.write("some.xml", write_statistics(*some));
    const Ran on = hexwright(line + "some.xml");
    CHECK(on.exit == 0);
    CHECK(tells(on.err, "some.xml already has 3 games of this part; the others are played."));
    CHECK(contents(hexwright.file("some.xml")) == contents(hexwright.file("whole.xml")));
    // Anything else that is there is replaced, as one has asked for.
    for (const std::string& there : {contents(hexwright.file("whole.xml")), std::string("damaged")}) {
        hexwright.write("some.xml", there);
        const Ran anew = hexwright(line + "some.xml");
        CHECK(anew.exit == 0);
        CHECK_FALSE(tells(anew.err, "already has"));
        CHECK(contents(hexwright.file("some.xml")) == contents(hexwright.file("whole.xml")));
    }
}

TEST_CASE("a merge names every file that it cannot use, and says which have no check sum") {
    const WithSamples hexwright;
    const std::string line = "simulate " + skirmish_file + "--games 4 --seats random --out parts --shard ";
    for (const char* shard : {"1/4", "2/4", "3/4", "4/4"}) REQUIRE(hexwright(line + shard).exit == 0);
    std::string older = contents(hexwright.file("parts/games-1-1.xml"));
    const auto check = older.find(" check=\"");
    older.erase(check, older.find('"', check + 8) + 1 - check);
    hexwright.write("parts/games-1-1.xml", older);
    const Ran all = hexwright("simulate --merge parts");
    CHECK(all.exit == 0);
    CHECK(all.err ==
          "parts/games-1-1.xml has no checksum, because an earlier version wrote it; it is read without a check.\n");
    hexwright.write("parts/games-2-2.xml", "cut");
    std::string changed = contents(hexwright.file("parts/games-3-3.xml"));
    changed.replace(changed.find("survivors=\"") + 11, 1, "99");
    hexwright.write("parts/games-3-3.xml", changed);
    const Ran ran = hexwright("simulate --merge parts nothing.xml --out sum.xml");
    INFO(ran.err);
    CHECK(ran.exit == 2);
    CHECK(tells(ran.err, "parts/games-2-2.xml:1:"));
    CHECK(tells(ran.err, "parts/games-3-3.xml:"));
    CHECK(tells(ran.err, "nothing.xml: "));
    CHECK_FALSE(std::filesystem::exists(hexwright.file("sum.xml")));
    const Ran again = hexwright(line + "3/4");
    CHECK(again.exit == 2);
    CHECK(again.err.starts_with("parts/games-3-3.xml:"));
}

TEST_CASE("a kept batch that is damaged is named") {
    const WithSamples hexwright;
    const std::string line = "simulate " + skirmish_file;
    REQUIRE(hexwright(line + "--games 2 --seats random").exit == 0);
    CHECK(tells(hexwright(line + "--kept").out, "2 games"));
    for (const auto& each : std::filesystem::directory_iterator(hexwright.file(".cache/hexwright/simulations")))
        std::filesystem::resize_file(each.path(), 300);
    const Ran kept = hexwright(line + "--kept");
    INFO(kept.err);
    CHECK(kept.exit == 0);
    CHECK(tells(kept.err, "/.cache/hexwright/simulations/"));
    CHECK(tells(kept.err, "One kept file cannot be read and is ignored"));
}
