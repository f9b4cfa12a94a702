// Draws the map from above, whole or up to a level, and in isometric view.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/scenario/scenario.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::paper {

// Hex centres in drawing units: pointy-top, 1 hex flat to flat = hex_width units.
inline constexpr double hex_width = 20.0;
Point centre_of(HexCoord hex);
HexCoord hex_at(Point point);                   // The hex that contains the point.
std::array<Point, 6> corners_of(HexCoord hex);  // Clockwise from the north corner.

struct PictureOptions {
    // Draws only up to this level (in the plan, lower levels are faded); none draws everything.
    std::optional<int> level{};
    int turn = 0;  // 0..5, clockwise steps of 60 degrees.
    bool coordinates = false;
    double letters_of_coordinates = 3.4, letters_of_heights = 6.6;  // In drawing units.
    bool heights = true;                                            // Heights of plateaus, in the plan only.
    bool zones = true, glyphs = true;
    bool sizes = true;                        // Tiles have borders that tell their sizes, in the plan only.
    std::vector<std::string> hidden_zones{};  // Ids of zones to omit even if `zones` is set.
    double margin = 14;                       // Around the map, in drawing units.
    bool dark = false;                        // Paper and ink of the editor's dark theme.
    double fade_below = 0.62;  // Fading of what lies below the shown level: 0 is full colour, 1 is paper.
    // In isometric view only these pieces keep their colours, and others fade as much; empty fades none. Sorted.
    std::vector<PieceId> lit{};
};

struct PlacedDrawing {
    Drawing drawing;
    Point origin;  // Position of centre_of({0,0}) of the turned map in the drawing.
};

PlacedDrawing plan_drawing(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                           const PictureOptions& options);
PlacedDrawing iso_drawing(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                          const PictureOptions& options);

// The picture in the palette: one piece in its colours, without paper (alpha 0) and cropped closely.
Drawing piece_drawing(PieceKind kind, const Catalogue& catalogue);

}  // namespace hexwright::paper
