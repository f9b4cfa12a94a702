// What the modifiers of a scenario change, while they last: numbers of figures, the cost of steps, what may not be
// done.
#pragma once
#include "engine/game/game_update.h"
#include "engine/rules/mover.h"
#include "engine/scenario/rulebook.h"

#include <optional>

namespace hexwright {

int modifier_bonus(const GameState& state, FigureId figure, modifier::Stat to);
bool may_not(const GameState& state, FigureId figure, modifier::Ban act);
void modify_mover(const GameState& state, FigureId figure, Mover& mover);
std::optional<PlayerId> first_by_rule(const GameState& state);  // of this round; none: they roll

}  // namespace hexwright
