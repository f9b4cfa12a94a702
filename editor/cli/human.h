// A game in the terminal in which people decide, too: choices numbered, long lists folded, short help, undo, a look at
// the table, and what a referee does by hand.
#pragma once
#include "engine/session/playthrough.h"
#include "formats/words.h"

#include <functional>

namespace hexwright {

// Seats without a kind are people's. Ends early when the person says so, when there is nobody to ask any more, or when
// it is `enough`. A choice can be taken back until dice have rolled, something hidden was shown, or another seat has
// answered it.
Playthrough play_with_people(Started started, const GameOptions& options, const std::vector<const PlayerKind*>& seats,
                             const Words& words, const std::function<bool()>& enough = {});

}  // namespace hexwright
