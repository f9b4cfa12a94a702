#include "editor/widgets/map_marks.h"

#include <algorithm>

namespace hexwright::widgets {

namespace {

ImVec2 corner(HexCoord hex, int number, const ToScreen& to_screen) {
    return to_screen(corners_of(hex)[static_cast<std::size_t>(number % 6)]);
}

}  // namespace

void fill_hexes(ImDrawList& draw, const std::vector<HexCoord>& hexes, const ToScreen& to_screen, std::uint32_t color) {
    const ImDrawListFlags flags = draw.Flags;
    draw.Flags &= ~ImDrawListFlags_AntiAliasedFill;  // Antialiased edges would show as lines between neighbours.
    for (const HexCoord hex : hexes) {
        ImVec2 points[6];
        for (int i = 0; i < 6; ++i) points[i] = corner(hex, i, to_screen);
        draw.AddConvexPolyFilled(points, 6, color);
    }
    draw.Flags = flags;
}

void mark_side(ImDrawList& draw, HexCoord hex, Direction side, const ToScreen& to_screen, std::uint32_t color,
               float width) {
    // Corners run clockwise from the north corner, sides from north-east.
    const int first = static_cast<int>(side);
    draw.AddLine(corner(hex, first, to_screen), corner(hex, first + 1, to_screen), color, width);
}

void outline_hexes(ImDrawList& draw, const std::vector<HexCoord>& hexes, const ToScreen& to_screen, std::uint32_t color,
                   float width) {
    for (const HexCoord hex : hexes)
        for (const Direction side : all_directions)
            if (std::ranges::count(hexes, neighbour(hex, side)) == 0)
                mark_side(draw, hex, side, to_screen, color, width);
}

void mark_piece(ImDrawList& draw, const PlacedPiece& piece, const Catalogue& catalogue, const ToScreen& to_screen,
                std::uint32_t fill, std::uint32_t line, float width) {
    const PieceType& type = catalogue[piece.kind];
    if (type.is_edge()) return mark_side(draw, piece.at, piece.side, to_screen, line, width * 2);
    const std::vector<HexCoord> hexes = hexes_of(piece, catalogue);
    if (fill != 0) fill_hexes(draw, hexes, to_screen, fill);
    outline_hexes(draw, hexes, to_screen, line, width);
    if (type.is_span()) draw.AddLine(to_screen(centre_of(piece.at)), to_screen(centre_of(piece.to)), line, width * 2);
}

}  // namespace hexwright::widgets
