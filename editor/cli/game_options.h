// What `play` and `simulate` are told of a game: the scenario, who plays with what, by which rules, who decides.
#pragma once
#include "engine/players/player.h"
#include "engine/setup/start.h"
#include "formats/words.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace hexwright {

struct GameLine {  // as it stands on the command line
    std::string file, seats, seed = "1", edition, rules;
    std::vector<std::string> armies;
    int players = 0, rounds = -1, points = 0;
};
void add_game_options(CLI::App& command, GameLine& line, const Words& words);  // all but FILE

struct AskedGame {
    GameOptions game;
    Scenario scenario;                     // with its own battlefield: a record holds the whole of it
    std::vector<const PlayerKind*> seats;  // by player; null: a person
};
Result<AskedGame> asked_game(const GameLine& line, const Catalogue& catalogue);

// House rules from a file, when one is named.
Result<void> set_rules(GameOptions& options, const std::string& file, const Catalogue& catalogue);
Result<std::uint64_t> seed_of(const std::string& text);  // a number, or "random"
Error in_file(Error error, const std::string& file);     // an error without a place is one of this file
Error in_record(Error error, const std::string& file,
                int first_line);  // likewise; its line is one of the scenario that begins there

}  // namespace hexwright
