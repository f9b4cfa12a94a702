// Documents of a few pieces.
#pragma once
#include "editor/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <utility>

namespace hexwright::testing {

inline Document document_with(const Pieces& pieces, Limit limit = {}) {
    Scenario map = scenario_with(pieces);
    map.limit = std::move(limit);
    return Document(kinds(), std::move(map));
}

// A tile laid at the hex, as an edit with its name.
inline Edit tile_laid(const Document& document, HexCoord hex) {
    return named(PlacePieces{{at("grass-1", hex)}}, *document.now().scenario, kinds());
}

}  // namespace hexwright::testing
