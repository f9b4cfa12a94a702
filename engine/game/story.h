// What happened, as a sentence for people.
#pragma once
#include <optional>

#include "engine/core/message.h"
#include "engine/game/action.h"
#include "engine/game/event.h"
#include "engine/game/state.h"

namespace hexwright {

// None: the event is told by another one (single dice, the number of a marker that nobody may know).
std::optional<Message> story_of(const GameState& after, const Event& event);

std::string points_text(int hundredths);  // "12.5", "400"

Message choice_of(const GameState& state, const Action& action);  // what somebody may do, for a list to choose from

}  // namespace hexwright
