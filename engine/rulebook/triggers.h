// The rules of a scenario at work: what happens in the game sets them off, in the order of the file; what they do are
// steps of the game like any other. A rule that sets itself off for ever is stopped and named.
#pragma once
#include "engine/game/game_update.h"

namespace hexwright {

inline constexpr int most_rule_steps = 20'000;  // one after the other, without anything else of the game between them

void note(Play& play, const Event& event);                                            // that rules may wait for
void note_zones(Play& play, FigureId figure, const std::vector<SpaceIndex>& before);  // it has moved, come or gone
void set_off_rules(Play& play);  // all that wait for what has been noted, before anything else

// Everything that one effect does to many belongs together, and a move is one thing: until then nobody has won.
bool in_the_middle(const GameState& state);

// Counts what is done; too much without anything else of the game between: all rules at work are stopped, and this one
// is named.
bool goes_on_for_ever(Play& play, int rule, std::int64_t looks);

bool rule_affects(const GameState& state, int rule, FigureId figure);  // no modifier keeps it off

}  // namespace hexwright
