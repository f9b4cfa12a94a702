// How the 3D view is drawn, whatever map it shows.
#pragma once
#include "editor/view/room.h"

#include <cstdint>

namespace hexwright::view {

enum class TableTop : std::uint8_t { Wood, Felt, Stone };  // What the map stands on.

struct SceneLook {
    bool dark = false;
    TableTop table = TableTop::Wood;
    // Once nothing moves, each further call makes the picture better, until Backend::settled().
    bool refined = false;
    friend bool operator==(const SceneLook&, const SceneLook&) = default;
};

}  // namespace hexwright::view
