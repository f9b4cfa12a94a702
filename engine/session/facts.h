// What is so in a position, one thing at a time, as a test may expect it: who decides or has won, the round, where each
// figure stands and how it is wounded, flags and counters. People choose from these what a test shall hold.
#pragma once
#include "engine/core/message.h"
#include "engine/game/state.h"
#include "engine/scenario/trial.h"
#include "engine/session/room.h"

#include <vector>

namespace hexwright::session {

struct Fact {
    trial::Expect expect{};
    Message told{};
    bool changed = false;  // It was not so before.
};

// All facts of the position `after`; those that were not so in `before` come first.
std::vector<Fact> facts_of(const GameState& before, const GameState& after);

// The steps of a test that expects all of them: facts about one figure are one step.
std::vector<TestStep> expecting(const std::vector<Fact>& facts);

}  // namespace hexwright::session
