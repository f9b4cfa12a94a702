// From a position of a game back to its scenario: its figures and glyphs as the set-up, what was just done as a test,
// the position as a puzzle. Pure functions: the scenario that they return is one edit of the one that was given.
#pragma once
#include "engine/board/refusal.h"
#include "engine/core/message.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/trial.h"
#include "engine/session/facts.h"
#include "engine/session/room.h"
#include "engine/session/session.h"

#include <string>
#include <vector>

namespace hexwright::session {

// The scenario whose set-up for this number of players has its figures and glyphs where they are in the game, with the
// cards of whoever controls them and the ground as it is. Cards whose figures are all gone are left out. Refused where
// a set-up could not hold it.
Result<Scenario> with_setup_of(const Scenario& scenario, const GameState& state);
// What a set-up has no place for and this position has: wounds, order markers, flags, a round under way.
std::vector<Message> lost_in_setup(const GameState& state);

// What may be expected after the last action of the game; nothing at its start.
std::vector<Fact> facts_of(const GameSession& session);

// The scenario with one more test, of this name, which passes (it is run): everything up to the last action of the game
// has led there, then that action is done, and these facts of the session are expected. Armies that were brought are
// figures of the test that wait. Actions by hand are repeated; dice that fell by the game's seed fall again. Refused at
// the start of a game, for a name that is taken, without any fact, where the game was not begun as the scenario says
// (another edition, house rules, another limit, figures of another game of a campaign), and where it does not pass.
Result<Scenario> with_test_of(const Scenario& scenario, const GameSession& session, const std::string& name,
                              const std::vector<Fact>& facts);

// Likewise a puzzle: from the position of the game `player` is to win, or to do what `goals` say if there are any,
// within so many rounds.
struct PuzzleWish {
    std::string name{}, title{};
    PlayerId player{};
    int rounds = 1;
    std::vector<trial::Expect> goals{};
};
Result<Scenario> with_puzzle_of(const Scenario& scenario, const GameSession& session, const PuzzleWish& wish);

}  // namespace hexwright::session
