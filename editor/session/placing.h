// All tools put pieces on the map through these functions: they add the copies, commit, and offer what fits if the
// limit refuses.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

bool commit_placing(EditorState& editor, const std::vector<PlacedPiece>& pieces);  // One step of undo.
// Shows why not; if only the limit forbids several pieces, offers those that fit.
void refuse_placing(EditorState& editor, const Refusal& refusal, const std::vector<PlacedPiece>& pieces);
// Adds to the refusal of this block an offer: the part of it that fits the map, with all copies.
void offer_what_fits(EditorState& editor, const Block& block);

// The path from the gesture's last place to the present one, hex by hex, so that a fast mouse skips nothing.
std::vector<Pointer> way_to(EditorState& editor, const Pointer& pointer);

}  // namespace hexwright::editor_session
