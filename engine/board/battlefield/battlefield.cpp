#include "engine/board/battlefield/battlefield.h"

#include "engine/board/catalogue/inventory.h"
#include "engine/board/hex/footprint.h"
#include "engine/board/room.h"

#include <algorithm>
#include <tuple>

namespace hexwright::board {
namespace {

constexpr std::size_t chunk_size = 64;

// True when `way` leads to the hex across a corner: 1,1 and its turns.
bool is_diagonal(HexCoord offset) {
    return distance({}, offset) == 2 && offset.q * offset.q + offset.q * offset.r + offset.r * offset.r == 3;
}

bool is_straight(HexCoord offset) { return offset.q == 0 || offset.r == 0 || offset.q + offset.r == 0; }

}  // namespace

PlacedPiece stored(PlacedPiece piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    if (!type.plain_tile() || piece.turn == 0) return piece;
    const Stance stance = smallest_turn(type.hexes, {piece.at, piece.turn});
    piece.at = stance.at;
    piece.turn = static_cast<std::int8_t>(stance.turn);
    return piece;
}

std::vector<HexCoord> hexes_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    if (type.is_span()) return line(piece.at, piece.to);
    if (type.is_edge()) return {piece.at};
    std::vector<HexCoord> hexes = catalogue.footprint(piece.kind, piece.turn);
    for (HexCoord& hex : hexes) hex = hex + piece.at;
    return hexes;
}

bool span_fits(const PieceType& type, HexCoord from, HexCoord to) {
    const HexCoord offset = to - from;
    if (type.diagonal && is_diagonal(offset)) return true;
    return is_straight(offset) && std::ranges::find(type.reach, distance(from, to)) != type.reach.end();
}

bool canonical_before(const PlacedPiece& a, const PlacedPiece& b, const Catalogue& catalogue) {
    const auto key = [&](const PlacedPiece& piece) {
        const PieceType& type = catalogue[piece.kind];
        const int group = type.is_span() ? 2 : type.is_edge() ? 1 : 0;
        const int turn = type.is_edge() ? static_cast<int>(piece.side) : piece.turn;
        return std::tuple(group, piece.level, piece.at.r, piece.at.q, std::string_view(type.id), turn, piece.to.r,
                          piece.to.q);
    };
    return key(a) < key(b);
}

std::vector<Battlefield::Chunk>::iterator Battlefield::chunk_of(PieceId id) {
    return std::ranges::lower_bound(chunks_, id, {}, [](const Chunk& chunk) { return chunk->back().id; });
}

PieceId Battlefield::add(PlacedPiece piece, const Catalogue& catalogue) {
    piece = stored(piece, catalogue);
    piece.id = PieceId{next_id_++};
    ++size_;
    if (chunks_.empty() || chunks_.back()->size() == chunk_size) {
        if (chunks_.size() == chunks_.capacity())
            chunks_.reserve(chunks_.size() + 16);  // Doubling would leave the unused capacity in every snapshot.
        chunks_.push_back(std::make_shared<const std::vector<PlacedPiece>>(1, piece));
        return piece.id;
    }
    std::vector<PlacedPiece> last;
    last.reserve(chunks_.back()->size() + 1);
    last = *chunks_.back();
    last.push_back(piece);
    chunks_.back() = std::make_shared<const std::vector<PlacedPiece>>(std::move(last));
    return piece.id;
}

namespace {

// Caches stored() for reading many pieces: searching for the smallest turn costs more than everything else, and few
// kinds lie in few turns.
class Stances {
public:
    explicit Stances(const Catalogue& catalogue) : catalogue_(catalogue), known_(catalogue.pieces().size() * 6) {}

    PlacedPiece operator()(PlacedPiece piece) {
        if (piece.turn == 0) return piece;
        std::optional<PlacedPiece>& known = known_[piece.kind.index() * 6 + static_cast<std::size_t>(piece.turn)];
        if (!known) known = stored({.kind = piece.kind, .turn = piece.turn}, catalogue_);
        piece.at = piece.at + known->at;
        piece.turn = known->turn;
        return piece;
    }

private:
    const Catalogue& catalogue_;
    std::vector<std::optional<PlacedPiece>> known_;  // Indexed by kind and turn, for a piece at 0,0.
};

}  // namespace

