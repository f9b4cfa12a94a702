// Finds the symmetry that a map nearly has. Every two pieces of one shape vote for the centre or axis that would make
// one the image of the other; the candidates with the most votes are then checked for pieces without an image.
#include "editor/document/symmetry/likeness.h"
#include "editor/document/symmetry/mirror.h"
#include "editor/document/symmetry/symmetry.h"

#include <algorithm>
#include <unordered_map>

namespace hexwright::document {
namespace {

// Pairs of pieces that vote, for each direction of an axis; rare shapes vote first.
constexpr std::size_t most_pairs = 60'000;
constexpr std::size_t most_candidates = 64, most_tried = 5;

struct Candidate {
    GridMap map;  // The first image of the symmetry.
    int votes = 0;
    int off_centre = 0;  // Distance of its centre or axis from the middle of the map.
};

bool is_mirror(SymmetryKind kind) {
    return kind == SymmetryKind::MirrorThroughHex || kind == SymmetryKind::MirrorAlongEdge;
}

// The first images that a kind can have, without their shifts.
std::vector<GridMap> linear_parts(SymmetryKind kind) {
    std::vector<GridMap> parts;
    if (!is_mirror(kind)) {
        const GridMap image = images({kind}).front();
        parts.push_back({image.q_image, image.r_image, {}});
        return parts;
    }
    for (int axis = 0; axis < 6; ++axis)  // Along the sides of hexes there are only the axes through corners.
        if (kind == SymmetryKind::MirrorThroughHex || axis % 2 == 1)
            parts.push_back(mirror_through_hex({}, static_cast<Axis>(axis)));
    return parts;
}

// Whether a map of this kind can have this shift.
bool is_shift_of(SymmetryKind kind, const GridMap& map) {
    const bool even = map.shift.q % 2 == 0 && map.shift.r % 2 == 0, third = (map.shift.q - map.shift.r) % 3 == 0;
    switch (kind) {
        case SymmetryKind::TwoAboutHex:
            return even;
        case SymmetryKind::TwoAboutEdge:
            return !even;
        case SymmetryKind::ThreeAboutHex:
            return third;
        case SymmetryKind::ThreeAboutCorner:
            return !third;
        default:
            return !is_mirror(kind) || map.without_shift(map.shift) == map.shift * -1;  // Across its axis only.
    }
}

HexCoord middle_of(const std::vector<PlacedPiece>& pieces) {
    HexCoord low = pieces[0].at, high = pieces[0].at;
    for (const PlacedPiece& piece : pieces) {
        low = {std::min(low.q, piece.at.q), std::min(low.r, piece.at.r)};
        high = {std::max(high.q, piece.at.q), std::max(high.r, piece.at.r)};
    }
    return {(low.q + high.q) / 2, (low.r + high.r) / 2};
}

// The centre or the axis of a map, nearest to a hex: the mean of the hex and its images.
HexCoord centre_near(const GridMap& map, HexCoord hex) {
    HexCoord sum{}, image = hex;
    int count = 0;
    do {
        sum = sum + image;
        image = map(image);
        ++count;
    } while (image != hex && count < 6);
    return {sum.q / count, sum.r / count};
}

// The symmetry of this kind with this map as its first image and its hex near this one.
std::optional<Symmetry> symmetry_from(SymmetryKind kind, const GridMap& map, HexCoord near) {
    for (const HexCoord hex : disk(centre_near(map, near), 2))
        for (int way = 0; way < 6; ++way) {
            const Symmetry symmetry{kind, hex, static_cast<Direction>(way), static_cast<Axis>(way)};
            if (images(symmetry).front() == map) return symmetry;
        }
    return {};
}

class Poll {
public:
    Poll(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue)
        : pieces_(pieces), catalogue_(catalogue), likenesses_(catalogue) {
        for (const PlacedPiece& piece : pieces) {
            const Likeness likeness = likenesses_.of(piece);
            alike_[{likeness.shape, likeness.level}].push_back(likeness.at);
        }
    }

    // Counts for each shift the pairs of pieces that want it.
    std::unordered_map<HexCoord, int> votes(const GridMap& linear) {
        struct Voter {
            HexCoord at;
            const std::vector<HexCoord>* images;
        };
        std::vector<Voter> voters;
        PieceMap way(linear, catalogue_);
        for (const PlacedPiece& piece : pieces_)
            if (const auto image = way(piece)) {
                const Likeness likeness = likenesses_.of(*image);
                const auto alike = alike_.find({likeness.shape, likeness.level});
                if (alike != alike_.end()) voters.push_back({likeness.at, &alike->second});
            }
        std::ranges::stable_sort(voters, {}, [](const Voter& voter) { return voter.images->size(); });
        std::unordered_map<HexCoord, int> votes;
        std::size_t pairs = 0;
        for (const Voter& voter : voters) {
            for (const HexCoord image : *voter.images) ++votes[image - voter.at];
            if ((pairs += voter.images->size()) > most_pairs) break;
        }
        return votes;
    }

private:
    const std::vector<PlacedPiece>& pieces_;
    const Catalogue& catalogue_;
    Likenesses likenesses_;
    std::map<std::pair<int, int>, std::vector<HexCoord>> alike_{};  // Keyed by shape and level.
};

std::vector<Candidate> candidates_for(SymmetryKind kind, const std::vector<PlacedPiece>& pieces,
                                      const Catalogue& catalogue) {
    const HexCoord middle = middle_of(pieces);
    Poll poll(pieces, catalogue);
    std::vector<Candidate> candidates;
    for (GridMap map : linear_parts(kind))
        for (const auto& [shift, votes] : poll.votes(map)) {
            map.shift = shift;
            if (is_shift_of(kind, map)) candidates.push_back({map, votes, distance(centre_near(map, middle), middle)});
        }
    const auto better = [](const Candidate& a, const Candidate& b) {
        const auto key = [](const Candidate& c) {
            return std::tuple(-c.votes, c.off_centre, c.map.shift, c.map.q_image);
        };
        return key(a) < key(b);
    };
    const std::size_t kept = std::min(candidates.size(), most_candidates);
    std::ranges::partial_sort(candidates, candidates.begin() + static_cast<std::ptrdiff_t>(kept), better);
    candidates.resize(kept);
    return candidates;
}

}  // namespace

std::optional<Symmetry> best_symmetry(const Battlefield& battlefield, SymmetryKind kind, const Catalogue& catalogue) {
    if (battlefield.size() == 0 || kind == SymmetryKind::Off) return {};
    const std::vector<PlacedPiece> pieces = battlefield.pieces();
    std::optional<Symmetry> best;
    std::size_t least = pieces.size() + 1, tried = 0;
    for (const Candidate& candidate : candidates_for(kind, pieces, catalogue)) {
        const auto symmetry = symmetry_from(kind, candidate.map, middle_of(pieces));
        if (!symmetry) continue;
        const std::size_t alone = not_symmetric(battlefield, *symmetry, catalogue).size();
        if (alone < least) {
            best = symmetry;
            least = alone;
        }
        if (++tried == most_tried || least == 0) break;
    }
    return best;
}

}  // namespace hexwright::document
