#include "engine/assembly/repeats.h"

#include "engine/assembly/room.h"
#include "engine/board/hex/grid_map.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace hexwright::assembly {
namespace {

// What two pieces have in common when one can stand for the other.
struct Likeness {
    PieceKind kind{};
    int level = 1;
    int stance = 0;                 // Turn or side, of pieces that show it.
    std::vector<HexCoord> hexes{};  // Sorted.
    friend auto operator<=>(const Likeness&, const Likeness&) = default;
};

// True for pieces that look the same from all sides, but for the hexes that they cover.
bool is_plain(const PieceType& type) {
    return type.plain_tile() || type.body == Body::WallWalk || type.body == Body::Column ||
           type.support == Support::TwoPillars;
}

// The likeness of a piece's image; none where no piece of the same kind can be that image.
std::optional<Likeness> image_of(const PlacedPiece& piece, const GridMap& map, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    if (type.is_span() && !span_fits(type, piece.at, piece.to)) return {};
    if (map.mirrors() && !is_plain(type) && !type.is_edge()) return {};
    Likeness likeness{piece.kind, piece.level};
    if (type.is_edge()) likeness.stance = static_cast<int>(map(piece.side));
    else if (type.is_span() && !is_plain(type))
        likeness.stance = static_cast<int>(map(*side_towards({}, (piece.to - piece.at))));
    else if (!is_plain(type)) likeness.stance = (piece.turn + map.turns()) % 6;
    for (const HexCoord hex : hexes_of(piece, catalogue)) likeness.hexes.push_back(map(hex));
    std::ranges::sort(likeness.hexes);
    return likeness;
}

struct Candidate {
    GridMap map;
    int order = 2;
};

// A turn or a mirror has one shift for which the middle of the map stays in place.
class Centre {
public:
    explicit Centre(const std::vector<Likeness>& likenesses) {
        for (const Likeness& each : likenesses)
            for (const HexCoord hex : each.hexes) {
                q_ += hex.q;
                r_ += hex.r;
                ++count_;
            }
    }
    std::optional<HexCoord> shift_of(const GridMap& map) const {
        const long long q = q_ - (map.q_image.q * q_ + map.r_image.q * r_);
        const long long r = r_ - (map.q_image.r * q_ + map.r_image.r * r_);
        if (count_ == 0 || q % count_ != 0 || r % count_ != 0) return {};
        return HexCoord{static_cast<int>(q / count_), static_cast<int>(r / count_)};
    }

private:
    long long q_ = 0, r_ = 0, count_ = 0;
};

constexpr std::size_t most_alike = 24, most_votes = 20'000;

// The shift for which most pieces of rare kinds have an image; for maps that are symmetric but for a few pieces.
std::optional<HexCoord> voted_shift(const std::vector<PlacedPiece>& pieces, const std::vector<Likeness>& likenesses,
                                    const GridMap& map, const Catalogue& catalogue) {
    std::map<std::tuple<PieceKind, int, std::size_t>, std::vector<std::size_t>> alike;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        alike[{pieces[i].kind, pieces[i].level, likenesses[i].hexes.size()}].push_back(i);
    std::map<HexCoord, int> votes;
    std::size_t all = 0;
    for (const auto& [key, group] : alike) {
        if (group.size() > most_alike || all > most_votes) continue;
        all += group.size() * group.size();
        for (const std::size_t from : group) {
            const auto image = image_of(pieces[from], map, catalogue);
            if (!image || image->hexes.empty()) continue;
            for (const std::size_t to : group)
                if (!likenesses[to].hexes.empty()) ++votes[likenesses[to].hexes.front() - image->hexes.front()];
        }
    }
    if (votes.empty()) return {};
    return std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; })->first;
}

std::vector<Candidate> linear_parts() {
    std::vector<Candidate> parts{{turn_about_hex({}, 3), 2}};
    for (int axis = 0; axis < 6; ++axis) parts.push_back({mirror_through_hex({}, static_cast<Axis>(axis)), 2});
    parts.push_back({turn_about_hex({}, 2), 3});
    parts.push_back({turn_about_hex({}, 1), 6});
    return parts;
}

GridMap repeated(const GridMap& map, int times) {
    GridMap result{};
    for (int i = 0; i < times; ++i) result = then(result, map);
    return result;
}

class Images {
public:
    Images(const std::vector<PlacedPiece>& pieces, const std::vector<Likeness>& likenesses, const Catalogue& catalogue)
        : pieces_(pieces), catalogue_(catalogue) {
        for (std::size_t i = 0; i < pieces.size(); ++i) numbers_.emplace(likenesses[i], static_cast<int>(i));
        for (std::size_t i = 0; i < pieces.size(); ++i)  // Of several pieces in one place only one has images.
            single_.push_back(numbers_.at(likenesses[i]) == static_cast<int>(i));
    }

    Repeats under(const Candidate& candidate) const {
        Repeats repeats{candidate.order, std::vector(pieces_.size(), -1)};
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            const auto image = image_of(pieces_[i], candidate.map, catalogue_);
            const auto found = image && single_[i] ? numbers_.find(*image) : numbers_.end();
            if (found != numbers_.end() && found->second != static_cast<int>(i)) repeats.image[i] = found->second;
        }
        return repeats;
    }

private:
    const std::vector<PlacedPiece>& pieces_;
    const Catalogue& catalogue_;
    std::map<Likeness, int> numbers_{};
    std::vector<bool> single_{};
};

// Pieces that have all their images; those without keep no image at all.
std::size_t keep_whole_orbits(Repeats& repeats) {
    std::vector<bool> whole(repeats.image.size());
    for (std::size_t i = 0; i < whole.size(); ++i) {
        int at = static_cast<int>(i), steps = 0;
        do {
            at = repeats.image[static_cast<std::size_t>(at)];
            ++steps;
        } while (at >= 0 && at != static_cast<int>(i) && steps < repeats.order);
        whole[i] = at == static_cast<int>(i) && steps == repeats.order;
    }
    for (std::size_t i = 0; i < whole.size(); ++i)
        if (!whole[i]) repeats.image[i] = -1;
    return static_cast<std::size_t>(std::ranges::count(whole, true));
}

}  // namespace

Repeats repeats_of(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue) {
    std::vector<Likeness> likenesses;
    for (const PlacedPiece& piece : pieces)
        likenesses.push_back(image_of(piece, GridMap{}, catalogue).value_or(Likeness{piece.kind, -piece.id.value}));
    const Centre centre(likenesses);
    const Images images(pieces, likenesses, catalogue);
    Repeats best{1, std::vector(pieces.size(), -1)};
    std::size_t most_saved = 0;
    for (const Candidate& part : linear_parts())
        for (const auto& shift : {centre.shift_of(part.map), voted_shift(pieces, likenesses, part.map, catalogue)}) {
            if (!shift) continue;
            const Candidate candidate{{part.map.q_image, part.map.r_image, *shift}, part.order};
            if (repeated(candidate.map, part.order) != GridMap{})
                continue;  // A mirror that also glides along its axis.
            Repeats repeats = images.under(candidate);
            const std::size_t whole = keep_whole_orbits(repeats);
            const std::size_t saved = whole - whole / static_cast<std::size_t>(part.order);
            if (whole * 4 < pieces.size() * 3 || saved <= most_saved) continue;
            most_saved = saved;
            best = std::move(repeats);
        }
    return best;
}

}  // namespace hexwright::assembly
