// Random files of every version with every kind of tile: read, written and read again they are equal, and those of
// version 0.0007 have the same bytes.
#include "engine/board/hex/footprint.h"
#include "formats/exchange/virtualscape/hsc_convert.h"
#include "formats/exchange/virtualscape/hsc_reader.h"
#include "formats/exchange/virtualscape/hsc_writer.h"
#include "formats/telling/words.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"
#include "tests/support/hsc_bytes.h"
#include "tests/support/shipped.h"

#include <cstdlib>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const HscTypes& random_types() {
    static const HscTypes table = hsc_types(shipped());
    return table;
}

std::vector<int> all_codes() {
    std::vector<int> codes{24001, 15001, 15001, 15001, 17000, 17000, 17000, 18001,   18002, 14001,
                           14061, 14062, 14063, 14065, 14087, 14254, 3024,  999'999, -1};
    for (const PieceType& type : shipped().pieces())
        if (const auto* known = random_types().by_kind(*shipped().piece(type.id)); known && known->code != 17000)
            codes.push_back(known->code);
    return codes;
}

class Maker {
public:
    explicit Maker(Dice& dice) : dice_(dice) {}

    std::string file() {
        const int version = dice_.roll(1, 7);
        std::vector<HscTileBytes> tiles;
        for (std::size_t i = dice_.below(12); i > 0; --i) tile(tiles);
        HscBytes::Head head{text(), text(), text(), scenario(version), dice_.below(4) == 0};
        for (int& setting : head.print) setting = dice_.roll(0, 6);
        return hsc_file(version, tiles, head) + (dice_.below(30) == 0 ? "tail" : "");
    }

private:
    std::u16string text() {
        if (dice_.below(3) == 0) return {};
        std::u16string letters;
        for (std::size_t i = dice_.below(dice_.below(20) == 0 ? 400 : 12); i > 0; --i)
            letters += static_cast<char16_t>(dice_.below(6) == 0 ? dice_.below(0x10000) : ' ' + dice_.below(90));
        return letters;
    }
    std::string scenario(int version) {
        if (version < 3 || dice_.below(2) == 0) return {};
        if (version == 3) return "Plain & simple\r\nin two lines";
        std::string rtf =
            dice_.below(4) == 0 ? "no rtf " : "{\\rtf1\\ansi{\\fonttbl{\\f0 A;}} x\\par \\'e9\\u8212?{\\b y}";
        for (std::size_t i = dice_.below(20); i > 0; --i) rtf += static_cast<char>(dice_.below(256));
        return rtf;
    }

    void tile(std::vector<HscTileBytes>& tiles) {
        HscTileBytes tile{.code = dice_.pick(codes_),
                          .version = dice_.roll(1, 3),
                          .rotation = dice_.below(20) == 0 ? dice_.roll(-9, 99) : dice_.roll(0, 5)};
        const bool wild = dice_.below(40) == 0;
        tile.x = wild ? static_cast<int>(dice_.next()) : dice_.roll(-2, 60);
        tile.y = wild ? static_cast<int>(dice_.next()) : dice_.roll(-2, 60);
        tile.z = dice_.below(40) == 0 ? static_cast<int>(dice_.next()) : dice_.roll(0, 20);
        tile.letter = static_cast<unsigned>(dice_.below(2) == 0 ? dice_.below(256) : static_cast<std::size_t>('?'));
        tile.color = dice_.pick(colors_);
        tile.start = tile.code == 15001 ? dice_.pick(names_) : dice_.below(5) == 0 ? text() : u"";
        tile.narrow = dice_.below(6) == 0;
        tile.hexes = dice_.pick(std::vector<int>{1, 1, 1, 3, 3, 7, 24, 2, 0, -5});
        tile.name = tile.code == 17000 ? dice_.pick(personal_) : text();
        tile.file = text();
        tiles.push_back(tile);
        if (dice_.below(20) == 0) in_parts(tiles);
    }
    // Adds a piece stored hex by hex in rows, sometimes incomplete: ice-4 at turn 0.
    void in_parts(std::vector<HscTileBytes>& tiles) {
        const int x = dice_.roll(0, 9), y = 2 * dice_.roll(0, 9), missing = dice_.roll(0, 9);
        const int columns[] = {0, 1, 0, 1}, rows[] = {0, 0, 1, 1};
        for (int k = 0; k < 4; ++k)
            if (k != missing)
                tiles.push_back({.code = 17000,
                                 .x = x + columns[k],
                                 .y = y + rows[k],
                                 .z = 3,
                                 .name = u"ice-4#" + std::u16string(1, static_cast<char16_t>(u'1' + k)) + u"/4@0"});
    }

    Dice& dice_;
    std::vector<int> codes_ = all_codes();
    std::vector<unsigned> colors_{0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0xFF00FF, 0x00FFFF,
                                  0xFF8000, 0x8000FF, 0,        0x123456, 0x0000FE};
    std::vector<std::u16string> names_{u"Rouge",     u"Red",      u"Bleu",           u"",      u"start",
                                       u"The East!", u"zone:red", u"Red zone:north", u"zone:", u"\u00e9"};
    std::vector<std::u16string> personal_{u"snow3",
                                          u"Pillar",
                                          u"water3",
                                          u"x water3",
                                          u"lava-outcrop-1#1/1@4",
                                          u"grass-2#1/2@0",
                                          u"laur-wall-short#1/2@0.5",
                                          u"ice-4#9/4@0",
                                          u"Shop",
                                          u"",
                                          u"laur-wall-ruin#1/1@3"};
};

struct Seen {  // The contents of a map, comparable.
    std::string xml;
    std::vector<Message> became, notes;
    friend bool operator==(const Seen&, const Seen&) = default;
};
Seen seen(const ReadScenario& read) {
    Scenario bare = read.scenario;
    bare.carried = Carried{};
    return {write_scenario(bare, shipped()), read.became, read.notes};
}

}  // namespace

