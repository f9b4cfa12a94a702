// Armies that a person keeps: one file each in a folder, named after the army. And how a command line names an army.
// Nothing is deleted for good.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"
#include "engine/core/system/places.h"
#include "formats/xml/catalogue/army_formats_xml.h"
#include "formats/xml/catalogue/army_xml.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright::document {

struct ArmyFile {
    std::string name{};
    std::filesystem::path file{};
};

std::filesystem::path army_folder();  // In the person's data folder; empty if there is no home directory.
std::vector<ArmyFile> armies_in(const std::filesystem::path& folder);  // Sorted by name; empty if there is no folder.

// Written whole or not at all. One of the same name goes to the trash.
Result<ArmyFile> keep_army(const std::filesystem::path& folder, const SavedArmy& army,
                           const std::filesystem::path& trash = system::trash_folder());
Result<SavedArmy> kept_army(const ArmyFile& army, const Catalogue& catalogue);
Result<void> throw_away_army(const ArmyFile& army, const std::filesystem::path& trash = system::trash_folder());

// The shipped formats of army building, extended by army_formats.xml of the person's configuration folder.
Result<ArmyFormats> known_army_formats(const Catalogue& catalogue);

struct ArmyRead {
    SavedArmy army{};
    std::vector<Message> notes{};  // Points of a list that the cards do not have.
};
// Tries the argument as a file (an army or a list; "-" is standard input), as the name of a kept army, then as a list.
Result<ArmyRead> army_from(const std::string& list_or_name, const Catalogue& catalogue, const ArmyFormats& formats);
// The same for the bytes of a file or a text from elsewhere.
Result<ArmyRead> army_in_text(const std::string& text, const std::string& file_name, const Catalogue& catalogue,
                              const ArmyFormats& formats);

}  // namespace hexwright::document
