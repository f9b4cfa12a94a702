// What must hold at every decision of a game, whatever powers meet in it. What does not is a TrialFault.
#pragma once
#include "engine/game/event.h"
#include "engine/game/state.h"
#include "tests/support/every_room.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace hexwright::testing {

struct TrialFault : std::runtime_error {
    using std::runtime_error::runtime_error;
};

std::string in_words_of_record(const GameState& state, const Action& action);

// Figures, cards, glyphs and markers are where they can be.
void check_whole(const GameState& state);
// Whoever decides has sorted, distinct choices, and the same by what his seat may see.
void check_choices(const GameState& state, const std::vector<Action>& legal);
// apply() accepts the action, comes to a whole state, and its words in a record mean the same action.
void check_accepted(const GameState& state, const Action& action);
// What happens was foretold as possible to the seat that decides. Returns false if the outlook knows nothing.
bool check_foretold(const GameState& before, PlayerId seat, const Action& action);

}  // namespace hexwright::testing
