// Reads formats of army building (namespace urn:hexwright:army-formats:1): what an army may cost and hold, and lists of
// points.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/setup/army_format.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>

namespace hexwright::xml {

// Extends `base`; a format or list of points with the same id replaces the old one.
Result<ArmyFormats> read_army_formats(std::string_view xml, const std::string& file_name, const Catalogue& catalogue,
                                      ArmyFormats base = {});
// Points of cards that the catalogue does not have are left out.
ArmyFormats shipped_army_formats(const Catalogue& catalogue);

}  // namespace hexwright::xml
