// Converts Virtualscape files to maps and back: nothing is lost, and nothing moves.
#include "formats/exchange/virtualscape/hsc_convert.h"

#include "formats/exchange/virtualscape/hsc_understand.h"
#include "formats/telling/words.h"
#include "tests/support/drawn_hexes.h"
#include "tests/support/every_room.h"
#include "tests/support/hsc_bytes.h"
#include "tests/support/shipped.h"
#include "tests/support/turned_shapes.h"

#include <algorithm>
#include <sstream>

#include <catch2/catch.hpp>
#include <climits>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const HscTypes& types() {
    static const HscTypes table = hsc_types(shipped());
    return table;
}

ReadScenario opened(const std::string& bytes) {
    const auto read = read_hsc_scenario(bytes, "a.hsc", types(), shipped());
    INFO((read ? "" : describe(read.error(), english())));
    REQUIRE(read);
    return *read;
}

std::string saved(const Scenario& scenario) { return write_hsc_scenario(scenario, types(), shipped()).bytes; }

Scenario through_xml(const Scenario& scenario) {
    const auto read = read_scenario(write_scenario(scenario, shipped()), "a.xml", shipped());
    INFO((read ? "" : describe(read.error(), english())));
    REQUIRE(read);
    CHECK(read->notes.empty());
    return read->scenario;
}

std::vector<std::string> pieces_of(const Scenario& scenario) {  // The pieces as lines of our format, sorted.
    std::istringstream lines(write_scenario(scenario, shipped()));
    std::vector<std::string> pieces;
    std::string level;
    for (std::string line; std::getline(lines, line);) {
        line.erase(0, line.find_first_not_of(' '));
        if (line.starts_with("<level")) level = line;
        if (line.starts_with("<piece") || line.starts_with("<edge") || line.starts_with("<span"))
            pieces.push_back(level + line);
    }
    std::ranges::sort(pieces);
    return pieces;
}

std::string only_piece(const HscTileBytes& tile) {
    const auto pieces = pieces_of(opened(hsc_file(7, {tile})).scenario);
    REQUIRE(pieces.size() == 1);
    return pieces.front();
}

std::vector<std::string> sentences(const std::vector<Message>& lines) {
    static const Words words = english();
    std::vector<std::string> text;
    for (const Message& line : lines) text.push_back(words(line));
    return text;
}

bool tells(const std::vector<Message>& lines, const std::string& what) {
    const auto text = sentences(lines);
    return std::ranges::any_of(text, [&](const std::string& line) { return line.find(what) != std::string::npos; });
}

}  // namespace

TEST_CASE("every piece with a number covers in every turn the hexes that Virtualscape gives it") {
    int compared = 0;
    for (const TurnedShape& shape : turned_shapes) {
        std::istringstream ids{std::string(shape.pieces)};
        for (std::string id; ids >> id;) {
            const HscTypes::Type* type = types().by_kind(*shipped().piece(id));
            if (!type || type->code == hsc_personal) continue;
            for (int turn = 0; turn < 6; ++turn) {
                INFO(id << " turned " << turn);
                const HscPlace place{7, 5};  // An odd row.
                const auto scenario =
                    opened(hsc_file(7, {{.code = type->code, .rotation = turn, .x = place.x, .y = place.y}})).scenario;
                REQUIRE(scenario.battlefield.size() == 1);
                auto hexes = hexes_of(scenario.battlefield.pieces().front(), shipped());
                for (HexCoord& hex : hexes) hex = hex - hex_of(place);
                std::ranges::sort(hexes);
                if (!shipped()[type->kind].is_edge())
                    CHECK(hexes == sorted(hexes_from(shape.hexes[static_cast<std::size_t>(turn)])));
                ++compared;
            }
        }
    }
    CHECK(compared == 79 * 6);  // Every numbered piece of hsc_types.xml.
}

