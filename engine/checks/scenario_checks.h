// The single checks of a scenario beyond its battlefield; scenario_check.h is their door.
#pragma once
#include "engine/board/battlefield/issue_list.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/scenario/scenario.h"

namespace hexwright {

void check_limit(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues);  // over-limit
void check_owned(const Scenario& scenario, const Holding& owned, const Catalogue& catalogue,
                 IssueList& issues);  // not-owned
void check_zones(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                 IssueList& issues);  // zone-…
void check_glyphs(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                  IssueList& issues);  // glyph-…

void check_setups(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                  IssueList& issues);  // setup-incomplete, zone-holds-too-few
void check_rules(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                 IssueList& issues);  // what can never be

}  // namespace hexwright
