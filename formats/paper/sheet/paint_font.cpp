#include "formats/paper/sheet/paint_font.h"

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
    // Where Inter is not installed, the system substitutes its default sans serif; our packages make that DejaVu Sans.
    cairo_select_font_face(cairo, "Inter", CAIRO_FONT_SLANT_NORMAL,
                           bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo, size);
}

}  // namespace hexwright::paper
