// burden: how much more Move a walk from zone to zone costs than the distance in hexes.
#include "engine/judging/judges.h"

#include <algorithm>
#include <optional>

namespace hexwright::judging {
namespace {

int hexes_between(const JudgedMap& map, const JudgedSide& from, const JudgedSide& to) {
    int least = 2 * max_coordinate;
    for (const SpaceIndex a : from.spaces)
        for (const SpaceIndex b : to.spaces) least = std::min(least, distance(map.hex_of(a), map.hex_of(b)));
    return std::max(least, 1);
}

int cost_between(const JudgedMap& map, std::size_t from, std::size_t to) {
    int least = -1;
    for (const SpaceIndex space : map.sides[to].spaces)
        if (const int cost = map.reach[from].costs[static_cast<std::size_t>(space)];
            cost >= 0 && (least < 0 || cost < least))
            least = cost;
    return least;
}

}  // namespace

void judge_burden(const JudgedMap& map, FindingList& findings) {
    std::optional<std::pair<double, Opponents>> worst;
    std::vector<FindingRow> rows;
    for (const Opponents& each : map.opponents)
        for (const Opponents& ways : {each, Opponents{each.second, each.first}}) {
            const int cost = cost_between(map, ways.first, ways.second);
            FindingRow row{about(map, "finding.attack-row", ways), {std::nullopt}, NumberForm::Ratio};
            if (cost >= 0) {
                const double burden =
                    static_cast<double>(cost) / hexes_between(map, map.sides[ways.first], map.sides[ways.second]);
                row.numbers.front() = burden;
                if (!worst || burden > worst->first) worst = {burden, ways};
            }
            rows.push_back(std::move(row));
        }
    Finding& finding = worst
                           ? findings.add(MapMeasure::Burden, worst->first, about(map, "finding.burden", worst->second))
                           : findings.leave_out(MapMeasure::Burden,
                                                map.opponents.empty() ? no_opponents(map) : Message{"finding.no-way"});
    finding.rows = std::move(rows);
    if (worst) finding.zones = zones_in(map, worst->second);
}

}  // namespace hexwright::judging
