// What a scenario's own rules and wins ask of one side, whatever the scenario is: figures to be in some places or to
// stay out of them, and figures whose destruction is worth more than their points. Found by going back from each win
// through the flags, counters and rules that feed it to the places and figures named by conditions. What other sides
// need is to be denied them.
#pragma once
#include "engine/players/places.h"
#include "engine/players/room.h"
#include "engine/players/value.h"

#include <functional>
#include <memory>
#include <vector>

namespace hexwright::players {

struct Objective {
    // Figures of the seat or its team, each with the worth of its being there; below zero, of its being elsewhere.
    std::vector<std::pair<FigureId, Value>> able{};
    std::function<Places(FigureId)> where{};
    bool once = false;  // Complete on arrival, as at an exit; otherwise the place must be held.
};

struct Objectives {
    std::vector<Objective> goals{};
    // By figure: the worth of its destruction beyond its points; below zero: it must be kept.
    std::vector<Value> prizes{};
    std::vector<Value> object_prizes{};  // The same of pieces that have Life.
    // Conditions made up on the way, which `where` of the goals speaks of.
    std::vector<std::shared_ptr<const bound::Conditions>> made{};
};

// As the seat sees the game. Empty if the scenario has no rules of its own.
Objectives objectives_of(const GameState& state, PlayerId seat);

}  // namespace hexwright::players
