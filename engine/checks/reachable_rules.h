// Finds the rules that can fire at all, and hence what can change in a game: a flag that is set only by a rule that
// never fires is never set.
#pragma once
#include "engine/checks/room.h"
#include "engine/checks/satisfiability.h"

namespace hexwright::checks {

// Combines those of a rule's events that may happen.
struct Firing {
    std::optional<Never> never{};
    Subject about{};
    RoundSet rounds{};
};

// Why the rule never fires in any game; none if it may, and `firing` then has its rounds.
std::optional<Never> never_fires(const Rule& rule, const Satisfiability& satisfiability, Firing& firing);

// The facts of everything that can happen, as far as `satisfiability` knows.
RuleFacts reachable_facts(const Rulebook& book, const Satisfiability& satisfiability);

}  // namespace hexwright::checks
