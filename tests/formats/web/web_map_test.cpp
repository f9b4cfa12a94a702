// Maps of the web editors, plain and gzipped, with every possible error.
#include "formats/exchange/web/web_map.h"

#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
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
          "the drawn board, rectangle 12 × 9: a Hexwright map has no edge, so this is left out\n");
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
                const auto read =
                    read_web(with_pieces("\"0~0~0~0~g1\": \"g1\", \"" + key + code + "\": \"" + code + "\""));
                REQUIRE(read);
                CHECK(read->scenario.battlefield.size() == 1);
                CHECK(read->scenario.glyphs->empty());
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
         {"“0~0~0~9~g7” is not a valid piece", "“a” is not a valid piece",
          "1 piece zz9 at 0~0~0~0~zz9: not a Hexwright piece; left out", "“0~9999999999~0~0~g1” is not a valid piece",
          "1 × single-hex grass tile, first at -1~0~0~0~g1: outside",
          "1 × 24-hex grass tile, first at 0~1900~1999~0~g24: outside", "“0~0~0~0~g1” has another code, “g2”"}) {
        INFO(notes);
        CHECK(notes.find(line) != std::string::npos);
    }
    CHECK(read_web(corpus("broken.json"))->scenario.battlefield.size() == 3);
    CHECK(notes_of(with_pieces(R"("1~0~0~1.5~lwr": "lwr")")) ==
          "1 piece lwr at 0,0,2: turned by half a sixth; it stands on the previous side\n");
}

TEST_CASE("what is no web map says so in one line") {
    for (const char* bytes :
         {"[]", "null", "7", "{}", R"({"boardPieces":"x"})", R"({"boardPieces":[]})", R"({"boardPieces":null})",
          R"({"boardPieces":["0~0~0~0~g1"]})", R"([{"boardPieces":{"0~0~0~0~g1":"g1"}}])"}) {
        INFO(bytes);
        CHECK(web_trouble(bytes) ==
              "a.json: this is not a map of a web editor: it has no boardPieces with pieces by their place; "
              "choose another file");
    }
    CHECK(web_trouble("{\"boardPieces\": {\"0~0") ==
          "a.json: byte 21 is not JSON as the web editors write it; get a complete copy of the file");
    CHECK(web_trouble("").find("is not JSON") != std::string::npos);
    CHECK(web_trouble("{\"a\": \"\xFF\"}").find("is not JSON") != std::string::npos);
    CHECK(web_trouble("{\"a\": 1e999}").find("is not JSON") != std::string::npos);
    CHECK(web_trouble(std::string(1'000'000, '[')).find("are nested more than 64 deep") != std::string::npos);
    const std::string packed = corpus("small.json.gz");
    for (std::size_t size = 2; size < packed.size(); ++size) {
        INFO(size);
        CHECK(web_trouble(packed.substr(0, size)).find("the gzipped file is broken at byte ") != std::string::npos);
    }
    CHECK(web_trouble(packed + "more") == "no trouble");
}

TEST_CASE("contradictions and what nobody knows are told, in words that fit") {
    CHECK(notes_of(with_pieces(R"("0~0~0~0~g1": "g1", "0~0~0~0~g1": "g1")")) ==
          "“0~0~0~0~g1” appears more than once; the first counts\n");
    CHECK(notes_of(with_pieces(R"("0~0~0~0~g1": 7, "0~1~0~0~g1": null, "0~2~0~0~g1": ["g1"])")) ==
          "“0~0~0~0~g1” has no code as its value; the code in the key counts\n"
          "“0~1~0~0~g1” has no code as its value; the code in the key counts\n"
          "“0~2~0~0~g1” has no code as its value; the code in the key counts\n");
    CHECK(notes_of(R"({"startZones": {"a": {"b": 1}}, "boardPieces": {}, "glyphs": [],)"
                   R"( "hexMap": {"id": 1, "theme": "x"}, "boardPieces": {}})") ==
          "“boardPieces” appears more than once; the pieces of all of them are read\n"
          "“glyphs”: an unknown part of a web editor’s map; left out\n"
          "“hexMap.theme”: an unknown part of a web editor’s map; left out\n"
          "“startZones”: an unknown part of a web editor’s map; left out\n");
}

TEST_CASE("the glyph of the web editors is an unknown one, on the ground below it") {
    const auto map = read_web(with_pieces(R"("0~1~1~0~g1": "g1", "1~1~1~0~y1": "y1", "-1~1~1~0~y1": "y1")"));
    REQUIRE(map);
    CHECK(*map->scenario.glyphs == std::vector<Glyph>{{"", {{1, 1}, 1}, Facing::Symbol}});
    CHECK(web_words()(map->became.back()) == "1 piece y1: an unknown glyph");
    REQUIRE(map->notes.size() == 1);
    CHECK(web_words()(map->notes.front()) ==
          "1 × y1, first at -1~1~1~0~y1: outside the area of a Hexwright map; left out");
}

