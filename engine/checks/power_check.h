// Checks the powers of the cards of a scenario's set-ups: what the game does not play is told.
#pragma once
#include "engine/board/battlefield/issue_list.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/checks/room.h"
#include "engine/scenario/scenario.h"

namespace hexwright::checks {

void check_powers(const Scenario& scenario, const Catalogue& catalogue,
                  IssueList& issues);  // Reports power-not-played.

}  // namespace hexwright::checks
