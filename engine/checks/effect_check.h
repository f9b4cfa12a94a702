// Finds what can never happen inside a rule that itself can: single effects, and references to players and figures that
// do not exist.
#pragma once
#include "engine/checks/room.h"
#include "engine/checks/satisfiability.h"

#include <vector>

namespace hexwright::checks {

struct NeverInside {
    Never never;
    int line = 0;  // Line of the word that never takes effect.
};
using NeversInside = std::vector<NeverInside>;

// `about` is the subject of the rule's event; `rounds` are the rounds in which it runs.
NeversInside never_inside(const Effects& effects, const Satisfiability& satisfiability, Subject about,
                          const RoundSet& rounds);

// The changes made by the effects of a rule that fires, without those that never take effect.
RuleFacts facts_inside(const Rule& rule, const Satisfiability& satisfiability, Subject about, const RoundSet& rounds);

// Reports players beyond the largest setup (`players`; 0 means any), and the event's figure or player where the event
// has none.
NeversInside nobody_meant(const Rule& rule, int players);
NeversInside nobody_meant(const Modifier& modifier, int players);
NeversInside nobody_meant(const Win& win, int players);
// Checks conditions about a whole game, such as those of a campaign.
NeversInside nobody_meant(const Conditions& conditions, int players);

}  // namespace hexwright::checks
