// Virtualscape's files as scenarios, and scenarios as Virtualscape's files, with an account of what became what.
#pragma once
#include "formats/virtualscape/hsc_types.h"
#include "formats/xml/scenario_xml.h"

#include <string>
#include <vector>

namespace hexwright {

// The scenario carries the file's bytes. Physics is not judged: whatever lies there lies on the map, and checks say
// what is wrong. `became` tells what became what, `notes` what is not on the map and only carried.
Result<ReadScenario> read_hsc_scenario(std::string bytes, const std::string& file_name, const HscTypes& types,
                                       const Catalogue& catalogue);

struct WrittenHsc {
    std::string bytes;
    std::vector<Message> personal;  // pieces that Virtualscape does not have: they go as personal tiles
    std::vector<Message> moved;     // what lies elsewhere or reads otherwise there
    std::vector<Message> lost;      // what its form cannot say
};
// Always version 0.0007. Records that the scenario came with and that still say what is true are written as they were,
// in their order; a piece that was moved keeps its place in that order.
WrittenHsc write_hsc_scenario(const Scenario& scenario, const HscTypes& types, const Catalogue& catalogue);

}  // namespace hexwright
