// Everything for which a game of a scenario cannot be begun; start_game() refuses with the first.
#pragma once
#include "engine/board/refusal.h"
#include "engine/setup/room.h"
#include "engine/setup/start.h"

#include <memory>
#include <vector>

namespace hexwright::setup {

// Armies, owned pieces, glyphs, the words of rules and zones, the zones of the players: each with its line, where that
// is known. Empty where the game can be begun. What only an army that somebody brings would show is not looked for
// behind other trouble.
std::vector<Refusal> troubles_of_start(const Scenario& scenario, std::shared_ptr<const Catalogue> catalogue,
                                       const GameOptions& options);

}  // namespace hexwright::setup
