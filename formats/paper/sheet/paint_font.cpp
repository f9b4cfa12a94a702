#include "formats/paper/sheet/paint_font.h"

#include "formats/paper/letters/font.h"
#include "formats/paper/room.h"

#include <memory>

namespace hexwright::paper {

void set_font_options(cairo_t* cairo) {
    const std::unique_ptr<cairo_font_options_t, decltype(&cairo_font_options_destroy)> fonts{
        cairo_font_options_create(), &cairo_font_options_destroy};
    cairo_font_options_set_antialias(fonts.get(), CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(fonts.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(fonts.get(), CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(cairo, fonts.get());
}

void set_font(cairo_t* cairo, double size, bool bold) {
    if (const FontHandle own = open_own_font(bold)) cairo_set_font_face(cairo, own->drawing);
    cairo_set_font_size(cairo, size);
}

}  // namespace hexwright::paper
