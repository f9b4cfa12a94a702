// The one door through which tools put pieces on the map: it asks for them with all that is placed with them, commits,
// and when the limit refuses offers what fits.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

bool commit_placing(EditorState& editor, const std::vector<PlacedPiece>& pieces);  // one step of undo
// Says why not; when only the limit stands against several pieces, offers those that fit.
void refuse_placing(EditorState& editor, const Refusal& refusal, const std::vector<PlacedPiece>& pieces);
// Beside the refusal of these: the part of them that the map takes, with all copies.
void offer_what_fits(EditorState& editor, const Block& block);

// From where the gesture was to where it is now, hex by hex, so that nothing is left out when the mouse is fast.
std::vector<Pointer> way_to(EditorState& editor, const Pointer& pointer);

}  // namespace hexwright
