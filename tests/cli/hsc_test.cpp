// Maps of other programs on the command line: every command opens them by their ending, and convert reports what became
// of each thing.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"
#include "tests/support/hsc_bytes.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string hsc_meadow =
    hsc_file(7,
             {{.code = 1007, .rotation = 4, .x = 4, .y = 4},
              {.code = 1007, .rotation = 1, .x = 8, .y = 4, .z = 0},
              {.code = 18001, .x = 4, .y = 5, .z = 1, .name = u"MIMRING", .file = u"mimring"},
              {.code = 15001, .x = 4, .y = 4, .z = 1, .start = u"Rouge", .color = 0xFF0000}},
             {.name = u"Meadow"});
const std::string web =
    R"({"hexMap": {"name": "Web meadow"}, "boardPieces": {"0~1~0~0~g7": "g7", "0~5~0~0~zz": "zz"}})";

}  // namespace

TEST_CASE("convert tells what became what, and the way back gives the same bytes") {
    const Program hexwright;
    hexwright.write("meadow.hsc", hsc_meadow);
    const Ran there = hexwright("convert meadow.hsc meadow.xml");
    CHECK(there.exit == 0);
    CHECK(there.out.empty());
    CHECK(there.err ==
          "1 figure “MIMRING” at Virtualscape's 4,5,1: kept for Virtualscape, not on the map\n"
          "name: Meadow\n2 tiles of type 1007: seven-hex grass tile\n1 start area: start zone “red”\n");
    CHECK(tells(contents(hexwright.file("meadow.xml")), "<carried source=\"hsc\">"));
    const Ran back = hexwright("convert meadow.xml again.hsc");
    CHECK(back.exit == 0);
    CHECK(back.err.empty());
    CHECK(contents(hexwright.file("again.hsc")) == hsc_meadow);
    CHECK(hexwright("convert - out.xml < meadow.hsc").exit == 0);  // Recognized by its first bytes.
    CHECK(contents(hexwright.file("out.xml")) == contents(hexwright.file("meadow.xml")));
}

TEST_CASE("check, parts, picture, place, move and remove work on an .hsc as on a map of ours") {
    const Program hexwright;
    hexwright.write("meadow.hsc", hsc_meadow);
    const Ran checked = hexwright("check meadow.hsc --json");
    CHECK(checked.exit == 0);
    CHECK(checked.json()["errors"] == 0);
    CHECK(checked.err == "1 figure “MIMRING” at Virtualscape's 4,5,1: kept for Virtualscape, not on the map\n");
    CHECK(hexwright("parts meadow.hsc --json").json()["total"] == 2);
    CHECK(hexwright("picture meadow.hsc plan.svg").exit == 0);
    CHECK(hexwright("place meadow.hsc rock-1 2,4,2").exit == 0);
    const std::string placed = contents(hexwright.file("meadow.hsc"));
    CHECK(placed.size() > hsc_meadow.size());
    CHECK(hexwright("remove meadow.hsc 2,4,2").exit == 0);
    CHECK(contents(hexwright.file("meadow.hsc")) == hsc_meadow);
}

TEST_CASE("a map of ours goes out as .hsc with a list of what cannot go along") {
    const Program hexwright;
    hexwright.sample("frostmere.xml");
    const Ran out = hexwright("convert frostmere.xml frostmere.hsc");
    CHECK(out.exit == 0);
    CHECK(tells(out.err, "the limit: .hsc does not say which boxes a map may use"));
    CHECK(hexwright("convert frostmere.hsc back.xml").exit == 0);
    const auto pieces = [&](const std::string& file) { return hexwright("parts " + file + " --json").json()["total"]; };
    CHECK(pieces("back.xml") == pieces("frostmere.xml"));
    CHECK(hexwright("check back.xml").exit == 0);
}

TEST_CASE("a whole game goes out as .hsc with a line for each thing that stays behind") {
    const Program hexwright;
    const std::filesystem::path samples = std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples";
    for (const char* name : {"scenarios/deadly-wall-of-water.xml", "battlefields/montiqua-ledge.xml"}) {
        std::filesystem::create_directories(hexwright.file(name).parent_path());
        hexwright.write(name, contents(samples / name));
    }
    const Ran out = hexwright("convert scenarios/deadly-wall-of-water.xml game.hsc");
    CHECK(out.exit == 0);
    for (const char* line : {"the reference to ../battlefields/montiqua-ledge.xml", "the glyph pool “valley”",
                             "2 set-ups, with players", "the round track, 10 rounds", "2 rules:", "how the game is won",
                             "tests of the rules", "the sizes of 3 zones"}) {
        INFO(line << " in " << out.err);
        CHECK(tells(out.err, line));
    }
}

