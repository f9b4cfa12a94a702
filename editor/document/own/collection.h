// What a person owns, as the command line reads it: a list of boxes, a file with such a list or with a table (CSV), or
// a saved collection.
#pragma once
#include "editor/document/room.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/board/refusal.h"

#include <string>

namespace hexwright::document {

// Reads a list such as "swarm-of-the-marro,rise-of-the-valkyrie:2": ids of sets or single items, each with an optional
// count. Entries are separated by commas, blanks or line ends; # starts a remark that runs to the end of the line.
Result<Holding> holding_from(std::string_view list, const std::string& file_name, const Catalogue& catalogue);

// Tries the argument as a list, then as a file (a list, a table or a saved collection), then as the name of a
// collection in the person's data folder. A table with lines that were not understood is refused, with all of them.
Result<Holding> owned_from(const std::string& list_or_name, const Catalogue& catalogue);

}  // namespace hexwright::document
