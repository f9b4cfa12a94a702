// company-time: how many turns later the figures of one side are at the middle of the map than those of the other, on
// average. All of them walk with Move 5, stop in water, end each turn on a space of their own and pass through chokes
// one after the other. So it is a flow through the spaces of all turns, and nobody has to guess the best order of
// moves.
#include "engine/judging/flow.h"
#include "engine/judging/judges.h"
#include "engine/judging/turn_ends.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hexwright::judging {
namespace {

constexpr int full_company = 24;
constexpr std::size_t march_turns = 10;           // Who is not there by then counts as one turn later.
constexpr std::size_t most_march_spaces = 1'500;  // A larger board takes seconds.

// By space: from all spaces of the zone, so that a few that lie ahead do not move the middle.
std::vector<int> sums_of_hexes(const JudgedMap& map, const JudgedSide& side) {
    std::vector<int> sums(map.board().size());
    for (std::size_t i = 0; i < sums.size(); ++i)
        for (const SpaceIndex start : side.spaces)
            sums[i] += distance(map.hex_of(static_cast<SpaceIndex>(i)), map.hex_of(start));
    return sums;
}

// A company on its way: a layer of spaces for each turn.
class March {
public:
    March(const JudgedMap& map, const JudgedSide& side, std::vector<bool> goal, TurnEnds& turn_ends)
        : spaces_(map.board().size()),
          goal_(std::move(goal)),
          turn_ends_(turn_ends),
          flow_((march_turns + 1) * spaces_),
          here_(spaces_) {
        for (const SpaceIndex start : side.spaces) {
            flow_.source(static_cast<std::size_t>(start));
            here_[static_cast<std::size_t>(start)] = true;
        }
        for (std::size_t i = 0; i < spaces_; ++i)
            if (here_[i] && goal_[i]) flow_.sink(i);
    }

    // The turn in which each figure is there, on average.
    double mean_turn(int figures) {
        int arrived = flow_.greatest(figures);
        double waited = 0;
        for (std::size_t turn = 0; turn < march_turns && arrived < figures; ++turn) {
            waited += figures - arrived;
            walk(turn);
            arrived += flow_.greatest(figures - arrived);
        }
        waited += figures - arrived;
        return waited / figures;
    }

private:
    void walk(std::size_t turn) {
        std::vector<bool> next(spaces_);
        for (std::size_t i = 0; i < spaces_; ++i) {
            if (!here_[i] || goal_[i]) continue;
            for (const SpaceIndex end : turn_ends_.from(static_cast<SpaceIndex>(i))) {
                flow_.join(turn * spaces_ + i, (turn + 1) * spaces_ + static_cast<std::size_t>(end));
                next[static_cast<std::size_t>(end)] = true;
            }
        }
        for (std::size_t i = 0; i < spaces_; ++i)
            if (next[i] && goal_[i]) flow_.sink((turn + 1) * spaces_ + i);
        here_ = std::move(next);
    }

    std::size_t spaces_;
    std::vector<bool> goal_;
    TurnEnds& turn_ends_;
    VertexFlow flow_;
    std::vector<bool> here_;
};

struct Arrivals {
    Opponents sides{};
    double first = 0, second = 0;  // Turns.
    double apart() const { return std::abs(first - second); }
};

// The middle and all beyond: spaces that are on average at least as near to the enemy's zone as to one's own.
Arrivals arrivals_of(const JudgedMap& map, Opponents each, TurnEnds& turn_ends) {
    const JudgedSide &one = map.sides[each.first], &other = map.sides[each.second];
    const std::vector<int> from_one = sums_of_hexes(map, one), from_other = sums_of_hexes(map, other);
    const int size_of_one = static_cast<int>(one.spaces.size()), size_of_other = static_cast<int>(other.spaces.size());
    std::vector<bool> beyond_one(from_one.size()), beyond_other(from_one.size());
    for (std::size_t i = 0; i < from_one.size(); ++i) {
        beyond_one[i] = from_one[i] * size_of_other >= from_other[i] * size_of_one;
        beyond_other[i] = from_other[i] * size_of_one >= from_one[i] * size_of_other;
    }
    const int figures = std::min({full_company, size_of_one, size_of_other});
    return {each, March(map, one, std::move(beyond_one), turn_ends).mean_turn(figures),
            March(map, other, std::move(beyond_other), turn_ends).mean_turn(figures)};
}

}  // namespace

void judge_company(const JudgedMap& map, FindingList& findings) {
    if (map.opponents.empty() || map.board().size() > most_march_spaces) {
        findings.leave_out(MapMeasure::CompanyTime,
                           map.opponents.empty() ? no_opponents(map) : Message{"finding.too-wide"});
        return;
    }
    TurnEnds turn_ends(map);
    std::optional<Arrivals> most;
    std::vector<FindingRow> rows;
    for (const Opponents& each : map.opponents) {
        const Arrivals arrivals = arrivals_of(map, each, turn_ends);
        rows.push_back({about(map, "finding.attack-row", each), {arrivals.first}, NumberForm::Ratio});
        rows.push_back(
            {about(map, "finding.attack-row", {each.second, each.first}), {arrivals.second}, NumberForm::Ratio});
        if (!most || arrivals.apart() > most->apart()) most = arrivals;
    }
    std::optional<std::size_t> worse;
    if (most->apart() > 0) worse = most->first > most->second ? most->sides.first : most->sides.second;
    Finding& finding = findings.add(
        MapMeasure::CompanyTime, most->apart(),
        about(map, worse ? "finding.company-time" : "finding.company-alike", worse_first(most->sides, worse)));
    finding.zones = zones_in(map, most->sides);
    if (worse) finding.worse = map.sides[*worse].zone;
    if (worse) finding.spaces = places_of(map.board(), map.sides[*worse].spaces);
    finding.rows = std::move(rows);
}

}  // namespace hexwright::judging
