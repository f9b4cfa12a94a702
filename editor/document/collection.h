// What a person owns, as the command line and the window learn it: a list of boxes, a file with one, or a saved
// collection.
#pragma once
#include "engine/catalogue/inventory.h"
#include "engine/core/result.h"

#include <filesystem>
#include <string>

namespace hexwright {

// "swarm-of-the-marro,rise-of-the-valkyrie:2": ids of sets, or of single items, each with its count. Commas, spaces and
// lines part them; # begins a remark that ends with its line.
Result<Holding> holding_from(std::string_view list, const std::string& file_name, const Catalogue& catalogue);

// The list itself; else the file of that name, a list or a saved collection; else the collection saved under that name
// in the person's data folder.
Result<Holding> owned_from(const std::string& list_or_name, const Catalogue& catalogue);

// $XDG_CONFIG_HOME/hexwright, $XDG_DATA_HOME/hexwright and $XDG_STATE_HOME/hexwright, or where they are by default;
// empty when there is no home.
std::filesystem::path config_folder();
std::filesystem::path data_folder();
std::filesystem::path state_folder();  // what a session leaves for the next one: recoveries, who has which file open

}  // namespace hexwright
