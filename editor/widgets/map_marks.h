// Marks over a view of the map: outlines and fills of hexes, with any projection from the map to the screen.
#pragma once
#include "editor/widgets/room.h"
#include "editor/widgets/ui.h"
#include "engine/board/catalogue/catalogue.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <functional>
#include <vector>

namespace hexwright::widgets {

using ToScreen = std::function<ImVec2(Point)>;  // Maps a point in the units of centre_of() to the screen.

void fill_hexes(ImDrawList& draw, const std::vector<HexCoord>& hexes, const ToScreen& to_screen, std::uint32_t color);
// Outlines all of them together: sides between two of them are left out.
void outline_hexes(ImDrawList& draw, const std::vector<HexCoord>& hexes, const ToScreen& to_screen, std::uint32_t color,
                   float width);
void mark_side(ImDrawList& draw, HexCoord hex, Direction side, const ToScreen& to_screen, std::uint32_t color,
               float width);

// Marks a piece: its hexes, the side of an edge piece, or the line of a span.
void mark_piece(ImDrawList& draw, const PlacedPiece& piece, const Catalogue& catalogue, const ToScreen& to_screen,
                std::uint32_t fill, std::uint32_t line, float width);

}  // namespace hexwright::widgets