namespace {

// The key of a piece with the given character between its parts, as in "0~-2~6~3~rock24".
std::string spelled_key(char between, const std::vector<std::string>& parts) {
    std::string key;
    for (const std::string& part : parts) key += (key.empty() ? std::string() : std::string(1, between)) + part;
    return key;
}

// A small map of the early web editor; the levels of its Laur walls count from one more than those of the pillars.
std::string early_map(char between) {
    std::string pieces;
    const std::vector<std::vector<std::string>> keys = {
        {"0", "-2", "6", "3", "rock24"},         {"0", "5", "-1", "0", "swampWater1"},
        {"1", "-3", "7", "4", "laurWallPillar"}, {"2", "-3", "7", "4", "laurWallRuin"},
        {"2", "-3", "7", "2.5", "laurWallRuin"}, {"1", "-4", "7", "0", "castleBaseEnd"},
        {"2", "-4", "7", "0", "castleWallEnd"}};
    for (const auto& key : keys)
        pieces += (pieces.empty() ? "\"" : ", \"") + spelled_key(between, key) + "\": \"" + key.back() + "\"";
    return R"({"hexMap": {"id": "1", "name": "Early", "shape": "rectangle", "width": 12, "height": 9}, "boardPieces": {)" +
           pieces + "}}";
}

// "Lava_Field 24" from "lava-field-24" and the like: what people and programs make of an id.
std::vector<std::string> spellings_of(const std::string& id) {
    std::string run_together, with_capitals, with_underscores = id, with_blanks = id, loud = id;
    for (std::size_t i = 0; i < id.size(); ++i) {
        if (id[i] == '-') continue;
        const bool begins = i > 0 && id[i - 1] == '-' && id[i] >= 'a' && id[i] <= 'z';
        run_together += id[i];
        with_capitals += begins ? static_cast<char>(id[i] - 'a' + 'A') : id[i];
    }
    std::ranges::replace(with_underscores, '-', '_');
    std::ranges::replace(with_blanks, '-', ' ');
    for (char& c : loud)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return {id, run_together, with_capitals, with_underscores, with_blanks, loud};
}

std::string id_of_only_piece(const std::string& code, char between = '~') {
    const auto map =
        read_web(with_pieces("\"" + spelled_key(between, {"0", "0", "0", "0", code}) + "\": \"" + code + "\""));
    if (!map || map->scenario.battlefield.size() != 1) return "nothing";
    return shipped()[map->scenario.battlefield.pieces().front().kind].id;
}

}  // namespace

TEST_CASE("early files of the web editor are read, whatever stands between the parts of a key") {
    const std::vector<std::string> pieces = pieces_in(early_map('~'));
    CHECK(pieces ==
          std::vector<std::string>{
              R"(<piece kind="swamp-water-1" at="5,-1"/>)", R"(<piece kind="rock-24" at="-2,6" turn="3"/>)",
              R"(<piece kind="castle-base-end" at="-4,7"/>)", R"(<piece kind="laur-pillar" at="-3,7" turn="4"/>)",
              R"(<edge kind="laur-wall-ruin" at="-3,7" side="sw"/>)",
              R"(<edge kind="laur-wall-ruin" at="-3,7" side="nw"/>)", R"(<piece kind="castle-wall-end" at="-4,7"/>)"});
    for (const char between : {',', '-', '.'}) {
        INFO(between);
        CHECK(pieces_in(early_map(between)) == pieces);
        CHECK(notes_of(early_map(between)) ==
              "the drawn board, rectangle 12 × 9: a Hexwright map has no edge, so this is left out\n"
              "1 piece laurWallRuin at -3,7,2: turned by half a sixth; it stands on the previous side\n");
    }
    CHECK(web_words()(read_web(early_map(','))->became[1]) == "1 piece rock24: 24-hex rock tile");
    CHECK(id_of_only_piece("g1", ';') == "nothing");
    CHECK(read_web(with_pieces(R"("0~0-0~0~g1": "g1", "0~0~0~0~g1": "g1")"))->scenario.battlefield.size() == 1);
}

