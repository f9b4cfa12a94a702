// The contents of a Virtualscape file (.hsc), record by record, as views into its bytes. Nothing is copied or
// interpreted, so that unmodified parts can be written back byte for byte.
#pragma once
#include "formats/exchange/room.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::exchange {

// A text of the file with its length prefix. `bytes` includes the prefix; empty where the version has no such text.
struct HscText {
    std::string_view bytes;
};
std::string text_of(HscText text);            // In UTF-8; undecodable parts become U+FFFD.
std::string hsc_text(std::string_view utf8);  // As current Virtualscape writes it: UTF-16 with a length prefix.

// Additional data of type 17000.
struct HscPersonal {
    int hexes = 1;
    HscText top, side, label, name;
};
// Additional data of types 18000 to 18999.
struct HscFigure {
    HscText name, file;
};

struct HscTile {
    int code = 0;
    int version = 3;                        // Version of the record, 1 to 3.
    int rotation = 0, x = 0, y = 0, z = 0;  // Unchecked; may be any numbers.
    std::uint32_t color = 0;                // 0xRRGGBB; 0 before version 3.
    std::uint8_t letter = 0;                // Letter of a glyph; for other types uninitialised memory.
    std::uint32_t extra = 0;                // Index of the personal tile or figure.
    std::string_view start_name;            // Raw bytes of the text.
    std::string_view bytes;                 // The whole record.
};

struct HscDocument {
    int version = 7;  // 1 to 7 for 0.0001 to 0.0007.
    HscText name, author, players;
    HscText plain_scenario;                    // Version 3 only.
    std::string_view rtf;                      // From version 4.
    std::array<int, 5> print{6, 80, 1, 0, 0};  // Levels per page, transparency, grid, piece counts, start areas.
    std::vector<HscTile> tiles;
    std::vector<HscPersonal> personals;
    std::vector<HscFigure> figures;
    std::string_view trailing;  // Bytes after the last tile; normally empty.
};

inline constexpr int hsc_personal = 17000, hsc_start = 15001, hsc_glyph = 14000;
constexpr bool is_hsc_figure(int code) { return code / 1000 == 18; }
constexpr bool is_hsc_glyph(int code) { return code > 14000 && code < 14255; }

constexpr bool is_hsc_letter(char byte) { return byte > ' ' && byte < 0x7f; }

// The letter encoded in a glyph's code. 14001, 14061 and 14062 are old codes of "?".
constexpr char hsc_code_letter(int code) {
    return code == 14001 || code == 14061 || code == 14062 ? '?' : static_cast<char>(code - hsc_glyph);
}

// The letter of a glyph is stored in the byte of its record. Records of version 1 have only the code. If the byte is
// not a letter, it is uninitialised memory and the code is used.
constexpr bool is_hsc_letter_by_code(const HscTile& tile) {
    return tile.code != 14001 && tile.version >= 2 && !is_hsc_letter(static_cast<char>(tile.letter)) &&
           is_hsc_letter(hsc_code_letter(tile.code));
}
constexpr char hsc_letter_of(const HscTile& tile) {
    if (tile.code == 14001 || tile.version < 2 || is_hsc_letter_by_code(tile)) return hsc_code_letter(tile.code);
    return static_cast<char>(tile.letter);
}

}  // namespace hexwright::exchange
