#include "engine/map_code/frozen_kinds.h"

#include <algorithm>

namespace hexwright::map_code {

namespace {

// Everything below belongs to version 1 of the code. It never changes: what the catalogue gets later goes by its id.
constexpr FrozenKind kinds[] = {
    {"grass-1", 0, 0, 1, KindSort::Tile},
    {"grass-2", 0, 1, 1, KindSort::Tile},
    {"grass-3", 0, 2, 1, KindSort::Tile},
    {"grass-7", 0, 3, 1, KindSort::Tile},
    {"grass-24", 0, 4, 1, KindSort::Tile},
    {"rock-1", 1, 0, 1, KindSort::Tile},
    {"rock-2", 1, 1, 1, KindSort::Tile},
    {"rock-3", 1, 2, 1, KindSort::Tile},
    {"rock-7", 1, 3, 1, KindSort::Tile},
    {"rock-24", 1, 4, 1, KindSort::Tile},
    {"sand-1", 2, 0, 1, KindSort::Tile},
    {"sand-2", 2, 1, 1, KindSort::Tile},
    {"sand-3", 2, 2, 1, KindSort::Tile},
    {"sand-7", 2, 3, 1, KindSort::Tile},
    {"sand-24", 2, 4, 1, KindSort::Tile},
    {"dungeon-1", 3, 0, 1, KindSort::Tile},
    {"dungeon-2", 3, 1, 1, KindSort::Tile},
    {"dungeon-3", 3, 2, 1, KindSort::Tile},
    {"dungeon-7", 3, 3, 1, KindSort::Tile},
    {"dungeon-24", 3, 4, 1, KindSort::Tile},
    {"swamp-1", 4, 0, 1, KindSort::Tile},
    {"swamp-2", 4, 1, 1, KindSort::Tile},
    {"swamp-3", 4, 2, 1, KindSort::Tile},
    {"swamp-7", 4, 3, 1, KindSort::Tile},
    {"swamp-24", 4, 4, 1, KindSort::Tile},
    {"lava-field-1", 5, 0, 1, KindSort::Tile},
    {"lava-field-2", 5, 1, 1, KindSort::Tile},
    {"lava-field-3", 5, 2, 1, KindSort::Tile},
    {"lava-field-7", 5, 3, 1, KindSort::Tile},
    {"lava-field-24", 5, 4, 1, KindSort::Tile},
    {"snow-1", 6, 0, 1, KindSort::Tile},
    {"snow-2", 6, 1, 1, KindSort::Tile},
    {"snow-3", 6, 2, 1, KindSort::Tile},
    {"snow-7", 6, 3, 1, KindSort::Tile},
    {"snow-24", 6, 4, 1, KindSort::Tile},
    {"concrete-1", 7, 0, 1, KindSort::Tile},
    {"concrete-2", 7, 1, 1, KindSort::Tile},
    {"concrete-7", 7, 3, 1, KindSort::Tile},
    {"asphalt-1", 8, 0, 1, KindSort::Tile},
    {"asphalt-2", 8, 1, 1, KindSort::Tile},
    {"asphalt-7", 8, 3, 1, KindSort::Tile},
    {"road-1", 9, 0, 1, KindSort::Tile},
    {"road-2", 9, 1, 1, KindSort::Tile},
    {"road-5", 9, 7, 1, KindSort::Tile},
    {"concrete-6", 7, 10, 1, KindSort::Tile},
    {"water-1", 10, 0, 1, KindSort::Tile},
    {"water-3", 10, 2, 1, KindSort::Tile},
    {"ice-1", 11, 0, 1, KindSort::Tile},
    {"ice-3", 11, 2, 1, KindSort::Tile},
    {"ice-4", 11, 8, 1, KindSort::Tile},
    {"ice-6", 11, 9, 1, KindSort::Tile},
    {"lava-1", 12, 0, 1, KindSort::Tile},
    {"lava-3", 12, 2, 1, KindSort::Tile},
    {"swamp-water-1", 13, 0, 1, KindSort::Tile},
    {"swamp-water-3", 13, 2, 1, KindSort::Tile},
    {"swamp-water-6", 13, 9, 1, KindSort::Tile},
    {"shadow-1", 14, 0, 1, KindSort::Tile},
    {"shadow-3", 14, 2, 1, KindSort::Tile},
    {"wellspring-water-1", 15, 0, 1, KindSort::Tile},
    {"water-double-1", 10, 0, 1, KindSort::Tile},
    {"shadow-double-1", 14, 0, 1, KindSort::Tile},
    {"tree-10", 16, 0, 10, KindSort::Solid},
    {"tree-11", 16, 0, 11, KindSort::Solid},
    {"tree-12", 16, 0, 12, KindSort::Solid},
    {"tree-15", 16, 8, 15, KindSort::Solid},
    {"snow-tree-10", 17, 0, 10, KindSort::Solid},
    {"snow-tree-12", 17, 0, 12, KindSort::Solid},
    {"palm-14", 18, 0, 15, KindSort::Solid},
    {"palm-15", 18, 0, 16, KindSort::Solid},
    {"palm-16", 18, 0, 17, KindSort::Solid},
    {"brush-9", 19, 0, 10, KindSort::Solid},
    {"laur-palm-13", 20, 0, 14, KindSort::Solid},
    {"laur-palm-14", 20, 0, 15, KindSort::Solid},
    {"laur-palm-15", 20, 0, 16, KindSort::Solid},
    {"laur-brush-10", 21, 0, 11, KindSort::Solid},
    {"swamp-brush-10", 22, 0, 11, KindSort::Solid},
    {"glacier-1", 23, 0, 8, KindSort::Solid},
    {"glacier-3", 23, 2, 10, KindSort::Solid},
    {"glacier-4", 23, 8, 9, KindSort::Solid},
    {"glacier-6", 23, 9, 17, KindSort::Solid},
    {"outcrop-1", 24, 0, 7, KindSort::Solid},
    {"lava-outcrop-1", 25, 0, 7, KindSort::Solid},
    {"outcrop-3", 24, 2, 9, KindSort::Solid},
    {"lava-outcrop-3", 25, 2, 9, KindSort::Solid},
    {"marro-hive", 26, 9, 17, KindSort::Solid},
    {"ruin-2", 27, 1, 0, KindSort::Free},
    {"ruin-3", 27, 5, 0, KindSort::Free},
    {"warehouse-ruin-6", 28, 10, 9, KindSort::Solid},
    {"warehouse-ruin-6-broken", 28, 10, 9, KindSort::Solid},
    {"stone-wall-4", 29, 6, 0, KindSort::Span},
    {"castle-base-corner", 30, 0, 1, KindSort::Solid},
    {"castle-base-straight", 30, 0, 1, KindSort::Solid},
    {"castle-base-end", 30, 0, 1, KindSort::Solid},
    {"castle-wall-corner", 30, 0, 9, KindSort::Solid},
    {"castle-wall-straight", 30, 0, 9, KindSort::Solid},
    {"castle-wall-end", 30, 0, 9, KindSort::Solid},
    {"castle-door", 30, 5, 10, KindSort::Solid},
    {"castle-arch", 30, 5, 10, KindSort::Solid},
    {"castle-battlement", 30, 0, 0, KindSort::Edge},
    {"castle-ladder", 30, 0, 0, KindSort::Edge},
    {"castle-flag", 30, 0, 0, KindSort::Edge},
    {"wall-walk-1", 31, 0, 1, KindSort::Solid},
    {"wall-walk-7", 31, 11, 1, KindSort::Solid},
    {"wall-walk-9", 31, 12, 1, KindSort::Solid},
    {"laur-pillar", 32, 0, 10, KindSort::Solid},
    {"laur-wall-short", 32, 1, 0, KindSort::Span},
    {"laur-wall-long", 32, 5, 0, KindSort::Span},
    {"laur-wall-ruin", 32, 0, 0, KindSort::Edge},
};

constexpr std::string_view shapes[] = {
    "0,0",                                                                                                       // 1
    "0,0 1,0",                                                                                                   // 2
    "0,0 1,0 0,1",                                                                                               // 3
    "0,0 1,0 -1,1 0,1 1,1 -1,2 0,2",                                                                             // 7
    "0,0 1,0 -1,1 0,1 1,1 -1,2 0,2 1,2 -2,3 -1,3 0,3 1,3 2,3 -2,4 -1,4 0,4 1,4 2,4 -3,5 -2,5 -1,5 0,5 1,5 2,5",  // 24
    "0,0 1,0 2,0",                          // row-3
    "0,0 1,0 2,0 3,0",                      // row-4
    "0,0 1,0 2,0 3,0 4,0",                  // row-5
    "0,0 1,0 0,1 1,1",                      // rhombus-4
    "0,0 1,0 2,0 -1,1 0,1 1,1",             // boat-6
    "0,0 1,0 0,1 1,1 2,1 3,1",              // warehouse-6
    "0,0 1,0 2,0 3,0 0,1 1,1 2,1",          // walk-7
    "0,0 1,0 2,0 3,0 4,0 0,1 1,1 2,1 3,1",  // walk-9
};

constexpr std::string_view set_ids[] = {
    "rise-of-the-valkyrie",         "swarm-of-the-marro",       "battle-for-the-underdark",  "marvel-conflict-begins",
    "road-to-the-forgotten-forest", "volcarren-wasteland",      "thaelenk-tundra",           "ticalla-jungle",
    "fortress-of-the-archkyrie",    "age-of-annihilation",      "battle-for-the-wellspring", "lands-of-valhalla",
    "waters-of-valhalla",           "snow-fields-of-valhalla",  "swamps-of-valhalla",        "lava-fields-of-valhalla",
    "grove-at-laurs-edge",          "tournament-organizer-kit", "max-shared-terrain-kit",
};

constexpr std::string_view glyph_ids[] = {
    "astrid",          "gerda",    "ivor",      "valda",     "dagmar",   "brandar",  "kelda",   "erland",
    "mitonsoul",       "ulaniva",  "crevcor",   "wannok",    "thorian",  "proftaka", "nilrend", "oreld",
    "xenithrax-vines", "yadulkia", "haukeland", "quillivon", "fellaron",
};

template <class Table>
std::optional<unsigned> number_in(const Table& table, std::string_view id) {
    const auto found = std::ranges::find(table, id);
    return found == std::end(table) ? std::nullopt : std::optional(static_cast<unsigned>(found - std::begin(table)));
}

std::vector<HexCoord> hexes_from(std::string_view text) {
    std::vector<HexCoord> hexes;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        hexes.push_back(*hex_from(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return hexes;
}

}  // namespace

std::span<const FrozenKind> frozen_kinds() { return kinds; }
std::span<const std::string_view> frozen_sets() { return set_ids; }
std::span<const std::string_view> frozen_glyphs() { return glyph_ids; }

std::optional<unsigned> frozen_kind(std::string_view id) {
    const auto found = std::ranges::find(kinds, id, &FrozenKind::id);
    return found == std::end(kinds) ? std::nullopt : std::optional(static_cast<unsigned>(found - std::begin(kinds)));
}
std::optional<unsigned> frozen_set(std::string_view id) { return number_in(set_ids, id); }
std::optional<unsigned> frozen_glyph(std::string_view id) { return number_in(glyph_ids, id); }

std::vector<std::vector<HexCoord>> frozen_shapes() {
    std::vector<std::vector<HexCoord>> all;
    for (const std::string_view text : shapes) all.push_back(hexes_from(text));
    return all;
}

}  // namespace hexwright::map_code
