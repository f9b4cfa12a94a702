// Reads maps of the web editors: JSON, plain or gzipped as a whole. Two keys matter: hexMap, and boardPieces, whose
// keys are "alt~q~r~rotation~code". Early files have commas, dashes or full stops between the parts, and long names for
// codes.
#pragma once
#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_types.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <string>

namespace hexwright::exchange {

// `became` lists what each thing was converted to, `notes` what is not on the map and cannot be written back. An error
// names the byte where reading ended. A file with pieces of which none was understood is an error.
Result<ReadScenario> read_web_map(std::string_view bytes, const std::string& file_name, const HscTypes& types,
                                  const Catalogue& catalogue);

}  // namespace hexwright::exchange
