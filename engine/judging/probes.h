// The figures that a map is probed with, as values: what a usual walker, a flyer or one of the well-known threats can
// do. Without armies: each is alone on the battlefield.
#pragma once
#include "engine/judging/room.h"
#include "engine/rules/mover.h"
#include "engine/rules/stepping.h"
#include "engine/survey/walking.h"

#include <span>
#include <vector>

namespace hexwright::judging {

struct Probe {
    int height = 5, move = 5;
    bool flies = false, two_spaces = false;
    int range = 1;  // Of its attack, its line or its aura.
};

namespace probe {
inline constexpr Probe walker{};
inline constexpr Probe flyer{.flies = true};
inline constexpr Probe rider{.two_spaces = true};  // The same walker on two spaces.
inline constexpr Probe archer{.range = 9};         // Syvarris.
inline constexpr Probe fire_line{.height = 9, .move = 6, .flies = true, .two_spaces = true, .range = 8};  // Mimring.
inline constexpr Probe aura{.move = 6, .flies = true, .range = 4};  // Raelin, with clear sight.
inline constexpr int least_move = 4, most_move = 7;                 // Of the walkers that race for glyphs.
}  // namespace probe

Mover as_mover(const Probe& who);

// By space, from the nearest of `from`; see TurnMap.
TurnsBySpace turns_of(const SurveyedBoard& ground, std::span<const SpaceIndex> from, const Probe& who);

// By space the least Move of a walk from the nearest of `from`, climbing included, however many turns it takes and
// where they end; -1 for never.
std::vector<int> costs_of_walking(const SurveyedBoard& ground, std::span<const SpaceIndex> from, const Probe& who);

// Whether the walker can take this step on an empty battlefield, whatever it costs.
bool can_step(const SurveyedBoard& ground, const Link& link, const Climber& climber);

// The spaces and those that lie one Move ahead of them.
std::vector<SpaceIndex> one_ahead(const SurveyedBoard& ground, std::span<const SpaceIndex> from, const Probe& who);

}  // namespace hexwright::judging
