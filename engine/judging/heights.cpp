// height-race: how soon each side is on the plateaus of the two greatest heights, walking and flying. peak-spread: how
// far the highest ones are apart.
#include "engine/judging/judges.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace hexwright::judging {
namespace {

using Places = std::vector<std::vector<SpaceIndex>>;

std::vector<Places> places_by_height(const JudgedMap& map) {
    std::vector<Places> by_height;
    for (std::size_t i = 0; i < map.tops.size(); ++i) {
        if (i == 0 || map.tops[i].height != map.tops[i - 1].height) by_height.emplace_back();
        by_height.back().push_back(map.tops[i].spaces);
    }
    return by_height;
}

Lateness lateness_at_heights(const JudgedMap& map, Opponents opponents) {
    constexpr auto usual = static_cast<std::size_t>(probe::walker.move - probe::least_move);
    const auto by_height = places_by_height(map);
    return lateness(opponents, [&](std::size_t side, std::size_t enemy) {
        const SideReach &one = map.reach[side], &other = map.reach[enemy];
        int later = 0;
        for (const Places& places : by_height)
            later = std::max({later,
                              turns_later(race_for(places, one.walker(), one.walking_ahead[usual]),
                                          race_for(places, other.walker(), other.walking_ahead[usual])),
                              turns_later(race_for(places, one.flying, one.flying_ahead),
                                          race_for(places, other.flying, other.flying_ahead))});
        return later;
    });
}

std::vector<FindingRow> rows_of_tops(const JudgedMap& map) {
    std::vector<FindingRow> rows;
    for (const Plateau& top : map.tops) {
        const std::string where = to_text(map.board()[top.spaces.front()].space);
        FindingRow walked{{"finding.height-walked", {{"height", top.height}, {"at", where}}}},
            flown{{"finding.height-flown", {{"height", top.height}, {"at", where}}}};
        const auto turns = [&](const TurnsBySpace& all) {
            const int first = turns_to(all, top.spaces);
            return first < 0 ? std::nullopt : std::optional<double>(first);
        };
        for (const SideReach& reach : map.reach) {
            walked.numbers.push_back(turns(reach.walker()));
            flown.numbers.push_back(turns(reach.flying));
        }
        rows.push_back(std::move(walked));
        rows.push_back(std::move(flown));
    }
    return rows;
}

std::vector<SpaceIndex> spaces_of_tops(const JudgedMap& map) {
    std::vector<SpaceIndex> spaces;
    for (const Plateau& top : map.tops) spaces.insert(spaces.end(), top.spaces.begin(), top.spaces.end());
    return spaces;
}

void judge_race(const JudgedMap& map, FindingList& findings) {
    if (map.opponents.empty() || map.tops.empty()) {
        findings.leave_out(MapMeasure::HeightTurns,
                           map.opponents.empty() ? no_opponents(map) : Message{"finding.flat"});
        return;
    }
    const auto turns = [&](const Opponents& each) { return lateness_at_heights(map, each).turns; };
    const Opponents worst = *std::ranges::max_element(map.opponents, {}, turns);
    const Lateness late = lateness_at_heights(map, worst);
    const char* sentence = late.turns == 0 ? "finding.height-alike"
                           : !late.worse   ? "finding.height-turns-both"
                           : late.never    ? "finding.height-never"
                                           : "finding.height-turns";
    Finding& finding =
        findings.add(MapMeasure::HeightTurns, late.turns, about(map, sentence, worse_first(worst, late.worse)));
    finding.zones = zones_in(map, worst);
    if (late.worse) finding.worse = map.sides[*late.worse].zone;
    finding.spaces = places_of(map.board(), spaces_of_tops(map));
    finding.rows = rows_of_tops(map);
}

int hexes_apart(const JudgedMap& map, const Plateau& one, const Plateau& other) {
    int least = 2 * max_coordinate;
    for (const SpaceIndex a : one.spaces)
        for (const SpaceIndex b : other.spaces) least = std::min(least, distance(map.hex_of(a), map.hex_of(b)));
    return least;
}

void judge_spread(const JudgedMap& map, FindingList& findings) {
    std::vector<const Plateau*> peaks;
    for (const Plateau& top : map.tops)
        if (top.height == map.tops.front().height) peaks.push_back(&top);
    if (peaks.size() < 2) {
        findings.leave_out(MapMeasure::PeakSpread, {peaks.empty() ? "finding.flat" : "finding.one-peak"});
        return;
    }
    int most = 0;
    std::vector<SpaceIndex> spaces;
    for (const Plateau* one : peaks)
        for (const Plateau* other : peaks) most = std::max(most, one < other ? hexes_apart(map, *one, *other) : 0);
    for (const Plateau* peak : peaks) spaces.insert(spaces.end(), peak->spaces.begin(), peak->spaces.end());
    Finding& finding =
        findings.add(MapMeasure::PeakSpread, most,
                     {"finding.peak-spread", {{"peaks", peaks.size()}, {"height", map.tops.front().height}}});
    finding.spaces = places_of(map.board(), spaces);
}

}  // namespace

void judge_heights(const JudgedMap& map, FindingList& findings) {
    judge_race(map, findings);
    judge_spread(map, findings);
}

}  // namespace hexwright::judging
