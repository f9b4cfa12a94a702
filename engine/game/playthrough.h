// A whole game: seats that decide, and the record of what they decided, from which it can be played again.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "engine/game/apply.h"
#include "engine/game/start.h"
#include "engine/game/wording.h"
#include "engine/players/player.h"

namespace hexwright {

struct Record {  // a game as a list of actions; everything else follows from it
    GameOptions options{};
    std::vector<std::string> seats{};   // who decided: "greedy", "random", "human"
    std::vector<Wording> actions{};
    std::uint64_t end = 0;              // hash of the last state
    std::size_t events = 0;             // how many there were
};

struct Playthrough {
    GameState state;
    Record record;
};

using Watch = std::function<void(const GameState& after, const Events&)>;  // told of everything that happens, in order

// Plays until the game is over or `most_actions` are done. Seats by player; their dice are seeded apart from those of the game.
Playthrough play_out(Started started, const GameOptions& options, const std::vector<const PlayerKind*>& seats, int most_actions,
                     const Watch& watch);

// Plays a record again. Refused: an action that is not allowed there, with its number.
Result<Playthrough> play_again(Started started, const Record& record, const Watch& watch);

}  // namespace hexwright
