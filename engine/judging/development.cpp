// development: how many of 24 walkers can have left the start zone after two turns. They pass each other but end each
// turn on a space of their own; the front goes first. So it is a flow through the spaces of both turns, and the number
// does not depend on the order in which anybody looks at spaces.
#include "engine/judging/flow.h"
#include "engine/judging/judges.h"
#include "engine/judging/turn_ends.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hexwright::judging {
namespace {

constexpr int full_zone = 24;

struct Left {
    int walkers = 0, out = 0;
    double share() const { return static_cast<double>(out) / walkers; }
};

Left left_after_two_turns(const JudgedMap& map, const JudgedSide& side) {
    const std::size_t spaces = map.board().size();
    VertexFlow flow(3 * spaces);  // Where they begin, after one turn, after two.
    TurnEnds turn_ends(map);
    std::vector<bool> between(spaces);
    const auto after = [&](std::size_t turn, SpaceIndex space) {
        return turn * spaces + static_cast<std::size_t>(space);
    };
    for (const SpaceIndex start : side.spaces) {
        flow.source(after(0, start));
        for (const SpaceIndex end : turn_ends.from(start)) {
            flow.join(after(0, start), after(1, end));
            between[static_cast<std::size_t>(end)] = true;
        }
    }
    std::vector<bool> last(spaces);
    for (std::size_t i = 0; i < spaces; ++i) {
        if (!between[i]) continue;
        for (const SpaceIndex end : turn_ends.from(static_cast<SpaceIndex>(i))) {
            if (std::ranges::binary_search(side.spaces, end)) continue;
            flow.join(after(1, static_cast<SpaceIndex>(i)), after(2, end));
            last[static_cast<std::size_t>(end)] = true;
        }
    }
    for (std::size_t i = 0; i < spaces; ++i)
        if (last[i]) flow.sink(after(2, static_cast<SpaceIndex>(i)));
    const int walkers = std::min(full_zone, static_cast<int>(side.spaces.size()));
    return {walkers, flow.greatest(walkers)};
}

}  // namespace

void judge_development(const JudgedMap& map, FindingList& findings) {
    std::vector<Left> left;
    for (std::size_t i = 0; i < map.sides.size(); ++i) {
        const JudgedSide& side = map.sides[i];
        left.push_back(side.spaces.empty() ? Left{} : left_after_two_turns(map, side));
        Message message = about(map, "finding.developed", i);
        message.arguments.emplace_back("walkers", left[i].walkers);
        message.arguments.emplace_back("out", left[i].out);
        Finding& finding = side.spaces.empty()
                               ? findings.leave_out(MapMeasure::Developed, about(map, "finding.empty-zone", i))
                               : findings.add(MapMeasure::Developed, left[i].share(), std::move(message));
        finding.zones = {side.zone};
        finding.spaces = places_of(map.board(), side.spaces);
    }
    if (map.sides.empty()) findings.leave_out(MapMeasure::Developed, no_opponents(map));
    if (map.opponents.empty()) return;
    const auto shares_apart = [&](const Opponents& each) {
        return std::abs(left[each.first].share() - left[each.second].share());
    };
    const Opponents worst = *std::ranges::max_element(map.opponents, {}, shares_apart);
    const double first = left[worst.first].share(), second = left[worst.second].share();
    std::optional<std::size_t> behind;
    if (first != second) behind = first < second ? worst.first : worst.second;
    Finding& finding = findings.add(
        MapMeasure::DevelopedApart, shares_apart(worst),
        about(map, behind ? "finding.developed-apart" : "finding.developed-alike", worse_first(worst, behind)));
    finding.zones = zones_in(map, worst);
    if (behind) finding.worse = map.sides[*behind].zone;
}

}  // namespace hexwright::judging
