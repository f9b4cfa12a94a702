// Who decides: a function from what a seat sees and what it may do to one of these actions.
#pragma once
#include "engine/core/dice.h"
#include "engine/game/state.h"

#include <functional>
#include <string_view>
#include <vector>

namespace hexwright {

// `seen`: observation() of the game for this seat; `legal`: legal_actions(), not empty. Gives the place of one of them.
// `bag` is the player's own dice, apart from those of the game.
using Choose = std::size_t (*)(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag);

std::size_t choose_random(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag);
std::size_t choose_greedy(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag);

struct PlayerKind {
    std::string_view id;  // "random", "greedy"
    Choose choose;
};
const std::vector<PlayerKind>& player_kinds();
const PlayerKind* player_kind(std::string_view id);  // null: no such player

}  // namespace hexwright
