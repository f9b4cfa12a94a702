// What happened, and what there is to decide, as sentences for people.
#pragma once
#include "engine/core/message.h"
#include "engine/game/action.h"
#include "engine/game/dice_part.h"
#include "engine/game/event.h"
#include "engine/game/state.h"
#include "engine/story/room.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::story {

// "Player 1", with the name of the side if it has one: "Player 1 (Defenders)".
Message player_told(int number, const std::string& side);
Message player_told(const GameState& state, PlayerId player);

// std::nullopt if another event tells it (single dice, the number of a marker that nobody may know).
std::optional<Message> story_of(const GameState& after, const Event& event);

// For example "+1 height", "+2 Raelin"; a power of the roller's own card has the power's name.
Message part_told(const GameState& state, FigureId roller, const DicePart& part);

std::string points_text(std::int64_t hundredths);  // "12.5", "400"

// ---- asking

// The card's name, with its set where another card of this game, or of those to draft from, has the same name.
std::string name_here(const GameState& state, CardKind kind);
// "Marro Drudge 2" where a card has several figures, else the name.
std::string name_in_army(const GameState& state, FigureId figure);
// The same with its player where others have that name too; nothing for no figure. The value of an argument.
std::vector<Message> called(const GameState& state, FigureId figure);
Message choice_of(const GameState& state, const Action& action);  // An action as an entry in a list of choices.
std::optional<Message> question_of(const GameState& state);       // The decision to be made now.

}  // namespace hexwright::story
