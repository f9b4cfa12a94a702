#include "formats/paper/sheet/paint.h"

#include "engine/core/visit.h"
#include "formats/paper/letters/shaped_paint.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/paint_font.h"
#include "formats/xml/bytes/text_clean.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <span>

#include <cairo-pdf.h>
#include <cairo.h>

namespace hexwright::paper {
namespace {

constexpr int least_width = 16, most_width = 16384;  // PNG widths in pixels.
constexpr int most_side = 32767;                     // Cairo's own limit.
constexpr double most_pixels = 64e6;                 // Needs 256 MB while painting.
constexpr double points_per_mm = 72 / 25.4;
constexpr double most_points = 14400;  // Largest side of a PDF page that viewers support.
constexpr double curve_error = 0.15;

using Canvas = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

Canvas owned(cairo_surface_t* surface) { return {surface, &cairo_surface_destroy}; }
Context context_of(const Canvas& surface) { return {cairo_create(surface.get()), &cairo_destroy}; }

cairo_status_t append(void* text, const unsigned char* data, unsigned length) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

struct Box {
    double left = -std::numeric_limits<double>::infinity(), top = left, right = -left, bottom = -left;
};

void set_color(cairo_t* cairo, Color color) {
    const auto channel = [&](int shift) { return static_cast<double>(color.rgb >> shift & 0xFF) / 255; };
    cairo_set_source_rgba(cairo, channel(16), channel(8), channel(0), color.alpha);
}

bool shown(const Stroke& line) { return line.width > 0 && line.color.alpha > 0; }

void stroke(cairo_t* cairo, const Stroke& line) {
    set_color(cairo, line.color);
    cairo_set_line_width(cairo, line.width);
    const double dashes[] = {line.width * 3, line.width * 2.5};
    cairo_set_dash(cairo, dashes, line.dashed ? 2 : 0, 0);
    cairo_stroke(cairo);
}

void trace(cairo_t* cairo, const std::vector<Point>& points) {
    for (std::size_t i = 0; i < points.size(); ++i)
        i == 0 ? cairo_move_to(cairo, points[i].x, points[i].y) : cairo_line_to(cairo, points[i].x, points[i].y);
}

void paint(cairo_t* cairo, const Polygon& polygon) {
    for (const auto& ring : polygon.rings) {
        if (ring.empty()) continue;
        trace(cairo, ring);
        cairo_close_path(cairo);
    }
    if (polygon.fill.alpha > 0) {
        set_color(cairo, polygon.fill);
        shown(polygon.line) ? cairo_fill_preserve(cairo) : cairo_fill(cairo);
    }
    if (shown(polygon.line)) stroke(cairo, polygon.line);
    cairo_new_path(cairo);
}

void paint(cairo_t* cairo, const Polyline& polyline) {
    if (!shown(polyline.line)) return;
    trace(cairo, polyline.points);
    stroke(cairo, polyline.line);
}

double before_anchor(Anchor anchor, double width) {
    return anchor == Anchor::Left ? 0 : anchor == Anchor::Middle ? width / 2 : width;
}

void paint(cairo_t* cairo, const Text& text) {
    const std::string words = printable(text.text);
    set_color(cairo, text.color);
    if (!drawn_by_own_font(words, text.bold)) {
        const ShapedText letters = shaped(words, text.bold);
        paint_shaped(cairo, letters, text.at.x - before_anchor(text.anchor, letters.width * text.size), text.at.y,
                     text.size);
        return;
    }
    set_font(cairo, text.size, text.bold);
    cairo_text_extents_t size{};
    if (text.anchor != Anchor::Left) cairo_text_extents(cairo, words.c_str(), &size);
    cairo_move_to(cairo, text.at.x - before_anchor(text.anchor, size.x_advance), text.at.y);
    cairo_show_text(cairo, words.c_str());
    cairo_new_path(cairo);
}

Box box_of(const std::vector<Point>& points) {
    constexpr double far = std::numeric_limits<double>::infinity();
    Box box{far, far, -far, -far};
    for (const Point& point : points)
        box = {std::min(box.left, point.x), std::min(box.top, point.y), std::max(box.right, point.x),
               std::max(box.bottom, point.y)};
    return box;
}

bool touches(const Box& a, const Box& b, double grow) {
    return a.right + grow >= b.left && a.left - grow <= b.right && a.bottom + grow >= b.top && a.top - grow <= b.bottom;
}

struct View {
    Box part{};  // The visible part of the drawing, in its units.
    // Size of a pixel in units. Lines thinner than that and not much longer are omitted; 0 paints everything.
    double finest = 0;
    bool joined = false;  // Lines alike that follow each other become one path, which costs paper less than many.
};

bool alike(const Stroke& a, const Stroke& b) {
    return a.color.rgb == b.color.rgb && a.color.alpha >= 1 && b.color.alpha >= 1 && a.width == b.width &&
           a.dashed == b.dashed;
}

// Whether the mark after this line goes on with it.
bool goes_on(const Polyline& line, std::span<const Mark> after) {
    const auto* next = after.empty() ? nullptr : std::get_if<Polyline>(&after.front());
    return next && shown(line.line) && alike(line.line, next->line);
}

bool seen(const View& view, const Polyline& line) {
    const Box box = box_of(line.points);
    const double extent = std::max(box.right - box.left, box.bottom - box.top);
    const bool speck = line.line.width < 0.8 * view.finest && extent < 9 * view.finest;
    return !speck && touches(view.part, box, line.line.width);
}

bool seen(const View& view, const Mark& mark) {
    return visit(
        mark,
        [&](const Polygon& polygon) {
            return std::ranges::any_of(
                polygon.rings, [&](const auto& ring) { return touches(view.part, box_of(ring), polygon.line.width); });
        },
        [&](const Polyline& polyline) { return seen(view, polyline); },
        [&](const Text& text) {
            return touches(view.part, box_of({text.at}), text.size * static_cast<double>(text.text.size() + 1));
        });
}

// Paints the visible part of the drawing, including the paper.
void paint(cairo_t* cairo, const Drawing& drawing, const View& view) {
    set_font_options(cairo);
    cairo_set_tolerance(cairo, curve_error);
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    set_color(cairo, drawing.paper);
    cairo_paint(cairo);
    const std::span<const Mark> marks = drawing.marks;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (!seen(view, marks[i])) continue;
        const auto* line = view.joined ? std::get_if<Polyline>(&marks[i]) : nullptr;
        if (line && goes_on(*line, marks.subspan(i + 1))) trace(cairo, line->points);
        else std::visit([cairo](const auto& each) { paint(cairo, each); }, marks[i]);
    }
}

Refusal trouble(cairo_status_t status) { return {{"picture.painter", {{"reason", cairo_status_to_string(status)}}}}; }

std::optional<Refusal> refused_size(const Drawing& drawing, int width_px, double height_px) {
    if (width_px < least_width || width_px > most_width)
        return Refusal{{"picture.width", {{"width", width_px}, {"least", least_width}, {"most", most_width}}}};
    const double pixels = height_px * width_px;
    if (!std::isfinite(pixels)) return Refusal{{"picture.empty"}};
    if (height_px <= most_side && pixels <= most_pixels) return {};
    const double ratio = drawing.height / drawing.width;
    const int fits = static_cast<int>(std::floor(std::min(most_side / ratio, std::sqrt(most_pixels / ratio))));
    if (fits < least_width) return Refusal{{"picture.too-long"}};
    return Refusal{{"picture.too-large",
                    {{"width", width_px}, {"height", std::llround(std::min(height_px, 1e9))}, {"fits", fits}}}};
}

}  // namespace

