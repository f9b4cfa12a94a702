#include "engine/assembly/needs.h"

#include "engine/assembly/room.h"
#include "engine/board/battlefield/rest.h"

#include <algorithm>
#include <limits>
#include <span>
#include <tuple>
#include <unordered_map>

namespace hexwright::assembly {
namespace {

// A piece in the column of a hex.
struct InColumn {
    int slot = 0;         // The first that it fills or stands in.
    bool beside = false;  // It fills nothing; at the same height it comes after what does.
    int piece = 0;
    friend auto operator<=>(const InColumn&, const InColumn&) = default;
};

class NeedsBuilder {
public:
    explicit NeedsBuilder(const Site& site) : site_(site) {
        needs_.pieces = site.battlefield.pieces();
        needs_.later.resize(needs_.pieces.size());
        needs_.tips.resize(needs_.pieces.size());
    }

    Needs build() {
        order_columns();
        for (const PlacedPiece& piece : needs_.pieces) {
            const PieceType& type = site_.catalogue[piece.kind];
            if (type.support == Support::Ladder) lean(piece, type);
            else if (rests_by_hexes(type) && piece.level > 1) weigh_down(piece);
        }
        return std::move(needs_);
    }

private:
    int number(PieceId id) const {
        return static_cast<int>(std::ranges::lower_bound(needs_.pieces, id, {}, &PlacedPiece::id) -
                                needs_.pieces.begin());
    }
    void comes_before(int first, int second) {
        auto& later = needs_.later[static_cast<std::size_t>(first)];
        if (first != second && (later.empty() || later.back() != second)) later.push_back(second);
    }

    // ---- columns

    void order_columns() {
        std::unordered_map<HexCoord, std::vector<InColumn>> columns;
        for (const Terrain::Column& column : site_.terrain.columns())
            for (const Solid& solid : site_.terrain.solids(column))
                columns[column.hex].push_back({solid.first_slot, false, number(solid.piece)});
        for (const PlacedPiece& piece : needs_.pieces) add_beside(piece, columns);
        for (auto& [hex, column] : columns) {
            std::ranges::sort(column);
            for (std::size_t i = 1; i < column.size(); ++i) comes_before(column[i - 1].piece, column[i].piece);
        }
    }

    void add_beside(const PlacedPiece& piece, std::unordered_map<HexCoord, std::vector<InColumn>>& columns) const {
        const PieceType& type = site_.catalogue[piece.kind];
        if (type.fills_slots()) return;
        // A span that does not fit its kind may be thousands of hexes long, and is an error anyhow.
        if (type.is_span() && !span_fits(type, piece.at, piece.to)) return;
        for (const HexCoord hex : hexes_of(piece, site_.catalogue))
            columns[hex].push_back({piece.level, true, number(piece.id)});
    }

    // ---- ladders

    bool covers(PieceId id, HexCoord hex) const {
        return std::ranges::any_of(site_.terrain.solids_at(hex),
                                   [id](const Solid& solid) { return solid.piece == id; });
    }

    // What the ladder leans on comes first: the face across its side, and the piece on top of that unless it reaches
    // back over the ladder, which then must come before it.
    void lean(const PlacedPiece& ladder, const PieceType& type) {
        const int self = number(ladder.id), above = ladder.level + type.slots;
        for (const Solid& solid : site_.terrain.solids_reaching(neighbour(ladder.at, ladder.side), ladder.level)) {
            if (solid.first_slot > above) break;
            if (solid.first_slot < above || !covers(solid.piece, ladder.at)) comes_before(number(solid.piece), self);
        }
        for (const Barrier& below : site_.terrain.barriers_at(ladder.at, ladder.side, ladder.level - 1 - type.slots))
            if (site_.catalogue[below.kind].support == Support::Ladder)
                needs_.pairs.emplace_back(number(below.piece), self);
    }

    // ---- overhangs

    // The lighter of two counterweights is one that does not tip itself, then one with fewer hexes to hold.
    std::tuple<bool, int, std::size_t, PieceId> burden(PieceId id) const {
        const PlacedPiece& piece = *site_.battlefield.find(id);
        const PieceType& type = site_.catalogue[piece.kind];
        const bool tips = rests_by_hexes(type) && tips_alone(rest_of(piece, site_));
        return {tips, type.fills_slots() ? 0 : 1, site_.catalogue.footprint(piece.kind, 0).size(), id};
    }

    void weigh_down(const PlacedPiece& piece) {
        const Rest rest = rest_of(piece, site_);
        if (!tips_alone(rest)) return;
        const std::vector<PieceId> weights = weights_on(piece, rest, site_);
        if (weights.empty()) return;
        const int self = number(piece.id);
        needs_.tips[static_cast<std::size_t>(self)] = true;
        const PieceId lightest = *std::ranges::min_element(weights, {}, [&](PieceId weight) { return burden(weight); });
        needs_.pairs.emplace_back(self, number(lightest));
    }

    const Site& site_;
    Needs needs_{};
};

}  // namespace

Needs needs_of(const Site& site) { return NeedsBuilder(site).build(); }

}  // namespace hexwright::assembly
