// "Make it even": what has been found so far, and of which scenario.
#pragma once
#include "editor/document/batches/tuned_game.h"
#include "editor/workspace/room.h"
#include "editor/workspace/worked_out.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace hexwright::workspace {

// What has been found so far, and of which scenario.
struct FoundEven {
    std::shared_ptr<const Scenario> scenario{};  // As the window had it when the search began.
    TunedGame game{};
    Tuning tuning{};
};

// Where the job leaves what it has so far; the frames look.
struct GrowingEven {
    std::mutex guard{};
    std::shared_ptr<const FoundEven> latest{};
};

struct MakeEvenState {
    bool open = false;             // Its part of the panel of games is shown.
    std::string knob{};            // Its id; empty: the first one.
    std::int64_t proof_games = 0;  // 0: as many as a proof needs.
    WorkedOut<std::vector<Knob>> knobs{};
    std::shared_ptr<const FoundEven> found{};
    std::shared_ptr<GrowingEven> growing{};
};

}  // namespace hexwright::workspace
