#include "formats/export/animation/build_film.h"

#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <cmath>

namespace hexwright::exports {

namespace {

// Zones, glyphs and figures come when everything lies.
Scenario laid_part(const Scenario& whole, const std::vector<PieceId>& laid, const Catalogue& catalogue) {
    Scenario part;
    part.battlefield = only(whole.battlefield, laid, catalogue);
    return part;
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

Pixels BuildFilm::frame(std::size_t steps) const {
    const bool finished = steps >= plan_.steps.size();
    const Scenario part = finished ? scenario_ : laid_part(scenario_, laid_by(plan_, steps), catalogue_);
    const PlacedDrawing drawn = iso_drawing(part, terrain_of(part.battlefield, catalogue_), catalogue_, {});
    // The same place of the map stands at the same place of each frame.
    const Point corner{drawn.origin.x - origin_.x, drawn.origin.y - origin_.y};
    return to_pixels(drawn.drawing, corner, width_ / drawn_width_, width_, height_, PaintWith::Care);
}

}  // namespace hexwright::exports
