// Where the settings of zones and arrivals come from. Only for knobs.cpp and knob_edits.cpp.
#pragma once
#include "editor/document/room.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/word_tree.h"

#include <optional>
#include <vector>

namespace hexwright::document {

// The round that a rule's first event with rounds begins in.
std::optional<int> first_round_of(const WordNode& rule);

// The spaces that the zone has when it has one, two and so on up to `most`, fewer if the map ends. Its front lies
// towards the other zones of its use, and moves; a zone that is alone grows and shrinks about its middle.
std::vector<Space> growing_zone(const Scenario& scenario, const Zone& zone, std::size_t most,
                                const Catalogue& catalogue);

}  // namespace hexwright::document
