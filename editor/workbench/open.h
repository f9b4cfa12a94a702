// Scenario files with what they refer to: a file may take its limit and battlefield from another one.
#pragma once
#include <filesystem>

#include "formats/xml/scenario_xml.h"

namespace hexwright {

// Reads the file ("-": standard input) and, where it names another one as its battlefield, that too: one step, relative to the
// file's own folder. Pictures under levels get their whole paths. Its battlefield_source stays, so that it is known where the pieces come from.
Result<ReadScenario> open_scenario(const std::filesystem::path& file, const Catalogue& catalogue);

// The scenario with the limit and battlefield of the other one, their names and comments too; its own zones and glyphs win over
// those of the other one.
Scenario with_battlefield_of(Scenario scenario, const Scenario& other);

}  // namespace hexwright
