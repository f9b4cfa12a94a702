// An estimate of the work a scenario's rules demand, so that none can keep a game busy for minutes. Every condition
// counts as one look; a condition that iterates over spaces or figures counts as one look for each.
#pragma once
#include "engine/rulebook/room.h"
#include "engine/rulebook/rulebook_in_play.h"

namespace hexwright::rulebook {

// Limit for the conditions of one rule, and for all wins tested at the end of a round.
inline constexpr std::int64_t most_looks = 4'000'000;
// Limit for all wins that are tested after every event.
inline constexpr std::int64_t most_looks_at_once = 1'000'000;
// Limit for all modifiers together: every step evaluates them.
inline constexpr std::int64_t most_looks_of_modifiers = 20'000;
inline constexpr std::int64_t looks_a_step = 1'000;  // Looks that cost as much as one effect; see most_rule_steps.

// Stores the looks of each rule and effect. Refuses rules that need too many, with their name and line.
Result<void> weigh_rules(RulebookInPlay& play, const GameState& state);

}  // namespace hexwright::rulebook
