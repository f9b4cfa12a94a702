// The collections that a person keeps: one file each in a folder, named after the collection. Nothing is thrown away
// for good.
#pragma once
#include "editor/document/trash.h"
#include "formats/xml/collection_xml.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright {

inline constexpr std::size_t max_collections = 200;

struct SavedCollection {
    std::filesystem::path file;
    Collection collection;
};

struct Shelf {
    std::filesystem::path folder;
    std::vector<SavedCollection> collections;  // by name
    std::vector<Error> unreadable;             // files in the folder that are none, or broken: they stay as they are
};

std::filesystem::path collections_folder();  // of the person's data folder; empty when there is no home
Shelf read_shelf(const std::filesystem::path& folder, const Catalogue& catalogue);
const SavedCollection* find(const Shelf& shelf, const std::string& name);

// Each writes or moves a file and tells what went wrong, then nothing has changed; the shelf is as the folder is.
// A new name must not be empty, too long or taken.
Result<void> add(Shelf& shelf, Collection collection, const Catalogue& catalogue);
Result<void> change(Shelf& shelf, const std::string& name, const Holding& owned, const Catalogue& catalogue);
Result<void> rename(Shelf& shelf, const std::string& name, const std::string& to, const Catalogue& catalogue);
Result<void> throw_away(Shelf& shelf, const std::string& name, const std::filesystem::path& trash = trash_folder());

std::string free_name(const Shelf& shelf, const std::string& wanted);  // itself, or with a number after it

// How many of a set or item there shall be, in the order of the catalogue; 0: none.
void set_count(Holding& holding, SetKind set, int count);
void set_count(Holding& holding, ItemKind item, int count);
int count_of(const Holding& holding, SetKind set);
int count_of(const Holding& holding, ItemKind item);

}  // namespace hexwright