TEST_CASE("rows, levels and sides are those of our grid") {
    CHECK(only_piece({.code = 1001, .x = 3, .y = 4, .z = 0}) ==
          R"(<level number="1"><piece kind="grass-1" at="1,4"/>)");
    CHECK(only_piece({.code = 1001, .x = 3, .y = 5, .z = 2}) ==
          R"(<level number="3"><piece kind="grass-1" at="1,5"/>)");
    CHECK(only_piece({.code = 16402, .rotation = 0, .z = 1}) ==
          R"(<level number="2"><edge kind="castle-ladder" at="0,0" side="ne"/>)");
    CHECK(only_piece({.code = 16301, .rotation = 3}) ==
          R"(<level number="1"><edge kind="castle-battlement" at="0,0" side="sw"/>)");
    CHECK(only_piece({.code = 12004, .rotation = 0}) ==
          R"(<level number="1"><span kind="stone-wall-4" from="0,0" to="3,0"/>)");
    // Turned by 180 degrees, the wall stands on the other side: it runs the other way, from the far end to the hex at
    // x,y.
    CHECK(only_piece({.code = 12004, .rotation = 3}) ==
          R"(<level number="1"><span kind="stone-wall-4" from="3,0" to="0,0"/>)");
    CHECK(only_piece({.code = 24001}) == R"(<level number="1"><piece kind="palm-15" at="0,0"/>)");
}

TEST_CASE("start areas go by their colour, whatever they are called") {
    const auto read = opened(hsc_file(7, {{.code = 15001, .x = 1, .z = 1, .start = u"Bleu", .color = 0xFF0000},
                                          {.code = 15001, .x = 2, .z = 3, .start = u"Team 1", .color = 0x8000FF},
                                          {.code = 15001, .x = 1, .z = 1, .color = 0xFF0000},
                                          {.code = 15001, .x = 4, .z = 1, .color = 0x123456}}));
    CHECK(*read.scenario.zones == std::vector<Zone>{{"red", "start", "red", {}, {{{1, 0}, 1}}},
                                                    {"purple", "start", "purple", {}, {{{2, 0}, 3}}},
                                                    {"color-123456", "start", "", {}, {{{4, 0}, 1}}}});
    CHECK(tells(read.became, "2 start areas: start zone “red”"));
}

TEST_CASE("before there were colours, start areas go by their names") {
    const auto read = opened(hsc_file(3, {{.code = 15001, .version = 2, .x = 1, .z = 1, .start = u"Bleu"},
                                          {.code = 15001, .version = 2, .x = 2, .z = 1, .start = u"The East"},
                                          {.code = 15001, .version = 1, .x = 3, .z = 1}}));
    CHECK(*read.scenario.zones == std::vector<Zone>{{"blue", "start", "blue", {}, {{{1, 0}, 1}}},
                                                    {"the-east", "start", "", {}, {{{2, 0}, 1}}},
                                                    {"start", "start", "", {}, {{{3, 0}, 1}}}});
}

TEST_CASE("glyphs go by the letter beside them, not by their number") {
    const auto read = opened(hsc_file(7, {{.code = 14062, .z = 2, .letter = '?'},
                                          {.code = 14065, .x = 1, .z = 1, .letter = 'W'},
                                          {.code = 14076, .x = 2, .z = 1, .letter = 'L'},
                                          {.code = 14001, .x = 3, .z = 1, .letter = 'A'},
                                          {.code = 14065, .version = 1, .x = 4, .z = 1}}));
    CHECK(*read.scenario.glyphs == std::vector<Glyph>{{"", {{0, 0}, 2}, Facing::Symbol},
                                                      {"wannok", {{1, 0}, 1}, Facing::Power},
                                                      {"", {{2, 0}, 1}, Facing::Symbol},
                                                      {"", {{3, 0}, 1}, Facing::Symbol},
                                                      {"astrid", {{4, 0}, 1}, Facing::Power}});
    CHECK(tells(read.notes, "1 glyph L at 2,0,1: not known here"));
}

TEST_CASE("personal tiles with the community's names are the pieces that they stand for") {
    const std::pair<const char16_t*, const char*> table[] = {
        {u"Snow3", "snow-3"},          {u"LAVAFIELD24 x", "lava-field-24"},
        {u"My pillar", "laur-pillar"}, {u"swampwater3", "swamp-water-3"},
        {u"Water3 blue", "water-3"},   {u"wellspring", "wellspring-water-1"}};
    for (const auto& [name, id] : table) {
        INFO(id);
        const int hexes = static_cast<int>(shipped()[*shipped().piece(id)].hexes.size());
        CHECK(only_piece({.code = 17000, .hexes = hexes, .name = name}).find("kind=\"" + std::string(id) + "\"") !=
              std::string::npos);
    }
    // A snow-3 never has seven hexes.
    const auto read = opened(hsc_file(7, {{.code = 1001},
                                          {.code = 17000, .x = 5, .y = 6, .z = 7, .hexes = 7, .name = u"snow3"},
                                          {.code = 17000, .hexes = 3, .name = u"the water3"},
                                          {.code = 17000, .name = u"Shop"}}));
    CHECK(read.scenario.battlefield.size() == 1);
    CHECK(tells(read.notes,
                "1 personal tile “snow3” at Virtualscape's 5,6,7: not a Hexwright piece; kept for Virtualscape"));
    CHECK(sentences(read.notes).size() == 3);
}

