// Scenario rules at work: events of the game set them off in file order, and their effects are steps of the game like
// any other. A rule that sets itself off forever is stopped and named.
#pragma once
#include "engine/game/play.h"

namespace hexwright {

// Limit of rule steps in a row without anything else of the game between them.
inline constexpr int most_rule_steps = 20'000;

void note(Play& play, const Event& event);  // Notes what rules may wait for.
// The figure has moved, come or gone; `before` are the spaces it stood on.
void note_zones(Play& play, FigureId figure, const std::vector<SpaceIndex>& before);
void set_off_rules(Play& play);  // Sets off all rules that wait for what has been noted, before anything else.

// True while one effect is applied to many or a move is under way. Nobody wins before that is complete.
bool in_the_middle(const GameState& state);

// Counts the work done. If there is too much of it without anything else of the game in between, stops all rules at
// work, names this one and returns true.
bool goes_on_for_ever(Play& play, int rule, std::int64_t looks);

// False if a modifier shields the figure from the rule.
bool rule_affects(const GameState& state, int rule, FigureId figure);

}  // namespace hexwright
