// What a report of a fault should say about this installation, as text that the person reads first: versions, system,
// and what the program has kept of unsaved work. It sends nothing and changes nothing.
#pragma once
#include "editor/document/room.h"
#include "engine/core/system/places.h"
#include "formats/telling/words.h"

#include <filesystem>
#include <string>

namespace hexwright::document {

struct FaultSources {
    std::string program{};   // Name and version.
    std::string renderer{};  // As OpenGL calls it; empty without a window.
    // The person's folders; empty if there is no home directory.
    std::filesystem::path state = system::state_folder(), config = system::config_folder();
};

// The newest map or game that was not saved stands at its end in full. The home directory is written as "~".
std::string fault_report(const FaultSources& sources, const Words& words);

}  // namespace hexwright::document
