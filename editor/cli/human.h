// People's seats at the terminal: choices numbered, long lists folded, short help, undo, a look at the table, and what
// a referee does by hand. It reads lines and prints sentences; the game itself is the session's.
#pragma once
#include "editor/cli/room.h"
#include "engine/session/session.h"
#include "formats/words.h"

#include <functional>

namespace hexwright::cli {

// Plays the session on. Ends early when the person says so, when there is nobody to ask any more, or when it is
// `enough`. At fair play a choice can be taken back until dice have rolled, something hidden was shown, or another seat
// has answered it.
void play_with_people(GameSession& session, const Words& words, const std::function<bool()>& enough = {});

}  // namespace hexwright::cli
