// first-turn-attack: whom an archer, and a dragon with a line of fire, could hit in the other zone in the very first
// turn. Everybody in the zone counts, and nobody hides anybody.
#include "engine/judging/judges.h"
#include "engine/rules/range.h"
#include "engine/rules/targeting.h"
#include "engine/survey/outlook.h"

#include <algorithm>

namespace hexwright::judging {
namespace {

constexpr double much_more = 0.25;  // Of a zone, so that its side is named as the one that suffers.

struct Hits {
    std::vector<SpaceIndex> from{}, targets{};
};

class FirstTurn {
public:
    FirstTurn(const JudgedMap& map, const Probe& who)
        : map_(map), who_(who), ranges_(map.board().terrain()), part_(part_to_see(map.ground.rules)) {}

    // All spaces in the other zone that can be shot at.
    Hits shots(const JudgedSide& from, const JudgedSide& to) {
        Hits hits;
        const std::vector<SpaceIndex> ends = ends_of(from);
        for (const SpaceIndex target : to.spaces)
            for (const SpaceIndex end : ends) {
                if (!in_range(end, target) || !is_seen(end, target)) continue;
                hits.from.push_back(end);
                hits.targets.push_back(target);
            }
        return hits;
    }

    // The line that hits most.
    Hits best_line(const JudgedSide& from, const JudgedSide& to) const {
        Hits best;
        for (const SpaceIndex end : ends_of(from))
            for (const Direction direction : all_directions) {
                Hits hits{{end}, on_line(end, direction, to)};
                if (hits.targets.size() > best.targets.size()) best = std::move(hits);
            }
        return best;
    }

private:
    std::vector<SpaceIndex> ends_of(const JudgedSide& side) const {
        const TurnsBySpace turns = turns_of(map_.ground, side.spaces, who_);
        std::vector<SpaceIndex> ends;
        for (std::size_t i = 0; i < turns.size(); ++i)
            if (turns[i] == 0 || turns[i] == 1) ends.push_back(static_cast<SpaceIndex>(i));
        return ends;
    }
    std::vector<SpaceIndex> on_line(SpaceIndex end, Direction direction, const JudgedSide& to) const {
        std::vector<SpaceIndex> found;
        for (int step = 1; step <= who_.range; ++step)
            for (const SpaceIndex target : map_.board().spaces_at(map_.hex_of(end) + offset(direction) * step))
                if (std::ranges::binary_search(to.spaces, target) && is_seen(end, target)) found.push_back(target);
        return found;
    }
    bool in_range(SpaceIndex end, SpaceIndex target) {
        if (distance(map_.hex_of(end), map_.hex_of(target)) > who_.range) return false;
        const auto range = ranges_.between(map_.hex_of(end), map_.hex_of(target));
        return range && *range <= who_.range;
    }
    bool is_seen(SpaceIndex end, SpaceIndex target) const {
        const auto eye = plain_figure(map_.board(), end, who_.height),
                   body = plain_figure(map_.board(), target, probe::walker.height);
        return eye && body && sees({map_.board().terrain(), {}}, *eye, *body, part_);
    }

    const JudgedMap& map_;
    const Probe& who_;
    RangeTable ranges_;
    SeenPart part_;
};

std::size_t targets_in(Hits& hits) {
    for (auto* list : {&hits.from, &hits.targets}) {
        std::ranges::sort(*list);
        list->erase(std::ranges::unique(*list).begin(), list->end());
    }
    return hits.targets.size();
}

template <class Find>
void judge_attack(const JudgedMap& map, FindingList& findings, MapMeasure measure, const char* sentence, Find&& find) {
    if (map.opponents.empty()) {
        findings.leave_out(measure, no_opponents(map));
        return;
    }
    Hits most;
    Opponents by = map.opponents.front();
    bool is_one_sided = false;
    const auto share_hit = [&](std::size_t side, std::size_t targets) {
        return static_cast<double>(targets) / static_cast<double>(map.sides[side].spaces.size());
    };
    std::vector<FindingRow> rows;
    for (const Opponents& each : map.opponents) {
        double least = 1, greatest = 0;  // Shares of a zone that can be hit.
        bool has_most = false;
        for (const Opponents& ways : {each, Opponents{each.second, each.first}}) {
            Hits hits = find(map.sides[ways.first], map.sides[ways.second]);
            const std::size_t count = targets_in(hits);
            rows.push_back({about(map, "finding.attack-row", ways), {static_cast<double>(count)}});
            least = std::min(least, share_hit(ways.second, count));
            greatest = std::max(greatest, share_hit(ways.second, count));
            if (count <= most.targets.size()) continue;
            has_most = true;
            most = std::move(hits);
            by = ways;
        }
        if (has_most)
            is_one_sided = greatest - least > much_more && share_hit(by.second, most.targets.size()) == greatest;
    }
    Finding& finding = findings.add(measure, static_cast<double>(most.targets.size()), about(map, sentence, by));
    finding.rows = std::move(rows);
    finding.zones = zones_in(map, by);
    if (is_one_sided) finding.worse = map.sides[by.second].zone;
    most.targets.insert(most.targets.end(), most.from.begin(), most.from.end());
    finding.spaces = places_of(map.board(), most.targets);
}

}  // namespace

void judge_first_turn(const JudgedMap& map, FindingList& findings) {
    FirstTurn archer(map, probe::archer);
    judge_attack(map, findings, MapMeasure::ArcherTargets, "finding.archer-targets",
                 [&](const JudgedSide& from, const JudgedSide& to) { return archer.shots(from, to); });
    const FirstTurn dragon(map, probe::fire_line);
    judge_attack(map, findings, MapMeasure::LineTargets, "finding.line-targets",
                 [&](const JudgedSide& from, const JudgedSide& to) { return dragon.best_line(from, to); });
}

}  // namespace hexwright::judging
