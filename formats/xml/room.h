// The room `xml`: XML files and what bytes need: read, checked, written. It makes the names of the rooms below visible
// without a prefix; the linker enforces the same dependencies.
#pragma once
#include "engine/assembly/room.h"
#include "engine/checks/room.h"
#include "engine/map_code/room.h"
#include "engine/outlook/room.h"
#include "engine/simulation/room.h"
#include "engine/survey/room.h"
#include "engine/trials/room.h"

namespace hexwright::xml {
using namespace assembly;
using namespace checks;
using namespace map_code;
using namespace outlook;
using namespace simulation;
using namespace survey;
using namespace trials;
}  // namespace hexwright::xml
