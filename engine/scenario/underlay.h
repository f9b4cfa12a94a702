// A picture that lies under a level to be traced: a page of a rulebook, a photograph. Which picture, how it lies, how
// it is shown; nothing of a map depends on it.
#pragma once
#include "engine/board/hex/coord.h"

#include <string>
#include <vector>

namespace hexwright {

inline constexpr int max_picture_side = 65'535;         // pixels
inline constexpr std::size_t max_picture_path = 4'000;  // characters
inline constexpr std::size_t least_pins = 2, most_pins = 3;
inline constexpr int usual_opacity = 70, least_opacity = 5;  // per cent

struct Pin {           // this pixel of the picture lies on the middle of this hex
    int x = 0, y = 0;  // from the upper left corner of the picture as it is shown, 0 to max_picture_side
    HexCoord at;
    friend bool operator==(const Pin&, const Pin&) = default;
};

struct Underlay {
    int level = 1;
    std::string src;              // path of the picture; in a file relative to that file, else absolute
    std::vector<Pin> pins;        // two: the picture is moved, turned and made larger; three: also slanted
    int opacity = usual_opacity;  // per cent, from least_opacity
    bool locked = false, hidden = false;
    friend bool operator==(const Underlay&, const Underlay&) = default;
};

// Two or three pins that say how a picture lies: within its bounds, apart, and three of them not in one line.
bool pins_fit(const std::vector<Pin>& pins);

}  // namespace hexwright
