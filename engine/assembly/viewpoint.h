// From where the new pieces of a level are seen best. Knows what hides what, roughly, but draws nothing.
#pragma once
#include "engine/assembly/build_plan.h"
#include "engine/assembly/room.h"
#include "engine/board/battlefield/site.h"

#include <vector>

namespace hexwright::assembly {

// Sets the turn of all steps, one for each level. A level keeps the turn of the one below unless another shows clearly
// more.
void choose_turns(std::vector<BuildStep>& steps, const Site& site);

}  // namespace hexwright::assembly
