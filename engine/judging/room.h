// The room `judging`: what map judges look at, worked out by geometry. It makes the names of the rooms below visible
// without a prefix; the linker enforces the same dependencies.
#pragma once
#include "engine/survey/room.h"

namespace hexwright::judging {
using namespace survey;
}  // namespace hexwright::judging
