// Pointing at the map for what lies on the desk: the next click fills in a member of a word, or names a piece.
#pragma once
#include "editor/desk/room.h"
#include "editor/document/edit.h"
#include "editor/workspace/pointer.h"
#include "editor/workspace/states.h"

#include <optional>
#include <string>
#include <utility>

namespace hexwright::desk {

void begin_pick(EditorState& editor, const WordPath& member);
// The member that is waited for gets what lies there; a piece without a name gets one. Returns false if nothing is
// waited for.
bool pick(EditorState& editor, const Pointer& pointer);

// The piece's name, with the edit that gives it one if it has none.
std::pair<std::string, std::optional<Edit>> named_piece(const OpenMap& map, const PlacedPiece& piece);
void begin_naming_piece(EditorState& editor);  // The next click on a piece gives it a name; called again, it does not.
// True if the click was meant for that.
bool name_piece(EditorState& editor, const Pointer& pointer);
bool take_name(OpenMap& map, const std::string& piece);  // Off the piece. Refused while it is spoken of.

}  // namespace hexwright::desk
