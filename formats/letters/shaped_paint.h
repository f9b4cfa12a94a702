// Draws shaped text with cairo, in the colour that is set.
#pragma once
#include "formats/letters/shaped_text.h"
#include "formats/room.h"

typedef struct _cairo cairo_t;

namespace hexwright::formats {

void paint_shaped(cairo_t* cairo, const ShapedText& text, double x, double y, double size);

}  // namespace hexwright::formats
