// All tools put pieces on the map through these functions: they add the copies, commit, and offer what fits if the
// limit refuses.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

// These pieces and all that are placed with them: what a stroke will place, and what is shown before.
std::vector<PlacedPiece> with_copies(const Studio& studio, const std::vector<PlacedPiece>& pieces);

bool commit_placing(Studio& studio, const std::vector<PlacedPiece>& pieces);  // One step of undo.
// Shows why not; if only the limit forbids several pieces, offers those that fit.
void refuse_placing(Studio& studio, const Refusal& refusal, const std::vector<PlacedPiece>& pieces);
// Adds to the refusal of this block an offer: the part of it that fits the map, with all copies.
void offer_what_fits(Studio& studio, const Block& block);

// The path from the gesture's last place to the present one, hex by hex, so that a fast mouse skips nothing.
std::vector<Pointer> way_to(Studio& studio, const Pointer& pointer);

}  // namespace hexwright
