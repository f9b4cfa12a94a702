// Which rules can come about at all, and so what can change in a game: a flag that only a rule sets that itself waits
// for ever is never set.
#pragma once
#include "engine/checks/satisfiability.h"

namespace hexwright {

struct Firing {  // of those of a rule's events that may happen
    std::optional<Never> never{};
    Subject about{};
    RoundSet rounds{};
};

// Why it cannot happen in any game; none: it may, and `firing` says in which rounds.
std::optional<Never> never_fires(const Rule& rule, const Feasible& feasible, Firing& firing);

RuleFacts live_facts(const Rulebook& book,
                     const Feasible& feasible);  // of what can come about, as far as `feasible` knows

}  // namespace hexwright
