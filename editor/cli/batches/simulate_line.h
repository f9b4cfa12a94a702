// What the line of `simulate` says, as written there.
#pragma once
#include "editor/cli/play/game_options.h"
#include "editor/cli/room.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwright::cli {

struct SimulateLine : GameLine {
    std::int64_t games = 0;
    unsigned threads = 0;
    std::string shard, only, out;
    std::vector<std::string> merge;
    bool pairs = false, heat = false, kept = false;
    std::string against;
    std::vector<std::string> catalogue_files{};  // Of --catalogue.
};

}  // namespace hexwright::cli
