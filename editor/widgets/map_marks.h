// Marks over a view of the map: outlines and fills of hexes, in whatever way the view puts a point of the map on the
// screen.
#pragma once
#include "editor/widgets/ui.h"
#include "formats/sheet/plan_drawing.h"

#include <functional>
#include <vector>

namespace hexwright {

using ToScreen = std::function<ImVec2(Point)>;  // from the units of centre_of()

void fill_hexes(ImDrawList& draw, const std::vector<HexCoord>& hexes, const ToScreen& to_screen, std::uint32_t color);
// Around all of them together: sides between two of them are left out.
void outline_hexes(ImDrawList& draw, const std::vector<HexCoord>& hexes, const ToScreen& to_screen, std::uint32_t color,
                   float width);
void mark_side(ImDrawList& draw, HexCoord hex, Direction side, const ToScreen& to_screen, std::uint32_t color,
               float width);

// A piece as a mark: its hexes, or the side or the way of an edge or a span.
void mark_piece(ImDrawList& draw, const PlacedPiece& piece, const Catalogue& catalogue, const ToScreen& to_screen,
                std::uint32_t fill, std::uint32_t line, float width);

}  // namespace hexwright
