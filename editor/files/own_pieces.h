// The window's side of pieces and sets of one's own: what is written into the person's catalogue file is known at once,
// in every map that is open.
#pragma once
#include "editor/document/own/own_pieces.h"
#include "editor/document/own/own_sets.h"
#include "editor/files/room.h"
#include "editor/workspace/states.h"

#include <optional>
#include <string>

namespace hexwright::files {

// From now on this is known, in every map that is open. Kinds have the same numbers as before.
void know_catalogue(EditorState& editor, Catalogue catalogue);
Result<OwnCatalogue> own_catalogue_of(const EditorState& editor);
// Written, and in the palette from now on. A new piece gets its id.
std::optional<OwnTrouble> keep_own_piece(EditorState& editor, OwnPiece& piece);
Message told_of_kept(const OpenMap& map, const OwnPiece& piece);  // Where it is found now.
// Out of the file and the palette. Refused while the piece is used anywhere.
std::optional<Refusal> throw_own_piece_away(EditorState& editor, const std::string& id);
std::optional<Refusal> keep_own_set(EditorState& editor, const OwnSet& set);

}  // namespace hexwright::files
