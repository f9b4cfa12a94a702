// The contents of each product, written a second time: item or glyph and count, with a question mark where sources
// disagree.
#pragma once
#include "tests/support/every_room.h"

#include <string_view>

namespace hexwright {

struct BoxContents {
    std::string_view set;
    bool for_sale;
    int items;  // Total number.
    std::string_view contents;
};

inline constexpr BoxContents box_contents[] = {
    {"rise-of-the-valkyrie", true, 87,
     "grass-24 6, grass-7 5, grass-3 5, grass-2 5, grass-1 16, rock-24 2, rock-7 3, rock-3 3, rock-2 3, rock-1 6, "
     "sand-7 2, sand-3 2, sand-2 2, sand-1 4, water-1 21, ruin-3 1, ruin-2 1, astrid 1, gerda 1, ivor 1, valda 1, "
     "dagmar 1, brandar 2, kelda 1, erland 1, mitonsoul 1"},
    {"swarm-of-the-marro", true, 77,
     "rock-7 1, rock-3 1, rock-2 1, rock-1 1, sand-7 5, sand-3 2, sand-2 1, sand-1 1, swamp-water-1 34, "
     "swamp-24 2, swamp-7 10, swamp-3 2, swamp-2 2, swamp-1 2, water-1 8?, grass-2 1?, grass-1 1?, marro-hive 1, "
     "swamp-water-6 1?, wannok 1, proftaka 1, oreld 1, nilrend 1, crevcor 1, thorian 1, ulaniva 1, brandar 1"},
    {"battle-for-the-underdark", true, 54,
     "sand-7 3, sand-2 1, sand-1 1, grass-3 1, grass-2 1, grass-1 1, rock-7 3, rock-3 2, rock-2 1, rock-1 1, "
     "water-1 12, outcrop-3 1, outcrop-1 3, dungeon-24 2?, dungeon-7 3?, dungeon-3 2?, dungeon-2 2?, "
     "dungeon-1 2?, shadow-1 11?, shadow-3 1?"},
    {"marvel-conflict-begins", true, 40,
     "concrete-7 3, concrete-2 7, concrete-1 4, asphalt-7 3, asphalt-2 8, asphalt-1 3, warehouse-ruin-6 1?, "
     "concrete-6 1?, grass-1 2?, grass-2 8?"},
    {"road-to-the-forgotten-forest", true, 24,
     "tree-15 1, tree-12 1, tree-11 2, tree-10 1, stone-wall-4 2, road-5 1, road-2 8, road-1 8"},
    {"volcarren-wasteland", true, 25, "lava-field-7 4, lava-field-2 5, lava-field-1 5, lava-1 11"},
    {"thaelenk-tundra", true, 57,
     "snow-2 12, snow-1 12, ice-1 24?, glacier-3 1, glacier-4 1, glacier-6 1, glacier-1 3?, ice-3 1?, ice-4 1?, "
     "ice-6 1?"},
    {"ticalla-jungle", true, 9, "palm-14 1, palm-15 1, palm-16 1, brush-9 6"},
    {"fortress-of-the-archkyrie", true, 139,
     "castle-base-corner 10, castle-base-straight 7, castle-base-end 4, castle-wall-corner 10, "
     "castle-wall-straight 7, castle-wall-end 4, wall-walk-9 1, wall-walk-7 1, wall-walk-1 21, "
     "castle-battlement 50, castle-door 1, castle-ladder 22, castle-flag 1?"},
    {"age-of-annihilation", true, 89,
     "grass-24 6, grass-7 4, grass-3 2, grass-2 6, grass-1 10, rock-24 2, rock-7 2, rock-3 1, rock-2 5, rock-1 4, "
     "sand-7 2, sand-3 1, sand-2 5, sand-1 4, water-1 20, laur-pillar 8, laur-wall-short 4, laur-wall-ruin 2, "
     "laur-wall-long 1"},
    {"battle-for-the-wellspring", true, 33,
     "grass-24 2, grass-7 3, grass-3 3, grass-1 4, rock-7 2, rock-3 2, rock-1 2, water-1 6, wellspring-water-1 7, "
     "laur-palm-14 2"},
    {"lands-of-valhalla", true, 63,
     "grass-24 2, grass-7 5, grass-3 3, grass-2 7, grass-1 10, rock-24 2, rock-7 3, rock-3 2, rock-2 6, rock-1 5, "
     "sand-24 2, sand-7 3, sand-3 2, sand-2 6, sand-1 5"},
    {"waters-of-valhalla", true, 35, "water-1 24, water-3 5, wellspring-water-1 6"},
    {"snow-fields-of-valhalla", true, 38,
     "snow-24 2, snow-7 5, snow-3 2, snow-2 2, snow-1 2, snow-tree-10 1, snow-tree-12 1, ice-1 20, ice-3 3"},
    {"swamps-of-valhalla", true, 38,
     "swamp-24 2, swamp-7 5, swamp-3 2, swamp-2 2, swamp-1 2, swamp-brush-10 2, swamp-water-1 20, "
     "swamp-water-3 3"},
    {"lava-fields-of-valhalla", true, 40,
     "lava-field-24 2, lava-field-7 5, lava-field-3 2, lava-field-2 2, lava-field-1 2, lava-outcrop-1 3, "
     "lava-outcrop-3 1, lava-1 20, lava-3 3?"},
    {"grove-at-laurs-edge", true, 9, "laur-palm-13 1, laur-palm-14 1, laur-palm-15 1, laur-brush-10 6"},
    {"tournament-organizer-kit", false, 360,
     "grass-24 12, grass-7 28, grass-3 24, grass-2 24, grass-1 64, rock-24 8, rock-7 20, rock-3 12, rock-2 12, "
     "rock-1 20, sand-7 20, sand-3 12, sand-2 12, sand-1 20, water-1 48, laur-pillar 8, laur-wall-long 4, "
     "laur-brush-10 12"},
    {"max-shared-terrain-kit", false, 57,
     "grass-24 3, grass-7 4, grass-3 2, grass-2 5, grass-1 10, rock-24 2, rock-7 2, rock-3 1, rock-2 3, rock-1 4, "
     "sand-24 0, sand-7 2, sand-3 1, sand-2 2, sand-1 4, water-1 12"},
};

}  // namespace hexwright
