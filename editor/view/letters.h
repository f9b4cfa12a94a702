// Letters and digits as flat strokes on the ground of the 3D view, which repeat what a glyph's or zone's colour says.
#pragma once
#include "editor/view/room.h"
#include "editor/view/shapes.h"

namespace hexwright::view {

// A to Z in either case, 0 to 9 and "?"; any other character is drawn as "?". Its foot lies to the south, as on the
// plan, or `turn` times 30 degrees clockwise from there.
void letter(Mesh& mesh, char which, glm::vec3 middle, float height, const Paint& paint, int turn = 0);

}  // namespace hexwright::view
