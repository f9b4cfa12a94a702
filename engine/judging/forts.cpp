// aura-fort: high ground with few ways up where somebody with a defensive aura, there in two turns, covers many seats.
#include "engine/judging/judges.h"
#include "engine/rules/targeting.h"
#include "engine/survey/outlook.h"

#include <algorithm>
#include <cstddef>
#include <set>

namespace hexwright::judging {
namespace {

constexpr int turns_to_fort = 2;

// Spaces of at least a height that hang together.
struct Hill {
    int height = 0;
    std::vector<SpaceIndex> spaces{}, approaches{};  // Approaches are lower; a walker steps or climbs up from them.
    bool has_lower_ground = false;
};

class Hills {
public:
    explicit Hills(const JudgedMap& map)
        : map_(map),
          climber_(climber_of(as_mover(probe::walker), map.ground.rules, false)),
          seen_(map.board().size()) {}

    std::vector<Hill> of_height(int height) {
        std::fill(seen_.begin(), seen_.end(), false);
        std::vector<Hill> hills;
        for (std::size_t i = 0; i < seen_.size(); ++i)
            if (const auto space = static_cast<SpaceIndex>(i);
                !seen_[i] && map_.stands(space) && map_.board()[space].height >= height)
                hills.push_back(spread_from(space, height));
        return hills;
    }

private:
    Hill spread_from(SpaceIndex first, int height) {
        Hill hill{height, {first}};
        std::set<SpaceIndex> approaches;
        seen_[static_cast<std::size_t>(first)] = true;
        for (std::size_t i = 0; i < hill.spaces.size(); ++i)
            for (const Link& link : map_.board().links(hill.spaces[i])) {
                if (!map_.stands(link.to)) continue;
                if (map_.board()[link.to].height >= height) {
                    if (seen_[static_cast<std::size_t>(link.to)]) continue;
                    seen_[static_cast<std::size_t>(link.to)] = true;
                    hill.spaces.push_back(link.to);
                    continue;
                }
                hill.has_lower_ground = true;
                if (can_step(map_.ground, map_.board().link(link.back), climber_)) approaches.insert(link.to);
            }
        hill.approaches.assign(approaches.begin(), approaches.end());
        std::ranges::sort(hill.spaces);
        return hill;
    }

    const JudgedMap& map_;
    Climber climber_;
    std::vector<bool> seen_;
};

class Aura {
public:
    explicit Aura(const JudgedMap& map) : map_(map), soonest_(map.board().size(), -1) {
        for (const JudgedSide& side : map.sides) {
            const TurnsBySpace turns = turns_of(map.ground, side.spaces, probe::aura);
            for (std::size_t i = 0; i < turns.size(); ++i)
                if (turns[i] >= 0 && (soonest_[i] < 0 || turns[i] < soonest_[i])) soonest_[i] = turns[i];
        }
    }

    bool is_soon_at(SpaceIndex space) const {
        const int turns = soonest_[static_cast<std::size_t>(space)];
        return turns >= 0 && turns <= turns_to_fort;
    }

    // Spaces of the hill, without her own, where she protects a figure.
    std::vector<SpaceIndex> seats(const Hill& hill, SpaceIndex her) const {
        std::vector<SpaceIndex> found;
        const auto source = plain_figure(map_.board(), her, probe::aura.height);
        for (const SpaceIndex seat : hill.spaces) {
            if (seat == her || !source || distance(map_.hex_of(her), map_.hex_of(seat)) > probe::aura.range) continue;
            const auto figure_there = plain_figure(map_.board(), seat, probe::walker.height);
            if (figure_there && aura_sees({map_.board().terrain(), {}}, *source, *figure_there, map_.ground.rules))
                found.push_back(seat);
        }
        return found;
    }

private:
    const JudgedMap& map_;
    TurnsBySpace soonest_;
};

std::set<int> heights_of_map(const JudgedMap& map) {
    std::set<int> heights;
    for (std::size_t i = 0; i < map.board().size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i); map.stands(space)) heights.insert(map.board()[space].height);
    return heights;
}

}  // namespace

void judge_forts(const JudgedMap& map, FindingList& findings) {
    if (map.sides.empty()) {
        findings.leave_out(MapMeasure::FortSeats, no_opponents(map));
        return;
    }
    const double most_approaches = findings.thresholds()[MapMeasure::FortApproaches].least.value_or(0) - 1;
    const Aura aura(map);
    Hills hills(map);
    std::vector<SpaceIndex> best;
    std::size_t most_seats = 0, approaches = 0;
    for (const int height : heights_of_map(map))
        for (const Hill& hill : hills.of_height(height)) {
            if (!hill.has_lower_ground || static_cast<double>(hill.approaches.size()) > most_approaches) continue;
            for (const SpaceIndex her : hill.spaces) {
                if (map.board()[her].height != height || !aura.is_soon_at(her)) continue;
                std::vector<SpaceIndex> seats = aura.seats(hill, her);
                if (seats.size() <= most_seats) continue;
                most_seats = seats.size();
                approaches = hill.approaches.size();
                seats.push_back(her);
                best = std::move(seats);
            }
        }
    Message message =
        best.empty() ? Message{"finding.fort-none"} : Message{"finding.fort-seats", {{"approaches", approaches}}};
    findings.add(MapMeasure::FortSeats, static_cast<double>(most_seats), std::move(message)).spaces =
        places_of(map.board(), best);
}

}  // namespace hexwright::judging
