// The hexes of every shape in all six turns, as another program draws them; each is moved so that the first hex of its
// top row is 0,0. Compare them as sets, up to a shift.
#pragma once
#include "tests/support/every_room.h"

#include <array>
#include <string_view>

namespace hexwright {

struct TurnedShape {
    std::string_view name;
    std::string_view pieces;                // The kinds with this shape.
    std::array<std::string_view, 6> hexes;  // Indexed by turn.
};

inline constexpr TurnedShape turned_shapes[] = {
    {"1",
     "grass-1 rock-1 sand-1 dungeon-1 swamp-1 lava-field-1 snow-1 concrete-1 asphalt-1 road-1 water-1 ice-1 "
     "lava-1 swamp-water-1 shadow-1 wellspring-water-1 water-double-1 shadow-double-1 tree-10 tree-11 tree-12 "
     "snow-tree-10 snow-tree-12 palm-14 palm-15 palm-16 brush-9 laur-palm-13 laur-palm-14 laur-palm-15 "
     "laur-brush-10 swamp-brush-10 glacier-1 outcrop-1 lava-outcrop-1 castle-base-corner castle-base-straight "
     "castle-base-end castle-wall-corner castle-wall-straight castle-wall-end castle-battlement castle-ladder "
     "castle-flag wall-walk-1 laur-pillar laur-wall-ruin",
     {"0,0", "0,0", "0,0", "0,0", "0,0", "0,0"}},
    {"2",
     "grass-2 rock-2 sand-2 dungeon-2 swamp-2 lava-field-2 snow-2 concrete-2 asphalt-2 road-2 ruin-2 "
     "laur-wall-short",
     {"0,0 1,0", "0,0 0,1", "0,0 -1,1", "0,0 1,0", "0,0 0,1", "0,0 -1,1"}},
    {"3",
     "grass-3 rock-3 sand-3 dungeon-3 swamp-3 lava-field-3 snow-3 water-3 ice-3 lava-3 swamp-water-3 shadow-3 "
     "glacier-3 outcrop-3 lava-outcrop-3",
     {"0,0 1,0 0,1", "0,0 -1,1 0,1", "0,0 1,0 0,1", "0,0 -1,1 0,1", "0,0 1,0 0,1", "0,0 -1,1 0,1"}},
    {"7",
     "grass-7 rock-7 sand-7 dungeon-7 swamp-7 lava-field-7 snow-7 concrete-7 asphalt-7",
     {"0,0 1,0 -1,1 0,1 1,1 -1,2 0,2", "0,0 1,0 -1,1 0,1 1,1 -1,2 0,2", "0,0 1,0 -1,1 0,1 1,1 -1,2 0,2",
      "0,0 1,0 -1,1 0,1 1,1 -1,2 0,2", "0,0 1,0 -1,1 0,1 1,1 -1,2 0,2", "0,0 1,0 -1,1 0,1 1,1 -1,2 0,2"}},
    {"24",
     "grass-24 rock-24 sand-24 dungeon-24 swamp-24 lava-field-24 snow-24",
     {"0,0 1,0 -1,1 0,1 1,1 -1,2 0,2 1,2 -2,3 -1,3 0,3 1,3 2,3 -2,4 -1,4 0,4 1,4 2,4 -3,5 -2,5 -1,5 0,5 1,5 2,5",
      "0,0 1,0 -2,1 -1,1 0,1 1,1 -4,2 -3,2 -2,2 -1,2 0,2 -4,3 -3,3 -2,3 -1,3 -4,4 -3,4 -2,4 -4,5 -3,5 -2,5 -4,6 -3,6 "
      "-4,7",
      "0,0 -1,1 0,1 1,1 -2,2 -1,2 0,2 1,2 2,2 -3,3 -2,3 -1,3 0,3 1,3 2,3 -4,4 -3,4 -2,4 -1,4 0,4 1,4 -5,5 -4,5 -3,5",
      "0,0 1,0 2,0 3,0 4,0 5,0 0,1 1,1 2,1 3,1 4,1 0,2 1,2 2,2 3,2 4,2 1,3 2,3 3,3 1,4 2,4 3,4 1,5 2,5",
      "0,0 -1,1 0,1 -2,2 -1,2 0,2 -2,3 -1,3 0,3 -3,4 -2,4 -1,4 0,4 -4,5 -3,5 -2,5 -1,5 0,5 -5,6 -4,6 -3,6 -2,6 -5,7 "
      "-4,7",
      "0,0 1,0 2,0 -4,1 -3,1 -2,1 -1,1 0,1 1,1 -5,2 -4,2 -3,2 -2,2 -1,2 0,2 -5,3 -4,3 -3,3 -2,3 -1,3 -4,4 -3,4 -2,4 "
      "-3,5"}},
    {"row-3",
     "ruin-3 castle-door castle-arch laur-wall-long",
     {"0,0 1,0 2,0", "0,0 0,1 0,2", "0,0 -1,1 -2,2", "0,0 1,0 2,0", "0,0 0,1 0,2", "0,0 -1,1 -2,2"}},
    {"row-4",
     "stone-wall-4",
     {"0,0 1,0 2,0 3,0", "0,0 0,1 0,2 0,3", "0,0 -1,1 -2,2 -3,3", "0,0 1,0 2,0 3,0", "0,0 0,1 0,2 0,3",
      "0,0 -1,1 -2,2 -3,3"}},
    {"row-5",
     "road-5",
     {"0,0 1,0 2,0 3,0 4,0", "0,0 0,1 0,2 0,3 0,4", "0,0 -1,1 -2,2 -3,3 -4,4", "0,0 1,0 2,0 3,0 4,0",
      "0,0 0,1 0,2 0,3 0,4", "0,0 -1,1 -2,2 -3,3 -4,4"}},
    {"rhombus-4",
     "ice-4 tree-15 glacier-4",
     {"0,0 1,0 0,1 1,1", "0,0 -1,1 0,1 -1,2", "0,0 1,0 -1,1 0,1", "0,0 1,0 0,1 1,1", "0,0 -1,1 0,1 -1,2",
      "0,0 1,0 -1,1 0,1"}},
    {"boat-6",
     "ice-6 swamp-water-6 glacier-6 marro-hive",
     {"0,0 1,0 2,0 -1,1 0,1 1,1", "0,0 1,0 0,1 1,1 0,2 1,2", "0,0 -1,1 0,1 -2,2 -1,2 -2,3", "0,0 1,0 2,0 -1,1 0,1 1,1",
      "0,0 1,0 0,1 1,1 0,2 1,2", "0,0 -1,1 0,1 -2,2 -1,2 -2,3"}},
    {"warehouse-6",
     "concrete-6 warehouse-ruin-6 warehouse-ruin-6-broken",
     {"0,0 1,0 0,1 1,1 2,1 3,1", "0,0 -1,1 0,1 -1,2 -1,3 -1,4", "0,0 1,0 -1,1 0,1 -2,2 -3,3", "0,0 1,0 2,0 3,0 2,1 3,1",
      "0,0 0,1 0,2 -1,3 0,3 -1,4", "0,0 -1,1 -3,2 -2,2 -4,3 -3,3"}},
    {"walk-7",
     "wall-walk-7",
     {"0,0 1,0 2,0 3,0 0,1 1,1 2,1", "0,0 -1,1 0,1 -1,2 0,2 -1,3 0,3", "0,0 1,0 -1,1 0,1 -2,2 -1,2 -2,3",
      "0,0 1,0 2,0 -1,1 0,1 1,1 2,1", "0,0 1,0 0,1 1,1 0,2 1,2 0,3", "0,0 -1,1 0,1 -2,2 -1,2 -3,3 -2,3"}},
    {"walk-9",
     "wall-walk-9",
     {"0,0 1,0 2,0 3,0 4,0 0,1 1,1 2,1 3,1", "0,0 -1,1 0,1 -1,2 0,2 -1,3 0,3 -1,4 0,4",
      "0,0 1,0 -1,1 0,1 -2,2 -1,2 -2,3 -3,3 -3,4", "0,0 1,0 2,0 3,0 -1,1 0,1 1,1 2,1 3,1",
      "0,0 1,0 0,1 1,1 0,2 1,2 0,3 1,3 0,4", "0,0 -1,1 0,1 -2,2 -1,2 -3,3 -2,3 -4,4 -3,4"}},
};

}  // namespace hexwright
