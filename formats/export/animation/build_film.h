// The building of a map as a moving picture in isometric view: the map, a frame for each step, and the map again.
#pragma once
#include "engine/assembly/build_plan.h"
#include "engine/scenario/scenario.h"
#include "formats/export/room.h"
#include "formats/paper/build_sheet/sheet_options.h"
#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <cstddef>
#include <string>

namespace hexwright::exports {

inline constexpr int film_step_ms = 1'200, film_end_ms = 4'000;  // How long a frame is shown, and the last one.

// Frames are made one by one when they are asked for.
class BuildFilm {
public:
    // `width` in pixels; the height follows.
    BuildFilm(const Scenario& scenario, const Catalogue& catalogue, int width);

    std::size_t frames() const { return plan_.steps.size() + 2; }
    int width() const { return width_; }
    int height() const { return height_; }
    // The first and the last one are the whole map with zones and glyphs, as `picture` draws it. Those between them are
    // the steps, counted from 1: what lies after it, with what is new in its colours and everything else faded, and the
    // step's number.
    Pixels frame(std::size_t number) const;

private:
    Pixels painted(const PlacedDrawing& drawn) const;
    const Scenario& scenario_;
    const Catalogue& catalogue_;
    BuildPlan plan_;
    double drawn_width_ = 1;  // Of the whole map, in units of drawings.
    Point origin_{};          // Of 0,0 in it.
    int width_, height_ = 1;
};

// Refused for a picture that is too large. Empty if `watch` said to stop.
Result<std::string> to_webp(const BuildFilm& film, const SheetWatch& watch = {});  // Without loss.
// At most 255 colours for the whole film, the same for equal films.
Result<std::string> to_gif(const BuildFilm& film, const SheetWatch& watch = {});

}  // namespace hexwright::exports
