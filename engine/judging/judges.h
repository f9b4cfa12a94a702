// The families of findings. Each looks at the map and adds what it finds, all kinds of it at least once.
#pragma once
#include "engine/judging/finding.h"
#include "engine/judging/judged_map.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace hexwright::judging {

void judge_zones(const JudgedMap& map, FindingList& findings);         // zone-size and zone-gap
void judge_first_turn(const JudgedMap& map, FindingList& findings);    // first-turn-attack
void judge_development(const JudgedMap& map, FindingList& findings);   // development
void judge_heights(const JudgedMap& map, FindingList& findings);       // height-race and peak-spread
void judge_glyphs(const JudgedMap& map, FindingList& findings);        // glyph-race
void judge_perches(const JudgedMap& map, FindingList& findings);       // perch
void judge_forts(const JudgedMap& map, FindingList& findings);         // aura-fort
void judge_double_room(const JudgedMap& map, FindingList& findings);   // double-room
void judge_chokes(const JudgedMap& map, FindingList& findings);        // choke
void judge_exposure(const JudgedMap& map, FindingList& findings);      // exposure
void judge_burden(const JudgedMap& map, FindingList& findings);        // burden
void judge_relief(const JudgedMap& map, FindingList& findings);        // relief
void judge_out_of_reach(const JudgedMap& map, FindingList& findings);  // out-of-reach
void judge_exposed_ends(const JudgedMap& map, FindingList& findings);  // exposed-ends
void judge_company(const JudgedMap& map, FindingList& findings);       // company-time
void judge_asymmetry(const JudgedMap& map, FindingList& findings);     // asymmetry

// ---- what several of them need

// Why nothing is measured that compares sides: there are none, or only one, or none that face each other.
Message no_opponents(const JudgedMap& map);
std::vector<std::string> zones_in(const JudgedMap& map, Opponents opponents);
// Arguments `zone` and `other`.
Message about(const JudgedMap& map, const char* sentence, Opponents opponents);
Message about(const JudgedMap& map, const char* sentence, std::size_t side);  // Argument `zone`.

// How soon a side is at each of several places, soonest first, and how soon with a start of one space.
struct Race {
    std::vector<int> turns{}, ahead{};
};
// The first of the turns in which a space of the place is reached; last_turn + 1 for never.
int turns_until(const TurnsBySpace& turns, const std::vector<SpaceIndex>& place);
Race race_for(const std::vector<std::vector<SpaceIndex>>& places, const TurnsBySpace& turns, const TurnsBySpace& ahead);
// By how many turns the first side is later at its nearest place, its second nearest and so on, at most, even with a
// start of one space; 0 or more. So a place near one side is made up for by one as near to the other.
int turns_later(const Race& one, const Race& other);

// By how many turns one of two opponents is later than the other. `worse` is nullopt if neither is, or both as much.
struct Lateness {
    int turns = 0;
    std::optional<std::size_t> worse{};
    bool never = false;  // It is late because there is a place that it never reaches.
};
// Of the opponents and both ways the greatest; `later_by` says how much later the first side is than the second.
template <class LaterBy>
Lateness lateness(Opponents each, LaterBy&& later_by) {
    const int first = later_by(each.first, each.second), second = later_by(each.second, each.first);
    Lateness late{std::max(first, second)};
    if (first != second) late.worse = first > second ? each.first : each.second;
    late.never = late.turns > last_turn / 2;  // Nobody who ever comes needs so long.
    return late;
}
// Names the worse of two opponents first, or both in their order.
Opponents worse_first(Opponents each, std::optional<std::size_t> worse);

}  // namespace hexwright::judging
