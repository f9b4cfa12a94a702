// What a person at the terminal looks up in mid-game: a card, and whether one figure sees another.
#pragma once
#include "editor/cli/room.h"
#include "engine/board/refusal.h"
#include "engine/game/state.h"
#include "formats/telling/words.h"

#include <string>
#include <string_view>

namespace hexwright::cli {

// The card with this id, or the cards of this game whose names hold these words, as `catalogue cards` shows them.
Result<std::string> card_looked_up(const GameState& seen, const std::string& name, const Words& words);

// Whether `from` sees `to`, at what range, and what is in the way. Both are figures ("1.sonlen.1.1", or a name that one
// figure on the battlefield has) or spaces, where a figure of the usual Height is meant. A dispute that was rolled
// counts.
Result<std::string> sight_looked_up(const GameState& seen, const std::string& from, const std::string& to,
                                    const Words& words);

}  // namespace hexwright::cli