Result<std::string> to_png(const Drawing& drawing, int width_px) {
    if (auto trouble = trouble_with(drawing)) return failure(std::move(*trouble));
    const double scale = width_px / drawing.width;
    const double height_px = std::max(1.0, std::round(drawing.height * scale));
    if (auto refused = refused_size(drawing, width_px, height_px)) return failure(std::move(*refused));
    const auto surface = owned(cairo_image_surface_create(
        drawing.paper.alpha < 1 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width_px, static_cast<int>(height_px)));
    {
        const Context context = context_of(surface);
        cairo_scale(context.get(), scale, scale);
        paint(context.get(), drawing, {});
        if (const auto status = cairo_status(context.get())) return failure(trouble(status));
    }
    std::string bytes;
    if (const auto status = cairo_surface_write_to_png_stream(surface.get(), append, &bytes))
        return failure(trouble(status));
    return bytes;
}

namespace {

// Cairo keeps about 2 kB per mark until a page is written. A page with more marks than this becomes an image of print
// quality, which is bounded.
constexpr std::size_t most_marks_of_a_page = 100'000;
constexpr double image_side = 3000;  // In pixels.

void paint_as_image(cairo_t* page, const Drawing& drawing) {
    const double scale = image_side / std::max(drawing.width, drawing.height);
    const auto pixels = [scale](double length) { return std::max(1, static_cast<int>(std::ceil(length * scale))); };
    const auto surface =
        owned(cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(drawing.width), pixels(drawing.height)));
    {
        const Context image = context_of(surface);
        cairo_set_antialias(image.get(), CAIRO_ANTIALIAS_FAST);
        cairo_scale(image.get(), scale, scale);
        paint(image.get(), drawing, {{0, 0, drawing.width, drawing.height}, 1 / scale});
    }
    cairo_scale(page, 1 / scale, 1 / scale);
    cairo_set_source_surface(page, surface.get(), 0, 0);  // A surface that failed makes the page fail.
    cairo_paint(page);
}

