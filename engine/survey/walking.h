// How many turns it takes to get somewhere by the rules of movement: climbing, ladders, walls, water, roads, room, and
// in play figures in the way and glyphs. What it costs in falls and leaving attacks is not counted.
#pragma once
#include "engine/survey/surveyed_board.h"

#include <optional>
#include <span>

namespace hexwright::survey {

// By space of the board: 0 where it begins, -1 for never.
using TurnsBySpace = std::vector<std::int16_t>;

// For a walker alone on the battlefield that begins on any of these spaces. Glyphs stop nobody here.
TurnsBySpace turns_to_reach(const SurveyedBoard& ground, std::span<const SpaceIndex> from, const PlainWalker& walker);
// For a figure of the position, as long as all others stay where they are; it walks, or flies if it can, with its whole
// Move every turn, but without powers that replace its move. It must be on the battlefield. One that cannot move now
// (HIVE-01, GLYPH-PROFTAKA-01) reaches nothing.
TurnsBySpace turns_to_reach(const GameState& state, FigureId figure);

// The turn in which the first of these spaces is reached; -1 for never.
int turns_to(const TurnsBySpace& turns, std::span<const SpaceIndex> spaces);

struct ZoneDistance {
    std::size_t from = 0, to = 0;  // Indices into the zones asked about.
    std::optional<int> spaces{};   // Counted like range (RANGE-03 to -05); nullopt: no way along the battlefield.
    int turns = -1;                // -1 for never. Down is easier than up, so the way back may take another time.
};
// Of every zone to every other.
std::vector<ZoneDistance> zone_distances(const SurveyedBoard& ground, std::span<const NamedSpaces> zones,
                                         const PlainWalker& walker, const Interrupt& stop = {});

// For each place, by zone: the turns until a walker from that zone stands there.
std::vector<std::vector<int>> turns_to_places(const SurveyedBoard& ground, std::span<const NamedSpaces> zones,
                                              std::span<const NamedSpaces> places, const PlainWalker& walker,
                                              const Interrupt& stop = {});

// Why nobody comes to a space on foot.
enum class FootReach : std::uint8_t {
    Yes,
    NoRoom,        // Something above leaves less room than the walker's Height.
    NotFromStart,  // No walker comes here from any start zone, but from elsewhere.
    FromNowhere,   // No walker can step onto it at all.
    NoGround,      // No space for figures: an obstacle, or a piece that is a figure.
};
// By space. Without start zones nothing is NotFromStart.
std::vector<FootReach> reached_on_foot(const SurveyedBoard& ground, std::span<const NamedSpaces> starts,
                                       const PlainWalker& walker);

}  // namespace hexwright::survey
