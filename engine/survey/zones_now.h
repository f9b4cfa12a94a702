// Which spaces belong to the zones of a scenario as a game stands: of a zone with conditions nobody can say it from the
// file alone.
#pragma once
#include "engine/game/state.h"
#include "engine/scenario/scenario.h"
#include "engine/survey/room.h"

#include <memory>
#include <string>
#include <vector>

namespace hexwright::survey {

struct ZoneNow {
    std::string id;
    std::vector<Space> spaces{};  // On which figures may stand; sorted.
    friend bool operator==(const ZoneNow&, const ZoneNow&) = default;
};

// The zones that have conditions, in the order of the file, with what holds now.
std::vector<ZoneNow> zones_now(const GameState& state);

// The same before the first action of a game of this scenario, with the figures that it puts on the battlefield for so
// many players. Where such a game cannot be begun: on the bare battlefield; and none if its words are wrong.
std::vector<ZoneNow> zones_at_start(const Scenario& scenario, std::shared_ptr<const Catalogue> catalogue, int players);

}  // namespace hexwright::survey
