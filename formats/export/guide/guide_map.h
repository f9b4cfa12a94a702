// The drawings of a guide as SVG: the plan that shows every step, and the shapes of pieces that it and the lists of
// parts refer to.
#pragma once
#include "formats/export/room.h"
#include "formats/paper/build_sheet/book.h"

#include <string>

namespace hexwright::exports {

// Hidden; to be written once, before what refers to it: each kind as a part, and what stands in each of its turns.
std::string guide_shapes(const Build& build, const Catalogue& catalogue);
// A part as the lists show it. Expects a kind of the map or of its items.
std::string guide_part(PieceKind kind);
// One picture for all steps, on the map's outline: the group of each step holds those of all that follow, so that
// hiding one hides them. `label` is escaped.
std::string guide_plan(const Build& build, const Catalogue& catalogue, const std::string& label);

}  // namespace hexwright::exports
