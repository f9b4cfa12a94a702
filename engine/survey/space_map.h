// The answers of this room as maps to be shown: a value for each space, the rows of the legend, which say what values
// mean, and sentences below them. Knows no colours.
#pragma once
#include "engine/survey/outlook.h"
#include "engine/survey/surveyed_board.h"
#include "engine/survey/threat.h"
#include "engine/survey/walking.h"

#include <span>
#include <string>
#include <vector>

namespace hexwright::survey {

struct SpaceValue {
    Space at;
    int value = 0;
};
struct SpaceLegend {
    Message words;
    int from = 0, to = 0;  // Both included. Every value lies in exactly one row.
    // Whether the values stand for themselves, so that a number on the space says more than the colour of its row.
    bool number = true;
    friend bool operator==(const SpaceLegend&, const SpaceLegend&) = default;
};
struct SpaceMap {
    Message title, explanation;
    std::vector<SpaceValue> values{};   // Sorted by space; only spaces where figures stand.
    std::vector<SpaceLegend> legend{};  // By value, only rows that have a space; from best to worst where that means
                                        // something.
    std::vector<Message> lines{};       // What no single space shows, such as the distances between zones.
};

// TurnsBySpace until each space is reached. `who` names the figure or the zone it goes from.
SpaceMap reach_map(const SurveyedBoard& ground, const NamedSpaces& zone, const PlainWalker& walker);
SpaceMap reach_map(const GameState& state, FigureId figure);

SpaceMap outlook_map(const SurveyedBoard& ground, SpaceIndex at, int height, const Interrupt& stop = {});
SpaceMap outlook_map(const GameState& state, SpaceIndex at, int height, const Interrupt& stop = {});

SpaceMap threat_map(const GameState& state, PlayerId player, int height, const Interrupt& stop = {});

// For each space the turns from the nearest zone; the lines tell the distances of all pairs of zones.
SpaceMap zone_map(const SurveyedBoard& ground, std::span<const NamedSpaces> zones, const PlainWalker& walker,
                  const Interrupt& stop = {});

// For each space of the places the turns from the nearest zone; the lines tell them by place and zone.
SpaceMap place_map(const SurveyedBoard& ground, std::span<const NamedSpaces> zones, std::span<const NamedSpaces> places,
                   const PlainWalker& walker, const Interrupt& stop = {});

SpaceMap unreached_map(const SurveyedBoard& ground, std::span<const NamedSpaces> starts, const PlainWalker& walker);

}  // namespace hexwright::survey
