// Fewer vertices for flat faces. Where every face takes colour and normal of its triangles' last corner, the other
// corners may be shared with faces of any look: a quarter of the vertices is left, and a processor that draws spends
// most of its time on vertices.
#pragma once
#include "editor/view/room.h"
#include "editor/view/shapes.h"

namespace hexwright::view {

// The same triangles, turned so that the last corner of each has the face's normal and colour. Only for meshes whose
// faces have one normal each; of colours that differ within a face, one remains.
Mesh welded(const Mesh& mesh);

}  // namespace hexwright::view
