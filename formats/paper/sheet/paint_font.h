// The font of all pictures, for painters and for measuring.
#pragma once
#include "formats/paper/room.h"

#include <cairo.h>

namespace hexwright::paper {

// Neither pixels nor hinting change widths, so that text measures the same on every surface.
void set_font_options(cairo_t* cairo);
void set_font(cairo_t* cairo, double size, bool bold);

}  // namespace hexwright::paper
