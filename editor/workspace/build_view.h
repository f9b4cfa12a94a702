// The Build view: the map as hands build it, step by step. Which steps there are is the engine's; here is only how far
// one has come.
#pragma once
#include "editor/document/snapshot.h"
#include "editor/workspace/room.h"
#include "engine/assembly/build_plan.h"

#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hexwright::workspace {

using assembly::BuildPlan;
using assembly::BuildStep;

struct BuildView {
    std::shared_ptr<const BuildPlan> plan{};  // nullptr: the view is closed.
    std::string digest{};                     // Of the plan's pieces: the map by which what is ticked is remembered.
    unsigned long long of = 0;                // Number of the snapshot that the plan is of.
    std::size_t laid = 0;                     // So many steps lie on the table; the last of them is the one shown.
    std::set<std::size_t> ticked{};           // Steps that are done, counted from 0.
    Snapshot board{};                         // What lies.
    std::vector<PlacedPiece> fresh{};         // What the shown step lays.
    std::vector<PieceId> fresh_on_board{};    // The same pieces, as `board` names them.
    bool plays = false;                       // Goes on by itself.
    double waited = 0;                        // Seconds since the last step.
    bool showed_whole = false;                // Whether the plan showed all levels before.

    bool on() const { return plan != nullptr; }
    std::size_t steps() const { return plan ? plan->steps.size() : 0; }
    const BuildStep* step() const { return on() && laid > 0 ? &plan->steps[laid - 1] : nullptr; }
};

}  // namespace hexwright::workspace
