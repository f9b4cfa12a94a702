// What the modifiers of a scenario change while they last: numbers of figures, the cost of steps, what may not be done.
// The game asks for the sums through engine/game/scenario_rules.h.
#pragma once
#include "engine/game/state.h"
#include "engine/rulebook/room.h"

namespace hexwright::rulebook {

// False if a modifier in force keeps this rule off the figure. The state has a rulebook.
bool rule_affects(const GameState& state, int rule, FigureId figure);

}  // namespace hexwright::rulebook
