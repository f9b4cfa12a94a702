// What all findings look at, worked out once: the board, the sides, how soon each of them is where, high ground, and
// who sees whom. Built from a scenario without its armies and rules.
#pragma once
#include "engine/judging/judging_watch.h"
#include "engine/judging/probes.h"
#include "engine/judging/room.h"
#include "engine/survey/surveyed_board.h"
#include "engine/survey/walking.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::judging {

inline constexpr std::size_t most_sides = 8;  // As many as players; further start zones are not judged.
inline constexpr int sight_reach = 9;         // Hexes within which pairs of spaces are looked at.
// More pairs than these are not looked at: about two seconds of work.
inline constexpr std::size_t most_pairs = 300'000;

// Race turns: the last turn that is told apart; who never comes counts as one later.
inline constexpr int last_turn = 30;

struct JudgedSide {  // A start zone.
    std::string zone;
    Argument name{"zone", ""};         // As sentences say it, with its colour on the plan if that is another word.
    std::vector<SpaceIndex> spaces{};  // Sorted; only those where the walker stands.
    bool by_conditions = false;        // Further spaces belong to it by conditions, which only a game knows.
};
struct SideReach {
    // Walkers of Move 4 to 7.
    std::array<TurnsBySpace, probe::most_move - probe::least_move + 1> walking{};
    TurnsBySpace flying{}, two_spaces{};
    // The same with a start of one space.
    std::array<TurnsBySpace, probe::most_move - probe::least_move + 1> walking_ahead{};
    TurnsBySpace flying_ahead{};
    std::vector<int> costs{};  // Of the walker, by space.

    const TurnsBySpace& walker() const {
        return walking[static_cast<std::size_t>(probe::walker.move - probe::least_move)];
    }
};

struct Plateau {  // Spaces of one height that hang together.
    int height = 0;
    std::vector<SpaceIndex> spaces{};  // Sorted.
};

struct JudgedGlyph {
    Message name;
    SpaceIndex at = no_space;
};

struct SeenPair {
    SpaceIndex first = no_space, second = no_space;
    bool first_sees = false, second_sees = false;
};

using Opponents = std::pair<std::size_t, std::size_t>;  // Indices of sides, the smaller first.

struct JudgedMap {
    SurveyedBoard ground{};
    std::vector<JudgedSide> sides{};
    std::size_t sides_left_out = 0;
    std::vector<Opponents> opponents{};  // Sides that face each other.
    std::vector<SideReach> reach{};      // By side.
    std::vector<JudgedGlyph> glyphs{};
    std::vector<Plateau> tops{};    // Those of the two greatest heights, without the least: highest first.
    std::vector<SeenPair> pairs{};  // Pairs of spaces within sight_reach; empty if there are more than most_pairs.
    bool too_many_pairs = false;
    std::array<HexCoord, 6> hive{};  // The hexes of the Marro Hive as its piece lies unturned.

    const Board& board() const { return *ground.board; }
    HexCoord hex_of(SpaceIndex space) const { return board()[space].space.at; }
    bool stands(SpaceIndex space) const {
        return board()[space].stand == Stand::Figures && board()[space].room >= probe::walker.height;
    }
};

// Refuses what surveyed() refuses. Interrupted, its result is worth nothing.
Result<JudgedMap> judged_map(const Scenario& scenario, const Catalogue& catalogue, const JudgingWatch& watch);

// Plateaus of all heights, highest first, of spaces where the walker stands.
std::vector<Plateau> plateaus_of(const JudgedMap& map);

std::vector<Space> places_of(const Board& board, std::vector<SpaceIndex> spaces);  // Sorted and distinct.

}  // namespace hexwright::judging
