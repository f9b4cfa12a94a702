// A whole game: seats that decide, and the record of what they decided, from which it can be played again.
#pragma once
#include "engine/game/apply.h"
#include "engine/players/player.h"
#include "engine/setup/start.h"
#include "engine/story/wording.h"

#include <functional>
#include <string>
#include <vector>

namespace hexwright {

struct Record {  // a game as a list of actions; everything else follows from it
    GameOptions options{};
    std::vector<std::string> seats{};  // who decided: "greedy", "random", "human"
    std::vector<Wording> actions{};
    std::vector<int> checks{};  // what the game came to after each action, in short: see check_of; -1: not kept
    std::uint64_t end = 0;      // hash of the last state
    std::size_t events = 0;     // how many there were
};

struct Playthrough {
    GameState state;
    Record record;
    std::size_t differs_at = 0;  // played again: the first action after which the game is another one, from 1; 0: none
};

// Tells games apart whose dice or story have parted; cheap.
int check_of(const GameState& state, std::size_t events);

using Watch = std::function<void(const GameState& after, const Events&)>;  // told of everything that happens, in order

inline constexpr int most_actions_of_game = 50'000;  // without a limit random players may dance for ever

using Decided = std::function<void(const GameState& before, const Action&)>;  // told of every decision

// The seats, by player, go on with a game until it is over, `most_actions` are done or `enough` says so. Each decides
// by what it sees, an observation() and nothing else; their dice follow the game's seed, but apart from those of the
// game.
void play_on(GameState& state, const std::vector<const PlayerKind*>& seats, std::uint64_t seed, int most_actions,
             const Decided& decided, const Watch& watch, const std::function<bool()>& enough = {});

// The same, and keeps the record.
Playthrough play_out(Started started, const GameOptions& options, const std::vector<const PlayerKind*>& seats,
                     int most_actions, const Watch& watch, const std::function<bool()>& enough = {});

// Plays a record again, up to the first action after which the game differs. Refused: an action that is not allowed
// there, with the argument "number".
Result<Playthrough> play_again(Started started, const Record& record, const Watch& watch);

}  // namespace hexwright
