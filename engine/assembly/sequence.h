// In which order units are laid, and where one step ends and the next begins.
#pragma once
#include "engine/assembly/build_plan.h"
#include "engine/assembly/needs.h"
#include "engine/assembly/room.h"
#include "engine/assembly/units.h"

#include <vector>

namespace hexwright::assembly {

// Level by level; tiles, fluids, what stands, edges; far rows before near ones, in bands from left to right; on the
// table large tiles first, and always something that touches what lies. Leaves the view of each step open.
std::vector<BuildStep> steps_of(std::vector<Unit> units, const Needs& needs, const Site& site);

}  // namespace hexwright::assembly
