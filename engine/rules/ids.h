// The id of a figure, for rules that speak of figures without knowing the game that they are in.
#pragma once
#include "engine/core/id.h"
#include "engine/rules/room.h"

namespace hexwright::rules {

using FigureId = Id<struct FigureTag>;

}  // namespace hexwright::rules
