// Records as the bytes of a Virtualscape file, always of version 0.0007.
#pragma once
#include "formats/virtualscape/hsc_document.h"

#include <string>

namespace hexwright {

// A record as it is, if a file of version 0.0007 can hold it so; older ones become what Virtualscape would make of
// them.
std::string hsc_record(const HscTile& tile, const HscDocument& document);

// A new record.
struct HscNewTile {
    int code = 0, rotation = 0, x = 0, y = 0, z = 0;
    std::uint32_t color = 0;   // 0xRRGGBB
    std::uint8_t letter = 0;   // of a glyph
    std::string start_name{};  // UTF-8
    int hexes = 1;             // of a personal tile
    std::string name{};        // of a personal tile
};
std::string hsc_record(const HscNewTile& tile);
std::string hsc_moved(std::string record,
                      const HscNewTile& where);  // a record of version 3 with another place and turn

// Everything before the tiles, in the words of version 0.0007.
struct HscHead {
    std::string name, author, players;  // bytes of texts
    std::string rtf;
    std::array<int, 5> print{};
};
HscHead hsc_head(const HscDocument& document);  // as it is

std::string write_hsc(const HscHead& head, const std::vector<std::string>& records, std::string_view trailing);
std::string write_hsc(const HscDocument& document);  // untouched

}  // namespace hexwright