TEST_CASE("personal tiles with the id of a piece are that piece, however it is spelled") {
    for (const PieceType& type : shipped().pieces()) {
        std::u16string capitals, blanks, together;
        for (const char c : type.id) {
            capitals += static_cast<char16_t>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c == '-' ? '_' : c);
            blanks += static_cast<char16_t>(c == '-' ? ' ' : c);
            if (c != '-') together += static_cast<char16_t>(c);
        }
        for (const std::u16string& name : {std::u16string(type.id.begin(), type.id.end()), capitals, blanks, together})
            for (const int rotation : {0, 4}) {
                INFO(type.id << " turned by " << rotation);
                const std::string bytes = hsc_file(7, {{.code = 17000,
                                                        .rotation = rotation,
                                                        .x = 40,
                                                        .y = 40,
                                                        .hexes = static_cast<int>(type.hexes.size()),
                                                        .name = name}});
                const auto read = opened(bytes);
                REQUIRE(read.scenario.battlefield.size() == 1);
                CHECK(shipped()[read.scenario.battlefield.pieces().front().kind].id == type.id);
                CHECK(read.notes.empty());
                CHECK(tells(read.became, "1 personal tile “"));
                CHECK(saved(read.scenario) == bytes);
            }
    }
}

TEST_CASE("an .hsc of which no tile is understood is refused, one without tiles is not") {
    const auto trouble = [](const std::vector<HscTileBytes>& tiles) {
        const auto read = read_hsc_scenario(hsc_file(7, tiles), "a.hsc", types(), shipped());
        return read ? "no trouble" : describe(read.error(), english());
    };
    CHECK(trouble({{.code = 31999}, {.code = 17000, .name = u"Shop"}}) ==
          "a.hsc: none of its 2 tiles is known, such as “31999”; save the map again in Virtualscape, or use a "
          "catalogue that has these pieces");
    CHECK(trouble({{.code = 17000, .name = u"Shop"}}).starts_with("a.hsc: its only tile, “Shop”, is unknown"));
    CHECK(trouble({{.code = 18001, .name = u"MIMRING", .file = u"mimring"}}) == "no trouble");  // Kept, as a figure.
    CHECK(trouble({}) == "no trouble");
}

TEST_CASE("what cannot lie on our map is told, kept and written back") {
    const std::string bytes = hsc_file(7,
                                       {{.code = 1001},
                                        {.code = 18001, .x = 2, .z = 1, .name = u"MIMRING", .file = u"mimring"},
                                        {.code = 31999, .x = 3},
                                        {.code = 1007, .x = 900'000'000, .y = -7},
                                        {.code = 1007, .z = -1},
                                        {.code = 1001, .rotation = -7, .x = 9, .y = 2},
                                        {.code = 17000, .name = u"concrete-6#2/6@1"}},
                                       {.players = u"2 to 4"});
    const auto read = opened(bytes + "more");
    CHECK(read.scenario.battlefield.size() == 2);
    for (const char* line :
         {"1 figure “MIMRING” at Virtualscape's 2,0,1: kept",
          "1 tile of type 31999 at Virtualscape's 3,0,0: an unknown type; kept",
          "2 tiles of type 1007, first at Virtualscape's 900000000,-7,0: outside", "1 tile with the turn -7 at 8,2,1",
          "“concrete-6#2/6@1” at Virtualscape's 0,0,0: other parts of the piece are missing", "“2 to 4”: kept",
          "4 bytes after the last tile"})
        CHECK(tells(read.notes, line));
    CHECK(read.notes.size() == 7);
    CHECK(saved(read.scenario) == bytes + "more");
    CHECK(saved(through_xml(read.scenario)) == bytes + "more");
}

