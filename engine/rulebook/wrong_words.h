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

// Each with a suggestion where a known name is near, the line of the last word that has one, and in `word` the way from
// there: "events[0]@zone"; in the order of zones, modifiers, rules, wins. Empty where a game can be begun with them.
std::vector<Refusal> wrong_words(const Scenario& scenario, const GameState& state);

}  // namespace hexwright::rulebook
