// Stamps: parts of maps saved by name, to be placed again like one piece. Each is a scenario file NAME.xml in a folder.
#pragma once
#include "editor/document/block.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright {

struct Stamp {
    std::string name;  // as it was given, of any script
    std::filesystem::path file;
};

std::filesystem::path stamp_folder();  // in the person's data folder; empty when there is none

// Names and files: what a file system could take amiss is written as %XX, so that different names never share a file.
std::string file_stem_of(const std::string& name);
std::string name_of_stem(const std::string& stem);

enum class Existing : unsigned char { Keep, Replace };  // a replaced stamp goes to the trash

std::vector<Stamp> stamps_in(const std::filesystem::path& folder);  // by name; none when there is no folder
Result<Stamp> save_stamp(const std::filesystem::path& folder, const std::string& name, const Block& block,
                         Existing existing, const Catalogue& catalogue);
Result<Block> load_stamp(const Stamp& stamp, const Catalogue& catalogue);
Result<Stamp> rename_stamp(const Stamp& stamp, const std::string& name);  // never over another one
Result<void> delete_stamp(const Stamp& stamp);                            // to the folder "trash" beside it

}  // namespace hexwright
