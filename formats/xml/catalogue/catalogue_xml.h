// Reads catalogue data (namespace urn:hexwright:catalogue:1). Ours is embedded; a user's own file extends it and
// replaces whole entries by id.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>

namespace hexwright::xml {

Result<Catalogue> read_catalogue(std::string_view xml, const std::string& file_name, Catalogue base = {});
Catalogue shipped_catalogue();  // Built from the embedded data; asserts that it has no errors.

}  // namespace hexwright::xml
