// Writes records as bytes of a Virtualscape file, always in version 0.0007.
#pragma once
#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_document.h"

#include <string>

namespace hexwright::exchange {

// The record unchanged if a file of version 0.0007 can hold it so; older records are converted as Virtualscape would.
std::string hsc_record(const HscTile& tile, const HscDocument& document);

// The data of a new record.
struct HscNewTile {
    int code = 0, rotation = 0, x = 0, y = 0, z = 0;
    std::uint32_t color = 0;   // 0xRRGGBB.
    std::uint8_t letter = 0;   // For a glyph.
    std::string start_name{};  // In UTF-8.
    int hexes = 1;             // For a personal tile.
    std::string name{};        // For a personal tile.
};
std::string hsc_record(const HscNewTile& tile);
// Changes the place and rotation of a record of version 3.
std::string hsc_moved(std::string record, const HscNewTile& where);

// Everything before the tiles, encoded for version 0.0007.
struct HscHead {
    std::string name, author, players;  // Encoded texts.
    std::string rtf;
    std::array<int, 5> print{};
};
HscHead hsc_head(const HscDocument& document);  // Converts the document's own head.

std::string write_hsc(const HscHead& head, const std::vector<std::string>& records, std::string_view trailing);
std::string write_hsc(const HscDocument& document);  // Writes the document unmodified.

}  // namespace hexwright::exchange
