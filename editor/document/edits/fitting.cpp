#include "editor/document/edits/fitting.h"

#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/inventory.h"

#include <algorithm>
#include <unordered_map>

namespace hexwright::document {

namespace {

class Taken {  // The pieces taken so far, indexed by hex.
public:
    explicit Taken(const Ground& ground) : used_(ground.used), ground_(ground) {}

    Ground ground() const {
        return {ground_.terrain, ground_.catalogue, used_,
                ground_.allowed, ground_.limit,     ground_.pieces + pieces_.size()};
    }
    // The taken pieces that share a hex with this one.
    std::vector<PlacedPiece> near(const PlacedPiece& piece) const {
        std::vector<std::size_t> numbers;
        for (const HexCoord hex : around(piece)) {
            const auto [first, last] = by_hex_.equal_range(hex);
            for (auto there = first; there != last; ++there) numbers.push_back(there->second);
        }
        std::ranges::sort(numbers);
        numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
        std::vector<PlacedPiece> pieces;
        for (const std::size_t number : numbers) pieces.push_back(pieces_[number]);
        return pieces;
    }
    void add(const PlacedPiece& piece) {
        for (const HexCoord hex : around(piece)) by_hex_.emplace(hex, pieces_.size());
        pieces_.push_back(piece);
        used_.add(ground_.catalogue[piece.kind]);
    }

private:
    std::vector<HexCoord> around(const PlacedPiece& piece) const {
        std::vector<HexCoord> hexes = hexes_of(piece, ground_.catalogue);
        if (ground_.catalogue[piece.kind].is_edge()) hexes.push_back(neighbour(piece.at, piece.side));
        return hexes;
    }

    Inventory used_;
    const Ground& ground_;
    std::vector<PlacedPiece> pieces_{};
    std::unordered_multimap<HexCoord, std::size_t> by_hex_{};
};

bool fits(const std::vector<PlacedPiece>& all, const Taken& taken) {
    if (all.empty() || refusal(all, {}, taken.ground())) return false;
    Ground beyond_limit = taken.ground();  // The pieces taken are counted already.
    beyond_limit.allowed = nullptr;
    return std::ranges::none_of(all, [&](const PlacedPiece& piece) {
        std::vector<PlacedPiece> together = taken.near(piece);
        together.push_back(piece);
        return refusal(together, {}, beyond_limit).has_value();
    });
}

}  // namespace

std::vector<PlacedPiece> what_fits(const std::vector<PlacedPiece>& pieces, const Ground& ground,
                                   const Copying& copies) {
    std::vector<PlacedPiece> fitting;
    Taken taken(ground);
    for (PlacedPiece piece : pieces) {
        const PieceType& type = ground.catalogue[piece.kind];
        if (type.is_span() && !span_fits(type, piece.at, piece.to)) continue;
        piece.id = {};
        piece = stored(piece, ground.catalogue);
        const std::vector<PlacedPiece> all = copies ? copies({piece}) : std::vector{piece};
        if (!fits(all, taken)) continue;
        for (const PlacedPiece& each : all) taken.add(each);
        fitting.push_back(piece);
    }
    return fitting;
}

}  // namespace hexwright::document
