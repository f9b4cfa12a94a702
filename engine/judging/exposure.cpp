// exposure: the share of near pairs of spaces that see each other; and where a walker's turn ends in sight of higher
// ground that the enemy is on as soon.
#include "engine/judging/judges.h"

#include <algorithm>
#include <cstddef>

namespace hexwright::judging {
namespace {

constexpr int first_turns = 2;  // Of the walkers whose ends of turns are looked at.

double share_of_mutual(const JudgedMap& map) {
    const auto mutual =
        std::ranges::count_if(map.pairs, [](const SeenPair& pair) { return pair.first_sees && pair.second_sees; });
    return static_cast<double>(mutual) / static_cast<double>(map.pairs.size());
}

// By side and space: whether a walker that ends its turn there is below an enemy who is there as soon and sees it.
class Danger {
public:
    explicit Danger(const JudgedMap& map) : map_(map), below_(map.sides.size(), std::vector<bool>(map.board().size())) {
        for (const SeenPair& pair : map.pairs) {
            if (pair.first_sees) look(pair.first, pair.second);
            if (pair.second_sees) look(pair.second, pair.first);
        }
    }
    bool has_end(std::size_t side, std::size_t space) const {
        const int turn = map_.reach[side].walker()[space];
        return turn >= 1 && turn <= first_turns;
    }
    bool is_below(std::size_t side, std::size_t space) const { return below_[side][space]; }

private:
    void look(SpaceIndex from, SpaceIndex to) {
        if (map_.board()[from].height <= map_.board()[to].height) return;
        for (const Opponents& each : map_.opponents) {
            threaten(each.second, from, each.first, to);
            threaten(each.first, from, each.second, to);
        }
    }
    void threaten(std::size_t enemy, SpaceIndex from, std::size_t side, SpaceIndex to) {
        const auto end = static_cast<std::size_t>(to);
        const int there = map_.reach[enemy].walker()[static_cast<std::size_t>(from)];
        if (has_end(side, end) && there >= 0 && there <= map_.reach[side].walker()[end]) below_[side][end] = true;
    }

    const JudgedMap& map_;
    std::vector<std::vector<bool>> below_;
};

}  // namespace

void judge_exposure(const JudgedMap& map, FindingList& findings) {
    if (map.pairs.empty()) {
        findings.leave_out(MapMeasure::MutualSight, {map.too_many_pairs ? "finding.too-large" : "finding.no-pairs"});
        return;
    }
    const Danger danger(map);
    FindingRow row{{"finding.in-danger"}, {}, NumberForm::Share};
    std::vector<SpaceIndex> places;
    for (std::size_t side = 0; side < map.sides.size(); ++side) {
        int ends = 0, below = 0;
        for (std::size_t i = 0; i < map.board().size(); ++i) {
            ends += danger.has_end(side, i);
            if (!danger.is_below(side, i)) continue;
            ++below;
            places.push_back(static_cast<SpaceIndex>(i));
        }
        row.numbers.emplace_back(ends == 0 ? 0 : static_cast<double>(below) / ends);
    }
    Finding& finding = findings.add(MapMeasure::MutualSight, share_of_mutual(map), {"finding.mutual-sight"});
    finding.spaces = places_of(map.board(), places);
    if (!map.opponents.empty()) finding.rows.push_back(std::move(row));
}

}  // namespace hexwright::judging
