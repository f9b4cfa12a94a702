// Symmetry while working: which kind, about what. While it is on, commit() does everything at all images.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

// about what suits the map best; on an empty one a click says where
void choose_symmetry(EditorState& editor, SymmetryKind kind);
void set_centre(EditorState& editor);    // the next click says about which hex, corner or side
Message what_centre(SymmetryKind kind);  // "Click the hex that shall be the centre."
void turn_axis(EditorState& editor);     // of mirroring through a hex, by 30 degrees
// selects what has no equal; when it is off, under the kind that suits best
void check_symmetry(EditorState& editor);

void centre_press(EditorState& editor, const Pointer& pointer);
// of the kind that is on, about what the cursor is nearest to
Symmetry symmetry_at(Symmetry symmetry, const Pointer& pointer);

Point centre_of(const Symmetry& symmetry);  // in the plan's units
// angles in degrees, clockwise from east: what divides the map, or the mirror
std::vector<double> rays_of(const Symmetry& symmetry);
int copies_in(const Symmetry& symmetry);  // 1 when it is off, 2 of a mirror

}  // namespace hexwright
