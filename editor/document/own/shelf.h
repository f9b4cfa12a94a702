// The collections that a person keeps: one file each in a folder, named after the collection. Nothing is deleted for
// good.
#pragma once
#include "editor/document/room.h"
#include "editor/document/safety/trash.h"
#include "engine/core/system/places.h"
#include "formats/xml/catalogue/collection_xml.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::document {

inline constexpr std::size_t max_collections = 200;

struct SavedCollection {
    std::filesystem::path file;
    Collection collection;
};

struct Shelf {
    std::filesystem::path folder;
    std::vector<SavedCollection> collections;  // Sorted by name.
    // Files in the folder that are broken or no collections; they are left alone.
    std::vector<Refusal> unreadable;
};

// In the person's data folder; empty if there is no home directory.
std::filesystem::path collections_folder();
Shelf read_shelf(const std::filesystem::path& folder, const Catalogue& catalogue);
const SavedCollection* find(const Shelf& shelf, const std::string& name);

// Each writes or moves a file; on an error nothing has changed. Afterwards the shelf matches the folder. A new name
// must not be empty, too long or taken.
Result<void> add(Shelf& shelf, Collection collection, const Catalogue& catalogue);
Result<void> change(Shelf& shelf, const std::string& name, const Holding& owned, const Catalogue& catalogue);
Result<void> rename(Shelf& shelf, const std::string& name, const std::string& to, const Catalogue& catalogue);
Result<void> throw_away(Shelf& shelf, const std::string& name,
                        const std::filesystem::path& trash = system::trash_folder());

// The wanted name, followed by a number if it is taken.
std::string free_name(const Shelf& shelf, const std::string& wanted);

// Sets how many of a set or item there are, keeping the catalogue's order; 0 removes it, and there are at most as many
// as a file may say.
void set_count(Holding& holding, SetKind set, int count);
void set_count(Holding& holding, ItemKind item, int count);
int count_of(const Holding& holding, SetKind set);
int count_of(const Holding& holding, ItemKind item);
Holding pooled(const std::vector<Holding>& holdings);  // All together, each set and item once.

}  // namespace hexwright::document
