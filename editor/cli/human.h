// A game in the terminal in which people decide, too: choices numbered, short help, undo.
#pragma once
#include "engine/game/playthrough.h"
#include "formats/words.h"

namespace hexwright {

// Seats without a kind are people's. Ends early when the person says so or there is nobody to ask any more.
Playthrough play_with_people(Started started, const GameOptions& options, const std::vector<const PlayerKind*>& seats, const Words& words);

}  // namespace hexwright
