// double-room: whether a double-space figure has a place on high ground, and how much later than a walker on one space
// it comes there.
#include "engine/judging/judges.h"

#include <algorithm>
#include <set>

namespace hexwright::judging {
namespace {

// Pairs of neighbouring spaces of the plateau that a base may lie on.
int places_for_two(const JudgedMap& map, const Plateau& plateau) {
    int count = 0;
    for (const SpaceIndex space : plateau.spaces)
        for (const Link& link : map.board().links(space))
            count += link.to > space && link.rise == 0 && map.stands(link.to) &&
                     !parted(map.board(), space, link.to, probe::rider.height);
    return count;
}

struct Delay {
    int turns = 0;
    std::size_t side = 0;
    const Plateau* plateau = nullptr;
};

Delay greatest_delay(const JudgedMap& map) {
    Delay most;
    for (const Plateau& top : map.tops) {
        if (places_for_two(map, top) == 0) continue;
        for (std::size_t i = 0; i < map.reach.size(); ++i) {
            const int walked = turns_until(map.reach[i].walker(), top.spaces);
            if (walked > last_turn) continue;
            const int delay = turns_until(map.reach[i].two_spaces, top.spaces) - walked;
            if (delay > most.turns || !most.plateau) most = {delay, i, &top};
        }
    }
    return most;
}

}  // namespace

void judge_double_room(const JudgedMap& map, FindingList& findings) {
    if (map.tops.empty()) {
        findings.leave_out(MapMeasure::DoublePlaces, {"finding.flat"});
        return;
    }
    int most = 0;
    std::vector<FindingRow> rows;
    std::vector<SpaceIndex> spaces;
    for (const Plateau& top : map.tops) {
        const int places = places_for_two(map, top);
        rows.push_back(
            {{"finding.double-row", {{"height", top.height}, {"at", to_text(map.board()[top.spaces.front()].space)}}},
             {static_cast<double>(places)}});
        most = std::max(most, places);
        if (places == 0) spaces.insert(spaces.end(), top.spaces.begin(), top.spaces.end());
    }
    Finding& places = findings.add(MapMeasure::DoublePlaces, most, {"finding.double-places"});
    places.rows = std::move(rows);
    places.spaces = places_of(map.board(), spaces);
    const Delay delay = greatest_delay(map);
    if (!delay.plateau) {
        findings.leave_out(MapMeasure::DoubleDelay, {"finding.no-double"});
        return;
    }
    Finding& finding =
        findings.add(MapMeasure::DoubleDelay, delay.turns, about(map, "finding.double-delay", delay.side));
    finding.zones = {map.sides[delay.side].zone};
    finding.spaces = places_of(map.board(), delay.plateau->spaces);
}

}  // namespace hexwright::judging