TEST_CASE("tiles at the ends of the numbers lie outside, wherever their numbers would lead") {
    std::vector<HscBytes::Tile> tiles{{.code = 1001}};
    for (const int x : {INT_MIN, INT_MIN / 2, -1, INT_MAX / 2, INT_MAX})
        for (const int y : {INT_MIN, INT_MIN + 1, INT_MAX - 1, INT_MAX})
            for (const int code : {1007, 14000 + 'A', 15001}) tiles.push_back({.code = code, .x = x, .y = y});
    for (const int z : {INT_MIN, INT_MAX})
        for (const int code : {1007, 14000 + 'A', 15001})
            tiles.push_back({.code = code, .rotation = z, .x = 3, .y = 3, .z = z});
    tiles.push_back({.code = 17000, .x = INT_MIN, .y = INT_MIN, .name = u"concrete-6#2/6@1"});
    tiles.push_back({.code = 17000, .x = 1, .y = 1, .name = u"stone-wall-4#2147483647/2147483647@5"});
    tiles.push_back({.code = 17000, .x = 1, .y = 1, .name = u"concrete-6#2147483647/2147483647@5"});
    const std::string bytes = hsc_file(7, tiles);
    const auto read = opened(bytes);
    CHECK(read.scenario.battlefield.size() == 1);
    CHECK(read.scenario.glyphs->empty());
    CHECK(read.scenario.zones->empty());
    CHECK(saved(through_xml(read.scenario)) == bytes);
}

TEST_CASE("names and scenario text are plain text on our side and stay as they were on theirs") {
    const std::string rtf = "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 Held \\'fcber\\par alles\\par}\r\n";
    const std::string bytes =
        hsc_file(7, {{.code = 1001}}, {.name = u" The\tPerch\xD800 ", .author = u"IceBear", .scenario = rtf});
    const auto read = opened(bytes);
    CHECK(*read.scenario.about == About{"The Perch\xEF\xBF\xBD", "IceBear", "Held über\nalles"});
    CHECK(read.scenario.battlefield_name == "The Perch\xEF\xBF\xBD");
    CHECK(saved(through_xml(read.scenario)) == bytes);
    Scenario changed = read.scenario;
    changed.about.change([](About& about) { about.story = "Ende {\\} gut\n\xF0\x9F\x8F\xB0"; });
    CHECK(sentences(write_hsc_scenario(changed, types(), shipped()).moved).size() == 1);  // Its fonts are lost.
    CHECK(write_hsc_scenario(read.scenario, types(), shipped()).moved.empty());
    const auto again = opened(saved(changed));
    CHECK(again.scenario.about->story == "Ende {\\} gut\n\xF0\x9F\x8F\xB0");
    CHECK(again.scenario.about->title == "The Perch\xEF\xBF\xBD");
}

TEST_CASE("an edit changes its own record and no other byte") {
    const std::vector<HscTileBytes> tiles = {
        {.code = 1024, .rotation = 4, .x = 8, .y = 8, .letter = 17, .color = 0x010203},
        {.code = 9001, .rotation = 3, .x = 1, .y = 1, .z = 1},
        {.code = 1001, .x = 3, .y = 3},
        {.code = 14065, .x = 3, .y = 3, .z = 1, .letter = 'A'},
        {.code = 15001, .x = 1, .y = 1, .z = 2, .start = u"Rouge", .color = 0xFF0000}};
    const auto read = opened(hsc_file(7, tiles));
    Scenario scenario = read.scenario;
    SECTION("a moved piece keeps its place in the order, its colour and its byte") {
        PlacedPiece snow = *scenario.battlefield.find(PieceId{1});
        snow.at = {4, 2};
        snow.level = 3;
        scenario.battlefield.replace(snow, shipped());
        auto wanted = tiles;
        wanted[1].x = 5;
        wanted[1].y = 2;
        wanted[1].z = 2;
        wanted[1].rotation = 0;
        CHECK(saved(through_xml(scenario)) == hsc_file(7, wanted));
    }
    SECTION("a removed piece takes its record away") {
        scenario.battlefield.remove(PieceId{1});
        auto wanted = tiles;
        wanted.erase(wanted.begin() + 1);
        CHECK(saved(scenario) == hsc_file(7, wanted));
    }
    SECTION("what is new stands at the end") {
        scenario.battlefield.add({.kind = *shipped().piece("rock-3"), .at = {5, 5}, .level = 2, .turn = 1}, shipped());
        scenario.zones.change([](auto& zones) { zones[0].spaces.push_back({{6, 6}, 2}); });
        const std::string bytes = saved(scenario);
        const std::string before = hsc_file(7, tiles);
        const std::size_t count_at = before.size() - HscBytes(7).tiles(tiles).out.size() + 8;
        CHECK(bytes.substr(count_at + 4, before.size() - count_at - 4) == before.substr(count_at + 4));
        CHECK(pieces_of(opened(bytes).scenario) == pieces_of(scenario));
        CHECK(*opened(bytes).scenario.zones == *scenario.zones);
    }
    SECTION("another colour makes other start areas") {
        scenario.zones.change([](auto& zones) { zones[0].id = zones[0].color = "cyan"; });
        const auto again = opened(saved(scenario)).scenario;
        REQUIRE(again.zones->size() == 1);
        CHECK(again.zones->front().color == "cyan");
    }
}

