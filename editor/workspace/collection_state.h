// What a person owns: the shelf of collections, those that count, contest profiles.
#pragma once
#include "editor/document/own/catalogue_text.h"
#include "editor/document/own/shelf.h"
#include "editor/workspace/room.h"
#include "formats/xml/catalogue/profiles_xml.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::workspace {

struct CollectionState {
    std::filesystem::path folder = collections_folder();         // Where collections are kept; empty: nowhere.
    std::optional<Shelf> shelf{};                                // Loaded on first use.
    std::vector<std::string> chosen{};                           // Those that count as owned, their boxes added up.
    std::optional<Profiles> profiles{};                          // Loaded on first use.
    std::filesystem::path own_catalogue = own_catalogue_file();  // Holds pieces and sets of one's own.
};

}  // namespace hexwright::workspace
