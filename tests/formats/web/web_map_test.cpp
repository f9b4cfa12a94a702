// Maps of the web editors, plain and gzipped, with every possible error.
#include "formats/web/web_map.h"

#include "formats/file.h"
#include "formats/words.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const Words& web_words() {
    static const Words table = english();
    return table;
}

Result<ReadScenario> read_web(const std::string& bytes) {
    static const HscTypes types = hsc_types(shipped());
    return read_web_map(bytes, "a.json", types, shipped());
}

std::string web_trouble(const std::string& bytes) {
    const auto map = read_web(bytes);
    return map ? "no trouble" : describe(map.error(), web_words());
}

std::string with_pieces(const std::string& pieces) { return "{\"boardPieces\": {" + pieces + "}}"; }

std::vector<std::string> pieces_in(const std::string& bytes) {  // The lines of our format that begin with a piece.
    const auto map = read_web(bytes);
    REQUIRE(map);
    std::istringstream lines(write_scenario(map->scenario, shipped()));
    std::vector<std::string> pieces;
    for (std::string line; std::getline(lines, line);) {
        line.erase(0, line.find_first_not_of(' '));
        if (line.starts_with("<piece") || line.starts_with("<edge") || line.starts_with("<span"))
            pieces.push_back(line);
    }
    return pieces;
}

std::string notes_of(const std::string& bytes) {
    const auto map = read_web(bytes);
    REQUIRE(map);
    std::string all;
    for (const Message& note : map->notes) all += web_words()(note) + "\n";
    return all;
}

std::string corpus(const std::string& name) {
    const auto bytes = read_file(std::string(HEXWRIGHT_SOURCE_DIR "/tests/fuzz/corpus/web/") + name);
    REQUIRE(bytes);
    return *bytes;
}

}  // namespace

TEST_CASE("a web map, plain or gzipped, is the same map") {
    const auto plain = read_web(corpus("small.json")), packed = read_web(corpus("small.json.gz"));
    REQUIRE(plain);
    REQUIRE(packed);
    CHECK(plain->scenario.about->title == "A small map");
    CHECK(plain->scenario.battlefield.size() == 4);
    CHECK(write_scenario(plain->scenario, shipped()) == write_scenario(packed->scenario, shipped()));
    CHECK(plain->became.size() == 5);  // The name and four kinds.
    CHECK(notes_of(corpus("small.json")) ==
          "the drawn board, rectangle 12 × 9: a map here has no edge, so that is left out\n");
}

TEST_CASE("levels begin at one, turns go about the anchor as ours") {
    CHECK(pieces_in(with_pieces(R"("2~-2~6~2~s24": "s24")")) ==
          std::vector<std::string>{R"(<piece kind="sand-24" at="-2,6" turn="2"/>)"});
    CHECK(read_web(with_pieces(R"("2~-2~6~2~s24": "s24")"))->scenario.battlefield.pieces().front().level == 3);
    CHECK(pieces_in(with_pieces(R"("0~1~1~4~bt": "bt")")) ==
          std::vector<std::string>{R"(<edge kind="castle-battlement" at="1,1" side="nw"/>)"});
    CHECK(pieces_in(with_pieces(R"("0~1~1~0~ld": "ld")")) ==
          std::vector<std::string>{R"(<edge kind="castle-ladder" at="1,1" side="e"/>)"});
    CHECK(pieces_in(with_pieces(R"("0~0~0~2~rw": "rw")")) ==
          std::vector<std::string>{R"(<span kind="stone-wall-4" from="0,0" to="-3,3"/>)"});
}

TEST_CASE("pieces at the ends of the numbers lie outside") {
    for (const char* number : {"-2147483648", "-2147483647", "2147483647"})
        for (const char* code : {"g1", "g7", "bt", "rw", "lws", "lwl", "y1"})
            for (const std::string& key :
                 {std::string("0~") + number + "~0~0~", std::string("0~0~") + number + "~0~",
                  std::string("0~") + number + "~" + number + "~0~", std::string(number) + "~0~0~0~"}) {
                INFO(key << code);
                const auto read = read_web(with_pieces("\"" + key + code + "\": \"" + code + "\""));
                REQUIRE(read);
                CHECK(read->scenario.battlefield.size() == 0);
            }
}

TEST_CASE("a Laur wall runs to the pillar that its turn points at, across a corner at half turns") {
    const std::string pillars =
        R"("1~9~3~0~lwp": "lwp", "1~10~3~0~lwp": "lwp", "1~8~5~0~lwp": "lwp", "1~9~1~0~lwp": "lwp")";
    const auto wall = [&](const std::string& key) {
        const auto pieces =
            pieces_in(with_pieces(pillars + ", \"" + key + "\": \"" + key.substr(key.size() - 3) + "\""));
        return pieces.empty() ? std::string() : pieces.back();
    };
    CHECK(wall("1~9~3~0~lws") == R"(<span kind="laur-wall-short" from="9,3" to="10,3"/>)");
    CHECK(wall("1~9~3~1.5~lwl") == R"(<span kind="laur-wall-long" from="9,3" to="8,5"/>)");
    CHECK(wall("1~9~3~4~lwl") == R"(<span kind="laur-wall-long" from="9,3" to="9,1"/>)");
}

