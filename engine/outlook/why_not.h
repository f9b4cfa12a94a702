// Why what a hand means cannot be done: for pointing at a space, a figure or a card with a figure in hand.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/action.h"
#include "engine/game/state.h"
#include "engine/outlook/room.h"

#include <optional>

namespace hexwright::outlook {

struct Intent {         // What is selected, and what is pointed at.
    FigureId figure{};  // The figure that shall act; invalid for none.
    FigureId target{};  // The figure pointed at; invalid for none.
    SpaceIndex at = no_space;
    CardId card{};      // The card pointed at; invalid for none.
    ObjectId object{};  // The piece with Life pointed at; counts where no figure is.
};

// The most natural action that is meant: a move to the space, an attack on the target, a turn with the card, or a
// marker on it.
Action meant(const GameState& seen, const Intent& intent);

// std::nullopt: some legal action does what is meant. Otherwise the best reason, with the spaces concerned.
std::optional<Refusal> why_not(const GameState& seen, const Intent& intent);

}  // namespace hexwright::outlook
