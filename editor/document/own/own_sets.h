// Sets of a person's own, in their catalogue file: a name, and how many of which known pieces lie in the box.
#pragma once
#include "editor/document/room.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/board/refusal.h"

#include <string>
#include <vector>

namespace hexwright::document {

struct OwnSet {
    std::string name;
    std::vector<LooseItem> items{};
};

// The catalogue file with the set as its last entry and everything else as it is; of an empty text, a new file. The
// catalogue is the one that is known now.
Result<std::string> with_own_set(const std::string& xml, const std::string& file_name, const OwnSet& set,
                                 const Catalogue& catalogue);

}  // namespace hexwright::document
