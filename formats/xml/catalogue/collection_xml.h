// Reads and writes saved collections (namespace urn:hexwright:collection:1): the boxes and loose items that a person
// owns, under a name.
#pragma once
#include "engine/board/catalogue/inventory.h"
#include "engine/board/refusal.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>

namespace hexwright::xml {

struct Collection {
    std::string name;
    Holding owned;
    friend bool operator==(const Collection&, const Collection&) = default;
};

Result<Collection> read_collection(std::string_view xml, const std::string& file_name, const Catalogue& catalogue);
// Writes sets, then items, in their order.
std::string write_collection(const Collection& collection, const Catalogue& catalogue);

}  // namespace hexwright::xml
