#include "engine/assembly/units.h"

#include "engine/assembly/room.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace hexwright::assembly {
namespace {

constexpr int reach_of_hands = 2;  // Hexes around a tall piece that hands need free.

Sort sort_of(const PieceType& type) {
    switch (type.body) {
        case Body::Tile:
        case Body::WallWalk:
            return Sort::Tile;
        case Body::HalfTile:
        case Body::CastleBase:
            return Sort::Fluid;
        case Body::Edge:
        case Body::Span:
            return Sort::Edge;
        default:
            return Sort::Standing;
    }
}

bool is_tall(const PieceType& type) { return type.slots > 1 && sort_of(type) == Sort::Standing; }

// Groups of nodes that can reach each other, by Tarjan's algorithm without recursion: maps have 200,000 pieces.
class Knots {
public:
    explicit Knots(const std::vector<std::vector<int>>& later)
        : later_(later), found_(later.size(), -1), low_(later.size()), of_(later.size(), -1) {
        for (std::size_t node = 0; node < later.size(); ++node)
            if (found_[node] < 0) explore(static_cast<int>(node));
    }
    const std::vector<int>& of() const { return of_; }  // The number of each node's group.
    int count() const { return count_; }

private:
    struct Visit {
        int node;
        std::size_t next = 0;
    };

    void explore(int root) {
        std::vector<Visit> path;
        enter(path, root);
        while (!path.empty()) {
            Visit& visit = path.back();
            const auto node = static_cast<std::size_t>(visit.node);
            if (visit.next < later_[node].size()) {
                const int to = later_[node][visit.next++];
                if (found_[static_cast<std::size_t>(to)] < 0) enter(path, to);
                else if (of_[static_cast<std::size_t>(to)] < 0)
                    low_[node] = std::min(low_[node], found_[static_cast<std::size_t>(to)]);
                continue;
            }
            if (low_[node] == found_[node]) close(visit.node);
            path.pop_back();
            if (!path.empty()) {
                const auto above = static_cast<std::size_t>(path.back().node);
                low_[above] = std::min(low_[above], low_[node]);
            }
        }
    }
    void enter(std::vector<Visit>& path, int node) {
        found_[static_cast<std::size_t>(node)] = low_[static_cast<std::size_t>(node)] = next_++;
        open_.push_back(node);
        path.push_back({node});
    }
    void close(int root) {
        int node = -1;
        do {
            node = open_.back();
            open_.pop_back();
            of_[static_cast<std::size_t>(node)] = count_;
        } while (node != root);
        ++count_;
    }

    const std::vector<std::vector<int>>& later_;
    std::vector<int> found_, low_, of_, open_{};
    int next_ = 0, count_ = 0;
};

class UnitBuilder {
public:
    UnitBuilder(const Needs& needs, const Repeats& repeats, const Site& site)
        : needs_(needs), repeats_(repeats), site_(site), unit_(needs.pieces.size(), -1) {
        for (const PlacedPiece& piece : needs.pieces) places_.push_back(place_of(piece));
    }

    std::vector<Unit> build() {
        join_images();
        const std::vector<std::vector<int>> later = later_of_orbits();
        const Knots knots(later);
        make_units(knots);
        join_units(knots);
        for (Unit& unit : units_) describe(unit);
        return std::move(units_);
    }

private:
    struct Point {
        long long r = 0, q = 0;  // Sums of rows and columns over its hexes, in twelfths of a hex.
        friend auto operator<=>(const Point&, const Point&) = default;
    };
    Point place_of(const PlacedPiece& piece) const {
        const PieceType& type = site_.catalogue[piece.kind];
        if (type.is_span() && !span_fits(type, piece.at, piece.to)) return {piece.at.r * 12LL, piece.at.q * 12LL};
        Point sum;
        const auto hexes = hexes_of(piece, site_.catalogue);
        for (const HexCoord hex : hexes) sum = {sum.r + hex.r, sum.q + hex.q};
        const auto count = static_cast<long long>(hexes.size());
        return {sum.r * 12 / count, sum.q * 12 / count};
    }
    const PieceType& type(int piece) const {
        return site_.catalogue[needs_.pieces[static_cast<std::size_t>(piece)].kind];
    }
    int image(int piece) const { return repeats_.image[static_cast<std::size_t>(piece)]; }

