#include "formats/export/models/shell.h"

#include "engine/board/catalogue/inventory.h"
#include "formats/paper/sheet/piece_style.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <set>
#include <utility>

namespace hexwright::exports {

namespace {

constexpr double inset = shell_gap_mm / 2,
                 corner_inset = 1.1547005383792515;  // Of a corner, for an inset of its sides by 1.
constexpr double wall_thickness = 4, laur_wall_thickness = 6, pillar_radius = 12;
constexpr int sevenths = 7, half_tile = 3;

struct Spot {  // On the table, in millimetres.
    double x = 0, y = 0;
    friend Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
    friend Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
    friend Spot operator*(Spot a, double times) { return {a.x * times, a.y * times}; }
    double length() const { return std::hypot(x, y); }
    Spot unit() const { return *this * (1 / length()); }
};

Spot spot_of(HexCoord hex) {
    const Point at = centre_of(hex);
    return {at.x / hex_width * hex_mm, -at.y / hex_width * hex_mm};
}

// A corner that hexes share, exactly: x in halves of a hex's width, y in halves of its side.
using Lattice = std::pair<int, int>;
constexpr Lattice around[] = {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}};  // Clockwise from the north.

Lattice lattice_of(HexCoord hex, int corner) {
    const Lattice& off = around[(corner % 6 + 6) % 6];
    return {2 * hex.q + hex.r + off.first, 3 * hex.r + off.second};
}
Spot spot_of(Lattice corner) {
    const double side = hex_mm / std::numbers::sqrt3;
    return {corner.first * hex_mm / 2, -corner.second * side / 2};
}

// Where a corner of these hexes is moved to, so that their sides move inwards.
Spot moved_in(Lattice corner, const std::vector<HexCoord>& hexes, double by) {
    const Spot at = spot_of(corner);
    if (hexes.size() > 2) return at;
    Spot offset;
    for (const HexCoord hex : hexes) offset = offset + (spot_of(hex) - at);
    return at + offset.unit() * (by * corner_inset);
}

// ---- bodies that fill hexes

struct Prism {
    HexCoord hex;
    int bottom, top;  // In sevenths of a level.
};

// The hexes of a piece as one body, higher here than there.
class Prisms {
public:
    Prisms(std::vector<Prism> prisms, double slope, Shell& shell)
        : prisms_(std::move(prisms)), slope_(slope), shell_(shell) {
        for (const Prism& prism : prisms_) {
            heights_.insert({prism.bottom, prism.top});
            for (int corner = 0; corner < 6; ++corner) owners_[lattice_of(prism.hex, corner)].push_back(prism.hex);
        }
    }
    void build() {
        for (const Prism& prism : prisms_)
            for (auto low = heights_.begin(); std::next(low) != heights_.end(); ++low)
                if (const int high = *std::next(low); prism.bottom <= *low && high <= prism.top)
                    add_layer(prism.hex, *low, high);
    }

private:
    // Whether the layer that begins, or ends, at this height is filled.
    bool filled_from(HexCoord hex, int low) const {
        return std::ranges::any_of(prisms_,
                                   [&](const Prism& p) { return p.hex == hex && p.bottom <= low && low < p.top; });
    }
    bool filled_to(HexCoord hex, int high) const {
        return std::ranges::any_of(prisms_,
                                   [&](const Prism& p) { return p.hex == hex && p.bottom < high && high <= p.top; });
    }
    void add_layer(HexCoord hex, int low, int high) {
        for (int side = 0; side < 6; ++side) {
            if (filled_from(neighbour(hex, all_directions[static_cast<std::size_t>(side)]), low)) continue;
            const int a = corner(hex, side, low), b = corner(hex, side + 1, low);
            const int above_a = corner(hex, side, high), above_b = corner(hex, side + 1, high);
            shell_.faces.push_back({a, above_a, above_b});
            shell_.faces.push_back({a, above_b, b});
        }
        if (!filled_from(hex, high)) add_cap(hex, high, true);
        if (!filled_to(hex, low)) add_cap(hex, low, false);
    }
    void add_cap(HexCoord hex, int height, bool upwards) {
        const int middle = middle_of(hex, height);
        for (int side = 0; side < 6; ++side) {
            const int a = corner(hex, side, height), b = corner(hex, side + 1, height);
            shell_.faces.push_back(upwards ? std::array{middle, b, a} : std::array{middle, a, b});
        }
    }
    double z_of(int height) const {
        const double z = height_mm(height);
        return height == *heights_.begin() ? z + inset : height == *heights_.rbegin() ? z - inset : z;
    }
    int corner(HexCoord hex, int number, int height) {
        const Lattice at = lattice_of(hex, number);
        const auto [found, added] = corners_.try_emplace({at, height}, static_cast<int>(shell_.corners.size()));
        if (added) {
            const Spot spot = moved_in(at, owners_[at], inset + (height == *heights_.rbegin() ? slope_ : 0));
            shell_.corners.push_back({spot.x, spot.y, z_of(height)});
        }
        return found->second;
    }
    int middle_of(HexCoord hex, int height) {
        const auto [found, added] = middles_.try_emplace({hex, height}, static_cast<int>(shell_.corners.size()));
        if (added) shell_.corners.push_back({spot_of(hex).x, spot_of(hex).y, z_of(height)});
        return found->second;
    }

