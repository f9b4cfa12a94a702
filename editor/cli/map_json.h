// Pieces, refusals and counts in the JSON of the command line. Keys are added, never renamed.
#pragma once
#include "editor/cli/room.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/placement.h"

#include <nlohmann/json_fwd.hpp>

namespace hexwright::cli {

nlohmann::ordered_json to_json(const PlacedPiece& piece, const Battlefield& battlefield, const Catalogue& catalogue);
nlohmann::ordered_json to_json(const std::vector<PieceId>& pieces, const Battlefield& battlefield,
                               const Catalogue& catalogue);
nlohmann::ordered_json to_json(const std::vector<Space>& spaces);
nlohmann::ordered_json to_json(const std::vector<Shortage>& missing, const Catalogue& catalogue);

}  // namespace hexwright::cli
