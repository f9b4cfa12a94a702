// out-of-reach: glyphs and high ground that no walker comes to from any start zone, or not from one of them, and start
// spaces that no walker comes away from.
#include "engine/judging/judges.h"

#include <algorithm>
#include <optional>

namespace hexwright::judging {
namespace {

bool walks_to(const JudgedMap& map, std::size_t side, const std::vector<SpaceIndex>& place) {
    return turns_until(map.reach[side].walker(), place) <= last_turn;
}

// The places that not every side reaches, and the one side that reaches fewest of them.
struct Unreached {
    std::vector<const std::vector<SpaceIndex>*> places{};
    std::optional<std::size_t> worse{};
    bool by_nobody = true;  // All of them.
};

Unreached unreached_of(const JudgedMap& map, const std::vector<std::vector<SpaceIndex>>& places) {
    Unreached found;
    std::vector<int> missed(map.sides.size());
    for (const auto& place : places) {
        int by = 0;
        for (std::size_t side = 0; side < map.sides.size(); ++side) {
            const bool reached = walks_to(map, side, place);
            by += reached;
            missed[side] += !reached;
        }
        if (by == static_cast<int>(map.sides.size())) continue;
        found.places.push_back(&place);
        found.by_nobody = found.by_nobody && by == 0;
    }
    const auto most = std::ranges::max_element(missed);
    if (most != missed.end() && std::ranges::count(missed, *most) == 1 && missed.size() > 1)
        found.worse = static_cast<std::size_t>(most - missed.begin());
    return found;
}

struct ReachWords {
    const char *no_places, *all, *nobody, *worse, *some;
};

void judge_places(const JudgedMap& map, FindingList& findings, MapMeasure measure, const ReachWords& words,
                  const std::vector<std::vector<SpaceIndex>>& places) {
    if (map.sides.empty() || places.empty()) {
        findings.leave_out(measure, places.empty() ? Message{words.no_places} : no_opponents(map));
        return;
    }
    const Unreached found = unreached_of(map, places);
    const auto count = static_cast<double>(found.places.size());
    Finding& finding = found.places.empty() ? findings.add(measure, 0, {words.all})
                       : found.worse        ? findings.add(measure, count, about(map, words.worse, *found.worse))
                                     : findings.add(measure, count, {found.by_nobody ? words.nobody : words.some});
    if (found.worse && !found.places.empty()) {
        finding.worse = map.sides[*found.worse].zone;
        finding.zones = {finding.worse};
    }
    std::vector<SpaceIndex> spaces;
    for (const auto* place : found.places) spaces.insert(spaces.end(), place->begin(), place->end());
    finding.spaces = places_of(map.board(), spaces);
}

// Start spaces from which no way leads to any zone of an opponent.
std::vector<SpaceIndex> shut_in(const JudgedMap& map, std::size_t side) {
    std::vector<SpaceIndex> found;
    for (const SpaceIndex start : map.sides[side].spaces) {
        const SpaceIndex from[] = {start};
        const std::vector<int> costs = costs_of_walking(map.ground, from, probe::walker);
        const bool is_free = std::ranges::any_of(map.opponents, [&](const Opponents& each) {
            if (each.first != side && each.second != side) return false;
            return std::ranges::any_of(map.sides[each.first == side ? each.second : each.first].spaces,
                                       [&](SpaceIndex end) { return costs[static_cast<std::size_t>(end)] >= 0; });
        });
        if (!is_free) found.push_back(start);
    }
    return found;
}

void judge_starts(const JudgedMap& map, FindingList& findings) {
    if (map.opponents.empty()) {
        findings.leave_out(MapMeasure::StartsOutOfReach, no_opponents(map));
        return;
    }
    std::vector<std::vector<SpaceIndex>> shut(map.sides.size());
    for (std::size_t side = 0; side < map.sides.size(); ++side)
        if (std::ranges::any_of(map.opponents,
                                [&](const Opponents& each) { return each.first == side || each.second == side; }))
            shut[side] = shut_in(map, side);
    const auto most = std::ranges::max_element(shut, {}, &std::vector<SpaceIndex>::size);
    const auto worst = static_cast<std::size_t>(most - shut.begin());
    Finding& finding = findings.add(
        MapMeasure::StartsOutOfReach, static_cast<double>(most->size()),
        most->empty() ? Message{"finding.starts-reached"} : about(map, "finding.starts-out-of-reach", worst));
    if (most->empty()) return;
    finding.zones = {map.sides[worst].zone};
    if (std::ranges::count(shut, most->size(), &std::vector<SpaceIndex>::size) == 1)
        finding.worse = map.sides[worst].zone;
    finding.spaces = places_of(map.board(), *most);
}

}  // namespace

void judge_out_of_reach(const JudgedMap& map, FindingList& findings) {
    std::vector<std::vector<SpaceIndex>> glyphs, heights;
    for (const JudgedGlyph& glyph : map.glyphs) glyphs.push_back({glyph.at});
    for (const Plateau& top : map.tops) heights.push_back(top.spaces);
    judge_places(map, findings, MapMeasure::GlyphsOutOfReach,
                 {"finding.no-glyphs", "finding.glyphs-reached", "finding.glyphs-out-of-reach",
                  "finding.glyphs-out-of-reach-for", "finding.glyphs-out-of-reach-some"},
                 glyphs);
    judge_places(map, findings, MapMeasure::HeightsOutOfReach,
                 {"finding.flat", "finding.heights-reached", "finding.heights-out-of-reach",
                  "finding.heights-out-of-reach-for", "finding.heights-out-of-reach-some"},
                 heights);
    judge_starts(map, findings);
}

}  // namespace hexwright::judging
