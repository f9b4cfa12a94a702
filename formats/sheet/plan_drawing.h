// The map from above, whole or up to a level, and in isometric view, as drawings.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/scenario/scenario.h"
#include "formats/sheet/drawing.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hexwright {

// Hex centres in drawing units: pointy-top, 1 hex flat to flat = hex_width units.
inline constexpr double hex_width = 20.0;
Point centre_of(HexCoord hex);
HexCoord hex_at(Point point);                   // the hex that holds the point
std::array<Point, 6> corners_of(HexCoord hex);  // clockwise from the north corner

struct PictureOptions {
    std::optional<int> level{};  // only up to this level (in the plan, lower ones faded); none: everything
    int turn = 0;                // 0..5, steps of 60 degrees clockwise
    bool coordinates = false;
    bool heights = true;  // of plateaus, in the plan from above
    bool zones = true, glyphs = true;
    std::vector<std::string> hidden_zones{};  // ids of those that are left out all the same
    double margin = 14;                       // around the map, in drawing units
    bool dark = false;                        // paper and ink for the editor's dark theme
    double fade_below = 0.62;                 // of what lies below the shown level: 0 full colour, 1 paper
};

struct PlacedDrawing {
    Drawing drawing;
    Point origin;  // where centre_of({0,0}) of the turned map lies in the drawing
};

PlacedDrawing plan_drawing(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                           const PictureOptions& options);
PlacedDrawing iso_drawing(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                          const PictureOptions& options);

// What the palette shows: one piece in its colours, without paper (alpha 0) and close to its edges.
Drawing piece_drawing(PieceKind kind, const Catalogue& catalogue);

}  // namespace hexwright
