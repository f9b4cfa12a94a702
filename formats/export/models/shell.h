// Pieces as closed bodies in millimetres, for printers and for programs that show models: x to the right, y away from
// the viewer, z up. A body has no holes in its surface, and its faces are wound to be seen from outside.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"
#include "formats/export/room.h"
#include "formats/paper/real_size.h"

#include <array>
#include <string>
#include <vector>

namespace hexwright::exports {

inline constexpr double shell_gap_mm = 0.05;  // Between neighbours, so that they can be printed and parted.

struct Corner3 {
    double x = 0, y = 0, z = 0;
};

struct Shell {
    std::vector<Corner3> corners{};
    std::vector<std::array<int, 3>> faces{};  // Triangles.
    unsigned rgb = 0;
};

double height_mm(int sevenths);  // Of what is so high above the table, in sevenths of a level.

// One shell, but for walls whose parts do not touch.
std::vector<Shell> shells_of(const PlacedPiece& piece, const Terrain& terrain, const Catalogue& catalogue);

}  // namespace hexwright::exports
