// "Place what fits": which of many pieces the map takes, each with everything that is placed together with it.
#pragma once
#include "editor/document/room.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/placement.h"

#include <functional>
#include <vector>

namespace hexwright::document {

// Returns these pieces with all their copies under a symmetry. Empty if a piece has no copy where one is wanted. An
// empty function means no copies.
using Copying = std::function<std::vector<PlacedPiece>(const std::vector<PlacedPiece>&)>;

// The pieces that may be placed, without their copies, in stored stance. They are tried in order, each with all its
// copies, beside those accepted before it.
std::vector<PlacedPiece> what_fits(const std::vector<PlacedPiece>& pieces, const Ground& ground,
                                   const Copying& copies = {});

}  // namespace hexwright::document
