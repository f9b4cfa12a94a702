// The pieces, sets and glyphs that the programs know: those shipped, then those of the person's own file.
#pragma once
#include "engine/catalogue/catalogue.h"
#include "engine/core/result.h"

#include <filesystem>

namespace hexwright {

// Ours, extended or corrected by catalogue.xml of the person's configuration folder where there is one, then by `named`
// unless it is empty ("-": standard input).
Result<Catalogue> known_catalogue(const std::filesystem::path& named = {});

}  // namespace hexwright
