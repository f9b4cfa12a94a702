// The symmetry that a map is built with, as a comment of its file: an editor's note. Whoever does not know it keeps it
// as a comment or skips it, and the map means the same.
#pragma once
#include "engine/board/hex/symmetry.h"
#include "formats/xml/room.h"

#include <optional>
#include <string>
#include <string_view>

namespace hexwright::xml {

// For example " hexwright-editor: symmetry three-about-corner 4,2 side=ne ".
std::string symmetry_note(const Symmetry& symmetry);
// nullopt: it is another comment.
std::optional<Symmetry> symmetry_in_note(std::string_view comment);

}  // namespace hexwright::xml
