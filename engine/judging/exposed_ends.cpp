// exposed-ends: how much of a side's walks ends in sight of higher ground that the enemy holds, and by how much the
// sides differ.
//
// On 20 scenarios with zones of known worth the difference of this number has a correlation of 0.65 with it. Tried
// besides: whether any higher space looks down, after 1 turn (0.23), 2 (0.45), 3 (0.43), 4 (0.48) or 5 (0.47); the same
// only below ground that the enemy holds (0.45 to 0.51); within 6 hexes (0.59) or 4 (0.08) in place of 9; by the
// difference of heights (0.00 to 0.23). Company-time (0.04), sizes of zones, their heights and the turns to the tops
// (-0.17 to 0.04) say nothing about these maps.
#include "engine/judging/judges.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace hexwright::judging {
namespace {

constexpr int first_turns = 4;   // Of the walkers whose ends of turns are looked at.
constexpr int full_danger = 10;  // Spaces that look down on an end; more make nothing worse.

// By side and space: from how many higher spaces that the enemy holds a walker is seen that ends its turn there. An
// enemy holds what it reaches as soon as the walker is at its end, and no later than the walker's own side.
class Danger {
public:
    explicit Danger(const JudgedMap& map) : map_(map), above_(map.sides.size(), std::vector<int>(map.board().size())) {
        for (const SeenPair& pair : map.pairs) {
            if (pair.first_sees) look(pair.first, pair.second);
            if (pair.second_sees) look(pair.second, pair.first);
        }
    }
    bool has_end(std::size_t side, std::size_t space) const {
        const int turn = map_.reach[side].walker()[space];
        return turn >= 1 && turn <= first_turns;
    }
    int above(std::size_t side, std::size_t space) const { return std::min(above_[side][space], full_danger); }

private:
    void look(SpaceIndex from, SpaceIndex to) {
        if (map_.board()[from].height <= map_.board()[to].height) return;
        for (const Opponents& each : map_.opponents) {
            threaten(each.second, from, each.first, to);
            threaten(each.first, from, each.second, to);
        }
    }
    void threaten(std::size_t enemy, SpaceIndex from, std::size_t side, SpaceIndex to) {
        const auto end = static_cast<std::size_t>(to), seat = static_cast<std::size_t>(from);
        const int there = map_.reach[enemy].walker()[seat], own = map_.reach[side].walker()[seat];
        const bool is_held = there >= 0 && (own < 0 || there <= own);
        if (has_end(side, end) && is_held && there <= map_.reach[side].walker()[end]) ++above_[side][end];
    }

    const JudgedMap& map_;
    std::vector<std::vector<int>> above_;
};

struct Exposed {
    int ends = 0, danger = 0;
    std::vector<SpaceIndex> below{};
    double share() const { return ends == 0 ? 0 : static_cast<double>(danger) / (full_danger * ends); }
};

std::vector<Exposed> exposed_by_side(const JudgedMap& map) {
    const Danger danger(map);
    std::vector<Exposed> all(map.sides.size());
    for (std::size_t side = 0; side < map.sides.size(); ++side)
        for (std::size_t i = 0; i < map.board().size(); ++i) {
            if (!danger.has_end(side, i)) continue;
            ++all[side].ends;
            all[side].danger += danger.above(side, i);
            if (danger.above(side, i) > 0) all[side].below.push_back(static_cast<SpaceIndex>(i));
        }
    return all;
}

}  // namespace

void judge_exposed_ends(const JudgedMap& map, FindingList& findings) {
    if (map.pairs.empty() || map.opponents.empty()) {
        findings.leave_out(MapMeasure::ExposedEnds, map.opponents.empty() ? no_opponents(map)
                                                    : map.too_many_pairs  ? Message{"finding.too-large"}
                                                                          : Message{"finding.no-pairs"});
        return;
    }
    const std::vector<Exposed> exposed = exposed_by_side(map);
    const auto apart = [&](const Opponents& each) {
        return std::abs(exposed[each.first].share() - exposed[each.second].share());
    };
    const Opponents most = *std::ranges::max_element(map.opponents, {}, apart);
    std::optional<std::size_t> worse;
    if (apart(most) > 0) worse = exposed[most.first].share() > exposed[most.second].share() ? most.first : most.second;
    const Opponents named = worse_first(most, worse);
    Message message = about(map, worse ? "finding.exposed-ends" : "finding.exposed-alike", named);
    message.arguments.emplace_back("share", number_text(exposed[named.first].share(), NumberForm::Share));
    message.arguments.emplace_back("less", number_text(exposed[named.second].share(), NumberForm::Share));
    Finding& finding = findings.add(MapMeasure::ExposedEnds, apart(most), std::move(message));
    finding.zones = zones_in(map, most);
    FindingRow row{{"finding.in-danger"}, {}, NumberForm::Share};
    for (const Exposed& side : exposed) row.numbers.emplace_back(side.share());
    finding.rows.push_back(std::move(row));
    if (!worse) return;
    finding.worse = map.sides[*worse].zone;
    finding.spaces = places_of(map.board(), exposed[*worse].below);
}

}  // namespace hexwright::judging
