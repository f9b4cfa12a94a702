// How much looking a scenario's rules ask for, so that none can keep a game busy for minutes: every condition counts as
// one look, those that go over spaces or figures as so many.
#pragma once
#include "engine/rulebook/rulebook_in_play.h"

namespace hexwright {

inline constexpr std::int64_t most_looks =
    4'000'000;  // of one rule's conditions, and of all wins at the end of a round
inline constexpr std::int64_t most_looks_at_once =
    1'000'000;  // of all wins that are tested after everything that happens
inline constexpr std::int64_t most_looks_of_modifiers = 20'000;  // of all: they are asked about at every step
inline constexpr std::int64_t looks_a_step = 1'000;              // that are as much as one effect: see most_rule_steps

// Notes the looks of each rule and effect. Refused: rules that look too much, with their name and line.
Result<void> weigh_rules(RulebookInPlay& play, const GameState& state);

}  // namespace hexwright
