// zone-size: the spaces of each start zone, and whether the Marro Hive has a place in it. zone-gap: the least range
// from zone to zone.
#include "engine/board/hex/grid_map.h"
#include "engine/judging/judges.h"
#include "engine/rules/range.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace hexwright::judging {
namespace {

// The piece lies on six hexes of one level; its mirror image is another piece.
bool has_hive_place(const JudgedMap& map, const JudgedSide& side) {
    std::set<std::pair<HexCoord, int>> ground;  // Hexes with their height.
    for (const SpaceIndex space : side.spaces) ground.insert({map.hex_of(space), map.board()[space].height});
    return std::ranges::any_of(ground, [&](const auto& first) {
        for (int turn = 0; turn < 6; ++turn)
            if (std::ranges::all_of(map.hive, [&](HexCoord hex) {
                    return ground.contains({first.first + turned(hex, turn), first.second});
                }))
                return true;
        return false;
    });
}

// The share of the zone's spaces that do not hang together with most of it, step by step.
double share_apart(const JudgedMap& map, const JudgedSide& side) {
    std::set<SpaceIndex> left(side.spaces.begin(), side.spaces.end());
    std::size_t most = 0;
    while (!left.empty()) {
        std::vector<SpaceIndex> part{left.extract(left.begin()).value()};
        for (std::size_t i = 0; i < part.size(); ++i)
            for (const Link& link : map.board().links(part[i]))
                if (left.erase(link.to) > 0) part.push_back(link.to);
        most = std::max(most, part.size());
    }
    return side.spaces.empty() ? 0 : 1 - static_cast<double>(most) / static_cast<double>(side.spaces.size());
}

// Whether some opponent of the side does better.
template <class Better>
bool is_worse_than_another(const JudgedMap& map, std::size_t side, Better&& better) {
    return std::ranges::any_of(map.opponents, [&](const Opponents& each) {
        return (each.first == side && better(each.second)) || (each.second == side && better(each.first));
    });
}

void judge_sizes(const JudgedMap& map, FindingList& findings) {
    if (map.sides.empty()) {
        findings.leave_out(MapMeasure::ZoneSpaces, no_opponents(map));
        return;
    }
    for (std::size_t i = 0; i < map.sides.size(); ++i) {
        const JudgedSide& side = map.sides[i];
        const auto tell = [&](MapMeasure measure, double value, const char* sentence, auto&& better) {
            Finding& finding = findings.add(measure, value, about(map, sentence, i));
            finding.zones = {side.zone};
            if (is_worse_than_another(map, i, better)) finding.worse = side.zone;
            finding.spaces = places_of(map.board(), side.spaces);
        };
        tell(MapMeasure::ZoneSpaces, static_cast<double>(side.spaces.size()),
             side.by_conditions ? "finding.zone-spaces-listed" : "finding.zone-spaces",
             [&](std::size_t other) { return map.sides[other].spaces.size() > side.spaces.size(); });
        const bool place = has_hive_place(map, side);
        tell(MapMeasure::HivePlace, place ? 1 : 0, place ? "finding.hive-place" : "finding.hive-place-none",
             [&](std::size_t other) { return !place && has_hive_place(map, map.sides[other]); });
        const double apart = share_apart(map, side);
        tell(MapMeasure::ZoneApart, apart, apart > 0 ? "finding.zone-apart" : "finding.zone-whole",
             [&](std::size_t other) { return share_apart(map, map.sides[other]) < apart; });
    }
}

std::vector<HexCoord> hexes_in(const JudgedMap& map, const JudgedSide& side) {
    std::vector<HexCoord> hexes;
    for (const SpaceIndex space : side.spaces) hexes.push_back(map.hex_of(space));
    return hexes;
}

// The spaces of both sides from which the other is so near.
std::vector<SpaceIndex> nearest_spaces(const JudgedMap& map, Opponents opponents, int gap) {
    std::vector<SpaceIndex> found;
    for (const auto& [here, there] :
         {std::pair(opponents.first, opponents.second), {opponents.second, opponents.first}})
        for (const SpaceIndex a : map.sides[here].spaces)
            if (std::ranges::any_of(map.sides[there].spaces,
                                    [&](SpaceIndex b) { return distance(map.hex_of(a), map.hex_of(b)) <= gap; }))
                found.push_back(a);
    return found;
}

void judge_gap(const JudgedMap& map, FindingList& findings) {
    std::optional<std::pair<int, Opponents>> nearest;
    std::vector<FindingRow> rows;
    for (const Opponents& each : map.opponents) {
        const auto gap = range_between(map.board().terrain(), hexes_in(map, map.sides[each.first]),
                                       hexes_in(map, map.sides[each.second]));
        rows.push_back({about(map, "finding.zone-gap-row", each), {gap ? std::optional<double>(*gap) : std::nullopt}});
        if (gap && (!nearest || *gap < nearest->first)) nearest = {*gap, each};
    }
    Finding& finding =
        !nearest ? findings.leave_out(MapMeasure::ZoneGap,
                                      map.opponents.empty() ? no_opponents(map) : Message{"finding.no-way"})
                 : findings.add(MapMeasure::ZoneGap, nearest->first, about(map, "finding.zone-gap", nearest->second));
    finding.rows = std::move(rows);
    if (!nearest) return;
    finding.zones = zones_in(map, nearest->second);
    finding.spaces = places_of(map.board(), nearest_spaces(map, nearest->second, nearest->first));
}

}  // namespace

void judge_zones(const JudgedMap& map, FindingList& findings) {
    judge_sizes(map, findings);
    judge_gap(map, findings);
}

}  // namespace hexwright::judging
