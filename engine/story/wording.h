// Actions and events as files and JSON keep them: the name of each, and its members by name. Figures and spaces are
// named as everywhere else (1.marro-drudge.2.3, 4,-1,2), so that a record does not depend on the program's indices.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/event.h"
#include "engine/game/state.h"
#include "engine/story/room.h"

#include <string>
#include <utility>
#include <vector>

namespace hexwright::story {

struct Wording {
    std::string name;  // For example "move".
    // Members that say nothing (no figure, no space, 0) are left out.
    std::vector<std::pair<std::string, std::string>> members{};
    friend bool operator==(const Wording&, const Wording&) = default;
};

Wording wording_of(const GameState& before, const Action& action);
Wording wording_of(const GameState& after, const Event& event);

// Refuses an unknown action name, and a figure, card or space that does not exist.
Result<Action> action_of(const GameState& before, const Wording& wording);

std::string face_text(int marker);  // "1", "2", "3", "X"

}  // namespace hexwright::story
