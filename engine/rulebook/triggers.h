// Scenario rules at work: events of the game set them off in file order, and their effects are steps of the game like
// any other. A rule that sets itself off forever is stopped and named.
#pragma once
#include "engine/game/game_update.h"
#include "engine/rulebook/room.h"
#include "engine/scenario/bound.h"

#include <optional>

namespace hexwright::rulebook {

// Steps of rules one after the other, without anything else of the game between them.
inline constexpr int most_rule_steps = 20'000;

// Counts the steps of rules. If too many follow one another without anything else of the game between them, stops all
// rules at work, names this one and returns true.
bool goes_on_for_ever(GameUpdate& update, int rule, std::int64_t looks);

bool is_spent(const GameState& state, int rule);  // The rule runs once a game, and has run.

// Why a rule does nothing although its event has happened.
struct RuleStop {
    enum class Where : std::uint8_t { Spent, Event, When, Unless };  // Spent: it runs once a game, and has run.
    Where where = Where::Spent;
    // Of the game's rulebook, bound: the first that does not hold, for Unless the first that does; nullptr for Spent.
    const bound::Condition* condition = nullptr;
};
// `step` is of the kind Rule. nullopt: the rule runs.
std::optional<RuleStop> what_stops(const GameState& state, const Step& step);

}  // namespace hexwright::rulebook
