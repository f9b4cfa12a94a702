// Puzzles in a scenario's file: a position and a goal that a player is to reach by whatever line. Sets up the position,
// says whether it is solved, and looks for a line that solves it. Whoever else has to decide does as little as he may:
// done, no, or the first choice.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/state.h"
#include "engine/rulebook/test_in_play.h"
#include "engine/scenario/trial.h"
#include "engine/trials/room.h"

#include <memory>
#include <optional>
#include <vector>

namespace hexwright::trials {

struct PuzzleGame {
    GameState state{};  // The position, at its first decision.
    // The puzzle as a test whose names are bound: its goals are the test's steps.
    std::shared_ptr<const TestInPlay> test{};
    NamesHere names = no_names;
    PlayerId player{};   // Who is to solve it.
    int last_round = 0;  // It must be solved before this one is over.
};

// Refused where the scenario has no puzzle of this name.
Result<const Puzzle*> puzzle_named(const Scenario& scenario, const std::string& id);

// Refused where a test with this position could not be run, and where the player has nothing to decide in it.
Result<PuzzleGame> begin_puzzle(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                                const Puzzle& puzzle);

enum class PuzzleStand : std::uint8_t { Open, Solved, Failed };
// Failed: the game or the last round is over. `now` is a position of this game, at a decision or at its end.
PuzzleStand stand_of(const PuzzleGame& puzzle, const GameState& now);

// The goals, each as a sentence. What only the words of the file can say is not told.
std::vector<Message> goals_told(const PuzzleGame& puzzle);

// What a player in the position of those whom the puzzle is not about does: an index into `legal`, which is not empty.
std::size_t least_of(const std::vector<Action>& legal);

struct PuzzleProof {
    enum class Verdict : std::uint8_t {
        SolvedAtStart,  // There is nothing to do.
        Solved,         // By `line`.
        NoSolution,     // No line at all solves it.
        NotProven,      // None was found in as many positions as were looked at.
    };
    Verdict verdict = Verdict::NotProven;
    std::vector<Action> line{};  // All decisions, also those of the others; as few as possible.
    std::size_t positions = 0;   // That were looked at.
};
inline constexpr std::size_t most_puzzle_positions = 20'000;
PuzzleProof prove(const PuzzleGame& puzzle, std::size_t most_positions = most_puzzle_positions);

// What `check` tells of each puzzle of a file.
struct PuzzleOutcome {
    std::string id{};
    int line = 0;
    Message told{};
    bool sound = false;  // It can be begun, and nothing shows that it cannot be solved.
    friend bool operator==(const PuzzleOutcome&, const PuzzleOutcome&) = default;
};
std::vector<PuzzleOutcome> check_puzzles(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue);

}  // namespace hexwright::trials
