// Reads what the games of a map are judged by (namespace urn:hexwright:play-thresholds:1).
#pragma once
#include "engine/board/refusal.h"
#include "engine/simulation/bouts.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>

namespace hexwright::xml {

// Changes those of `base` that the file has.
Result<PlayThresholds> read_play_thresholds(std::string_view xml, const std::string& file_name,
                                            PlayThresholds base = {});
PlayThresholds shipped_play_thresholds();

}  // namespace hexwright::xml