    // ---- orbits: a piece and its images, laid at once

    void join_images() {
        orbit_.assign(needs_.pieces.size(), -1);
        for (int piece = 0; piece < static_cast<int>(orbit_.size()); ++piece) {
            if (orbit_[static_cast<std::size_t>(piece)] >= 0) continue;
            const int number = static_cast<int>(orbits_.size());
            orbits_.emplace_back();
            for (int at = piece; at >= 0 && orbit_[static_cast<std::size_t>(at)] < 0; at = image(at)) {
                orbit_[static_cast<std::size_t>(at)] = number;
                orbits_.back().push_back(at);
            }
        }
    }

    int orbit(int piece) const { return orbit_[static_cast<std::size_t>(piece)]; }

    std::vector<std::vector<int>> later_of_orbits() {
        std::vector<std::vector<int>> later(orbits_.size());
        for (std::size_t piece = 0; piece < needs_.later.size(); ++piece)
            for (const int after : needs_.later[piece])
                if (orbit_[piece] != orbit(after))
                    later[static_cast<std::size_t>(orbit_[piece])].push_back(orbit(after));
        for (const auto& [a, b] : needs_.pairs) {
            if (orbit(a) == orbit(b)) continue;
            later[static_cast<std::size_t>(orbit(a))].push_back(orbit(b));
            later[static_cast<std::size_t>(orbit(b))].push_back(orbit(a));
        }
        return later;
    }

    // ---- units: orbits that hold each other

    // Only a map with errors has pieces that each must come before the other for no such reason; those are parted.
    std::vector<bool> held_together(const Knots& knots) const {
        std::vector<bool> held(static_cast<std::size_t>(knots.count()));
        for (const auto& [a, b] : needs_.pairs) {
            const int knot = knots.of()[static_cast<std::size_t>(orbit(a))];
            if (knot == knots.of()[static_cast<std::size_t>(orbit(b))]) held[static_cast<std::size_t>(knot)] = true;
        }
        return held;
    }

    void make_units(const Knots& knots) {
        const std::vector<bool> held = held_together(knots);
        std::vector<std::vector<int>> members(static_cast<std::size_t>(knots.count()));
        for (std::size_t at = 0; at < orbits_.size(); ++at)
            members[static_cast<std::size_t>(knots.of()[at])].push_back(static_cast<int>(at));
        for (std::size_t knot = 0; knot < members.size(); ++knot) {
            if (held[knot]) add_unit(members[knot]);
            else
                for (const int single : members[knot]) add_unit({single});
        }
    }

    bool is_whole(int orbit) const {
        return repeats_.order > 1 &&
               orbits_[static_cast<std::size_t>(orbit)].size() == static_cast<std::size_t>(repeats_.order);
    }

    void add_unit(const std::vector<int>& orbits) {
        Unit unit;
        if (std::ranges::all_of(orbits, [&](int orbit) { return is_whole(orbit); })) {
            unit.pieces = nearest_images(orbits);
            unit.copies = copies_of(unit.pieces);
        } else {
            for (const int orbit : orbits)
                for (const int piece : orbits_[static_cast<std::size_t>(orbit)]) unit.pieces.push_back(piece);
            sort_upwards(unit.pieces);
        }
        for (const int orbit : orbits)
            for (const int piece : orbits_[static_cast<std::size_t>(orbit)])
                unit_[static_cast<std::size_t>(piece)] = static_cast<int>(units_.size());
        units_.push_back(std::move(unit));
    }

    void sort_upwards(std::vector<int>& pieces) const {
        std::ranges::sort(pieces, {}, [&](int piece) {
            return std::tuple(needs_.pieces[static_cast<std::size_t>(piece)].level, sort_of(type(piece)), piece);
        });
    }

