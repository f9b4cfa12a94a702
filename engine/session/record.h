// A game as the list of its actions, from which everything else follows. This is what a game's file holds.
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
    std::vector<std::string> seats{};  // The kind of each player's decider: "greedy", "random" or "human".
    std::vector<Wording> actions{};
    std::vector<int> checks{};  // check_of() the game after each action; -1 means not recorded.
    std::uint64_t end = 0;      // hash_of() the last state.
    std::size_t events = 0;     // Number of events from the start to the end.
};

// Sixteen bits that differ, nearly always, between games whose dice or events have parted; cheap. `events`: how many
// there were so far.
int check_of(const GameState& state, std::size_t events);

}  // namespace hexwright::session
