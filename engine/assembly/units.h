// What hands pick up at once: a piece, or pieces that hold each other, with their copies at the images of a symmetry.
// Units need not be parted, and every unit has all that it needs in others.
#pragma once
#include "engine/assembly/needs.h"
#include "engine/assembly/repeats.h"
#include "engine/assembly/room.h"

#include <vector>

namespace hexwright::assembly {

enum class Sort : unsigned char { Tile, Fluid, Standing, Edge };  // In the order in which they are laid on a level.
inline constexpr int sorts = 4;

struct Unit {
    std::vector<int> pieces;               // Numbers in Needs::pieces, from the bottom up.
    std::vector<std::vector<int>> copies;  // As in BuildStep.
    bool hold = false;
    int stage = 1;  // The level with which it is laid.
    Sort sort = Sort::Tile;
    std::size_t hexes = 0;     // Size of its first piece.
    std::vector<int> later{};  // Units that come after this one; may name one several times.
    int waits_for = 0;         // How often this unit stands in `later` of others.
};

std::vector<Unit> units_of(const Needs& needs, const Repeats& repeats, const Site& site);

}  // namespace hexwright::assembly