    // One piece of each orbit: the farthest of the lowest, and of the others the one nearest to it.
    std::vector<int> nearest_images(const std::vector<int>& orbits) const {
        std::vector<int> pieces;
        for (const int orbit : orbits)
            pieces.push_back(*std::ranges::min_element(orbits_[static_cast<std::size_t>(orbit)], {}, [&](int piece) {
                return places_[static_cast<std::size_t>(piece)];
            }));
        sort_upwards(pieces);
        const Point first = places_[static_cast<std::size_t>(pieces.front())];
        for (int& piece : pieces)
            piece = *std::ranges::min_element(orbits_[static_cast<std::size_t>(orbit(piece))], {}, [&](int each) {
                const Point at = places_[static_cast<std::size_t>(each)];
                const long long q = at.q - first.q, r = at.r - first.r;
                return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
            });
        return pieces;
    }

    std::vector<std::vector<int>> copies_of(std::vector<int> pieces) const {
        std::vector<std::vector<int>> copies;
        for (int i = 1; i < repeats_.order; ++i) {
            for (int& piece : pieces) piece = image(piece);
            copies.push_back(pieces);
        }
        return copies;
    }

    // ---- the order of units

    // Of pieces with errors, each of which must come before the other: whether this one is laid first all the same.
    bool is_upwards(int low, int high) const {
        const auto rank = [&](int piece) {
            const auto at = static_cast<std::size_t>(piece);
            return std::tuple(needs_.pieces[at].level, sort_of(type(piece)), unit_[at]);
        };
        return rank(low) < rank(high);
    }

    void join_units(const Knots& knots) {
        const auto knot = [&](int piece) { return knots.of()[static_cast<std::size_t>(orbit(piece))]; };
        for (int piece = 0; piece < static_cast<int>(needs_.later.size()); ++piece)
            for (const int after : needs_.later[static_cast<std::size_t>(piece)]) {
                const int from = unit_[static_cast<std::size_t>(piece)], to = unit_[static_cast<std::size_t>(after)];
                if (from == to || (knot(piece) == knot(after) && !is_upwards(piece, after))) continue;
                units_[static_cast<std::size_t>(from)].later.push_back(to);
                ++units_[static_cast<std::size_t>(to)].waits_for;
            }
    }

    // ---- what they are

    void describe(Unit& unit) {
        const int first = unit.pieces.front();
        unit.sort = sort_of(type(first));
        unit.hexes = type(first).hexes.size();
        unit.stage = needs_.pieces[static_cast<std::size_t>(first)].level;
        for (const int piece : unit.pieces) {
            unit.hold = unit.hold || needs_.tips[static_cast<std::size_t>(piece)];
            unit.stage = std::max(unit.stage, level_around(piece));
        }
        for (const auto& copy : unit.copies)
            for (const int piece : copy) unit.stage = std::max(unit.stage, level_around(piece));
    }

    // The highest level of what is built within reach of a tall piece below its top; 0 for other pieces.
    int level_around(int number) const {
        if (!is_tall(type(number))) return 0;
        const PlacedPiece& piece = needs_.pieces[static_cast<std::size_t>(number)];
        const int top = piece.level + type(number).slots;
        int highest = 0;
        for (const HexCoord hex : hexes_of(piece, site_.catalogue))
            for (const HexCoord near : disk(hex, reach_of_hands))
                for (const Solid& solid : site_.terrain.solids_at(near))
                    if (solid.first_slot < top && !is_tall(site_.catalogue[solid.kind]))
                        highest = std::max<int>(highest, solid.first_slot);
        return highest;
    }

    const Needs& needs_;
    const Repeats& repeats_;
    const Site& site_;
    std::vector<Point> places_{};
    std::vector<int> orbit_{};                // Of each piece.
    std::vector<std::vector<int>> orbits_{};  // The pieces of each.
    std::vector<int> unit_;                   // Of each piece.
    std::vector<Unit> units_{};
};

}  // namespace

std::vector<Unit> units_of(const Needs& needs, const Repeats& repeats, const Site& site) {
    return UnitBuilder(needs, repeats, site).build();
}

}  // namespace hexwright::assembly
