// relief: how much of the map is on one level, how many landings are too small to stand on in numbers, and how high
// each zone lies.
#include "engine/judging/judges.h"

#include <algorithm>
#include <map>

namespace hexwright::judging {
namespace {

constexpr std::size_t most_of_landing = 3;

std::map<int, int> spaces_by_height(const JudgedMap& map) {
    std::map<int, int> heights;
    for (std::size_t i = 0; i < map.board().size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i); map.stands(space)) ++heights[map.board()[space].height];
    return heights;
}

void judge_levels(const JudgedMap& map, const std::map<int, int>& heights, int all, FindingList& findings) {
    const auto level = std::ranges::max_element(heights, {}, [](const auto& each) { return each.second; });
    int landings = 0;
    for (const Plateau& plateau : plateaus_of(map)) landings += plateau.spaces.size() <= most_of_landing;
    std::vector<SpaceIndex> spaces;
    for (std::size_t i = 0; i < map.board().size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i);
            map.stands(space) && map.board()[space].height == level->first)
            spaces.push_back(space);
    Finding& finding = findings.add(MapMeasure::OneLevel, static_cast<double>(level->second) / all,
                                    {"finding.one-level", {{"height", level->first}}});
    finding.spaces = places_of(map.board(), spaces);
    finding.rows.push_back({{"finding.landings"}, {static_cast<double>(landings)}});
}

// The share of spaces that are lower than the zone on average.
double rank_of(const JudgedMap& map, const JudgedSide& side, const std::map<int, int>& heights, int all) {
    int sum = 0, lower = 0;
    for (const SpaceIndex space : side.spaces) sum += map.board()[space].height;
    const auto count = static_cast<int>(side.spaces.size());
    for (const auto& [height, spaces] : heights)
        if (height * count < sum) lower += spaces;
    return static_cast<double>(lower) / all;
}

}  // namespace

void judge_relief(const JudgedMap& map, FindingList& findings) {
    const std::map<int, int> heights = spaces_by_height(map);
    int all = 0;
    for (const auto& each : heights) all += each.second;
    if (all == 0) {
        findings.leave_out(MapMeasure::OneLevel, {"finding.no-spaces"});
        return;
    }
    judge_levels(map, heights, all, findings);
    for (std::size_t i = 0; i < map.sides.size(); ++i) {
        const JudgedSide& side = map.sides[i];
        Finding& finding = side.spaces.empty()
                               ? findings.leave_out(MapMeasure::ZoneRank, about(map, "finding.empty-zone", i))
                               : findings.add(MapMeasure::ZoneRank, rank_of(map, side, heights, all),
                                              about(map, "finding.zone-rank", i));
        finding.zones = {side.zone};
        finding.spaces = places_of(map.board(), side.spaces);
    }
}

}  // namespace hexwright::judging
