// The words of `hexwright place` and its kin as pieces: "3,4,2,ne" beside a kind, or a space that names what lies
// there.
#pragma once
#include "editor/document/edit.h"
#include "engine/core/result.h"

#include <string>
#include <vector>

namespace hexwright {

// "q,r,level" with a turn (0..5) or a side (ne, e, se, sw, w, nw) after it.
struct Where {
    Space space;
    std::optional<int> turn{};
    std::optional<Direction> side{};
    friend bool operator==(const Where&, const Where&) = default;
};
Result<Where> where_from(const std::string& text);

Result<PieceKind> kind_from(const std::string& id, const Catalogue& catalogue);  // suggests the nearest id

// A kind and where it shall lie; `to` is the second hex of a span ("6,4"), empty for every other kind.
Result<PlacedPiece> piece_from(const std::string& kind, const std::string& where, const std::string& to,
                               const Catalogue& catalogue);

// The one piece that a space names (with a side: an edge piece on it; with a kind: one of that kind). None there, or
// several: refused, and the sentence lists what is there.
tl::expected<PlacedPiece, Refusal> piece_named(const Battlefield& battlefield, const Where& where,
                                               std::optional<PieceKind> kind, const Catalogue& catalogue);

// The piece as it would lie with its own `at` there, and with the turn or side that `where` may name. A span keeps its
// length and the way it runs.
Result<PlacedPiece> moved_to(const PlacedPiece& piece, const Where& where, const Catalogue& catalogue);

}  // namespace hexwright
