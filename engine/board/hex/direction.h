// The six sides of a hex (pointy-top), clockwise from the north-east, with their names in files and messages.
#pragma once
#include "engine/board/room.h"

#include <array>
#include <optional>
#include <string_view>

namespace hexwright::board {

enum class Direction : unsigned char { NE, E, SE, SW, W, NW };

inline constexpr std::array all_directions{Direction::NE, Direction::E, Direction::SE,
                                           Direction::SW, Direction::W, Direction::NW};

// `turns` counts clockwise steps of 60 degrees and may be negative.
constexpr Direction turned(Direction side, int turns) {
    return static_cast<Direction>(((static_cast<int>(side) + turns) % 6 + 6) % 6);
}
constexpr Direction opposite(Direction side) { return turned(side, 3); }

std::string_view to_text(Direction side);  // "ne", "e", "se", "sw", "w", "nw"
std::optional<Direction> direction_from(std::string_view text);

}  // namespace hexwright::board
