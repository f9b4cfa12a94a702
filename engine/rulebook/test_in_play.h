// A test of a scenario, bound to the game that it plays.
#pragma once
#include "engine/rulebook/room.h"
#include "engine/scenario/bound_trial.h"
#include "engine/scenario/trial.h"

namespace hexwright::rulebook {

struct TestInPlay {
    ScenarioTest written{};  // Its effects are written out: engine/scenario/unrolled.h.
    bound::ScenarioTest bound{};
};

}  // namespace hexwright::rulebook
