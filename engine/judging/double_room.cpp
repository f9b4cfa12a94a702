// double-room: whether a double-space figure has a place on high ground, and how much later than a walker on one space
// it comes there.
#include "engine/judging/judges.h"

#include <algorithm>
#include <set>

namespace hexwright::judging {
namespace {

// Pairs of neighbouring spaces of the plateau that a base may lie on, and those of them that one gets to.
struct PlacesForTwo {
    int all = 0, reached = 0;
};

bool double_reaches(const JudgedMap& map, SpaceIndex space) {
    return map.sides.empty() || std::ranges::any_of(map.reach, [&](const SideReach& reach) {
               return reach.two_spaces[static_cast<std::size_t>(space)] >= 0;
           });
}

PlacesForTwo places_for_two(const JudgedMap& map, const Plateau& plateau) {
    PlacesForTwo places;
    for (const SpaceIndex space : plateau.spaces)
        for (const Link& link : map.board().links(space)) {
            if (link.to <= space || link.rise != 0 || !map.stands(link.to) ||
                parted(map.board(), space, link.to, probe::rider.height))
                continue;
            ++places.all;
            places.reached += double_reaches(map, space) && double_reaches(map, link.to);
        }
    return places;
}

struct Delay {
    int turns = 0;
    std::size_t side = 0;
    const Plateau* plateau = nullptr;
    bool is_alike = false;  // Another side loses as much.
};

Delay greatest_delay(const JudgedMap& map) {
    Delay most;
    for (std::size_t i = 0; i < map.reach.size(); ++i) {
        Delay its{.side = i};
        for (const Plateau& top : map.tops) {
            const int walked = turns_until(map.reach[i].walker(), top.spaces);
            if (places_for_two(map, top).all == 0 || walked > last_turn) continue;
            const int delay = turns_until(map.reach[i].two_spaces, top.spaces) - walked;
            if (delay > its.turns || !its.plateau) its = {delay, i, &top};
        }
        if (!its.plateau) continue;
        if (!most.plateau || its.turns > most.turns) most = its;
        else if (its.turns == most.turns) most.is_alike = true;
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
        const int places = places_for_two(map, top).reached;
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
        findings.leave_out(MapMeasure::DoubleDelay,
                           map.sides.empty() ? no_opponents(map) : Message{"finding.no-double"});
        return;
    }
    const bool is_never = delay.turns > last_turn / 2;
    Finding& finding = findings.add(MapMeasure::DoubleDelay, delay.turns,
                                    about(map, is_never ? "finding.double-never" : "finding.double-delay", delay.side));
    finding.zones = {map.sides[delay.side].zone};
    if (!delay.is_alike && !is_never && map.sides.size() > 1) finding.worse = map.sides[delay.side].zone;
    finding.spaces = places_of(map.board(), delay.plateau->spaces);
}

}  // namespace hexwright::judging
