// Pieces become pieces of another kind where they lie: grass becomes rock, size by size. Their names stay, and so do
// the zones and glyphs on them.
#pragma once
#include "editor/document/document.h"

namespace hexwright {

// Kinds that cover the same hexes in the same turn and stand in the same way (tile for tile, edge piece for edge
// piece), itself not among them. In the catalogue's order.
std::vector<PieceKind> others_of_shape(PieceKind kind, const Catalogue& catalogue);

// All pieces of the map of a kind.
std::vector<PieceId> all_of_kind(PieceKind kind, const Battlefield& battlefield);

// The pieces (those of other shapes than `by`: by the kind of its terrain that has their shape) replaced as one step.
// Refused when one has no such partner, when the limit holds too few, when a taller piece meets what lies above, or
// when there is nothing to do.
tl::expected<Edit, Refusal> replace_edit(const std::vector<PieceId>& pieces, PieceKind by, const Document& document);

}  // namespace hexwright
