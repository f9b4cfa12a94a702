// What of the map is shown and what is laid under and over it: levels, pictures to trace, overlays, the measured line.
// Independent of ImGui.
#pragma once
#include "editor/editing/room.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::editing {

// What both views show of the map in them. In a game and in the Build view no group is hidden.
ShownPart shown_part(const EditorState& editor);
// The highest surface of a hex that is shown, of the map in both views; nullptr if there is none.
const Surface* surface_shown(const EditorState& editor, HexCoord hex);

// Levels.
void hide_level(EditorState& editor, int level, bool hidden);
void show_alone(EditorState& editor, bool alone);
void show_levels(EditorState& editor, int from, int to);  // Shows exactly these.
void show_all_levels(EditorState& editor);

// Overlays.
void lay_over(EditorState& editor, Overlay overlay);  // Switches it off if it is the current one.

// The picture under the current level.
std::optional<PicturePlace> underlay_place(const EditorState& editor);
// The reference is valid until the next call.
const PictureShelf::Entry& picture_of(EditorState& editor, const Underlay& underlay);
void set_underlay(EditorState& editor, Underlay underlay);

}  // namespace hexwright::editing
