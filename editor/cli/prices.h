// Prices of boxes for `parts --needed --prices FILE`: a set's id and an amount on each line.
#pragma once
#include "editor/cli/room.h"
#include "engine/board/catalogue/boxes.h"
#include "engine/board/refusal.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::cli {

// Lines such as "swarm-of-the-marro 39.99" or "swarm-of-the-marro,39.99"; # begins a remark. Whole hundredths, no
// currency.
Result<std::vector<Price>> prices_in(std::string_view text, const std::string& file_name, const Catalogue& catalogue);
Result<std::vector<Price>> prices_from(const std::string& file, const Catalogue& catalogue);
std::string price_text(long long cents);  // "39.99"

}  // namespace hexwright::cli