    std::vector<Prism> prisms_;
    double slope_;
    Shell& shell_;
    std::set<int> heights_{};
    std::map<Lattice, std::vector<HexCoord>> owners_{};
    std::map<std::pair<Lattice, int>, int> corners_{};
    std::map<std::pair<HexCoord, int>, int> middles_{};
};

// ---- bodies around an axis

struct Girth {
    double radius, share;  // At this share of the height.
};

// Ends in a point. Its rings go counterclockwise, seen from above.
void spindle(Shell& shell, Spot centre, double low, double high, const std::vector<Girth>& rings) {
    constexpr int sides = 8;
    for (const Girth& ring : rings)
        for (int i = 0; i < sides; ++i) {
            const double angle = 2 * std::numbers::pi * i / sides;
            shell.corners.push_back({centre.x + ring.radius * std::cos(angle), centre.y + ring.radius * std::sin(angle),
                                     low + ring.share * (high - low)});
        }
    const int tip = static_cast<int>(shell.corners.size()), foot = tip + 1;
    shell.corners.push_back({centre.x, centre.y, high});
    shell.corners.push_back({centre.x, centre.y, low});
    const int last = (static_cast<int>(rings.size()) - 1) * sides;
    for (int i = 0; i < sides; ++i) {
        const int next = (i + 1) % sides;
        for (int ring = 0; ring < last; ring += sides) {
            shell.faces.push_back({ring + i, ring + next, ring + sides + next});
            shell.faces.push_back({ring + i, ring + sides + next, ring + sides + i});
        }
        shell.faces.push_back({last + i, last + next, tip});
        shell.faces.push_back({foot, next, i});
    }
}

// ---- walls

struct Strip {  // A place along a wall: its outer and its inner edge.
    Spot outer, inner;
};

void ribbon(Shell& shell, const std::vector<Strip>& strips, double low, double high) {
    for (const Strip& strip : strips)
        for (const Spot spot : {strip.outer, strip.inner})
            for (const double z : {low, high}) shell.corners.push_back({spot.x, spot.y, z});
    const auto face = [&](int a, int b, int c, int d) {
        shell.faces.push_back({a, b, c});
        shell.faces.push_back({a, c, d});
    };
    const int last = (static_cast<int>(strips.size()) - 1) * 4;
    for (int at = 0; at < last; at += 4) {  // Behind each other: outer low, outer high, inner low, inner high.
        face(at, at + 1, at + 5, at + 4);
        face(at + 2, at + 6, at + 7, at + 3);
        face(at + 1, at + 3, at + 7, at + 5);
        face(at, at + 4, at + 6, at + 2);
    }
    face(0, 2, 3, 1);
    face(last, last + 1, last + 3, last + 2);
}

double volume_of(const Shell& shell) {
    double volume = 0;
    for (const auto& face : shell.faces) {
        const Corner3 &a = shell.corners[static_cast<std::size_t>(face[0])],
                      &b = shell.corners[static_cast<std::size_t>(face[1])],
                      &c = shell.corners[static_cast<std::size_t>(face[2])];
        volume += a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x);
    }
    return volume / 6;
}

// Walls may be given in either direction.
void turn_outwards(Shell& shell) {
    if (volume_of(shell) > 0) return;
    for (auto& face : shell.faces) std::swap(face[1], face[2]);
}

struct Side {
    Lattice a, b;
    HexCoord hex;
};

// One after the other from one end to the other; takes them from the list.
std::vector<Side> chain_from(std::vector<Side>& sides) {
    const auto ends_at = [&](Lattice corner) {
        return std::ranges::count_if(sides, [&](const Side& s) { return s.a == corner || s.b == corner; });
    };
    auto first = std::ranges::find_if(sides, [&](const Side& s) { return ends_at(s.a) == 1 || ends_at(s.b) == 1; });
    if (first == sides.end()) first = sides.begin();
    if (ends_at(first->a) != 1) std::swap(first->a, first->b);
    std::vector<Side> chain{*first};
    sides.erase(first);
    for (bool found = true; found;) {
        found = false;
        for (auto next = sides.begin(); next != sides.end(); ++next) {
            if (next->b == chain.back().b) std::swap(next->a, next->b);
            if (next->a != chain.back().b) continue;
            chain.push_back(*next);
            sides.erase(next);
            found = true;
            break;
        }
    }
    return chain;
}

Strip strip_at(Lattice corner, const Side* before, const Side* after) {
    const Spot at = spot_of(corner);
    Spot offset;
    if (before && after) {
        offset = spot_of(before->hex) - at;
        if (before->hex != after->hex) offset = offset + (spot_of(after->hex) - at);
        offset = offset.unit() * corner_inset;
    } else {
        const Side& only = before ? *before : *after;
        offset = (spot_of(only.hex) - (spot_of(only.a) + spot_of(only.b)) * 0.5).unit();
    }
    return {at + offset * inset, at + offset * (inset + wall_thickness)};
}

