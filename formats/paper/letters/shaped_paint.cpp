#include "formats/paper/letters/shaped_paint.h"

#include "formats/paper/room.h"

#include <cmath>
#include <memory>
#include <vector>

#include <cairo.h>

namespace hexwright::paper {
namespace {

struct TextPlace {
    double x, y, size;
};

// In PDF cairo would shrink a glyph that is a picture to the pixels of a screen, so it is placed as an image of its
// full size; such text cannot be copied from a document.
void paint_pictures(cairo_t* cairo, const GlyphRun& run, TextPlace at) {
    const double full = run.font->coloured_size;
    const int side = static_cast<int>(std::ceil(full * 2));
    for (const ShapedGlyph& each : run.glyphs) {
        const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> image(
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side), &cairo_surface_destroy);
        const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> pen(cairo_create(image.get()), &cairo_destroy);
        cairo_set_font_face(pen.get(), run.font->drawing);
        cairo_set_font_size(pen.get(), full);
        const cairo_glyph_t glyph{each.id, full * 0.25, full * 1.25};
        cairo_show_glyphs(pen.get(), &glyph, 1);
        cairo_save(cairo);
        cairo_translate(cairo, at.x + each.x * at.size, at.y - each.y * at.size);
        cairo_scale(cairo, at.size / full, at.size / full);
        cairo_set_source_surface(cairo, image.get(), -full * 0.25, -full * 1.25);
        cairo_paint(cairo);
        cairo_restore(cairo);
    }
}

void paint_glyphs(cairo_t* cairo, const GlyphRun& run, TextPlace at) {
    cairo_set_font_face(cairo, run.font->drawing);
    cairo_set_font_size(cairo, at.size);
    std::vector<cairo_glyph_t> glyphs;
    for (const ShapedGlyph& each : run.glyphs)
        glyphs.push_back({each.id, at.x + each.x * at.size, at.y - each.y * at.size});
    std::vector<cairo_text_cluster_t> clusters;
    for (const GlyphCluster& each : run.clusters)
        clusters.push_back({static_cast<int>(each.bytes), static_cast<int>(each.glyphs)});
    cairo_show_text_glyphs(cairo, run.text.data(), static_cast<int>(run.text.size()), glyphs.data(),
                           static_cast<int>(glyphs.size()), clusters.data(), static_cast<int>(clusters.size()),
                           run.backwards ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t{});
}

void paint_box(cairo_t* cairo, const EmptyBox& box, TextPlace at) {
    constexpr double line = 0.06, gap = 0.08;
    const auto part = [&](double ems) { return ems * at.size; };
    cairo_rectangle(cairo, at.x + part(box.x + gap + line / 2), at.y - part(box_height - line / 2),
                    part(box_width - 2 * gap - line), part(box_height - line));
    cairo_set_line_width(cairo, part(line));
    cairo_set_dash(cairo, nullptr, 0, 0);
    cairo_stroke(cairo);
}

}  // namespace

void paint_shaped(cairo_t* cairo, const ShapedText& text, double x, double y, double size) {
    const TextPlace at{x, y, size};
    for (const GlyphRun& run : text.runs)
        run.font->coloured_size > 0 ? paint_pictures(cairo, run, at) : paint_glyphs(cairo, run, at);
    for (const EmptyBox& box : text.boxes) paint_box(cairo, box, at);
}

}  // namespace hexwright::paper
