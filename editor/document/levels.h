// Whole levels of a map inserted, removed, doubled and shifted, with their zones, glyphs and comments: one edit each.
#pragma once
#include "editor/document/block.h"

#include <optional>

namespace hexwright {

struct LevelEdit {
    Edit edit;
    // What a person would not expect, to be said when it is done: tall pieces that reach through the level stay as they
    // stand, because no piece can be stretched or cut.
    std::optional<Message> note{};
    std::vector<PieceId> stay{};  // those pieces, sorted
};
using LevelResult = tl::expected<LevelEdit, Refusal>;

// An empty level at `level`: everything that lies there or above rises by one.
LevelResult insert_level(const Scenario& scenario, const Terrain& terrain, int level, const Catalogue& catalogue);
// What lies at this level goes, with its zones' spaces and glyphs; everything above comes down by one. The edit is
// refused when something would come down into a tall piece.
LevelResult remove_level(const Scenario& scenario, const Terrain& terrain, int level, const Catalogue& catalogue);
// The tiles of the level lie twice, one above the other; names, zones and glyphs are on the upper ones, where a figure
// can stand. Everything above rises by one. Pieces that are no tiles one level thick are not doubled.
LevelResult duplicate_level(const Scenario& scenario, const Terrain& terrain, int level, const Catalogue& catalogue);
// The whole map, up or down.
LevelResult shift_levels(const Scenario& scenario, const Terrain& terrain, int by, const Catalogue& catalogue);

}  // namespace hexwright
