// The room `survey`: what a battlefield or a position allows, space by space. It makes the names of the rooms below
// visible without a prefix; the linker enforces the same dependencies.
#pragma once
#include "engine/setup/room.h"

namespace hexwright::survey {
using namespace setup;
}  // namespace hexwright::survey
