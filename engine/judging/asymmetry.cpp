// asymmetry: by which of the symmetries of the hex grid, with a shift, most spaces match, and which do not. It tells
// why sides differ and judges nothing.
#include "engine/board/hex/grid_map.h"
#include "engine/judging/judges.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace hexwright::judging {
namespace {

constexpr int shifts_around = 4;  // Hexes about the shift that keeps the middle of the map where it is.

// What must be the same at the image of a space: height, terrain, what stands there, a start zone, a glyph.
using Likeness = std::tuple<int, int, int, bool, bool>;

class Matching {
public:
    explicit Matching(const JudgedMap& map) {
        std::set<SpaceIndex> in_zones, with_glyph;
        for (const JudgedSide& side : map.sides) in_zones.insert(side.spaces.begin(), side.spaces.end());
        for (const JudgedGlyph& glyph : map.glyphs) with_glyph.insert(glyph.at);
        for (std::size_t i = 0; i < map.board().size(); ++i) {
            const auto space = static_cast<SpaceIndex>(i);
            const BoardSpace& here = map.board()[space];
            if (here.stand == Stand::Gone) continue;
            by_hex_[here.space.at].push_back({here.height, here.terrain.value, static_cast<int>(here.stand),
                                              in_zones.contains(space), with_glyph.contains(space)});
            sum_ = sum_ + here.space.at;
            ++count_;
        }
        for (auto& [hex, likenesses] : by_hex_) std::ranges::sort(likenesses);
    }

    std::vector<HexCoord> unmatched(const GridMap& way, std::size_t give_up) const {
        std::vector<HexCoord> alone;
        for (const auto& [hex, likenesses] : by_hex_) {
            const auto image = by_hex_.find(way(hex));
            if (image != by_hex_.end() && image->second == likenesses) continue;
            alone.push_back(hex);
            if (alone.size() > give_up) break;
        }
        return alone;
    }

    // The shift that keeps the middle of all spaces, to the nearest hex.
    HexCoord middle_shift(const GridMap& way) const {
        const HexCoord off = sum_ - way.without_shift(sum_);
        const auto nearest = [&](int sum) { return (2 * sum + (sum < 0 ? -count_ : count_)) / (2 * count_); };
        return {nearest(off.q), nearest(off.r)};
    }
    bool empty() const { return count_ == 0; }

private:
    std::map<HexCoord, std::vector<Likeness>> by_hex_{};
    HexCoord sum_{};
    int count_ = 0;
};

struct Way {
    GridMap map{};
    bool mirrors = false;
    int number = 0;  // Steps of 60 degrees, or of the axis by 30 degrees.
};

std::vector<Way> all_ways() {
    std::vector<Way> ways;
    for (int turns = 1; turns < 6; ++turns) ways.push_back({turn_about_hex({}, turns), false, turns});
    for (int axis = 0; axis < 6; ++axis) ways.push_back({mirror_through_hex({}, static_cast<Axis>(axis)), true, axis});
    return ways;
}

struct Best {
    Way way{};
    std::vector<HexCoord> alone{};
};

std::optional<Best> best_symmetry_of(const Matching& matching) {
    std::optional<Best> best;
    for (const Way& way : all_ways()) {
        const HexCoord middle = matching.middle_shift(way.map);
        for (const HexCoord shift : disk(middle, shifts_around)) {
            GridMap shifted = way.map;
            shifted.shift = shift;
            const std::size_t most = best ? best->alone.size() : max_spaces;
            std::vector<HexCoord> alone = matching.unmatched(shifted, most);
            if (!best || alone.size() < most) best = {way, std::move(alone)};
        }
    }
    return best;
}

}  // namespace

void judge_asymmetry(const JudgedMap& map, FindingList& findings) {
    const Matching matching(map);
    if (matching.empty()) {
        findings.leave_out(MapMeasure::Unmatched, {"finding.no-spaces"});
        return;
    }
    const Best best = *best_symmetry_of(matching);
    std::vector<SpaceIndex> spaces;
    for (const HexCoord hex : best.alone)
        for (const SpaceIndex space : map.board().spaces_at(hex)) spaces.push_back(space);
    Message message = best.way.mirrors ? Message{"finding.unmatched-mirrored"}
                                       : Message{"finding.unmatched-turned", {{"degrees", 60 * best.way.number}}};
    const std::vector<Space> places = places_of(map.board(), spaces);
    findings.add(MapMeasure::Unmatched, static_cast<double>(places.size()), std::move(message)).spaces = places;
}

}  // namespace hexwright::judging
