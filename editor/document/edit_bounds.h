// What a file cannot hold, an edit may not make: the bounds of names, zones and glyphs, each refused with a sentence.
// (Those of pieces belong to the verdict on placing.)
#pragma once
#include "editor/document/edit.h"

namespace hexwright {

std::optional<Refusal> name_out_of_bounds(const std::string& name);  // of a title, a reason and the like
std::optional<Refusal> out_of_bounds(const SetAbout& about);
std::optional<Refusal> out_of_bounds(const std::vector<Zone>& zones);  // their spaces sorted and distinct
std::optional<Refusal> out_of_bounds(const std::vector<Glyph>& glyphs, const Catalogue& catalogue);

}  // namespace hexwright
