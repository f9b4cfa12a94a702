// Where on the battlefield a figure would have to stand for a scenario condition to hold: the conditions of
// engine/rulebook/evaluate.h evaluated for every space at once, for players who plan. Whatever does not depend on its
// place is answered from the game as it stands.
#pragma once
#include "engine/players/room.h"
#include "engine/rulebook/evaluate.h"

#include <cstdint>
#include <vector>

namespace hexwright::players {

// The spaces where something holds: everywhere, nowhere, or where `mask` says so.
struct Places {
    bool same = true, all = true;  // `same`: `all` applies to every space, and `mask` is unused.
    std::vector<std::uint8_t> mask{};
    bool at(SpaceIndex space) const { return same ? all : mask[static_cast<std::size_t>(space)] != 0; }
    bool nowhere() const { return same && !all; }
};

// `context.figure` is the figure that would stand there.
Places places_where(const ConditionContext& context, const bound::Condition& condition);
Places both(Places a, const Places& b);
Places neither(Places a);

// Whether a condition holds for context.figure regardless of where it stands.
enum class Apart : std::uint8_t { Fails, Holds, ByPlace };
Apart apart_from_place(const ConditionContext& context, const bound::Condition& condition);

}  // namespace hexwright::players
