// Reads what maps are judged by (namespace urn:hexwright:thresholds:1): the shipped numbers, and a contest's own.
#pragma once
#include "engine/board/refusal.h"
#include "engine/judging/measure.h"
#include "formats/room.h"

#include <string>
#include <string_view>

namespace hexwright::formats {

// Changes those of `base` that the file has. Rows without `whose` belong to the contest that the file names.
Result<judging::Thresholds> read_thresholds(std::string_view xml, const std::string& file_name,
                                            judging::Thresholds base = {});
judging::Thresholds shipped_thresholds();

}  // namespace hexwright::formats
