// What a seat may expect from a question of a scenario rule: to choose a figure, or to say yes.
#pragma once
#include "engine/players/objective_field.h"
#include "engine/players/room.h"

namespace hexwright::players {

// Mean over the dice; above zero is good for the seat. 0 if the rule asks no such question now, or neither harms nor
// heals figures.
Value expected_value_of_yes(const GameState& state, PlayerId seat, const ObjectiveField& objective_field);
// Of what a figure does in its turn by a rule.
Value expected_value_of_start(const GameState& state, PlayerId seat, const ObjectiveField& objective_field,
                              const StartRule& action);
Value expected_value_of_choice(const GameState& state, PlayerId seat, const ObjectiveField& objective_field,
                               FigureId chosen);
Value expected_value_of_space(const GameState& state, PlayerId seat, const ObjectiveField& objective_field,
                              SpaceIndex chosen);
// Of an option of a menu, counted from 1.
Value expected_value_of_option(const GameState& state, PlayerId seat, const ObjectiveField& objective_field,
                               int option);

}  // namespace hexwright::players
