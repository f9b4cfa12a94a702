// Tells when two pieces are the same to a player: same kind and level, same hexes and walls, whatever turn they are
// stored with.
#pragma once
#include "editor/document/room.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/catalogue.h"

#include <compare>
#include <map>
#include <tuple>
#include <unordered_set>
#include <vector>

namespace hexwright::document {

struct Likeness {
    int shape = 0;  // Equal for pieces of one kind that differ only by a shift.
    int level = 1;
    HexCoord at{};  // The first of its hexes or sides.
    friend auto operator<=>(const Likeness&, const Likeness&) = default;
};

class Likenesses {  // Likenesses of different instances must not be compared.
public:
    explicit Likenesses(const Catalogue& catalogue) : catalogue_(&catalogue) {}
    Likeness of(const PlacedPiece& piece);

private:
    using Stance = std::tuple<PieceKind, int, HexCoord>;  // Kind, turn or side, and the way of a span.
    using Walls = std::vector<std::pair<HexCoord, Direction>>;
    using Shape = std::tuple<PieceKind, std::vector<HexCoord>, Walls>;
    Likeness at_origin(const PlacedPiece& piece);

    const Catalogue* catalogue_;
    std::map<Stance, Likeness> known_{};
    std::map<Shape, int> shapes_{};
};

struct HashOfLikeness {
    std::size_t operator()(const Likeness& likeness) const {
        return std::hash<HexCoord>{}(likeness.at) ^
               (static_cast<std::size_t>(likeness.shape) * 128 + static_cast<std::size_t>(likeness.level)) *
                   static_cast<std::size_t>(0x9E3779B97F4A7C15ULL);
    }
};
using LikenessSet = std::unordered_set<Likeness, HashOfLikeness>;

}  // namespace hexwright::document
