// Where on the battlefield a figure would have to stand for a condition of a scenario's rules to hold: the question of
// asking.h asked for every space at once, for players who plan. What does not depend on its place is answered as the
// game stands.
#pragma once
#include "engine/rulebook/evaluate.h"

#include <cstdint>
#include <vector>

namespace hexwright {

// Where something holds: everywhere, nowhere, or where `mask` says so.
struct Places {
    bool same = true, all = true;  // same: on every space as `all` says
    std::vector<std::uint8_t> mask{};
    bool at(SpaceIndex space) const { return same ? all : mask[static_cast<std::size_t>(space)] != 0; }
    bool nowhere() const { return same && !all; }
};

Places places_where(const Asking& asking, const Condition& condition);  // asking.figure: who would stand there
Places both(Places a, const Places& b);
Places neither(Places a);

// Whether a condition holds of asking.figure apart from where it stands.
enum class Apart : std::uint8_t { Fails, Holds, ByPlace };
Apart apart_from_place(const Asking& asking, const Condition& condition);

}  // namespace hexwright
