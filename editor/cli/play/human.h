// The people's seats at the terminal: numbered choices, folded long lists, a short help, undo, a view of the table, and
// a referee's actions by hand. It reads lines and prints sentences; the session runs the game.
#pragma once
#include "editor/cli/room.h"
#include "engine/session/session.h"
#include "formats/telling/words.h"

#include <functional>

namespace hexwright::cli {

using GameWatch = std::function<void(const GameSession&)>;

// Plays the session to its end. Ends early when the person leaves, when there is no more input, or when `enough`
// returns true. At fair play a choice can be taken back until dice have rolled, something hidden was shown, or another
// seat has answered it. `keep` is called after each action and after each take-back. Refused is an output that could
// not be written: then the game ends where it stands.
Result<void> play_with_people(GameSession& session, const Words& words, const GameWatch& keep = {},
                              const std::function<bool()>& enough = {});

}  // namespace hexwright::cli
