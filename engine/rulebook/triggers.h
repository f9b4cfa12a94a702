// Scenario rules at work: events of the game set them off in file order, and their effects are steps of the game like
// any other. A rule that sets itself off forever is stopped and named.
#pragma once
#include "engine/game/game_update.h"
#include "engine/rulebook/room.h"

namespace hexwright::rulebook {

// Steps of rules one after the other, without anything else of the game between them.
inline constexpr int most_rule_steps = 20'000;

// Counts what is done; too much without anything else of the game between: all rules at work are stopped, and this one
// is named.
bool goes_on_for_ever(GameUpdate& update, int rule, std::int64_t looks);

}  // namespace hexwright::rulebook
