// Reads and writes the sums of a passport's games (namespace urn:hexwright:judged:1), which `judge` keeps after each
// wave.
#pragma once
#include "engine/board/refusal.h"
#include "engine/simulation/judge_sums.h"
#include "formats/xml/elements/attributes.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

// `digest` tells what the games depend on.
std::string write_judge_sums(const JudgeSums& sums, const std::string& digest);
// `empty` has tables of the size that the games have. Refused, with the place: what is damaged, sums that cannot be,
// and those of other games than `digest` tells.
Result<JudgeSums> read_judge_sums(std::string_view xml, const std::string& file_name, const std::string& digest,
                                  const JudgeSums& empty);
// Elements of judged.xsd with their attributes, for its test.
std::vector<ListedElement> judged_elements();

}  // namespace hexwright::xml
