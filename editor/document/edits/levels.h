// Inserts, removes, duplicates and shifts whole levels of a map with their zones, glyphs and comments; each is one
// edit.
#pragma once
#include "editor/document/edits/block.h"
#include "editor/document/room.h"

#include <optional>

namespace hexwright::document {

struct LevelEdit {
    Edit edit;
    // A message to show when the edit is done: tall pieces that reach through the level stay as they stand, because no
    // piece can be stretched or cut.
    std::optional<Message> note{};
    std::vector<PieceId> stay{};  // Those tall pieces, sorted.
};
using LevelResult = Result<LevelEdit>;

// Inserts an empty level at `level`: everything there or above rises by one.
LevelResult insert_level(const Scenario& scenario, const Terrain& terrain, int level, const Catalogue& catalogue);
// Removes everything at this level, with its zone spaces and glyphs; everything above comes down by one. Refused if
// something would come down into a tall piece.
LevelResult remove_level(const Scenario& scenario, const Terrain& terrain, int level, const Catalogue& catalogue);
// Doubles the tiles of the level, one above the other; names, zones and glyphs move to the upper ones, where a figure
// can stand. Everything above rises by one. Only tiles one level thick are doubled.
LevelResult duplicate_level(const Scenario& scenario, const Terrain& terrain, int level, const Catalogue& catalogue);
// Shifts the whole map by this many levels.
LevelResult shift_levels(const Scenario& scenario, const Terrain& terrain, int by, const Catalogue& catalogue);

}  // namespace hexwright::document