void Battlefield::add_all(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue) {
    Stances in_stored_stance(catalogue);
    auto next = pieces.begin();
    for (; next != pieces.end() && !chunks_.empty() && chunks_.back()->size() < chunk_size; ++next)
        add(*next, catalogue);
    chunks_.reserve(chunks_.size() + static_cast<std::size_t>(pieces.end() - next) / chunk_size + 1);
    while (next != pieces.end()) {
        const auto end = next + std::min<std::ptrdiff_t>(pieces.end() - next, chunk_size);
        std::vector<PlacedPiece> chunk(next, end);
        for (PlacedPiece& piece : chunk) {
            piece = in_stored_stance(piece);
            piece.id = PieceId{next_id_++};
        }
        size_ += chunk.size();
        chunks_.push_back(std::make_shared<const std::vector<PlacedPiece>>(std::move(chunk)));
        next = end;
    }
}

// Joins a chunk with its neighbour when both fill three quarters of one chunk at most. Otherwise gaps in the ids would
// make every snapshot longer.
void Battlefield::join_small(std::vector<Chunk>::iterator chunk) {
    const auto small = [](const Chunk& left, const Chunk& right) {
        return left->size() + right->size() <= chunk_size / 4 * 3;
    };
    if (chunk != chunks_.begin() && small(*std::prev(chunk), *chunk)) --chunk;
    const auto next = std::next(chunk);
    if (next == chunks_.end() || !small(*chunk, *next)) return;
    std::vector<PlacedPiece> both;
    both.reserve((*chunk)->size() + (*next)->size());
    both = **chunk;
    both.insert(both.end(), (*next)->begin(), (*next)->end());
    *chunk = std::make_shared<const std::vector<PlacedPiece>>(std::move(both));
    chunks_.erase(next);
}

void Battlefield::remove(PieceId id) {
    if (!find(id)) return;
    const auto chunk = chunk_of(id);
    std::vector<PlacedPiece> rest = **chunk;
    std::erase_if(rest, [id](const PlacedPiece& piece) { return piece.id == id; });
    if (rest.empty()) {
        chunks_.erase(chunk);
    } else {
        *chunk = std::make_shared<const std::vector<PlacedPiece>>(std::move(rest));
        join_small(chunk);
    }
    --size_;
    if (names_->contains(id)) name(id, {});
}

void Battlefield::replace(const PlacedPiece& piece, const Catalogue& catalogue) {
    if (!find(piece.id)) return;
    const auto chunk = chunk_of(piece.id);
    std::vector<PlacedPiece> changed = **chunk;
    *std::ranges::find(changed, piece.id, &PlacedPiece::id) = stored(piece, catalogue);
    *chunk = std::make_shared<const std::vector<PlacedPiece>>(std::move(changed));
}

const PlacedPiece* Battlefield::find(PieceId id) const {
    const auto chunk = std::ranges::lower_bound(chunks_, id, {}, [](const Chunk& each) { return each->back().id; });
    if (chunk == chunks_.end()) return nullptr;
    const auto piece = std::ranges::lower_bound(**chunk, id, {}, &PlacedPiece::id);
    return piece != (*chunk)->end() && piece->id == id ? &*piece : nullptr;
}

std::vector<PlacedPiece> Battlefield::pieces() const {
    std::vector<PlacedPiece> all;
    all.reserve(size_);
    each([&](const PlacedPiece& piece) { all.push_back(piece); });
    return all;
}

void Battlefield::name(PieceId id, std::string name) {
    names_.change([&](auto& names) {
        if (name.empty()) names.erase(id);
        else names[id] = std::move(name);
    });
}

std::size_t Battlefield::bytes_not_shared_with(const Battlefield& other) const {
    std::size_t bytes = sizeof *this + chunks_.capacity() * sizeof(Chunk);
    for (const Chunk& chunk : chunks_)
        if (std::ranges::find(other.chunks_, chunk) == other.chunks_.end())
            // 16 bytes are the control block of the shared_ptr.
            bytes += sizeof *chunk + chunk->capacity() * sizeof(PlacedPiece) + 16;
    return bytes;
}

Inventory used_items(const Battlefield& battlefield, const Catalogue& catalogue) {
    Inventory used;
    battlefield.each([&](const PlacedPiece& piece) { used.add(catalogue[piece.kind]); });
    return used;
}

}  // namespace hexwright::board
