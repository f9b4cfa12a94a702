// What stands in a Virtualscape file (.hsc), record by record, as views into its bytes: nothing is copied and nothing
// is interpreted, so that what nobody touches can be written back byte for byte.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

// A text of the file with its length in front. `bytes` is all of it; empty where the version has no such text.
struct HscText {
    std::string_view bytes;
};
std::string text_of(HscText text);            // UTF-8; what is no text becomes U+FFFD
std::string hsc_text(std::string_view utf8);  // as Virtualscape writes it today: UTF-16 with its length

struct HscPersonal {  // what type 17000 has beside
    int hexes = 1;
    HscText top, side, label, name;
};
struct HscFigure {  // what types 18000 to 18999 have beside
    HscText name, file;
};

struct HscTile {
    int code = 0;
    int version = 3;                        // of the record: 1 to 3
    int rotation = 0, x = 0, y = 0, z = 0;  // any numbers
    std::uint32_t color = 0;                // 0xRRGGBB; 0 before version 3
    std::uint8_t letter = 0;                // of a glyph; elsewhere whatever lay in memory
    std::uint32_t extra = 0;                // which of the personal tiles or figures
    std::string_view start_name;            // bytes of the text
    std::string_view bytes;                 // the whole record
};

struct HscDocument {
    int version = 7;  // 1 to 7: 0.0001 to 0.0007
    HscText name, author, players;
    HscText plain_scenario;                    // version 3
    std::string_view rtf;                      // from version 4
    std::array<int, 5> print{6, 80, 1, 0, 0};  // levels a page, transparency, grid, piece counts, start areas
    std::vector<HscTile> tiles;
    std::vector<HscPersonal> personals;
    std::vector<HscFigure> figures;
    std::string_view trailing;  // bytes after the last tile: no file should have any
};

inline constexpr int hsc_personal = 17000, hsc_start = 15001, hsc_glyph = 14000;
constexpr bool is_hsc_figure(int code) { return code / 1000 == 18; }
constexpr bool is_hsc_glyph(int code) { return code > 14000 && code < 14255; }

constexpr bool is_hsc_letter(char byte) { return byte > ' ' && byte < 0x7f; }

// The letter that a glyph's code speaks of. 14001, 14061 and 14062 are old numbers of "?".
constexpr char hsc_code_letter(int code) {
    return code == 14001 || code == 14061 || code == 14062 ? '?' : static_cast<char>(code - hsc_glyph);
}

// The letter of a glyph: the byte beside it, not its code. A record of version 1 has only the code, and a byte that is
// no letter says nothing: where no letter is meant, the byte is whatever lay in memory, and the code is all there is.
constexpr bool is_hsc_letter_by_code(const HscTile& tile) {
    return tile.code != 14001 && tile.version >= 2 && !is_hsc_letter(static_cast<char>(tile.letter)) &&
           is_hsc_letter(hsc_code_letter(tile.code));
}
constexpr char hsc_letter_of(const HscTile& tile) {
    if (tile.code == 14001 || tile.version < 2 || is_hsc_letter_by_code(tile)) return hsc_code_letter(tile.code);
    return static_cast<char>(tile.letter);
}

}  // namespace hexwright
