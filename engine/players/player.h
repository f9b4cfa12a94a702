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
// By the plain rules that the scenario gives this side (scenario::Rote), or by the usual ones.
std::size_t choose_by_rote(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag);

struct PlayerKind {
    std::string_view id;  // "random", "greedy" or "rote".
    Choose choose;
};
const std::vector<PlayerKind>& player_kinds();
const PlayerKind* player_kind(std::string_view id);  // nullptr if there is no such kind.

// Who decides for each side unless somebody says otherwise: by rote where the set-up has a side played so, else
// `others`.
std::vector<const PlayerKind*> usual_seats(const Setup& setup, const PlayerKind* others);

}  // namespace hexwright::players