TEST_CASE("pieces that Virtualscape does not have travel as personal tiles and are joined again") {
    Scenario scenario;
    const auto add = [&](const char* id, HexCoord at, int level, int turn) {
        scenario.battlefield.add(
            {.kind = *shipped().piece(id), .at = at, .level = level, .turn = static_cast<std::int8_t>(turn)},
            shipped());
    };
    const auto kind = [](const char* id) { return *shipped().piece(id); };
    add("concrete-6", {3, 3}, 1, 2);
    add("concrete-6", {3, 3}, 1, 2);  // It overlaps, which this function does not check.
    add("snow-tree-12", {9, 1}, 2, 0);
    add("snow-7", {9, 9}, 1, 0);
    add("ice-6", {14, 3}, 1, 5);
    scenario.battlefield.add({.kind = kind("laur-wall-ruin"), .at = {5, 9}, .level = 2, .side = Direction::SW},
                             shipped());
    // Across a corner.
    scenario.battlefield.add({.kind = kind("laur-wall-short"), .at = {6, 9}, .level = 2, .to = {7, 10}}, shipped());
    scenario.battlefield.add({.kind = kind("laur-wall-long"), .at = {9, 6}, .level = 2, .to = {7, 6}}, shipped());
    const WrittenHsc written = write_hsc_scenario(scenario, types(), shipped());
    CHECK(sentences(written.personal).size() == 7);
    CHECK(tells(written.personal, "2 × six-hex concrete base: one personal tile per hex, “concrete-6#…”"));
    CHECK(tells(written.personal, "1 × seven-hex snow tile: personal tiles “snow7”"));
    const auto read = opened(written.bytes);
    CHECK(pieces_of(read.scenario) == pieces_of(scenario));
    CHECK(read.notes.empty());
    CHECK(saved(read.scenario) == written.bytes);
}

TEST_CASE("zones that their colour does not tell apart carry their id") {
    Scenario scenario;
    scenario.zones = std::vector<Zone>{{"north", "start", "red", 3, {{{4, 4}, 1}}},
                                       {"red", "start", "red", {}, {{{5, 4}, 2}}},
                                       {"blue", "start", "", {}, {{{6, 4}, 1}}},
                                       {"start", "start", "", {}, {{{7, 4}, 1}}},
                                       {"gold", "rule", "", {}, {{{8, 4}, 1}}}};
    const WrittenHsc written = write_hsc_scenario(scenario, types(), shipped());
    auto wanted = *scenario.zones;
    wanted.pop_back();
    wanted[0].size.reset();
    CHECK(*opened(written.bytes).scenario.zones == wanted);
    CHECK(tells(written.lost, "the size of 1 zone"));
    CHECK(tells(written.lost, "the zone “gold”"));
}

