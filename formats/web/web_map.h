// Maps of the web editors: JSON, plain or gzipped whole. Two keys matter: hexMap, and boardPieces, whose keys are
// "alt~q~r~rotation~code".
#pragma once
#include "formats/virtualscape/hsc_types.h"
#include "formats/xml/scenario_xml.h"

#include <string>

namespace hexwright {

// `became` tells what became what, `notes` what is not on the map: nothing of it can be carried back. An error names
// the byte where reading ended.
Result<ReadScenario> read_web_map(std::string_view bytes, const std::string& file_name, const HscTypes& types,
                                  const Catalogue& catalogue);

}  // namespace hexwright
