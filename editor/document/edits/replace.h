// Replaces pieces by another kind in place: grass becomes rock, size by size. Names, and the zones and glyphs on the
// pieces, stay.
#pragma once
#include "editor/document/document.h"
#include "editor/document/room.h"

namespace hexwright::document {

// The other kinds that cover the same hexes in the same turn and stand in the same way (tile for tile, edge piece for
// edge piece), in the catalogue's order.
std::vector<PieceKind> others_of_shape(PieceKind kind, const Catalogue& catalogue);

// All pieces of the kind on the map.
std::vector<PieceId> all_of_kind(PieceKind kind, const Battlefield& battlefield);

// Replaces the pieces as one step. A piece of another shape than `by` becomes the kind of that terrain with its own
// shape. Refused if a piece has no such partner, the limit holds too few, a taller piece meets what lies above, or
// there is nothing to do.
Result<Edit> replace_edit(const std::vector<PieceId>& pieces, PieceKind by, const Document& document);

}  // namespace hexwright::document
