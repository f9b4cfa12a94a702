// A picture under a level for tracing, such as a page of a rulebook or a photograph: which picture, its position, and
// how it is shown. Nothing of the map depends on it.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/scenario/room.h"

#include <string>
#include <vector>

namespace hexwright::scenario {

inline constexpr int max_picture_side = 65'535;         // In pixels.
inline constexpr std::size_t max_picture_path = 4'000;  // In characters.
inline constexpr std::size_t least_pins = 2, most_pins = 3;
inline constexpr int usual_opacity = 70, least_opacity = 5;  // In per cent.

// Fixes a pixel of the picture to the centre of a hex.
struct Pin {
    int x = 0, y = 0;  // From the upper left corner of the picture as shown, 0 to max_picture_side.
    HexCoord at;
    friend bool operator==(const Pin&, const Pin&) = default;
};

struct Underlay {
    int level = 1;
    std::string src;              // Path of the picture: relative to the file when in a file, otherwise absolute.
    std::vector<Pin> pins;        // Two pins move, turn and scale the picture; three also shear it.
    int opacity = usual_opacity;  // In per cent, at least least_opacity.
    bool locked = false, hidden = false;
    friend bool operator==(const Underlay&, const Underlay&) = default;
};

// True for two or three pins that determine a position: within the picture's bounds, apart, and not all three on one
// line.
bool pins_fit(const std::vector<Pin>& pins);

}  // namespace hexwright::scenario
