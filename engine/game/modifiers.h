// What a scenario's modifiers change while they last: numbers of figures, the cost of steps, forbidden acts.
#pragma once
#include "engine/game/play.h"
#include "engine/rules/mover.h"
#include "engine/scenario/rulebook.h"

#include <optional>

namespace hexwright {

int modifier_bonus(const GameState& state, FigureId figure, modifier::Stat to);
bool may_not(const GameState& state, FigureId figure, modifier::Ban act);
void modify_mover(const GameState& state, FigureId figure, Mover& mover);
std::optional<PlayerId> first_by_rule(const GameState& state);  // For this round; std::nullopt: they roll.

}  // namespace hexwright
