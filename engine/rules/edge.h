// The edge of the map: hexes beside which the table begins. A gap that the map encloses has no edge.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/rules/room.h"

namespace hexwright::rules {

// Beside the hex is an empty one, from which one comes to the outside of the map over empty hexes alone.
bool at_edge(const Terrain& terrain, HexCoord hex);

}  // namespace hexwright::rules
