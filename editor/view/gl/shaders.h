// The shader programs. Light is linear while it adds up; shown() then makes it a colour of the screen, whose values are
// taken as square roots of light.
#pragma once
#include "editor/view/gl/room.h"
#include "editor/view/scene_look.h"

#include <string>

namespace hexwright::gl::shaders {

struct Source {
    std::string vertex, fragment;
};

// The map and what is in hand, lit at the corners of each triangle: quick enough for a processor while things move.
Source plain_pieces();
// The same with the grain of its materials, lit at each pixel: what is solid, and what is seen into (is_deep()).
Source fine_pieces();
Source fine_depths();
// A part of a figure, once for each copy (PartCopy in editor/view/figure_parts.h).
Source figures();
Source figure_depth();  // Likewise, depth only.
// The map's depth, and what is in the shadow of figures darkened, unless it is in the shade anyway.
Source cast_shadows();
Source depth_only();
Source backdrop();  // Behind everything, so that no pixel is shaded twice.
// A square about the point looked at that fades into the backdrop; and what its surface is made of, drawn once into a
// square that repeats after this many hexes to the right and down.
Source table();
Source table_surface(TableTop kind);
inline constexpr float table_period[] = {32, 16};
inline constexpr float table_height = -0.002F;  // A little below the feet of the tiles.
// A picture over the whole target; `grained` adds half a step of noise, so that slow changes of light show no bands.
Source copy();
Source halved();  // A picture at half its size.

}  // namespace hexwright::gl::shaders
