// Symmetry while working: which kind, about which centre. While it is on, commit() does everything at all images.
#pragma once
#include "editor/editing/room.h"
#include "editor/editing/tool_outcome.h"
#include "editor/workspace/states.h"

namespace hexwright::editing {

// About the centre that suits the map best; on an empty map a click chooses it.
void choose_symmetry(EditorState& editor, SymmetryKind kind);
void set_centre(EditorState& editor);    // The next click chooses the hex, corner or side.
Message what_centre(SymmetryKind kind);  // For example "Click the hex that shall be the centre."
// Turns the axis of a mirror through a hex by 30 degrees.
void turn_axis(EditorState& editor);
// Selects the pieces without an equal; if symmetry is off, uses the kind that suits best.
void check_symmetry(EditorState& editor);

ToolOutcome centre_press(const EditorState& editor, const Pointer& pointer);
// The current kind of symmetry about the centre nearest to the cursor.
Symmetry symmetry_at(Symmetry symmetry, const Pointer& pointer);

Point centre_of(const Symmetry& symmetry);  // In the plan's units.
// Angles in degrees, clockwise from east, of the lines that divide the map, or of the mirror axis.
std::vector<double> rays_of(const Symmetry& symmetry);
int copies_in(const Symmetry& symmetry);  // 1 if it is off, 2 for a mirror.

}  // namespace hexwright::editing
