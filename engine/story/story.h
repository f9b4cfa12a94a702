// What happened, and what there is to decide, as sentences for people.
#pragma once
#include "engine/core/message.h"
#include "engine/game/action.h"
#include "engine/game/event.h"
#include "engine/game/state.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright {

// None: the event is told by another one (single dice, the number of a marker that nobody may know).
std::optional<Message> story_of(const GameState& after, const Event& event);

std::string points_text(int hundredths);  // "12.5", "400"

// ---- asking

std::string called(const GameState& state,
                   FigureId figure);  // "Marro Drudge 2" where a card has several figures, else the name
Message choice_of(const GameState& state, const Action& action);  // what somebody may do, for a list to choose from
std::vector<Message> harm_of(const GameState& state,
                             const Move& move);              // what may hurt it on its way: who strikes, falls, lava
std::optional<Message> question_of(const GameState& state);  // what it is that has to be decided now

}  // namespace hexwright
