// choke: how many figures, each on one space, close the ways from zone to zone, for walkers on one space and on two;
// and how many ways there are side by side that are not much longer than the shortest.
#include "engine/judging/flow.h"
#include "engine/judging/judges.h"

#include <algorithm>
#include <optional>

namespace hexwright::judging {
namespace {

constexpr int longer_by = 5;  // Move that a way may cost more than the shortest.

struct Cut {
    int width = 0;
    std::vector<SpaceIndex> spaces{};
    std::optional<std::size_t> near{};  // The side that it lies much nearer to than to the other.
};

// The vertices are the spaces that `open` says are open; the zones themselves let everybody through.
template <class Open>
Cut cut_between(const JudgedMap& map, const JudgedSide& from, const JudgedSide& to, Open&& open) {
    const Climber climber = climber_of(as_mover(probe::walker), map.ground.rules, false);
    VertexFlow flow(map.board().size());
    for (const Link& link : map.board().links())
        if (open(link.from) && open(link.to) && can_step(map.ground, link, climber))
            flow.join(static_cast<std::size_t>(link.from), static_cast<std::size_t>(link.to));
    for (const SpaceIndex space : from.spaces) {
        flow.limit(static_cast<std::size_t>(space), VertexFlow::without_limit);
        flow.source(static_cast<std::size_t>(space));
    }
    for (const SpaceIndex space : to.spaces) {
        flow.limit(static_cast<std::size_t>(space), VertexFlow::without_limit);
        flow.sink(static_cast<std::size_t>(space));
    }
    constexpr int endless = 10'000;  // The zones touch.
    Cut cut{flow.greatest(endless)};
    for (const std::size_t vertex : flow.cut()) cut.spaces.push_back(static_cast<SpaceIndex>(vertex));
    return cut;
}

double hexes_from(const JudgedMap& map, const JudgedSide& side, const std::vector<SpaceIndex>& spaces) {
    int sum = 0;
    for (const SpaceIndex space : spaces) {
        int least = 2 * max_coordinate;
        for (const SpaceIndex start : side.spaces)
            least = std::min(least, distance(map.hex_of(space), map.hex_of(start)));
        sum += least;
    }
    return static_cast<double>(sum) / static_cast<double>(spaces.size());
}

std::optional<std::size_t> side_near(const JudgedMap& map, Opponents opponents, const Cut& cut) {
    constexpr double much_nearer = 1.5;
    if (cut.spaces.empty()) return {};
    const double first = hexes_from(map, map.sides[opponents.first], cut.spaces),
                 second = hexes_from(map, map.sides[opponents.second], cut.spaces);
    if (first * much_nearer < second) return opponents.first;
    return second * much_nearer < first ? std::optional(opponents.second) : std::nullopt;
}

// The narrower of the cuts that lie nearest to either side. Of two equal ones that lie apart each has its own side.
template <class OpenFrom>
Cut narrowest(const JudgedMap& map, Opponents opponents, OpenFrom&& open_from) {
    const auto &one = opponents.first, &other = opponents.second;
    Cut there = cut_between(map, map.sides[one], map.sides[other], open_from(one, other)),
        back = cut_between(map, map.sides[other], map.sides[one], open_from(other, one));
    there.near = side_near(map, opponents, there);
    back.near = side_near(map, opponents, back);
    if (there.width == back.width && there.near != back.near) there.near.reset();
    return back.width < there.width ? std::move(back) : std::move(there);
}

// Spaces on some way that costs at most longer_by more than the cheapest.
std::vector<bool> near_shortest(const JudgedMap& map, std::size_t from, std::size_t to) {
    const std::vector<int>& there = map.reach[from].costs;
    // The way back from the other zone: as long, but for climbs, which cost upwards only.
    const std::vector<int>& back = map.reach[to].costs;
    int least = -1;
    std::vector<int> whole(there.size(), -1);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        if (there[i] < 0 || back[i] < 0) continue;
        whole[i] = there[i] + back[i];
        if (least < 0 || whole[i] < least) least = whole[i];
    }
    std::vector<bool> near(whole.size());
    for (std::size_t i = 0; i < whole.size(); ++i) near[i] = whole[i] >= 0 && whole[i] <= least + longer_by;
    return near;
}

struct WidthWords {
    const char *some, *none,
        *near_one;  // `none` if nobody gets from zone to zone; `near_one` with a side that suffers.
};

template <class Narrowest>
void judge_width(const JudgedMap& map, FindingList& findings, MapMeasure measure, const WidthWords& words,
                 Narrowest&& narrowest_for) {
    std::optional<std::pair<Cut, Opponents>> worst;
    std::vector<FindingRow> rows;
    for (const Opponents& each : map.opponents) {
        Cut cut = narrowest_for(each);
        rows.push_back({about(map, "finding.choke-row", each), {static_cast<double>(cut.width)}});
        if (!worst || cut.width < worst->first.width) worst = {std::move(cut), each};
    }
    if (!worst) {
        findings.leave_out(measure, no_opponents(map));
        return;
    }
    const auto& [cut, each] = *worst;
    const char* sentence = cut.width == 0 ? words.none : cut.near ? words.near_one : words.some;
    Finding& finding = findings.add(measure, cut.width, about(map, sentence, worse_first(each, cut.near)));
    // Lanes compare ways there and back, which may differ where only one of them climbs.
    const bool is_closed = cut.width == 0 && measure != MapMeasure::Lanes;
    if (is_closed && finding.judgement == Judgement::Look) finding.judgement = Judgement::Flag;
    finding.zones = zones_in(map, each);
    if (cut.near) finding.worse = map.sides[*cut.near].zone;
    finding.spaces = places_of(map.board(), cut.spaces);
    finding.rows = std::move(rows);
}

}  // namespace

void judge_chokes(const JudgedMap& map, FindingList& findings) {
    const auto everywhere = [&](std::size_t, std::size_t) {
        return [&](SpaceIndex space) { return map.stands(space); };
    };
    const auto for_two = [&](std::size_t from, std::size_t) {
        return [&, from](SpaceIndex space) { return map.reach[from].two_spaces[static_cast<std::size_t>(space)] >= 0; };
    };
    const auto short_ways = [&](std::size_t from, std::size_t to) {
        return [&, near = near_shortest(map, from, to)](SpaceIndex space) {
            return map.stands(space) && near[static_cast<std::size_t>(space)];
        };
    };
    judge_width(map, findings, MapMeasure::ChokeWalkers,
                {"finding.choke-walkers", "finding.no-way-walking", "finding.choke-walkers-near"},
                [&](const Opponents& each) { return narrowest(map, each, everywhere); });
    judge_width(map, findings, MapMeasure::ChokeDouble,
                {"finding.choke-double", "finding.no-way-double", "finding.choke-double-near"},
                [&](const Opponents& each) { return narrowest(map, each, for_two); });
    judge_width(map, findings, MapMeasure::Lanes, {"finding.lanes", "finding.no-lanes", "finding.lanes"},
                [&](const Opponents& each) { return narrowest(map, each, short_ways); });
}

}  // namespace hexwright::judging
