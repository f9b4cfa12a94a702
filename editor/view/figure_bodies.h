// The bodies of figures as meshes, one for each silhouette. They face east, stand on 0 and are 1 high.
#pragma once
#include "editor/view/room.h"
#include "editor/view/shapes.h"
#include "formats/paper/sheet/figure_look.h"

namespace hexwright::view {

// Empty for a hive. One that is not fine has half the triangles.
Mesh body_mesh(Silhouette silhouette, bool hero, bool fine = true);

// How wide a body is drawn that stands `height` high in the world: what its x and y are multiplied by.
float girth_of(const CardLook& card, float height);

}  // namespace hexwright::view
