// Stamps: parts of maps saved by name, to be placed again like one piece. Each is a scenario file NAME.xml in a folder.
#pragma once
#include "editor/document/edits/block.h"
#include "editor/document/room.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright::document {

struct Stamp {
    std::string name;  // The name given by the person, in any script.
    std::filesystem::path file;
};

// In the person's data folder; empty if there is no home directory.
std::filesystem::path stamp_folder();

// Convert between names and file stems. Characters that a file system might reject are written as %XX, so that
// different names never share a file.
std::string file_stem_of(const std::string& name);
std::string name_of_stem(const std::string& stem);

enum class Existing : unsigned char { Keep, Replace };  // A replaced stamp goes to the trash.

// Sorted by name; empty if there is no such folder.
std::vector<Stamp> stamps_in(const std::filesystem::path& folder);
Result<Stamp> save_stamp(const std::filesystem::path& folder, const std::string& name, const Block& block,
                         Existing existing, const Catalogue& catalogue);
Result<Block> load_stamp(const Stamp& stamp, const Catalogue& catalogue);
Result<Stamp> rename_stamp(const Stamp& stamp, const std::string& name);  // Never overwrites another stamp.
Result<void> delete_stamp(const Stamp& stamp);                            // Moves it to the folder "trash" beside it.

}  // namespace hexwright::document
