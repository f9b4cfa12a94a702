// Scenario rules at work: events of the game set them off in file order, and their effects are steps of the game like
// any other. A rule that sets itself off forever is stopped and named.
#pragma once
#include "engine/game/game_update.h"
#include "engine/rulebook/room.h"

namespace hexwright::rulebook {

// Steps of rules one after the other, without anything else of the game between them.
inline constexpr int most_rule_steps = 20'000;

// Counts the steps of rules. If too many follow one another without anything else of the game between them, stops all
// rules at work, names this one and returns true.
bool goes_on_for_ever(GameUpdate& update, int rule, std::int64_t looks);

}  // namespace hexwright::rulebook
