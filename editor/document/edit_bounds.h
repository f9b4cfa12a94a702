// Bounds on names, zones, glyphs and all else that has a place: an edit may not make what a file cannot hold. Each
// refusal has its own sentence. The bounds of pieces belong to the verdict on placing.
#pragma once
#include "editor/document/edit.h"
#include "editor/document/room.h"

namespace hexwright::document {

std::optional<Refusal> name_out_of_bounds(const std::string& name);  // Checks a title, a reason and the like.
std::optional<Refusal> piece_name_out_of_bounds(const std::string& name);
std::optional<Refusal> out_of_bounds(const SetLimit& limit, const Catalogue& catalogue);
std::optional<Refusal> out_of_bounds(const SetAbout& about);
std::optional<Refusal> out_of_bounds(const std::vector<Zone>& zones);  // Expects sorted, distinct spaces.
std::optional<Refusal> out_of_bounds(const std::vector<Glyph>& glyphs, const Catalogue& catalogue);
// Checks everything that has a place on the map, besides its pieces.
std::optional<Refusal> out_of_bounds(const Scenario& scenario, const Catalogue& catalogue);

}  // namespace hexwright::document
