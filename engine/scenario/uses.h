// Where a scenario speaks of a thing with a name: a zone, a piece, a rule, a flag. For "where used", renaming, and what
// removing it would leave dangling.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/word_path.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::scenario {

struct Scenario;  // engine/scenario/scenario.h

enum class NamedThing : unsigned char {
    Zone,
    Piece,
    Pool,
    Tally,  // A flag or counter. Unless it is declared, it is where it is spoken of and nowhere else.
    Rule,
    Modifier,
    Test,
    Puzzle,
    Setup,  // By its number of players, "2".
    Local,  // A name that a word gives to a figure, player or space for use inside, such as <each figure="f">.
};

// One place that speaks of it.
struct Use {
    WordPath word{};            // The member of a word; at the top if it is in a setup.
    int setup = 0, player = 0;  // Otherwise the setup by its number of players, and the player, 0 for nobody.
    friend bool operator==(const Use&, const Use&) = default;
};

// In the order of files. A name that a word gives is looked for in that word: `at` is the path of its member.
std::vector<Use> uses_of(const Scenario& scenario, NamedThing what, const std::string& name, const WordPath& at = {});

// All names of that sort, in the order of files, each once. Of flags and counters: those declared, then
// all others that any word speaks of.
std::vector<std::string> names_of(const Scenario& scenario, NamedThing what);

// `wanted`, or with the smallest number behind it that makes it a new name of that sort: "tide-2".
std::string fresh_name(const Scenario& scenario, NamedThing what, const std::string& wanted);

// A flag or counter as a table shows it: who has it, and where it is changed and read.
struct TallyUse {
    std::string name{};
    std::vector<WordPath> changed{}, read{};
};
std::vector<TallyUse> tallies_of(const Scenario& scenario);

}  // namespace hexwright::scenario
