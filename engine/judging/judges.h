// The families of findings. Each looks at the map and adds what it finds, all kinds of it at least once.
#pragma once
#include "engine/judging/finding.h"
#include "engine/judging/judged_map.h"

#include <utility>
#include <vector>

namespace hexwright::judging {

void judge_zones(const JudgedMap& map, FindingList& findings);        // zone-size and zone-gap
void judge_first_turn(const JudgedMap& map, FindingList& findings);   // first-turn-attack
void judge_development(const JudgedMap& map, FindingList& findings);  // development
void judge_heights(const JudgedMap& map, FindingList& findings);      // height-race and peak-spread
void judge_glyphs(const JudgedMap& map, FindingList& findings);       // glyph-race
void judge_perches(const JudgedMap& map, FindingList& findings);      // perch
void judge_forts(const JudgedMap& map, FindingList& findings);        // aura-fort
void judge_double_room(const JudgedMap& map, FindingList& findings);  // double-room
void judge_chokes(const JudgedMap& map, FindingList& findings);       // choke
void judge_exposure(const JudgedMap& map, FindingList& findings);     // exposure
void judge_burden(const JudgedMap& map, FindingList& findings);       // burden
void judge_relief(const JudgedMap& map, FindingList& findings);       // relief
void judge_asymmetry(const JudgedMap& map, FindingList& findings);    // asymmetry

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
// By how many turns one of the sides is later at its nearest place, its second nearest and so on, at most, even with a
// start of one space. So a place near one side is made up for by one as near to the other.
int turns_behind(const Race& one, const Race& other);

}  // namespace hexwright::judging
