// Parses the arguments of `hexwright place` and related commands: "3,4,2,ne" beside a kind, or a space that names the
// piece lying there.
#pragma once
#include "editor/document/edit.h"
#include "editor/document/room.h"
#include "engine/board/refusal.h"

#include <string>
#include <vector>

namespace hexwright::document {

// "q,r,level", optionally followed by a turn (0..5) or a side (ne, e, se, sw, w, nw).
struct Where {
    Space space;
    std::optional<int> turn{};
    std::optional<Direction> side{};
    friend bool operator==(const Where&, const Where&) = default;
};
Result<Where> where_from(const std::string& text);

Result<PieceKind> kind_from(const std::string& id, const Catalogue& catalogue);  // The error suggests the nearest id.

// A kind and its place; `to` is the second hex of a span ("6,4") and empty for every other kind.
Result<PlacedPiece> piece_from(const std::string& kind, const std::string& where, const std::string& to,
                               const Catalogue& catalogue);

// The one piece at a space (with a side: the edge piece on it; with a kind: the one of that kind). Refused if there is
// none or several; the sentence lists what is there.
Result<PlacedPiece> piece_named(const Battlefield& battlefield, const Where& where, std::optional<PieceKind> kind,
                                const Catalogue& catalogue);

// The piece with its own `at` moved there and with the turn or side that `where` may give. A span keeps its length and
// direction.
Result<PlacedPiece> moved_to(const PlacedPiece& piece, const Where& where, const Catalogue& catalogue);

}  // namespace hexwright::document
