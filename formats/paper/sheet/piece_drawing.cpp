// One piece for the palette: tiles from above, where their shape distinguishes them; most standing pieces from
// the side.
#include "formats/paper/room.h"
#include "formats/paper/sheet/piece_style.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>

namespace hexwright::paper {
namespace {

// True for pieces that are tall and thin, or recognised by their ground plan.
bool better_from_above(PieceStyle style) {
    return style == PieceStyle::Land || style == PieceStyle::Fluid || style == PieceStyle::CastleBase ||
           style == PieceStyle::CastleWall || style == PieceStyle::Palm || style == PieceStyle::Brush ||
           style == PieceStyle::Pillar;
}

PlacedPiece posed(PieceKind kind, const PieceType& type) {
    PlacedPiece piece{.kind = kind};
    if (type.is_edge()) piece.side = Direction::SE;
    if (type.is_span() && !type.hexes.empty()) piece.to = type.hexes.back();
    return piece;
}

}  // namespace

Drawing piece_drawing(PieceKind kind, const Catalogue& catalogue) {
    Scenario alone;
    alone.battlefield.add(posed(kind, catalogue[kind]), catalogue);
    const Terrain terrain = terrain_of(alone.battlefield, catalogue);
    const PictureOptions options{.level = 1, .sizes = false, .margin = 2.8};  // The row says its size.
    const bool above = better_from_above(look_of(catalogue[kind], catalogue));
    Drawing drawing = (above ? plan_drawing : iso_drawing)(alone, terrain, catalogue, options).drawing;
    drawing.paper.alpha = 0;
    return drawing;
}

}  // namespace hexwright::paper
