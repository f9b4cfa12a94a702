// The catalogue's data (namespace urn:hexwright:catalogue:1): ours is embedded; a user's own file extends it, and
// replaces whole entries by id.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/result.h"

#include <string>
#include <string_view>

namespace hexwright {

Result<Catalogue> read_catalogue(std::string_view xml, const std::string& file_name, Catalogue base = {});
Catalogue shipped_catalogue();  // the embedded data; a mistake in it is ours

}  // namespace hexwright
