// Converts Virtualscape files to scenarios and scenarios to Virtualscape files, and reports how things were converted.
#pragma once
#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_types.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <string>
#include <vector>

namespace hexwright::exchange {

// The scenario carries the file's bytes. Validity is not judged: everything in the file is put on the map, and the
// checks report problems. `became` lists what each thing was converted to, `notes` what is not on the map and only
// carried.
Result<ReadScenario> read_hsc_scenario(std::string bytes, const std::string& file_name, const HscTypes& types,
                                       const Catalogue& catalogue);

struct WrittenHsc {
    std::string bytes;
    std::vector<Message> personal;  // Pieces that Virtualscape does not have, written as personal tiles.
    std::vector<Message> moved;     // Things that have another place or wording in the file.
    std::vector<Message> lost;      // Things that the format cannot express.
};
// Always writes version 0.0007. Records that the scenario was imported with and that are still true are written
// unchanged, in their order; a piece that was moved keeps its position in that order.
WrittenHsc write_hsc_scenario(const Scenario& scenario, const HscTypes& types, const Catalogue& catalogue);

}  // namespace hexwright::exchange
