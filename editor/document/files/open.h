// Opens and saves map files of every supported program (map_formats.h). All opening and saving goes through here. Our
// files may take their limit and battlefield from another file.
#pragma once
#include "editor/document/files/map_formats.h"
#include "editor/document/room.h"
#include "engine/rules/edition.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <filesystem>
#include <string_view>

namespace hexwright::document {

// Whether open_scenario() takes the text itself as a map: a map code ("HW1:…") or the code of a scenario ("HW2:…").
bool is_code(std::string_view text);

// Reads the file ("-" is standard input; a text that is_code() is the map itself) and the file that it names as its
// battlefield, if any. That reference goes one step only and is relative to the file's own folder. Underlay
// pictures get absolute paths. battlefield_source is kept, so that the origin of the pieces stays known.
Result<ReadScenario> open_scenario(const std::filesystem::path& file, const Catalogue& catalogue);
// Like open_scenario(), but leaves the other file a reference.
Result<ReadScenario> open_one_scenario(const std::filesystem::path& file, const Catalogue& catalogue);

// What a file of that name cannot express.
Change change_in(const std::filesystem::path& file, const Scenario& scenario, const Catalogue& catalogue);

// Writes the scenario atomically, in the format of the name's ending. Underlay pictures are named relative to
// `seen_by`, or to the file itself if that is empty.
Result<Change> save_scenario(const std::filesystem::path& file, const Scenario& scenario, const Catalogue& catalogue,
                             const std::filesystem::path& seen_by = {});

Result<Rules> open_rules(const std::filesystem::path& file, const Catalogue& catalogue);  // Reads house rules.

// The scenario with the limit and battlefield of `other`, including their names and comments; its own zones and glyphs
// take precedence over those of `other`.
Scenario with_battlefield_of(Scenario scenario, const Scenario& other);

}  // namespace hexwright::document
