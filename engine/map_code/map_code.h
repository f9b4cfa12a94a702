// A map as a line of text that can be dictated, posted and printed as a QR code: "HW1:" and some hundred letters. What
// it holds it gives back equal; what it leaves out is told.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/map_code/room.h"
#include "engine/scenario/scenario.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::map_code {

struct MapCode {
    std::string text;
    std::size_t bytes = 0;  // Before they became letters.
};

// Holds title, author, id, edition, pieces, limit, zones without their conditions, glyphs and their pools, and the
// length of the round track. Equal maps have equal codes, in whatever order their pieces were laid. Refused for a map
// of more than most_coded_pieces pieces, or one that lies too far apart.
Result<MapCode> code_of(const Scenario& scenario, const Catalogue& catalogue);

// What the code of the scenario does not hold, as parts of a sentence.
std::vector<Message> left_out_of_code(const Scenario& scenario);

bool is_map_code(std::string_view text);  // Begins with "HW1:", behind blanks.

// Pieces come in the order of files. Refused if the text is no code, was mistyped, or names a piece that the catalogue
// lacks. Takes a bounded time and memory for any text.
Result<Scenario> scenario_of_code(std::string_view text, const Catalogue& catalogue);

}  // namespace hexwright::map_code
