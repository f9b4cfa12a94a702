// Scenario files (namespace urn:hexwright:scenario:1): canonical text that reads and writes to the same bytes.
#pragma once
#include "engine/core/result.h"
#include "engine/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct ReadScenario {
    Scenario scenario;
    std::vector<Message> notes;  // what was changed in reading: upgraded, made canonical ("scenario.made-canonical");
                                 // of a file of another program also what is not on the map
    std::vector<Message> became{};  // a file of another program: what became what, in lines
    // Lines of the file, for messages about pieces: by PieceId index, 0 where unknown.
    std::vector<int> piece_lines;
    std::optional<FilePos> source_at{};  // where it names the file of its battlefield, if it does
};

// `<battlefield src>` is kept as a reference, which opening a file resolves.
Result<ReadScenario> read_scenario(std::string_view xml, const std::string& file_name, const Catalogue& catalogue);
// A scenario with a `battlefield_source` is written with the reference, without limit and pieces, whatever it holds of
// them.
std::string write_scenario(const Scenario& scenario, const Catalogue& catalogue);

}  // namespace hexwright