TEST_CASE("10,000 random files: read, written and read again they are equal, of version 0.0007 to the byte") {
    Dice dice{20071121};
    Maker maker(dice);
    int pieces = 0, byte_equal = 0, refused = 0;
    const int rounds = std::getenv("HEXWRIGHT_LONG") ? 200'000 : 10'000;
    for (int round = 0; round < rounds; ++round) {
        const std::string bytes = maker.file();
        const auto read = read_hsc_scenario(bytes, "r.hsc", random_types(), shipped());
        if (!read && read.error().message.id == "hsc.nothing-understood") {
            ++refused;
            continue;
        }
        if (!read) FAIL(round << ": " << describe(read.error(), english()));
        const std::string written = write_hsc_scenario(read->scenario, random_types(), shipped()).bytes;
        const bool newest = bytes.starts_with(HscBytes(7).out);
        if (newest && written != bytes) FAIL(round << ": other bytes");
        byte_equal += newest ? 1 : 0;
        const auto again = read_hsc_scenario(written, "r.hsc", random_types(), shipped());
        if (!again) FAIL(round << ": written, it cannot be read: " << describe(again.error(), english()));
        if (!(seen(*again) == seen(*read))) {
            INFO(seen(*read).xml);
            INFO(seen(*again).xml);
            FAIL(round << ": reads otherwise");
        }
        pieces += static_cast<int>(read->scenario.battlefield.size());
        if (round % 10 != 0) continue;
        const auto xml = read_scenario(write_scenario(read->scenario, shipped()), "r.xml", shipped());
        if (!xml) FAIL(round << ": as XML: " << describe(xml.error(), english()));
        if (write_hsc_scenario(xml->scenario, random_types(), shipped()).bytes != written)
            FAIL(round << ": XML changes what is written");
    }
    CHECK(pieces > rounds * 3);
    CHECK(byte_equal > rounds / 10);
    CHECK(refused < rounds / 10);  // Those in which nothing is known.
}

TEST_CASE("maps of ours, made at random, come back from .hsc tile for tile") {
    Dice dice{99};
    for (int round = 0; round < 1'000; ++round) {
        Scenario scenario;
        for (std::size_t i = 1 + dice.below(12); i > 0; --i) {
            PlacedPiece piece{.kind = PieceKind{static_cast<int>(dice.below(shipped().pieces().size()))},
                              .at = {dice.roll(0, 40), dice.roll(0, 40)},
                              .level = dice.roll(1, 120),
                              .turn = static_cast<std::int8_t>(dice.roll(0, 5)),
                              .side = all_directions[dice.below(6)]};
            const PieceType& type = shipped()[piece.kind];
            if (type.is_edge()) piece.turn = 0;
            else piece.side = Direction::NE;
            if (type.is_span()) {
                const bool diagonal = type.diagonal && dice.below(2) == 0;
                const HexCoord offset =
                    footprint({diagonal ? HexCoord{1, 1} : HexCoord{dice.pick(type.reach), 0}}, {}, piece.turn).front();
                piece.turn = 0;
                piece.to = piece.at + offset;
            }
            scenario.battlefield.add(piece, shipped());
        }
        const auto read = read_hsc_scenario(write_hsc_scenario(scenario, random_types(), shipped()).bytes, "r.hsc",
                                            random_types(), shipped());
        if (!read) FAIL(describe(read.error(), english()));
        Scenario back = read->scenario;
        back.carried = Carried{};
        back.id.clear();
        INFO(write_scenario(scenario, shipped()) << write_scenario(back, shipped()));
        // A map that reaches beyond Virtualscape's corner is shifted; then only the number of pieces is compared.
        const bool shifted = write_hsc_scenario(scenario, random_types(), shipped()).moved.size() > 0;
        if (shifted) REQUIRE(back.battlefield.size() == scenario.battlefield.size());
        else REQUIRE(write_scenario(back, shipped()) == write_scenario(scenario, shipped()));
    }
}
