// A game as the list of its actions, from which everything else follows: what the file of a game keeps.
#pragma once
#include "engine/session/room.h"
#include "engine/setup/start.h"
#include "engine/story/wording.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwright::session {

struct Record {
    GameOptions options{};
    std::vector<std::string> seats{};  // who decided, by player: "greedy", "random", "human"
    std::vector<Wording> actions{};
    std::vector<int> checks{};  // check_of() the game after each action; -1: not kept
    std::uint64_t end = 0;      // hash_of() the last state
    std::size_t events = 0;     // the number of events from the start to the end
};

// Sixteen bits that differ, nearly always, between games whose dice or events have parted; cheap. `events`: how many
// there were so far.
int check_of(const GameState& state, std::size_t events);

}  // namespace hexwright::session
