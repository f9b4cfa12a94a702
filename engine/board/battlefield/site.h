// A map with what is derived from it: the input of every check of a battlefield.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/room.h"

namespace hexwright::board {

struct Site {
    const Battlefield& battlefield;
    const Terrain& terrain;
    const Catalogue& catalogue;
};

}  // namespace hexwright::board
