// A player: a function that chooses one of the legal actions from what its seat sees.
#pragma once
#include "engine/core/dice.h"
#include "engine/game/state.h"
#include "engine/players/room.h"

#include <functional>
#include <string_view>
#include <vector>

namespace hexwright::players {

// `seen` is the seat's observation(), `legal` its non-empty legal_actions(). Returns an index into `legal`. `bag` holds
// the player's own dice, separate from those of the game.
using Choose = std::size_t (*)(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag);

std::size_t choose_random(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag);
std::size_t choose_greedy(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag);

struct PlayerKind {
    std::string_view id;  // "random" or "greedy".
    Choose choose;
};
const std::vector<PlayerKind>& player_kinds();
const PlayerKind* player_kind(std::string_view id);  // nullptr if there is no such kind.

}  // namespace hexwright::players
