// What of the map is shown and what is laid under and over it: levels, pictures to trace, overlays, the measured line.
// Independent of ImGui.
#pragma once
#include "editor/editing/room.h"
#include "editor/workspace/level_slice.h"
#include "editor/workspace/overlay.h"
#include "editor/workspace/picture_shelf.h"
#include "editor/workspace/states.h"
#include "editor/workspace/underlay_place.h"
#include "engine/board/hex/coord.h"

namespace hexwright::editing {

// What both views show of the map in them. In a game and in the Build view no group is hidden.
ShownPart shown_part(const OpenMap& map);
// The highest surface of a hex that is shown, of the map in both views; nullptr if there is none.
const Surface* surface_shown(const OpenMap& map, HexCoord hex);

// Levels.
void hide_level(OpenMap& map, int level, bool hidden);
void show_alone(OpenMap& map, bool alone);
void show_levels(OpenMap& map, int from, int to);  // Shows exactly these.
void show_all_levels(EditorState& editor);

// Overlays.
void lay_over(OpenMap& map, Overlay overlay);  // Switches it off if it is the current one.

// The picture under the current level.
std::optional<PicturePlace> underlay_place(const OpenMap& map);
// The reference is valid until the next call.
const PictureShelf::Entry& picture_of(EditorState& editor, const Underlay& underlay);
void set_underlay(OpenMap& map, Underlay underlay);

}  // namespace hexwright::editing