TEST_CASE("a web map is read, gzipped or not, and is not written") {
    const Program hexwright;
    hexwright.write("meadow.json", web);
    const Ran there = hexwright("convert meadow.json meadow.xml");
    CHECK(there.exit == 0);
    CHECK(there.err ==
          "1 piece zz at 0~5~0~0~zz: not a Hexwright piece; left out\nname: Web meadow\n1 piece g7: seven-hex grass "
          "tile\n");
    CHECK(hexwright.shell("gzip -k meadow.json").exit == 0);
    CHECK(hexwright("convert meadow.json.gz packed.xml").exit == 0);
    CHECK(contents(hexwright.file("packed.xml")) == contents(hexwright.file("meadow.xml")));
    CHECK(hexwright("convert meadow.xml out.json").exit == 2);
    const Ran placed = hexwright("place meadow.json rock-1 1,1,2");
    CHECK(placed.exit == 2);
    CHECK(tells(placed.err, "can be read but not written"));
    CHECK(contents(hexwright.file("meadow.json")) == web);
}

TEST_CASE("early files of the web editor open, and a file of which nothing is understood does not") {
    const Program hexwright;
    hexwright.write(
        "early.gz",
        R"({"hexMap": {"name": "Early"}, "boardPieces": {"0-1-0-0-grass7": "grass7", "1,1,1,0,rock1": "x"}})");
    const Ran early = hexwright("convert early.gz early.xml");
    CHECK(early.exit == 0);
    CHECK(early.err ==
          "“1,1,1,0,rock1” has another code, “x”, as its value; the code in the key counts\nname: Early\n1 piece "
          "grass7: seven-hex grass "
          "tile\n1 piece rock1: single-hex rock tile\n");
    CHECK(hexwright("parts early.xml --json").json()["total"] == 2);
    hexwright.write("strange.json", R"({"boardPieces": {"0~1~0~0~zz": "zz"}})");
    hexwright.write("strange.hsc", hsc_file(7, {{.code = 31999}}));
    for (const char* name : {"strange.json", "strange.hsc"})
        for (const std::string& line : {std::string("check ") + name, std::string("check the-other.xml ") + name,
                                        std::string("convert ") + name + " out.xml", std::string("parts ") + name}) {
            INFO(line);
            const Ran ran = hexwright(line);
            CHECK(ran.exit == 2);
            CHECK(tells(ran.err, std::string(name) + ": its only "));
            CHECK_FALSE(std::filesystem::exists(hexwright.file("out.xml")));
        }
}

TEST_CASE("what is not understood of a map that others refer to, or that is merged, is told, too") {
    const Program hexwright;
    hexwright.write("meadow.json", web);
    hexwright.write("map.xml",
                    R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield src="meadow.json"/></scenario>)");
    const std::string left_out = "1 piece zz at 0~5~0~0~zz: not a Hexwright piece; left out\n";
    CHECK(tells(hexwright("check map.xml").err, left_out));
    hexwright.write("empty.xml", R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/></scenario>)");
    hexwright.write("edits.xml",
                    R"(<edits xmlns="urn:hexwright:edits:1"><merge file="meadow.json" to="0,0"/></edits>)");
    const Ran merged = hexwright("apply empty.xml edits.xml --out merged.xml");
    CHECK(merged.exit == 0);
    CHECK(tells(merged.err, left_out));
    hexwright.write("meadow.json", R"({"boardPieces": {"0~1~0~0~zz": "zz"}})");
    CHECK(hexwright("apply empty.xml edits.xml --out again.xml").exit == 2);
    CHECK(hexwright("check map.xml").exit == 2);
}

TEST_CASE("a broken .hsc is one line with its byte") {
    const Program hexwright;
    hexwright.write("broken.hsc", hsc_meadow.substr(0, 100));
    const Ran ran = hexwright("check broken.hsc");
    CHECK(ran.exit == 2);
    CHECK(ran.err ==
          "broken.hsc: the file ends at byte 100, in the middle of tile 1 of 4; get a complete copy of it\n");
    CHECK(hexwright("convert broken.hsc out.xml").exit == 2);
    CHECK_FALSE(std::filesystem::exists(hexwright.file("out.xml")));
}