Result<std::string> pdf_of(std::span<const Drawing> pages) {
    std::string bytes;
    const auto surface = owned(cairo_pdf_surface_create_for_stream(append, &bytes, 1, 1));
    // A fixed date keeps the bytes reproducible.
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Hexwright");
    for (const Drawing& page : pages) {
        if (auto trouble = trouble_with(page)) return failure(std::move(*trouble));
        const double scale = std::min(points_per_mm, most_points / std::max(page.width, page.height));
        cairo_pdf_surface_set_size(surface.get(), page.width * scale, page.height * scale);
        const Context context = context_of(surface);
        cairo_scale(context.get(), scale, scale);
        if (page.marks.size() > most_marks_of_a_page) paint_as_image(context.get(), page);
        else paint(context.get(), page, {.joined = true});
        cairo_show_page(context.get());
        if (const auto status = cairo_status(context.get())) return failure(trouble(status));
    }
    cairo_surface_finish(surface.get());
    if (const auto status = cairo_surface_status(surface.get())) return failure(trouble(status));
    return bytes;
}

}  // namespace

Result<std::string> to_pdf(const Drawing& page) { return pdf_of({&page, 1}); }
Result<std::string> to_pdf(const std::vector<Drawing>& pages) { return pdf_of(pages); }

Pixels to_pixels(const Drawing& drawing, Point corner, double scale, int width, int height, PaintWith how) {
    Pixels pixels{std::clamp(width, 1, most_side), std::clamp(height, 1, most_side), {}};
    pixels.bgra.resize(static_cast<std::size_t>(pixels.width) * static_cast<std::size_t>(pixels.height));
    const auto surface =
        owned(cairo_image_surface_create_for_data(reinterpret_cast<unsigned char*>(pixels.bgra.data()),
                                                  CAIRO_FORMAT_ARGB32, pixels.width, pixels.height, pixels.width * 4));
    const Context context = context_of(surface);
    if (how == PaintWith::Speed) cairo_set_antialias(context.get(), CAIRO_ANTIALIAS_FAST);
    cairo_scale(context.get(), scale, scale);
    cairo_translate(context.get(), -corner.x, -corner.y);
    const Box part{corner.x, corner.y, corner.x + pixels.width / scale, corner.y + pixels.height / scale};
    paint(context.get(), drawing, how == PaintWith::Speed ? View{part, 1 / scale} : View{});
    cairo_surface_flush(surface.get());
    return pixels;
}

}  // namespace hexwright::paper
