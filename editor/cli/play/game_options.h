// The options of `play` and `simulate` that set up a game: the scenario, who plays with what, by which rules, and who
// decides.
#pragma once
#include "editor/cli/room.h"
#include "engine/players/player.h"
#include "engine/setup/start.h"
#include "formats/telling/words.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace hexwright::cli {

struct GameLine {  // Unparsed values from the command line.
    std::string file, seats, seed = "1", edition, rules;
    std::vector<std::string> armies;
    int players = 0, rounds = -1, points = 0;
};
void add_game_options(CLI::App& command, GameLine& line, const Words& words);  // Adds all options except FILE.

struct AskedGame {
    GameOptions game;
    // Includes its battlefield: a record holds the whole scenario.
    Scenario scenario;
    std::vector<const PlayerKind*> seats;  // Indexed by player; nullptr for a person.
};
Result<AskedGame> asked_game(const GameLine& line, const Catalogue& catalogue);

// Reads house rules if a file is named.
Result<void> set_rules(GameOptions& options, const std::string& file, const Catalogue& catalogue);
Result<std::uint64_t> seed_of(const std::string& text);   // A number, or "random".
Refusal in_file(Refusal error, const std::string& file);  // Gives an error without a place this file.

}  // namespace hexwright::cli
