// A player: a function that chooses one of the legal actions from what its seat sees.
#pragma once
#include "engine/core/dice.h"
#include "engine/core/message.h"
#include "engine/game/state.h"
#include "engine/players/room.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::players {

// `seen` is the seat's observation(), `legal` its non-empty legal_actions(). Returns an index into `legal`. `bag` holds
// the player's own dice, separate from those of the game.
using Choose =
    std::function<std::size_t(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag)>;

std::size_t choose_random(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag);
std::size_t choose_greedy(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag);
// By the plain rules that the scenario gives this side (scenario::ScriptedSide), or by the usual ones.
std::size_t choose_scripted(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag);

// Plays the best of greedy's choices on in its mind, `playouts` times in all (1 to most_playouts), and leaves greedy's
// own choice only for one that does better: planner.cpp. The same bag gives the same choice, however long it takes;
// unless `stop`, asked after every few playouts, says that the choice is not wanted any more.
std::size_t choose_planned(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag,
                           int playouts, const std::function<bool()>& stop = {});
inline constexpr int most_playouts = 2'000, fair_playouts = 64, hard_playouts = 240;

struct PlayerKind {
    std::string id;  // "random", "greedy", "rote", "planner" or "planner:N".
    Choose choose;
    int playouts = 0;                    // For each decision; 0 for those that do not plan.
    const char* title = "seat.planner";  // Its sentence.
};
// Its choice, or any at all soon after `stop` has become true: then it means nothing.
std::size_t choose(const PlayerKind& kind, const GameState& seen, PlayerId seat, const std::vector<Action>& legal,
                   DiceBag& bag, const std::function<bool()>& stop);
// Those that a person chooses from, the weakest first; scripted is not compared.
const std::vector<PlayerKind>& player_kinds();
// "planner:N" for any N from 1 to most_playouts, too. nullptr if there is no such kind.
const PlayerKind* player_kind(std::string_view id);

Message title_of(const PlayerKind* kind);  // For people; nullptr is one of them.

// Who decides for each side unless somebody says otherwise: scripted where the set-up has a scripted side, else
// `others`.
std::vector<const PlayerKind*> usual_seats(const Setup& setup, const PlayerKind* others);

}  // namespace hexwright::players