TEST_CASE("the very first files, which have Virtualscape's places, are told by pieces that would lie in each other") {
    // Turned by half, a two-hex tile has its own place at its right hex, and Virtualscape's at the left one.
    const std::string first = R"("0,4,0,3,rock2": "rock2", "0,3,0,0,sand1": "sand1")";
    CHECK(pieces_in(with_pieces(first)) ==
          std::vector<std::string>{R"(<piece kind="sand-1" at="3,0"/>)", R"(<piece kind="rock-2" at="4,0"/>)"});
    CHECK(notes_of(with_pieces(first)) ==
          "the places in this early file are Virtualscape’s, those of the first hex in the top row of each piece: read "
          "as such, because otherwise pieces would overlap\n");
    // Where the first reading fits, where neither does, and in all later files, the places are the editor's own.
    const std::string own = R"(<piece kind="rock-2" at="3,0"/>)";
    for (const char* pieces : {R"("0,4,0,3,rock2": "rock2")",
                               R"("0,4,0,3,rock2": "rock2", "0,9,0,0,sand1": "sand1", "0,9,0,1,sand1": "sand1")",
                               R"("0~4~0~3~rock2": "rock2", "0~3~0~0~sand1": "sand1")"}) {
        INFO(pieces);
        const std::vector<std::string> read = pieces_in(with_pieces(pieces));
        CHECK(std::ranges::count(read, own) == 1);
        CHECK(notes_of(with_pieces(pieces)).empty());
    }
}

TEST_CASE("a piece that we have is found by its id in any spelling, between any marks") {
    int checked = 0;
    for (const PieceType& type : shipped().pieces()) {
        if (type.is_span() && type.support == Support::TwoPillars) continue;  // Without pillars it does not stand.
        for (const std::string& code : spellings_of(type.id))
            for (const char between : {'~', ',', '-', '.'}) {
                INFO(code << " between " << between);
                const std::string found = id_of_only_piece(code, between);
                // The web editors' castleArch is our castle-door.
                const bool theirs = type.id == "castle-arch" && code != "castle-arch";
                CHECK(found == (theirs ? "castle-door" : type.id));
                ++checked;
            }
    }
    CHECK(checked > 100 * 6 * 4);
}

TEST_CASE("the early names of the web editor that are not our ids") {
    const std::pair<const char*, const char*> names[] = {{"tree415", "tree-15"},
                                                         {"lavaRockOutcrop1", "lava-outcrop-1"},
                                                         {"lavaRockOutcrop3", "lava-outcrop-3"},
                                                         {"hive", "marro-hive"},
                                                         {"ruins2", "ruin-2"},
                                                         {"ruins3", "ruin-3"},
                                                         {"marvel", "warehouse-ruin-6"},
                                                         {"marvelBroken", "warehouse-ruin-6-broken"},
                                                         {"roadWall", "stone-wall-4"},
                                                         {"castleArch", "castle-door"},
                                                         {"archDoor3", "castle-door"},
                                                         {"castleArchNoDoor", "castle-arch"},
                                                         {"archNoDoor3", "castle-arch"},
                                                         {"battlement", "castle-battlement"},
                                                         {"ladder", "castle-ladder"},
                                                         {"castleFlag", "castle-flag"},
                                                         {"flag", "castle-flag"},
                                                         {"laurPillar", "laur-pillar"},
                                                         {"laurWallPillar", "laur-pillar"}};
    for (const auto& [name, id] : names) {
        INFO(name);
        CHECK(id_of_only_piece(name) == id);
    }
}

TEST_CASE("key and value that name one piece in two spellings agree, and a known value makes up for an unknown key") {
    CHECK(notes_of(with_pieces(R"("0~0~0~0~grass7": "g7")")).empty());
    CHECK(pieces_in(with_pieces(R"("0~0~0~0~zz9": "grass7")")) ==
          std::vector<std::string>{R"(<piece kind="grass-7" at="0,0"/>)"});
}

TEST_CASE("a web map of which no piece is understood is refused, an empty one is not") {
    CHECK(web_trouble(with_pieces(R"("0~0~0~0~zz9": "zz9", "1~0~0~0~zz9": "zz9")")) ==
          "a.json: none of its 2 pieces is known, such as “0~0~0~0~zz9”; open the file in the editor that wrote it "
          "and save it there again");
    CHECK(
        web_trouble(with_pieces(R"("a": "b")")).starts_with("a.json: its only piece, “a”, is unknown; open the file"));
    CHECK(web_trouble(with_pieces(R"("-1~0~0~0~g1": "g1")")).starts_with("a.json: its only piece"));
    CHECK(web_trouble(with_pieces("")) == "no trouble");
    CHECK(web_trouble(with_pieces(R"("1~1~1~0~y1": "y1")")) == "no trouble");  // A glyph alone.
}
