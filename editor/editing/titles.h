// What a map is called: in the window, and as a file.
#pragma once
#include "editor/document/document.h"
#include "editor/editing/room.h"
#include "formats/telling/words.h"

#include <filesystem>
#include <string>

namespace hexwright::editing {

// By its name; files of other programs are converted.
bool is_our_format(const std::filesystem::path& file);
// Name of a file to save to, in our own format: that of the map's file, or one made from its title.
std::string suggested_name(const Document& document, const Words& words);
std::string name_of_title(const Document& document, const Words& words);  // "The Narrows.xml".
std::string title_of(const Document& document, const Words& words);

}  // namespace hexwright::editing
