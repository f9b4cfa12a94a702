// Everything that is wrong with the words of a scenario's rules and zones in one game; bind_rulebook() tells the first.
#pragma once
#include "engine/board/refusal.h"
#include "engine/rulebook/room.h"
#include "engine/scenario/scenario.h"

#include <vector>

namespace hexwright::game {
struct GameState;
}  // namespace hexwright::game

namespace hexwright::rulebook {

// Each with the line of its word, and a suggestion where a known name is near; in the order of zones, modifiers, rules,
// wins. Empty where a game can be begun with these words.
std::vector<Refusal> wrong_words(const Scenario& scenario, const GameState& state);

}  // namespace hexwright::rulebook
