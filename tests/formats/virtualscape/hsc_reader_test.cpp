// Broken and hostile files: one line that names the byte, and no harm.
#include "formats/exchange/virtualscape/hsc_reader.h"

#include "engine/checks/scenario_check.h"
#include "formats/exchange/virtualscape/hsc_convert.h"
#include "formats/exchange/virtualscape/hsc_writer.h"
#include "formats/exchange/virtualscape/rtf.h"
#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"
#include "tests/support/hsc_bytes.h"
#include "tests/support/shipped.h"

#include <cstdlib>
#include <filesystem>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const Words& words() {
    static const Words table = english();
    return table;
}

std::string hsc_trouble(const std::string& bytes) {
    const auto read = read_hsc(bytes, "a.hsc");
    return read ? "no trouble" : describe(read.error(), words());
}

}  // namespace

TEST_CASE("a file that cannot be read says at which byte, and what to do") {
    const std::string good = hsc_file(7, {{.code = 1001}, {.code = 1002}}, {.name = u"Test"});
    CHECK(hsc_trouble(good) == "no trouble");
    CHECK(hsc_trouble("") ==
          "a.hsc: this is not a Virtualscape file: byte 0 has none of its version numbers; choose another file");
    CHECK(hsc_trouble("<?xml version=\"1.0\"?>").find("not a Virtualscape file") != std::string::npos);
    CHECK(hsc_trouble(HscBytes(7).out.substr(0, 7)).find("not a Virtualscape file") != std::string::npos);
    const double newer = 0.0008;
    CHECK(hsc_trouble(std::string(reinterpret_cast<const char*>(&newer), 8)) ==
          "a.hsc: byte 0 is the version of a newer Virtualscape; save the map there in a version up to 0.0007");
    CHECK(hsc_trouble(good.substr(0, 30)) ==
          "a.hsc: the file ends at byte 30, before its first tile; get a complete copy of it");
    CHECK(hsc_trouble(good.substr(0, good.size() - 1)).find("in the middle of tile 2 of 2") != std::string::npos);
    CHECK(hsc_trouble(HscBytes(1).integer(1).integer(1001).number(7, 8).out) ==
          "a.hsc: at byte 16 tile 1 of 1 has an unknown version; get another copy of the file");
    CHECK(hsc_trouble(HscBytes(1).integer(200'001).out) ==
          "a.hsc: byte 8 announces 200001 tiles, but only up to 200000 can be read");
    CHECK(hsc_trouble(HscBytes(1).integer(-1).out).find("byte 8 announces -1 tiles") != std::string::npos);
    CHECK(hsc_trouble(HscBytes(2).number(0xFFFF'FEFF, 3).number(0xFF, 1).number(0xFFFF, 2).number(0xFFFFFFFF, 4).out) ==
          "a.hsc: byte 18 announces a text of length 4294967295, but only 0 bytes are left; get a complete copy of the "
          "file");
    CHECK(
        hsc_trouble(HscBytes(4).wide(u"").wide(u"").wide(u"").integer(-2).out).find("announces a text of length -2") !=
        std::string::npos);
}

TEST_CASE("every beginning of a file is refused, none is read as if it were whole") {
    const std::string good =
        hsc_file(7, {{.code = 17000, .name = u"snow3"}, {.code = 18001, .name = u"A", .file = u"b"}},
                 {.name = u"Test", .scenario = "{\\rtf1}"});
    for (std::size_t size = 0; size < good.size(); ++size) {
        INFO(size);
        CHECK_FALSE(read_hsc(good.substr(0, size), "a.hsc"));
    }
    CHECK(read_hsc(good, "a.hsc"));
}

TEST_CASE("texts of every length and form") {
    for (const std::size_t length :
         {std::size_t{0}, std::size_t{1}, std::size_t{127}, std::size_t{128}, std::size_t{254}, std::size_t{255},
          std::size_t{256}, std::size_t{0xFFFD}, std::size_t{0xFFFE}, std::size_t{0xFFFF}, std::size_t{70'000}}) {
        INFO(length);
        const std::string text(length, 'x');
        CHECK(hsc_text(text) == HscBytes(1).wide(std::u16string(length, u'x')).out.substr(8));
        const std::string file = hsc_file(2, {}, {.name = std::u16string(length, u'x')});
        const auto read = read_hsc(file, "a.hsc");
        REQUIRE(read);
        CHECK(text_of(read->name) == text);
        if (length >= 0xFFFE && length <= 0xFFFF) continue;  // For single-byte text these lengths mean something else.
        const std::string narrow = hsc_file(2, {}, {.name = std::u16string(length, u'x'), .narrow = true});
        REQUIRE(read_hsc(narrow, "a.hsc"));
        CHECK(text_of(read_hsc(narrow, "a.hsc")->name) == text);
    }
    CHECK(text_of({std::string_view("\x03\x80\x81\xE9", 4)}) == "€\xEF\xBF\xBDé");
}

TEST_CASE("scenario text comes out of its rich form") {
    const auto plain = [](std::string_view rtf) { return plain_from_rtf(rtf, 1000); };
    CHECK(plain("{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red0;}{\\*\\generator W;}\\pard "
                "One\\par\r\ntwo\\line three}") == "One\ntwo\nthree");
    CHECK(plain("{\\rtf1 \\'80 \\u8364? \\u-10179?\\u-8704?! \\{\\\\\\}\\~}") == "€ € \xF0\x9F\x98\x80! {\\}\xC2\xA0");
    CHECK(plain("{\\rtf1\\uc2 \\u233ab\\uc0 \\u233 c}") == "ééc");
    CHECK(plain("{\\rtf1{\\pict 0123}{\\b bold} {\\i it}}") == "bold it");
    CHECK(plain("{\\rtf1\\bin99999999999 x") == "");
    CHECK(plain("no rtf \xE9") == "no rtf é");
    CHECK(plain(std::string(100'000, '{')) == std::string(1000, '{'));
    CHECK(plain("{\\rtf1 " + std::string(100'000, '{') + "x" + std::string(100'000, '}') + "y}") == "xy");
    for (const std::string text :
         {"", "a", "a\nb", "tab\there", "{\\}", "Größe — \xF0\x9F\x98\x80", "  two", "\\par", "x\n\n\ny"})
        CHECK(plain(rtf_from_plain(text)) == text + "\n");
}

TEST_CASE("mutations of a file do no harm") {
    const HscTypes types = hsc_types(shipped());
    const std::string good = hsc_file(7,
                                      {{.code = 1007, .rotation = 2, .x = 3, .y = 3},
                                       {.code = 17000, .hexes = 3, .name = u"snow3"},
                                       {.code = 18001, .name = u"A"},
                                       {.code = 15001, .z = 1, .start = u"Red", .color = 0xFF0000},
                                       {.code = 14065, .z = 1, .letter = 'A'}},
                                      {.name = u"Test", .author = u"Me", .scenario = "{\\rtf1 a\\par b}"});
    Dice dice{4};
    int fine = 0;
    for (int round = 0; round < 10'000; ++round) {
        std::string bytes = good;
        for (std::size_t times = 1 + dice.below(3); times > 0; --times) {
            const std::size_t at = dice.below(bytes.size());
            if (dice.below(4) == 0) bytes.erase(at, 1 + dice.below(4));
            else bytes[at] = static_cast<char>(dice.below(3) == 0 ? 0xFF : dice.below(256));
            if (bytes.empty()) bytes = "x";
        }
        const auto read = read_hsc_scenario(bytes, "m.hsc", types, shipped());
        if (!read) {
            if (!read.error().at || describe(read.error(), words()).find('[') != std::string::npos) FAIL("a bad error");
            continue;
        }
        ++fine;
        if (write_hsc_scenario(read->scenario, types, shipped()).bytes.empty()) FAIL("nothing written");
    }
    CHECK(fine > 1000);
    CHECK(fine < 9999);
}

TEST_CASE("real files of the scene, where their folder exists: read, checked, written, read again") {
    const char* named = std::getenv("HEXWRIGHT_HSC_FOLDER");
    const std::filesystem::path folder = named ? named : HEXWRIGHT_SOURCE_DIR "/../shared/hsc";
    if (!std::filesystem::is_directory(folder)) return;
    const HscTypes types = hsc_types(shipped());
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".hsc") continue;
        INFO(entry.path().filename());
        const auto bytes = read_file(entry.path());
        REQUIRE(bytes);
        const auto read = read_hsc_scenario(*bytes, "a.hsc", types, shipped());
        REQUIRE(read);
        CHECK(read->scenario.battlefield.size() > 0);
        const auto document = read_hsc(*bytes, "a.hsc");
        std::size_t markers = 0;
        for (const HscTile& tile : document->tiles)
            markers += tile.code == hsc_start || is_hsc_glyph(tile.code) ? 1 : 0;
        CHECK(read->scenario.battlefield.size() + markers == document->tiles.size());
        const std::string written = write_hsc_scenario(read->scenario, types, shipped()).bytes;
        if (document->version == 7) CHECK(written == *bytes);
        CHECK(written == write_hsc(*document));
        const auto again = read_hsc_scenario(written, "a.hsc", types, shipped());
        REQUIRE(again);
        const auto told = [](const std::vector<Message>& lines) {
            std::string all;
            for (const Message& line : lines) all += words()(line) + "\n";
            return all;
        };
        CHECK(told(again->became) == told(read->became));
        const auto xml = read_scenario(write_scenario(read->scenario, shipped()), "a.xml", shipped());
        REQUIRE(xml);
        CHECK(write_hsc_scenario(xml->scenario, types, shipped()).bytes == written);
        check_scenario(read->scenario, terrain_of(read->scenario.battlefield, shipped()), shipped());
        ++files;
    }
    CHECK(files > 0);
}
