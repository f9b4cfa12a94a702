#include "editor/view/models.h"

namespace hexwright {

TileLook tile_look(const PieceType& type, const Catalogue& catalogue) {
    const bool half = type.body == Body::HalfTile || type.body == Body::CastleBase;
    if (type.body != Body::Tile && type.body != Body::WallWalk && !half) return {};
    return {half ? 3 : 7, paint_of(catalogue[type.terrain].color, type.body == Body::HalfTile ? 0.7F : 0.15F)};
}

void model(Mesh&, const PlacedPiece&, const Catalogue&) {}

unsigned player_rgb(std::string_view) { return 0x808080; }

}  // namespace hexwright
