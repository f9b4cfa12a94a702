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

Cut narrower(Cut one, Cut other) { return other.width < one.width ? std::move(other) : std::move(one); }

template <class OpenFrom>
Cut narrowest(const JudgedMap& map, Opponents opponents, OpenFrom&& open_from) {
    const auto &one = opponents.first, &other = opponents.second;
    return narrower(cut_between(map, map.sides[one], map.sides[other], open_from(one, other)),
                    cut_between(map, map.sides[other], map.sides[one], open_from(other, one)));
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

template <class Narrowest>
void judge_width(const JudgedMap& map, FindingList& findings, MapMeasure measure, const char* sentence,
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
    Finding& finding = findings.add(measure, worst->first.width, about(map, sentence, worst->second));
    finding.zones = zones_in(map, worst->second);
    finding.spaces = places_of(map.board(), worst->first.spaces);
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
    judge_width(map, findings, MapMeasure::ChokeWalkers, "finding.choke-walkers",
                [&](const Opponents& each) { return narrowest(map, each, everywhere); });
    judge_width(map, findings, MapMeasure::ChokeDouble, "finding.choke-double",
                [&](const Opponents& each) { return narrowest(map, each, for_two); });
    judge_width(map, findings, MapMeasure::Lanes, "finding.lanes",
                [&](const Opponents& each) { return narrowest(map, each, short_ways); });
}

}  // namespace hexwright::judging
