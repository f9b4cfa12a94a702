// Whether games of a scenario can begin: each of its set-ups is begun, and nobody may have won before the first turn.
#pragma once
#include "engine/board/battlefield/issue_list.h"
#include "engine/scenario/scenario.h"

namespace hexwright {

void check_starts(const Scenario& scenario, const Catalogue& catalogue,
                  IssueList& issues);  // cannot-start, won-at-start

}  // namespace hexwright
