// Finds the row of a power by its verb, for a game that is being set up.
#pragma once
#include "engine/game/power.h"
#include "engine/powers/room.h"

namespace hexwright::powers {

const Power* power_named(std::string_view verb);  // nullptr if the game does not know what the verb does.

}  // namespace hexwright::powers
