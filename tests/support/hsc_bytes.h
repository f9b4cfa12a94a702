// Virtualscape files of every version built byte by byte, independently of the program's own writer.
#pragma once
#include "tests/support/every_room.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::testing {

class HscBytes {
public:
    explicit HscBytes(int of) : version(of) { number(version_numbers[static_cast<std::size_t>(of - 1)], 8); }

    HscBytes& number(std::uint64_t value, int bytes) {
        for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> 8 * i & 255U);
        return *this;
    }
    HscBytes& integer(int value) { return number(static_cast<std::uint32_t>(value), 4); }
    HscBytes& length(std::size_t count) {
        if (count < 0xFF) return number(count, 1);
        number(0xFF, 1);
        if (count < 0xFFFE) return number(count, 2);
        return number(0xFFFF, 2).number(count, 4);
    }
    HscBytes& narrow(std::string_view bytes) {  // Code page 1252.
        length(bytes.size());
        out += bytes;
        return *this;
    }
    HscBytes& wide(std::u16string_view text) {
        out += "\xFF\xFE\xFF";
        length(text.size());
        for (const char16_t unit : text) number(unit, 2);
        return *this;
    }

    struct Tile {
        int code = 1001, version = 3, rotation = 0, x = 0, y = 0, z = 0;
        unsigned letter = 205;
        std::u16string start{};
        unsigned color = 0x00A000;      // 0xRRGGBB.
        bool narrow = false;            // The texts are in code page 1252.
        int hexes = 1;                  // For code 17000.
        std::u16string name{}, file{};  // For codes 17000 and 18xxx.
    };
    HscBytes& text(std::u16string_view letters, bool is_narrow) {
        if (!is_narrow) return wide(letters);
        return narrow(std::string(letters.begin(), letters.end()));
    }
    HscBytes& tile(const Tile& tile) {
        integer(tile.code).number(version_numbers[static_cast<std::size_t>(tile.version - 1)], 8);
        for (const int value : {tile.rotation, tile.x, tile.y, tile.z}) integer(value);
        if (tile.version >= 2) number(tile.letter, 1).text(u"", tile.narrow).text(tile.start, tile.narrow);
        if (tile.version < 3) return *this;
        number(tile.color >> 16 & 255U, 1).number(tile.color >> 8 & 255U, 1).number(tile.color & 255U, 1).number(0, 1);
        if (tile.code == 17000)
            integer(tile.hexes)
                .text(u"top.bmp", tile.narrow)
                .text(u"", tile.narrow)
                .text(u"A", tile.narrow)
                .text(tile.name, tile.narrow);
        if (tile.code / 1000 == 18) text(tile.name, tile.narrow).text(tile.file, tile.narrow);
        return *this;
    }
    HscBytes& tiles(const std::vector<Tile>& all) {
        integer(static_cast<int>(all.size()));
        for (const Tile& each : all) tile(each);
        return *this;
    }

    struct Head {
        std::u16string name{}, author{}, players{};
        std::string scenario{};  // RTF; plain text in version 3.
        bool narrow = false;
        std::array<int, 5> print{6, 80, 1, 0, 0};
    };
    HscBytes& head(const Head& head) {
        if (version >= 2) text(head.name, head.narrow).text(head.author, head.narrow);
        if (version >= 3) text(head.players, head.narrow);
        if (version == 3) text(std::u16string(head.scenario.begin(), head.scenario.end()), head.narrow);
        if (version >= 4) {
            integer(static_cast<int>(head.scenario.size()));
            out += head.scenario;
        }
        const int settings = version >= 7 ? 5 : version >= 5 ? 4 : version >= 2 ? 3 : 0;
        for (int i = 0; i < settings; ++i) integer(head.print[static_cast<std::size_t>(i)]);
        return *this;
    }

    static constexpr std::array<std::uint64_t, 7> version_numbers = {
        0x3F1A36E2EB1C432D, 0x3F2A36E2EB1C432D, 0x3F33A92A30553261, 0x3F3A36E2EB1C432D,
        0x3F40624DD2F1A9FC, 0x3F43A92A30553261, 0x3F46F0068DB8BAC7};
    int version;
    std::string out{};
};

using HscTileBytes = HscBytes::Tile;

inline std::string hsc_file(int version, const std::vector<HscTileBytes>& tiles, const HscBytes::Head& head = {}) {
    return HscBytes(version).head(head).tiles(tiles).out;
}

}  // namespace hexwright::testing
