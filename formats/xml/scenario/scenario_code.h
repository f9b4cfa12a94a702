// A whole scenario as a line of text: "HW2:" and its file, packed. It is longer than a map code (engine/map_code), and
// holds rules, armies and all else; only pictures to trace, which are files of their own, are not in it.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/core/message.h"
#include "engine/map_code/map_code.h"
#include "engine/scenario/scenario.h"
#include "formats/xml/room.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace hexwright::xml {

inline constexpr std::string_view scenario_code_mark = "HW2:";
inline constexpr std::size_t most_scenario_code_megabytes = 4;  // Of the file that is packed.

// Behind the mark stand, as the letters of base64url (RFC 4648), the file that write_scenario() makes, packed as in RFC
// 1951, and its CRC-32. A battlefield that is another file's is written into it. Refused if the file is larger than
// most_scenario_code_megabytes.
Result<MapCode> code_of_scenario(const Scenario& scenario, const Catalogue& catalogue);

// What code_of_scenario() does not hold, as parts of a sentence.
std::vector<Message> left_out_of_scenario_code(const Scenario& scenario);

bool is_scenario_code(std::string_view text);  // Begins with "HW2:", behind blanks.

// White space between the letters is forgiven. Refused if there is any other character, if the text was cut or
// mistyped, and if what it holds is too large, is no scenario, or needs another file.
Result<ReadScenario> scenario_of_scenario_code(std::string_view text, const Catalogue& catalogue);

}  // namespace hexwright::xml
