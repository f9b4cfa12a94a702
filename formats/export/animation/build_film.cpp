#include "formats/export/animation/build_film.h"

#include "formats/paper/sheet/hex_shapes.h"
#include "formats/paper/sheet/palette.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace hexwright::exports {

namespace {

constexpr double fade_of_lying = 0.7, letters_px = 22, edge_px = 14;

// What lies after a step. Zones, glyphs and figures come when everything lies.
Scenario laid_part(const Scenario& whole, const std::vector<PieceId>& laid, const Catalogue& catalogue) {
    Scenario part;
    part.battlefield = only(whole.battlefield, laid, catalogue);
    return part;
}

// What of `laid` a step has laid, by the new ids of laid_part().
std::vector<PieceId> lit_in(const std::vector<PieceId>& laid, const BuildStep& step) {
    const std::vector<PieceId> fresh = laid_in(step);
    std::vector<PieceId> lit;
    for (std::size_t i = 0; i < laid.size(); ++i)
        if (std::ranges::count(fresh, laid[i]) > 0) lit.push_back(PieceId{static_cast<int>(i)});
    return lit;
}

}  // namespace

BuildFilm::BuildFilm(const Scenario& scenario, const Catalogue& catalogue, int width)
    : scenario_(scenario), catalogue_(catalogue), width_(width) {
    const Terrain terrain = terrain_of(scenario.battlefield, catalogue);
    plan_ = build_plan(scenario.battlefield, terrain, catalogue);
    const PlacedDrawing whole = iso_drawing(scenario, terrain, catalogue, {});
    drawn_width_ = whole.drawing.width;
    origin_ = whole.origin;
    height_ = std::max(1, static_cast<int>(std::lround(whole.drawing.height * width / whole.drawing.width)));
}

Pixels BuildFilm::painted(const PlacedDrawing& drawn) const {
    // The same place of the map stands at the same place of each frame.
    const Point corner{drawn.origin.x - origin_.x, drawn.origin.y - origin_.y};
    return to_pixels(drawn.drawing, corner, width_ / drawn_width_, width_, height_, PaintWith::Care);
}

Pixels BuildFilm::frame(std::size_t number) const {
    if (number == 0 || number > plan_.steps.size())
        return painted(iso_drawing(scenario_, terrain_of(scenario_.battlefield, catalogue_), catalogue_, {}));
    const std::vector<PieceId> laid = laid_by(plan_, number);
    const Scenario part = laid_part(scenario_, laid, catalogue_);
    const PictureOptions options{.fade_below = fade_of_lying, .lit = lit_in(laid, plan_.steps[number - 1])};
    PlacedDrawing drawn = iso_drawing(part, terrain_of(part.battlefield, catalogue_), catalogue_, options);
    const double pixel = drawn_width_ / width_, size = std::min(letters_px, width_ * 0.06) * pixel;
    const Point corner{drawn.origin.x - origin_.x, drawn.origin.y - origin_.y};
    drawn.drawing.marks.push_back(Text{corner + Point{edge_px * pixel, edge_px * pixel + size},
                                       std::to_string(number) + " / " + std::to_string(plan_.steps.size()),
                                       size,
                                       {theme_of(false).ink},
                                       Anchor::Left,
                                       true});
    return painted(drawn);
}

}  // namespace hexwright::exports
