// What a seat may expect of what a scenario's rule asks it: to choose a figure, to say yes.
#pragma once
#include "engine/players/objective_field.h"

namespace hexwright {

// In the mean of the dice; above zero: good for the seat. None: the rule asks nothing now, or it does neither good nor
// harm to figures.
Worth prospect_of_yes(const GameState& state, PlayerId seat, const Errands& errands);
Worth prospect_of_choice(const GameState& state, PlayerId seat, const Errands& errands, FigureId chosen);

}  // namespace hexwright
