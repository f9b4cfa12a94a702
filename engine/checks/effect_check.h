// What can never come about inside a rule that itself may: of its effects, and names of players and figures that are
// not there.
#pragma once
#include "engine/checks/satisfiability.h"

#include <vector>

namespace hexwright {

struct NeverInside {
    Never never;
    int line = 0;  // of the word that never comes about
};
using NeversInside = std::vector<NeverInside>;

// `about`: what the rule's event is about; `rounds`: in which it runs.
NeversInside never_inside(const Effects& effects, const Feasible& feasible, Subject about, const RoundSet& rounds);

// What the effects of a rule that fires change, but for those that never come about.
RuleFacts facts_inside(const Rule& rule, const Feasible& feasible, Subject about, const RoundSet& rounds);

// Players beyond the largest set-up (`players`, 0: any), and the event's figure or player where the event has none.
NeversInside nobody_meant(const Rule& rule, int players);
NeversInside nobody_meant(const Modifier& modifier, int players);
NeversInside nobody_meant(const Win& win, int players);
NeversInside nobody_meant(const Conditions& conditions, int players);  // about a game, as those of a campaign are

}  // namespace hexwright
