// A whole game: the seats that decide, and a record of their decisions from which it can be played again.
#pragma once
#include "engine/game/apply.h"
#include "engine/players/player.h"
#include "engine/setup/start.h"
#include "engine/story/wording.h"

#include <functional>
#include <string>
#include <vector>

namespace hexwright {

struct Record {  // A game as a list of actions; everything else follows from them.
    GameOptions options{};
    std::vector<std::string> seats{};  // Kinds of players: "greedy", "random", "human".
    std::vector<Wording> actions{};
    std::vector<int> checks{};  // check_of() after each action; -1 if not kept.
    std::uint64_t end = 0;      // Hash of the last state.
    std::size_t events = 0;     // Number of events in the whole game.
};

struct Playthrough {
    GameState state;
    Record record;
    std::size_t differs_at = 0;  // In a replay, the first action (from 1) after which the game differs; 0 for none.
};

// A cheap digest that differs when the dice or the number of events differ.
int check_of(const GameState& state, std::size_t events);

// Called with every event, in order.
using Watch = std::function<void(const GameState& after, const Events&)>;

inline constexpr int most_actions_of_game = 50'000;  // Without a limit random players may play on forever.

// Called with every decision and the state before it.
using Decided = std::function<void(const GameState& before, const Action&)>;

// The seats, one per player, play on until the game is over, `most_actions` actions are done or `enough` returns true.
// Each seat decides by its observation() and nothing else. The seats' dice follow from the game's seed but are separate
// from the game's dice.
void play_on(GameState& state, const std::vector<const PlayerKind*>& seats, std::uint64_t seed, int most_actions,
             const Decided& decided, const Watch& watch, const std::function<bool()>& enough = {});

// Same, and keeps the record.
Playthrough play_out(Started started, const GameOptions& options, const std::vector<const PlayerKind*>& seats,
                     int most_actions, const Watch& watch, const std::function<bool()>& enough = {});

// Replays a record up to the first action after which the game differs. Refuses an action that is not allowed there,
// with the argument "number".
Result<Playthrough> play_again(Started started, const Record& record, const Watch& watch);

}  // namespace hexwright
