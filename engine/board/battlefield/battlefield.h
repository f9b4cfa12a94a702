// The placed pieces of a map, as a persistent value: copies share what did not change (chunks of 64 pieces behind
// shared_ptr<const>), so that an undo step costs a few kilobytes. Knows where pieces are, not whether they may be
// there.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/board/hex/coord.h"
#include "engine/core/shared.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright {

using PieceId = Id<struct PlacedPieceTag>;

// One piece as it lies. `turn`: pieces 0..5, clockwise steps of 60 degrees about `at`. Edge kinds use `side` and spans
// use `to` instead. A piece keeps its id through moves, undo and redo; ids of removed pieces are never given out again.
struct PlacedPiece {
    PieceId id{};
    PieceKind kind{};
    HexCoord at{};
    int level = 1;
    std::int8_t turn = 0;
    Direction side = Direction::NE;  // edges only
    HexCoord to{};                   // spans only
    friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

class Battlefield {
public:
    // Adds the piece with a new id, in its stored stance (plain tiles: smallest turn).
    PieceId add(PlacedPiece piece, const Catalogue& catalogue);
    // The same for many: what a file holds. In their order.
    void add_all(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue);
    void remove(PieceId id);  // no effect when there is no such piece
    void replace(const PlacedPiece& piece,
                 const Catalogue& catalogue);  // the piece with this id, as given but in its stored stance

    std::size_t size() const { return size_; }
    const PlacedPiece* find(PieceId id) const;  // until the battlefield changes
    PieceId next_id() const { return PieceId{next_id_}; }

    template <class Function>
    void each(Function&& function) const {  // by ascending id
        for (const Chunk& chunk : chunks_)
            for (const PlacedPiece& piece : *chunk) function(piece);
    }
    std::vector<PlacedPiece> pieces() const;

    // Only pieces that a scenario speaks of have a name.
    const std::map<PieceId, std::string>& names() const { return *names_; }
    void name(PieceId id, std::string name);  // empty: no name
    void name_all(std::map<PieceId, std::string> names) {
        names_ = std::move(names);
    }  // at once: naming one copies the others

    std::size_t bytes_not_shared_with(
        const Battlefield& other) const;  // what keeping both costs beyond `other`, for measuring

private:
    using Chunk = std::shared_ptr<const std::vector<PlacedPiece>>;  // 1..64 pieces by ascending id
    std::vector<Chunk>::iterator chunk_of(PieceId id);
    void join_small(std::vector<Chunk>::iterator chunk);

    std::vector<Chunk> chunks_;
    Shared<std::map<PieceId, std::string>> names_;
    std::size_t size_ = 0;
    int next_id_ = 0;
};

// A piece in the stance it is stored in, and the hexes it covers there (edges: the hex they stand beside; spans: the
// hexes from `at` to `to`, both included).
PlacedPiece stored(PlacedPiece piece, const Catalogue& catalogue);
std::vector<HexCoord> hexes_of(const PlacedPiece& piece, const Catalogue& catalogue);

// Is this a geometry that the span's kind can have? (stone wall: 4 hexes in a row; laur walls: see PieceType::reach)
bool span_fits(const PieceType& type, HexCoord from, HexCoord to);

// The order of canonical files: pieces, then edges, then spans; each by level, r, q, kind id, turn or side, to.
bool canonical_before(const PlacedPiece& a, const PlacedPiece& b, const Catalogue& catalogue);

Inventory used_items(const Battlefield& battlefield, const Catalogue& catalogue);

}  // namespace hexwright
