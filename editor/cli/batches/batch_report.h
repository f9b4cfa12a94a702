// What `simulate` tells of a batch: sums as JSON and as sentences.
#pragma once
#include "editor/cli/report.h"
#include "editor/cli/room.h"
#include "engine/core/message.h"
#include "formats/xml/games/statistics_xml.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace hexwright::cli {

void add_sums(nlohmann::ordered_json& json, const WrittenStatistics& written);
// `sides`: what those of the players are called, where it is known.
void tell_sums(const Report& report, const WrittenStatistics& written, const std::vector<std::string>& sides = {});

// [{"player","wins","rate","low","high"}] of so many games.
nlohmann::ordered_json rates_json(const std::vector<std::int64_t>& wins, std::int64_t all);

std::string with_decimals(double number, int decimals);
std::string percent(double share);  // Of a share from 0 to 1, with one decimal.
Argument count_of(std::string_view name, std::int64_t value);

}  // namespace hexwright::cli
