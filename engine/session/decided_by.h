// Who has decided what was done in a game.
#pragma once
#include "engine/session/room.h"

#include <cstdint>

namespace hexwright::session {

enum class DecidedBy : std::uint8_t {
    Start,       // Nobody: the root. In a record: whoever had the seat; a referee, if it was done by hand.
    Person,      // A person chose one of the legal actions.
    Computer,    // A computer seat chose one of them.
    Hand,        // A referee's action by hand: engine/game/action.h.
    DicePolicy,  // An action by hand that the session made itself to carry out a DicePolicy.
};

}  // namespace hexwright::session
