// Draws shaped text with cairo, in the colour that is set.
#pragma once
#include "formats/paper/letters/shaped_text.h"
#include "formats/paper/room.h"

typedef struct _cairo cairo_t;

namespace hexwright::paper {

void paint_shaped(cairo_t* cairo, const ShapedText& text, double x, double y, double size);

}  // namespace hexwright::paper
