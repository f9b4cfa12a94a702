// Reads what maps are judged by (namespace urn:hexwright:thresholds:1): the shipped numbers, and a contest's own.
#pragma once
#include "engine/board/refusal.h"
#include "engine/judging/measure.h"
#include "engine/scenario/profile.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

// Changes those of `base` that the file has. Rows without `whose` belong to the contest that the file names.
Result<judging::Thresholds> read_thresholds(std::string_view xml, const std::string& file_name,
                                            judging::Thresholds base = {});
judging::Thresholds shipped_thresholds();

// The <threshold> rows of a contest, in a profile or in the limit of a map: a number each, which it says once.
Result<std::vector<ProfileThreshold>> read_contest_thresholds(const Node& contest);
void write_contest_thresholds(XmlWriter& out, const std::vector<ProfileThreshold>& thresholds);

}  // namespace hexwright::xml
