// All tools ask through these functions whether pieces may be placed: they add the copies, and offer what fits if the
// limit refuses.
#pragma once
#include "editor/editing/room.h"
#include "editor/editing/tool_outcome.h"

namespace hexwright::editing {

// The verdict on these pieces, in one step of undo; a refusal comes with the offer to place what fits.
ToolOutcome proposed_placing(const OpenMap& map, const std::vector<PlacedPiece>& pieces);
// Why not; if only the limit forbids several pieces, offers those that fit.
ToolOutcome refused_placing(const OpenMap& map, const Refusal& refusal, const std::vector<PlacedPiece>& pieces);
// The part of a refused block that fits the map, counted with all copies; no offer if nothing fits.
Offer offer_what_fits(const OpenMap& map, const Block& block);

// The path from the gesture's last place to the present one, hex by hex, so that a fast mouse skips nothing.
std::vector<Pointer> way_to(const OpenMap& map, const Pointer& pointer);

}  // namespace hexwright::editing
