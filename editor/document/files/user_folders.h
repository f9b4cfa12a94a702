// The person's folders that other programs know, too.
#pragma once
#include "editor/document/room.h"

#include <filesystem>

namespace hexwright::document {

std::filesystem::path home_folder();  // Empty if there is none.
// What user-dirs.dirs in $XDG_CONFIG_HOME (or ~/.config) calls the folder of documents, if it is a folder; otherwise
// the home folder.
std::filesystem::path documents_folder();

}  // namespace hexwright::document
