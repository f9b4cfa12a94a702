// perch: a space that looks down on much of what is near and that can be come up to from few sides. Climbs count as
// ways up: by approaches of equal height alone every top would be a perch, as on all sample battlefields.
#include "engine/judging/judges.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace hexwright::judging {
namespace {

constexpr int perch_reach = 7;    // Hexes.
constexpr int least_around = 20;  // Fewer spaces within reach, and a share says nothing.

struct View {
    int around = 0, below = 0;  // Spaces within reach, and those of them that are lower and seen.
    double share() const { return around < least_around ? 0 : static_cast<double>(below) / around; }
};

std::vector<View> views_over(const JudgedMap& map) {
    std::vector<View> views(map.board().size());
    const auto look = [&](SpaceIndex from, SpaceIndex to, bool seen) {
        View& view = views[static_cast<std::size_t>(from)];
        ++view.around;
        view.below += seen && map.board()[to].height < map.board()[from].height;
    };
    for (const SeenPair& pair : map.pairs) {
        if (distance(map.hex_of(pair.first), map.hex_of(pair.second)) > perch_reach) continue;
        look(pair.first, pair.second, pair.first_sees);
        look(pair.second, pair.first, pair.second_sees);
    }
    return views;
}

// From how many neighbouring spaces a walker steps or climbs onto it.
int approaches_to(const JudgedMap& map, SpaceIndex space, const Climber& climber) {
    return static_cast<int>(std::ranges::count_if(map.board().links(space), [&](const Link& out) {
        return map.stands(out.to) && can_step(map.ground, map.board().link(out.back), climber);
    }));
}

bool is_reached(const JudgedMap& map, SpaceIndex space) {
    const auto at = static_cast<std::size_t>(space);
    return map.sides.empty() || std::ranges::any_of(map.reach, [&](const SideReach& reach) {
               return reach.flying[at] >= 0 || reach.walker()[at] >= 0;
           });
}

// The least Move of a walk from the side to the places; far for none.
double walk_to(const JudgedMap& map, std::size_t side, const std::vector<SpaceIndex>& places) {
    constexpr double far = 1e6;
    double least = far;
    for (const SpaceIndex place : places)
        if (const int cost = map.reach[side].costs[static_cast<std::size_t>(place)]; cost >= 0)
            least = std::min(least, static_cast<double>(cost));
    return least;
}

// The side with a much longer walk to the places than some opponent.
std::optional<std::size_t> later_at_perch(const JudgedMap& map, const std::vector<SpaceIndex>& places) {
    constexpr double much_longer = 1.2;
    for (const Opponents& each : map.opponents) {
        const double first = walk_to(map, each.first, places), second = walk_to(map, each.second, places);
        if (first > much_longer * second) return each.first;
        if (second > much_longer * first) return each.second;
    }
    return {};
}

}  // namespace

void judge_perches(const JudgedMap& map, FindingList& findings) {
    if (map.pairs.empty()) {
        findings.leave_out(MapMeasure::PerchView, {map.too_many_pairs ? "finding.too-large" : "finding.no-pairs"});
        return;
    }
    const std::vector<View> views = views_over(map);
    const Climber climber = climber_of(as_mover(probe::walker), map.ground.rules, false);
    const double most_approaches = findings.thresholds()[MapMeasure::PerchApproaches].least.value_or(0) - 1;
    double widest = 0;
    std::vector<SpaceIndex> places;
    for (std::size_t i = 0; i < views.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        const double share = views[i].share();
        if (share < widest || share <= 0 || !is_reached(map, space)) continue;
        if (approaches_to(map, space, climber) > most_approaches) continue;
        if (share > widest) places.clear();
        widest = share;
        places.push_back(space);
    }
    const auto later = places.empty() ? std::nullopt : later_at_perch(map, places);
    Finding& finding = findings.add(MapMeasure::PerchView, widest,
                                    places.empty() ? Message{"finding.perch-none"}
                                    : later        ? about(map, "finding.perch-view-later", *later)
                                                   : Message{"finding.perch-view"});
    finding.spaces = places_of(map.board(), places);
    if (later) finding.worse = map.sides[*later].zone;
}

}  // namespace hexwright::judging
