// Finds the row of a power by its verb, for a game that is being set up, and for checks of one.
#pragma once
#include "engine/game/power.h"
#include "engine/powers/room.h"

namespace hexwright::powers {

const Power* power_named(std::string_view verb);  // nullptr if the game does not know what the verb does.
// Its figures do not begin in a start zone: a power brings them onto the battlefield later.
bool begins_off_board(const ArmyCard& card);

}  // namespace hexwright::powers
