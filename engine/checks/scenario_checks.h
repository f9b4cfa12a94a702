// The individual checks of a scenario beyond its battlefield. Callers outside use scenario_check.h.
#pragma once
#include "engine/board/battlefield/issue_list.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/checks/room.h"
#include "engine/scenario/scenario.h"

namespace hexwright::checks {

void check_limit(const Scenario& scenario, const Catalogue& catalogue,
                 IssueList& issues);  // Reports over-limit and contest-….
// Reports not-owned.
void check_owned(const Scenario& scenario, const Holding& owned, const Catalogue& catalogue, IssueList& issues);
// Reports zone-….
void check_zones(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues);
// Reports glyph-….
void check_glyphs(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues);

// Reports setup-incomplete, zone-holds-too-few and figure-outside-zone.
void check_setups(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues);
// Reports words that speak of each zone, piece or glyph of a sort of which there is none.
void check_sorts(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues);
// Reports house rules that change nothing.
void check_house_rules(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues);
// Reports tally-asked-openly and score-not-sought.
void check_telling(const Rulebook& book, IssueList& issues);
// Reports rules that can never take effect. Its rules are written out: engine/scenario/unrolled.h.
void check_rules(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues);

}  // namespace hexwright::checks
