// Actions and events in words that files and JSON keep: the name of each, and its members by name. Figures and spaces
// are named as everywhere (1.marro-drudge.2.3, 4,-1,2), so that a record does not depend on how the program numbers
// them.
#pragma once
#include "engine/core/result.h"
#include "engine/game/event.h"
#include "engine/game/state.h"

#include <string>
#include <utility>
#include <vector>

namespace hexwright {

struct Wording {
    std::string name;  // "move"
    std::vector<std::pair<std::string, std::string>>
        members{};  // what says nothing (no figure, no space, 0) is left out
    friend bool operator==(const Wording&, const Wording&) = default;
};

Wording wording_of(const GameState& before, const Action& action);
Wording wording_of(const GameState& after, const Event& event);

// Refused: a name that is no action, a figure, card or space that there is not.
Result<Action> action_of(const GameState& before, const Wording& wording);

std::string face_text(int marker);  // "1", "2", "3", "X"

}  // namespace hexwright
