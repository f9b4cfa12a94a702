// Reads and writes saved armies (namespace urn:hexwright:army:1): cards with their copies, under a name.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/scenario/setup.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

struct SavedArmy {
    std::string name{};
    std::string format{};             // Id of the format that it was built for; may be unknown, or empty for none.
    std::vector<CardOfArmy> cards{};  // Card and copies.
    friend bool operator==(const SavedArmy&, const SavedArmy&) = default;
};

Result<SavedArmy> read_army(std::string_view xml, const std::string& file_name, const Catalogue& catalogue);
std::string write_army(const SavedArmy& army);

}  // namespace hexwright::xml
