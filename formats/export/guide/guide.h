// The build instructions of a map for a phone: one HTML file that asks for nothing else, and that pages and ticks also
// where scripts are forbidden.
#pragma once
#include "engine/board/refusal.h"
#include "engine/scenario/scenario.h"
#include "formats/export/guide/guide_parts.h"
#include "formats/export/room.h"
#include "formats/telling/words.h"

#include <string>

namespace hexwright::exports {

// Screens: start, pack, build, set up, rules, ask, share; 3D on the screen build. All of it follows from the scenario;
// equal scenarios and parts give equal bytes. Expects a map that is not too large for a build sheet
// (too_large_for_sheet()). Refused if there is not enough memory to pack its parts.
Result<std::string> guide_html(const Scenario& scenario, const Catalogue& catalogue, const Words& words,
                               const GuideParts& parts = guide_parts());

}  // namespace hexwright::exports