std::vector<Strip> strips_of(const std::vector<Side>& chain) {
    std::vector<Strip> strips;
    for (std::size_t i = 0; i <= chain.size(); ++i)
        strips.push_back(strip_at(i < chain.size() ? chain[i].a : chain.back().b, i > 0 ? &chain[i - 1] : nullptr,
                                  i < chain.size() ? &chain[i] : nullptr));
    return strips;
}

std::vector<Shell> walls_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    const std::vector<Barrier> barriers = barriers_of(piece, catalogue);
    std::vector<Side> sides;
    for (const Barrier& barrier : barriers) {
        const int number = static_cast<int>(barrier.side);
        sides.push_back({lattice_of(barrier.hex, number), lattice_of(barrier.hex, number + 1), barrier.hex});
    }
    std::vector<Shell> shells;
    while (!sides.empty()) {
        Shell& shell = shells.emplace_back();
        ribbon(shell, strips_of(chain_from(sides)), height_mm(barriers[0].from * sevenths) + inset,
               height_mm(barriers[0].to * sevenths) - inset);
        turn_outwards(shell);
    }
    return shells;
}

// From pillar to pillar.
Shell laur_wall_of(const PlacedPiece& piece, const PieceType& type) {
    const Spot from = spot_of(piece.at), to = spot_of(piece.to), offset = (to - from).unit();
    const Spot across{-offset.y * laur_wall_thickness / 2, offset.x * laur_wall_thickness / 2};
    const Spot begin = from + offset * pillar_radius, end = to - offset * pillar_radius;
    Shell shell;
    const int low = (piece.level - 1) * sevenths;
    ribbon(shell, {{begin + across, begin - across}, {end + across, end - across}}, height_mm(low) + inset,
           height_mm(low + type.slots * sevenths) - inset);
    turn_outwards(shell);
    return shell;
}

// ---- which body a piece has

std::vector<Prism> prisms_of(const PlacedPiece& piece, const Terrain& terrain, const Catalogue& catalogue) {
    std::vector<Prism> prisms;
    for (const HexCoord hex : hexes_of(piece, catalogue))
        for (const Solid& solid : terrain.solids_at(hex))
            if (solid.piece == piece.id && solid.bottom < solid.top) prisms.push_back({hex, solid.bottom, solid.top});
    return prisms;
}

std::optional<std::vector<Girth>> girths_of(PieceStyle style) {
    switch (style) {
        case PieceStyle::Evergreen:
        case PieceStyle::SnowTree:
            return {{{4, 0}, {4, 0.14}, {17, 0.15}, {9, 0.55}, {13, 0.56}}};
        case PieceStyle::Palm:
            return {{{5, 0}, {3, 0.7}, {19, 0.78}, {17, 0.86}}};
        case PieceStyle::Brush:
            return {{{14, 0}, {18, 0.35}, {15, 0.7}}};
        case PieceStyle::Pillar:
            return {{{pillar_radius - 1, 0}, {pillar_radius - 1, 0.93}}};
        default:
            return std::nullopt;
    }
}

double slope_of(PieceStyle style) {
    switch (style) {
        case PieceStyle::Glacier:
        case PieceStyle::Outcrop:
        case PieceStyle::LavaOutcrop:
        case PieceStyle::Hive:
            return 7;
        default:
            return 0;
    }
}

Shell tree_of(const std::vector<Prism>& prisms, std::vector<Girth> girths) {
    Spot middle;
    for (const Prism& prism : prisms) middle = middle + spot_of(prism.hex) * (1.0 / static_cast<double>(prisms.size()));
    const double wider = prisms.size() > 1 ? 1.6 : 1;
    for (Girth& girth : girths) girth.radius *= wider;
    Shell shell;
    spindle(shell, middle, height_mm(prisms[0].bottom) + inset, height_mm(prisms[0].top) - inset, girths);
    return shell;
}

std::vector<Shell> bodies_of(const PlacedPiece& piece, const Terrain& terrain, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    const PieceStyle style = look_of(type, catalogue);
    if (style == PieceStyle::LaurWall) return {laur_wall_of(piece, type)};
    if (!type.fills_slots()) return walls_of(piece, catalogue);
    const std::vector<Prism> prisms = prisms_of(piece, terrain, catalogue);
    if (prisms.empty()) return {};
    if (const auto girths = girths_of(style)) return {tree_of(prisms, *girths)};
    std::vector<Shell> shells(1);
    Prisms(prisms, slope_of(style), shells[0]).build();
    return shells;
}

}  // namespace

double height_mm(int height) {
    const int rest = height % sevenths;
    return height / sevenths * level_mm + (rest == half_tile ? half_tile_mm : rest * level_mm / sevenths);
}

std::vector<Shell> shells_of(const PlacedPiece& piece, const Terrain& terrain, const Catalogue& catalogue) {
    std::vector<Shell> shells = bodies_of(piece, terrain, catalogue);
    for (Shell& shell : shells) shell.rgb = catalogue[catalogue[piece.kind].terrain].color;
    return shells;
}

}  // namespace hexwright::exports
