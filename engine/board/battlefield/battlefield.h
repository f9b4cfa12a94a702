// The placed pieces of a map as a persistent value: copies share whatever did not change (chunks of 64 pieces behind
// shared_ptr<const>), so that an undo step costs a few kilobytes. Knows where pieces are, not whether they may be
// there.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/board/ids.h"
#include "engine/board/room.h"
#include "engine/core/shared.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::board {

class Catalogue;
class Inventory;
struct PieceType;

// One placed piece. `turn` is 0..5, clockwise steps of 60 degrees about `at`; edge kinds use `side` and spans use `to`
// instead. A piece keeps its id through moves, undo and redo; ids of removed pieces are never reused.
struct PlacedPiece {
    PieceId id{};
    PieceKind kind{};
    HexCoord at{};
    int level = 1;
    std::int8_t turn = 0;
    Direction side = Direction::NE;  // Edges only.
    HexCoord to{};                   // Spans only.
    friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

class Battlefield {
public:
    // Adds the piece under a new id, in its stored stance (plain tiles: smallest turn).
    PieceId add(PlacedPiece piece, const Catalogue& catalogue);
    // Adds many pieces in the given order, as when a file is read.
    void add_all(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue);
    void remove(PieceId id);  // No effect when there is no such piece.
    // Replaces the piece with this id by `piece`, in its stored stance.
    void replace(const PlacedPiece& piece, const Catalogue& catalogue);

    std::size_t size() const { return size_; }
    const PlacedPiece* find(PieceId id) const;  // Valid until the battlefield changes; nullptr if none.
    PieceId next_id() const { return PieceId{next_id_}; }

    // Calls function(piece) by ascending id.
    template <class Function>
    void each(Function&& function) const {
        for (const Chunk& chunk : chunks_)
            for (const PlacedPiece& piece : *chunk) function(piece);
    }
    std::vector<PlacedPiece> pieces() const;

    // Only pieces that a scenario refers to have a name.
    const std::map<PieceId, std::string>& names() const { return *names_; }
    void name(PieceId id, std::string name);  // An empty name removes the name.
    // Replaces all names at once, because naming one copies the others.
    void name_all(std::map<PieceId, std::string> names) { names_ = std::move(names); }

    // Memory that keeping both costs beyond keeping `other`; for measurements.
    std::size_t bytes_not_shared_with(const Battlefield& other) const;

private:
    using Chunk = std::shared_ptr<const std::vector<PlacedPiece>>;  // 1..64 pieces by ascending id.
    std::vector<Chunk>::iterator chunk_of(PieceId id);
    void join_small(std::vector<Chunk>::iterator chunk);

    std::vector<Chunk> chunks_;
    Shared<std::map<PieceId, std::string>> names_;
    std::size_t size_ = 0;
    int next_id_ = 0;
};

// stored() gives a piece its stored stance. hexes_of() gives the hexes it covers there (edges: the hex they stand
// beside; spans: the hexes from `at` to `to`, both included).
PlacedPiece stored(PlacedPiece piece, const Catalogue& catalogue);
std::vector<HexCoord> hexes_of(const PlacedPiece& piece, const Catalogue& catalogue);

// True when a span of this kind can run between these hexes (stone wall: 4 hexes in a row; laur walls: see
// PieceType::reach).
bool span_fits(const PieceType& type, HexCoord from, HexCoord to);

// The order in canonical files: pieces, then edges, then spans; each by level, r, q, kind id, turn or side, `to`.
bool canonical_before(const PlacedPiece& a, const PlacedPiece& b, const Catalogue& catalogue);

Inventory used_items(const Battlefield& battlefield, const Catalogue& catalogue);

}  // namespace hexwright::board