TEST_CASE("nothing is dropped silently") {
    const std::string notes = notes_of(corpus("broken.json"));
    for (const char* line :
         {"“0~0~0~9~g7” is not a piece", "“a” is not a piece", "1 piece zz9 at 0~0~0~0~zz9: no piece of ours; left out",
          "“0~9999999999~0~0~g1” is not a piece", "1 × single-hex grass tile, first at -1~0~0~0~g1: outside",
          "1 × 24-hex grass tile, first at 0~1900~1999~0~g24: outside", "“0~0~0~0~g1” is said to be “g2”, too"}) {
        INFO(notes);
        CHECK(notes.find(line) != std::string::npos);
    }
    CHECK(read_web(corpus("broken.json"))->scenario.battlefield.size() == 3);
    CHECK(notes_of(with_pieces(R"("1~0~0~1.5~lwr": "lwr")")) ==
          "1 piece lwr at 0,0,2: turned by half a sixth; it stands on the side before\n");
}

TEST_CASE("what is no web map says so in one line") {
    for (const char* bytes :
         {"[]", "null", "7", "{}", R"({"boardPieces":"x"})", R"({"boardPieces":[]})", R"({"boardPieces":null})",
          R"({"boardPieces":["0~0~0~0~g1"]})", R"([{"boardPieces":{"0~0~0~0~g1":"g1"}}])"}) {
        INFO(bytes);
        CHECK(web_trouble(bytes) ==
              "a.json: this is no map of a web editor: it has no boardPieces with pieces by their place; "
              "choose another file");
    }
    CHECK(web_trouble("{\"boardPieces\": {\"0~0") ==
          "a.json: at byte 21 this is not JSON as the web editors write it; get a whole copy of the file");
    CHECK(web_trouble("").find("this is not JSON") != std::string::npos);
    CHECK(web_trouble("{\"a\": \"\xFF\"}").find("this is not JSON") != std::string::npos);
    CHECK(web_trouble("{\"a\": 1e999}").find("this is not JSON") != std::string::npos);
    CHECK(web_trouble(std::string(1'000'000, '[')).find("lie more than 64 deep") != std::string::npos);
    const std::string packed = corpus("small.json.gz");
    for (std::size_t size = 2; size < packed.size(); ++size) {
        INFO(size);
        CHECK(web_trouble(packed.substr(0, size)).find("the gzipped file is broken at byte ") != std::string::npos);
    }
    CHECK(web_trouble(packed + "more") == "no trouble");
}

TEST_CASE("contradictions and what nobody knows are told, in words that fit") {
    CHECK(notes_of(with_pieces(R"("0~0~0~0~g1": "g1", "0~0~0~0~g1": "g1")")) ==
          "“0~0~0~0~g1” stands there more than once; the first counts\n");
    CHECK(notes_of(with_pieces(R"("0~0~0~0~g1": 7, "0~1~0~0~g1": null, "0~2~0~0~g1": ["g1"])")) ==
          "“0~0~0~0~g1” has no code as its value; what it says itself counts\n"
          "“0~1~0~0~g1” has no code as its value; what it says itself counts\n"
          "“0~2~0~0~g1” has no code as its value; what it says itself counts\n");
    CHECK(notes_of(R"({"startZones": {"a": {"b": 1}}, "boardPieces": {}, "glyphs": [],)"
                   R"( "hexMap": {"id": 1, "theme": "x"}, "boardPieces": {}})") ==
          "“boardPieces” stands there more than once; the pieces of all of them are read\n"
          "“glyphs”: not a part of a web editor's map that is known here; left out\n"
          "“hexMap.theme”: not a part of a web editor's map that is known here; left out\n"
          "“startZones”: not a part of a web editor's map that is known here; left out\n");
}

TEST_CASE("the glyph of the web editors is an unknown one, on the ground below it") {
    const auto map = read_web(with_pieces(R"("0~1~1~0~g1": "g1", "1~1~1~0~y1": "y1", "-1~1~1~0~y1": "y1")"));
    REQUIRE(map);
    CHECK(*map->scenario.glyphs == std::vector<Glyph>{{"", {{1, 1}, 1}, Facing::Symbol}});
    CHECK(web_words()(map->became.back()) == "1 piece y1: an unknown glyph");
    REQUIRE(map->notes.size() == 1);
    CHECK(web_words()(map->notes.front()) ==
          "1 × y1, first at -1~1~1~0~y1: outside of what a map here can hold; left out");
}
