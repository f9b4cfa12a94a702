// Checks that games of a scenario can begin: starts each of its set-ups, and nobody may have won before the first turn.
#pragma once
#include "engine/board/battlefield/issue_list.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/checks/room.h"
#include "engine/scenario/scenario.h"

namespace hexwright::checks {

// Reports cannot-start and won-at-start.
void check_starts(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues);

}  // namespace hexwright::checks
