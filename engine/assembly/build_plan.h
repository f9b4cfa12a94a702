// The order of hands: the steps in which a battlefield is built on a table, so that after each step what lies there
// stands by itself. Paper, window and command line show these steps; how they are drawn is not known here.
#pragma once
#include "engine/assembly/room.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"

#include <cstddef>
#include <vector>

namespace hexwright::assembly {

// How much work a step is, in hundredths of a piece. Reaching again for the same one-hex tile, ladder or battlement is
// quick.
inline constexpr int effort_of_piece = 100, effort_of_repeat = 35, most_effort = 700;

struct BuildStep {
    std::vector<PieceId> pieces{};  // In the order in which hands lay them.
    // The same again at the images of a symmetry, a list for each; image i of pieces[n] is copies[i][n].
    std::vector<std::vector<PieceId>> copies{};
    int efforts = 0;    // At most most_effort, unless pieces that hold each other cannot be parted. Copies count once.
    bool hold = false;  // A piece would tip over until its counterweight, in the same step, lies on it.
    int level = 1;      // Level that is being built. Tall pieces wait for what is built around them on higher levels.
    int turn = 0;       // Turn of the map, 0..5, from which most of what is new on this level is seen from the south.
};

struct BuildPlan {
    std::vector<BuildStep> steps;
    std::size_t pieces = 0;  // Every piece of the map is laid in exactly one step.
};

// Lays maps with errors, too, as well as it can. Takes time in proportion to the map, but for sorting.
BuildPlan build_plan(const Battlefield& battlefield, const Terrain& terrain, const Catalogue& catalogue);

std::vector<PieceId> laid_in(const BuildStep& step);                     // Its pieces and all copies.
std::vector<PieceId> laid_by(const BuildPlan& plan, std::size_t steps);  // What lies after so many steps; sorted.

// Only these pieces of a battlefield, which is not changed. `kept` is sorted; the pieces keep their order, not their
// ids.
Battlefield only(const Battlefield& battlefield, const std::vector<PieceId>& kept, const Catalogue& catalogue);

}  // namespace hexwright::assembly
