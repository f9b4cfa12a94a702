// Reads and writes scenario files (namespace urn:hexwright:scenario:2, and the versions before it). Canonical text is
// reproduced byte for byte.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/scenario/scenario.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/holes.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

inline constexpr int scenario_version = 2;  // What is written; older versions are read and upgraded.

struct ReadScenario {
    Scenario scenario;
    // What reading changed: upgraded ("scenario.upgraded"), made canonical ("scenario.made-canonical"). For a file of
    // another program also what is not on the map.
    std::vector<Message> notes;
    std::vector<Message> became{};  // For a file of another program: what each thing was converted to, one line each.
    // Lines of the file for messages about pieces, by PieceId index; 0 where unknown.
    std::vector<int> piece_lines;
    std::optional<FilePos> source_at{};  // Position where it names the file of its battlefield, if it does.
};

// Keeps `<battlefield src>` as a reference, which is resolved when a file is opened. All that is wrong with the
// sections is told: the first thing as the refusal, the others in its `more`. With holes kept, members of words that
// must be given may be missing (engine/scenario/word_tree.h finds them), as while a person writes.
Result<ReadScenario> read_scenario(std::string_view xml, const std::string& file_name, const Catalogue& catalogue,
                                   Holes holes = Holes::Refused);
// A scenario with a `battlefield_source` is written with the reference only, without its limit and pieces.
std::string write_scenario(const Scenario& scenario, const Catalogue& catalogue);

}  // namespace hexwright::xml
