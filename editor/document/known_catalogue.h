// The pieces, sets and glyphs that the programs know: those shipped and those of the person's own file.
#pragma once
#include "editor/document/room.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"

#include <filesystem>

namespace hexwright::document {

// The shipped catalogue, extended or corrected by catalogue.xml in the person's configuration folder if it exists, then
// by `named` unless that is empty ("-" is standard input).
Result<Catalogue> known_catalogue(const std::filesystem::path& named = {});

}  // namespace hexwright::document