TEST_CASE("a map of ours moves to the corner, by whole pairs of rows, and says so") {
    Scenario scenario;
    scenario.battlefield.add({.kind = *shipped().piece("grass-3"), .at = {-5, -3}, .turn = 1}, shipped());
    scenario.glyphs = std::vector<Glyph>{{"wannok", {{-5, -3}, 1}, Facing::Symbol}};
    const WrittenHsc written = write_hsc_scenario(scenario, types(), shipped());
    CHECK(sentences(written.moved) ==
          std::vector<std::string>{"the map moves 7 columns right and 4 rows down: .hsc begins at a corner"});
    CHECK(sentences(written.lost) == std::vector<std::string>{"which side of 1 glyph is up: .hsc does not say"});
    const auto read = opened(written.bytes);
    const HexCoord offset = read.scenario.battlefield.pieces().front().at - HexCoord{-5, -3};
    CHECK(offset == HexCoord{5, 4});
    CHECK(read.scenario.glyphs->front().at.at == HexCoord{0, 1});
}

TEST_CASE("a way of one column or of no rows is said so") {
    const auto way_of = [](HexCoord at) {
        Scenario scenario;
        scenario.battlefield.add({.kind = *shipped().piece("grass-1"), .at = at}, shipped());
        const auto lines = sentences(write_hsc_scenario(scenario, types(), shipped()).moved);
        return lines.empty() ? std::string() : lines.front().substr(0, lines.front().find(':'));
    };
    CHECK(way_of({0, 0}).empty());
    CHECK(way_of({-1, 0}) == "the map moves 1 column right");
    CHECK(way_of({-2, 0}) == "the map moves 2 columns right");
    CHECK(way_of({4, -2}) == "the map moves 2 rows down");
    CHECK(way_of({0, -2}) == "the map moves 1 column right and 2 rows down");
}

TEST_CASE("a glyph whose byte is no letter is the one that its type speaks of") {
    const auto read = opened(hsc_file(7, {{.code = 14065, .x = 2, .y = 2, .z = 1, .letter = 205},
                                          {.code = 14061, .x = 3, .z = 1, .letter = 0},
                                          {.code = 14065, .x = 4, .z = 1, .letter = 'B'},
                                          {.code = 14200, .x = 5, .z = 1, .letter = 13}}));
    std::vector<std::string> ids;
    for (const Glyph& glyph : *read.scenario.glyphs) ids.push_back(glyph.id);
    const auto id_of = [](const std::string& letter) {
        return std::ranges::find(shipped().glyphs(), letter, &GlyphType::letter)->id;
    };
    CHECK(ids == std::vector<std::string>{id_of("A"), "", id_of("B"), ""});
    CHECK(sentences(read.notes) ==
          std::vector<std::string>{"1 glyph at 3,0,1: its byte is not a letter; its type says ?",
                                   "1 glyph at 1,2,1: its byte is not a letter; its type says A",
                                   "1 glyph byte 13 at 5,0,1: not known here; an unknown glyph is placed instead"});
    CHECK(saved(read.scenario) == read.scenario.carried->bytes);
}

TEST_CASE("older files become version 0.0007 and read equal") {
    for (int version = 1; version <= 7; ++version) {
        INFO(version);
        HscBytes::Head head{.name = u"Test",
                            .author = u"B\u00e4r",
                            .players = u"4",
                            .scenario = version == 3 ? "plain words" : "{\\rtf1 rich words}",
                            .narrow = true};
        const auto read =
            opened(hsc_file(version,
                            {{.code = 1007, .version = 1, .rotation = 2, .x = 4},
                             {.code = 14062, .version = 1, .z = 1},
                             {.code = 15001, .version = 2, .x = 3, .z = 1, .start = u"Jaune", .narrow = true},
                             {.code = 18002, .version = 3, .x = 3, .z = 1, .narrow = true, .name = u"KELDA"}},
                            head));
        const std::string bytes = saved(read.scenario);
        const auto again = opened(bytes);
        CHECK(pieces_of(again.scenario) == pieces_of(read.scenario));
        CHECK(*again.scenario.zones == *read.scenario.zones);
        CHECK(*again.scenario.glyphs == *read.scenario.glyphs);
        CHECK(*again.scenario.about == *read.scenario.about);
        CHECK(sentences(again.notes) == sentences(read.notes));
        CHECK(sentences(again.became) == sentences(read.became));
        CHECK(saved(again.scenario) == bytes);
        CHECK(bytes.substr(0, 8) == HscBytes(7).out);
        if (version == 7) CHECK(bytes == read.scenario.carried->bytes);
    }
}
