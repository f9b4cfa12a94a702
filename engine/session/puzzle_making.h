// A puzzle of a game's position with a goal that is known to be reached: what could be won, destroyed or wounded there
// is tried, the most first.
#pragma once
#include "engine/board/refusal.h"
#include "engine/core/message.h"
#include "engine/scenario/scenario.h"
#include "engine/session/room.h"
#include "engine/session/scenario_from_game.h"
#include "engine/session/session.h"

#include <functional>
#include <vector>

namespace hexwright::session {

struct MadePuzzle {
    Scenario scenario{};           // With the puzzle as its last.
    std::vector<Message> goals{};  // In words.
};

// `wish` without goals. Refused as with_puzzle_of() refuses, and where no goal is found that a line of play reaches
// within its rounds, or `stop` became true.
Result<MadePuzzle> with_solvable_puzzle_of(const Scenario& scenario, const GameSession& session, PuzzleWish wish,
                                           const std::function<bool()>& stop = {});

}  // namespace hexwright::session
