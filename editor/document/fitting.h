// "Place what fits": of many pieces those that the map takes, each with all that is placed together with it.
#pragma once
#include "engine/battlefield/placement.h"

#include <functional>
#include <vector>

namespace hexwright {

// What is placed together with these pieces, themselves included: the copies of a symmetry. None: one of them has no
// copy where one is wanted. An empty function: nothing else.
using Copying = std::function<std::vector<PlacedPiece>(const std::vector<PlacedPiece>&)>;

// The pieces that may be placed, without their copies, in stored stance: taken in their order, each with its copies
// beside those taken before it, and none without all of its copies.
std::vector<PlacedPiece> what_fits(const std::vector<PlacedPiece>& pieces, const Ground& ground,
                                   const Copying& copies = {});

}  // namespace hexwright
