#include "engine/board/battlefield/battlefield_checks.h"
#include "engine/board/room.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace hexwright::board {
namespace {

// Union-find over piece ids.
class Groups {
public:
    explicit Groups(std::size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0); }
    int of(PieceId id) {
        auto at = id.index();
        while (parent_[at] != static_cast<int>(at)) {
            parent_[at] = parent_[static_cast<std::size_t>(parent_[at])];  // Halves the path for later calls.
            at = static_cast<std::size_t>(parent_[at]);
        }
        return static_cast<int>(at);
    }
    void join(PieceId a, PieceId b) {
        if (a == b) return;  // Common case: neighbouring hexes of one piece.
        const int first = of(a), second = of(b);
        if (first == second) return;
        parent_[static_cast<std::size_t>(std::max(first, second))] = std::min(first, second);
    }

private:
    std::vector<int> parent_;
};

// Slots of a column that touching pieces fill together.
struct Block {
    Height from = 1, to = 1;
    PieceId piece;
};

class Parts {
public:
    explicit Parts(const Site& site)
        : site_(site), groups_(static_cast<std::size_t>(site.battlefield.next_id().value)) {
        blocks_.reserve(site.terrain.columns().size());
        first_block_.reserve(site.terrain.columns().size());
        for (const Terrain::Column& column : site.terrain.columns()) stack(column);
        for (const Terrain::Column& column : site.terrain.columns())
            for (const Direction side : {Direction::NE, Direction::E, Direction::SE})
                if (const Terrain::Column* other = site.terrain.column(neighbour(column.hex, side)))
                    join(blocks(column), blocks(*other));
        site.battlefield.each([this](const PlacedPiece& piece) { lean(piece); });
    }

    int of(PieceId piece) { return groups_.of(piece); }

private:
    void stack(const Terrain::Column& column) {
        first_block_.push_back(static_cast<std::uint32_t>(blocks_.size()));
        for (const Solid& solid : site_.terrain.solids(column)) {
            const bool touches = blocks_.size() > first_block_.back() && solid.first_slot <= blocks_.back().to + 1;
            if (!touches) {
                blocks_.push_back({solid.first_slot, solid.last_slot, solid.piece});
                continue;
            }
            groups_.join(blocks_.back().piece, solid.piece);
            blocks_.back().to = std::max(blocks_.back().to, solid.last_slot);
        }
    }

    std::span<const Block> blocks(const Terrain::Column& column) const {
        const auto number = static_cast<std::size_t>(&column - site_.terrain.columns().data());
        const std::size_t end = number + 1 < first_block_.size() ? first_block_[number + 1] : blocks_.size();
        return std::span(blocks_).subspan(first_block_[number], end - first_block_[number]);
    }

    void join(std::span<const Block> here, std::span<const Block> across) {
        for (std::size_t i = 0, j = 0; i < here.size() && j < across.size();) {
            if (here[i].from <= across[j].to && across[j].from <= here[i].to)
                groups_.join(here[i].piece, across[j].piece);
            ++(here[i].to < across[j].to ? i : j);
        }
    }

    // A piece that stands on sides belongs to the piece under or beside it, and joins nothing.
    void lean(const PlacedPiece& piece) {
        if (site_.catalogue[piece.kind].fills_slots()) return;
        for (const Barrier& barrier : barriers_of(piece, site_.catalogue))
            for (const HexCoord hex : {barrier.hex, neighbour(barrier.hex, barrier.side)})
                for (const Solid& solid : site_.terrain.solids_reaching(hex, barrier.from)) {
                    if (solid.first_slot > barrier.to) break;
                    if (solid.last_slot >= barrier.from) return groups_.join(solid.piece, piece.id);
                }
    }

    const Site& site_;
    Groups groups_;
    std::vector<Block> blocks_{};
    std::vector<std::uint32_t> first_block_{};
};

struct Part {
    int group = 0;
    // False when the group rests on nothing; its lowest piece is then reported as nothing-underneath instead.
    bool on_table = false;
    std::size_t pieces = 0;
    Space first{};  // The smallest space of the group.
};

// A ladder that leans on nothing does not count; it is reported as not-attached.
bool counts(const PlacedPiece& piece, const Site& site) {
    return piece.level == 1 &&
           (site.catalogue[piece.kind].fills_slots() || site.catalogue[piece.kind].body == Body::Ruin);
}

// Sorted by ascending group; a group is named after its oldest piece.
std::vector<Part> parts_of(Parts& parts, const Site& site) {
    std::vector<Part> found;
    // Index into `found` for each group; -1 if none.
    std::vector<int> number(static_cast<std::size_t>(site.battlefield.next_id().value), -1);
    site.battlefield.each([&](const PlacedPiece& piece) {
        const int group = parts.of(piece.id);
        const Space here{piece.at, piece.level};
        int& known = number[static_cast<std::size_t>(group)];
        if (known < 0) {
            known = static_cast<int>(found.size());
            found.push_back({.group = group, .first = here});
        }
        Part& part = found[static_cast<std::size_t>(known)];
        part.first = std::min(part.first, here);
        part.on_table = part.on_table || counts(piece, site);
        ++part.pieces;
    });
    std::erase_if(found, [](const Part& part) { return !part.on_table; });
    return found;
}

}  // namespace

void check_parts(const Site& site, IssueList& issues) {
    if (site.battlefield.size() == 0) return;
    Parts parts(site);
    std::vector<Part> found = parts_of(parts, site);
    if (found.size() < 2) return;
    const auto largest = std::ranges::min_element(
        found, {}, [](const Part& part) { return std::tuple(-static_cast<long long>(part.pieces), part.first); });
    const int main_part = largest->group;
    found.erase(largest);

    Issue issue{
        IssueCode::SeparateParts, Severity::Warning, {"issue.separate-parts", {{"count", found.size()}}}, {}, {}, {}};
    for (const Part& part : found) issue.spaces.push_back(part.first);
    std::ranges::sort(issue.spaces);
    issue.message.arguments.emplace_back("at", to_text(issue.spaces[0]));
    std::vector<int> others;
    for (const Part& part : found) others.push_back(part.group);  // Ascending, because parts_of is.
    site.battlefield.each([&](const PlacedPiece& piece) {
        const int group = parts.of(piece.id);
        if (group != main_part && std::ranges::binary_search(others, group)) issue.pieces.push_back(piece.id);
    });
    issues.add(std::move(issue));
}

}  // namespace hexwright::board
