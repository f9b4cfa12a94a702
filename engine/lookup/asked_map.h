// A battlefield with all that questions about it need, as bytes that travel in a guide: its pieces, their kinds and
// terrains, and the rules. No map code: it holds no names, zones or glyphs, and is read only by the version that wrote
// it.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/lookup/room.h"
#include "engine/rules/board.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace hexwright::lookup {

struct AskedMap {
    Battlefield battlefield{};  // Numbered from 0 in the order of ids.
    Catalogue catalogue{};      // The kinds and terrains of the map alone.
    Rules rules{};
    std::shared_ptr<const Board> board{};
};

std::string packed(const Battlefield& battlefield, const Catalogue& catalogue, const Rules& rules);

// None for bytes that are no such map, and for a map that is out of bounds or has more spaces than a board holds.
std::optional<AskedMap> unpacked(std::string_view bytes);

}  // namespace hexwright::lookup
