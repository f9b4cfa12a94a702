// The words of a scenario's test as a game has them: names are references. Made of the written ones by binding.
#pragma once
#include "engine/scenario/bound.h"
#include "engine/scenario/room.h"
#include "engine/scenario/trial.h"

#include <optional>
#include <vector>

namespace hexwright::scenario::bound {

using trial = TrialWords<Bound>;

struct TestStep : OneWord<trial> {
    using OneWord::OneWord;
    const scenario::TestStep* written = nullptr;  // What it was made of.
};

struct ScenarioTest {
    std::optional<trial::Given> given{};
    std::vector<TestStep> steps{};
};

}  // namespace hexwright::scenario::bound
