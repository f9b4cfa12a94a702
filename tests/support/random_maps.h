// Random maps without errors and without pieces that would tip over, for tests of everything that follows from pieces
// alone. They have hills, overhangs, columns, ruins, castles with ladders and battlements, and walls between pillars.
#pragma once
#include "engine/board/battlefield/check.h"
#include "engine/board/battlefield/terrain.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::testing {

class RandomMap {
public:
    RandomMap(const Catalogue& catalogue, unsigned seed) : catalogue_(catalogue), random_(seed) {}

    // A map of at most this many pieces.
    Battlefield sound(int pieces) {
        const bool mirrored = one_in(3);
        const int span = 2 + static_cast<int>(std::sqrt(pieces));
        for (int i = 0; i < pieces; ++i) add_something(span);
        if (one_in(4)) add_castle({number(-span, span), number(-span, span)});
        if (one_in(4)) add_laur_wall({number(-span, span), number(-span, span)});
        if (mirrored) add_half_turn_images();
        Battlefield battlefield;
        battlefield.add_all(pieces_, catalogue_);
        without_trouble(battlefield);
        return battlefield;
    }

private:
    int number(int low, int high) { return low + static_cast<int>(random_() % static_cast<unsigned>(high - low + 1)); }
    bool one_in(int count) { return number(1, count) == 1; }
    PieceKind kind(std::string_view id) const { return catalogue_.piece(id).value(); }

    PieceKind any_kind() {
        const std::vector<PieceType>& types = catalogue_.pieces();
        while (true) {
            const int kind = number(0, static_cast<int>(types.size()) - 1);
            const PieceType& type = types[static_cast<std::size_t>(kind)];
            // Mostly tiles, so that there is something for the others to stand on.
            if (type.plain_tile() || one_in(6)) return PieceKind{kind};
        }
    }

    // Drops a piece on whatever lies at a random place, a level higher now and then so that other pieces meet it there.
    void add_something(int span) {
        PlacedPiece piece{.kind = any_kind(), .at = {number(-span, span), number(-span, span)}};
        const PieceType& type = catalogue_[piece.kind];
        piece.turn = static_cast<std::int8_t>(number(0, 5));
        piece.side = static_cast<Direction>(number(0, 5));
        if (type.is_span())
            piece.to =
                piece.at + offset(piece.side) *
                               type.reach[static_cast<std::size_t>(number(0, static_cast<int>(type.reach.size()) - 1))];
        int top = 0;
        for (const HexCoord hex : hexes_of(piece, catalogue_)) top = std::max(top, top_of(hex));
        piece.level = std::min(top + 1, 20);
        add(piece);
    }

    int top_of(HexCoord hex) const {
        const auto found = tops_.find(hex);
        return found == tops_.end() ? 0 : found->second;
    }

    void add(PlacedPiece piece) {
        piece = stored(piece, catalogue_);
        pieces_.push_back(piece);
        const PieceType& type = catalogue_[piece.kind];
        if (!type.fills_slots()) return;
        for (const HexCoord hex : hexes_of(piece, catalogue_))
            tops_[hex] = std::max(top_of(hex), piece.level + type.slots - 1);
    }

    // Three walls in a row on their bases, with a wall-walk, a battlement and a stack of ladders.
    void add_castle(HexCoord at) {
        for (int q = 0; q < 3; ++q) {
            const HexCoord hex{at.q + q, at.r};
            add({.kind = kind("castle-base-straight"), .at = hex});
            add({.kind = kind("castle-wall-straight"), .at = hex, .level = 2});
            add({.kind = kind("wall-walk-1"), .at = hex, .level = 11});
            if (one_in(2)) add({.kind = kind("castle-battlement"), .at = hex, .level = 12, .side = Direction::NE});
        }
        for (int level = 1; level < 11; level += 2)
            add({.kind = kind("castle-ladder"),
                 .at = neighbour(at, Direction::SW),
                 .level = level,
                 .side = Direction::NE});
    }

    void add_laur_wall(HexCoord at) {
        add({.kind = kind("laur-pillar"), .at = at});
        add({.kind = kind("laur-pillar"), .at = {at.q + 2, at.r}});
        add({.kind = kind("laur-wall-long"), .at = at, .to = {at.q + 2, at.r}});
        add({.kind = kind("laur-wall-ruin"), .at = at, .side = Direction::NW});
    }

    void add_half_turn_images() {
        for (PlacedPiece piece : std::vector(pieces_)) {
            piece.at = HexCoord{9, 3} - piece.at;
            piece.to = HexCoord{9, 3} - piece.to;
            piece.turn = static_cast<std::int8_t>((piece.turn + 3) % 6);
            piece.side = opposite(piece.side);
            pieces_.push_back(piece);
        }
    }

    // Takes away whatever an error or a tipping piece is about, until there is none.
    void without_trouble(Battlefield& battlefield) const {
        while (true) {
            std::vector<PieceId> troubled;
            for (const Issue& issue : check_battlefield(battlefield, terrain_of(battlefield, catalogue_), catalogue_))
                if (issue.severity == Severity::Error || issue.code == IssueCode::OverhangUnbalanced)
                    troubled.push_back(issue.pieces.back());
            if (troubled.empty()) return;
            for (const PieceId id : troubled) battlefield.remove(id);
        }
    }

    const Catalogue& catalogue_;
    std::minstd_rand random_;
    std::vector<PlacedPiece> pieces_{};
    std::map<HexCoord, int> tops_{};
};

// Everything of a list that makes a map unsound.
inline std::vector<Issue> trouble_of(const Battlefield& battlefield, const Catalogue& catalogue) {
    std::vector<Issue> trouble;
    for (Issue& issue : check_battlefield(battlefield, terrain_of(battlefield, catalogue), catalogue))
        if (issue.severity == Severity::Error || issue.code == IssueCode::OverhangUnbalanced)
            trouble.push_back(std::move(issue));
    return trouble;
}

}  // namespace hexwright::testing
