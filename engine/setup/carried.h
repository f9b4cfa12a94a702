// What a game of a campaign begins with from the one before it, besides its armies. Figures and cards go by the names
// that they have in the game that begins: "1.sonlen.1.1", "1.sonlen".
#pragma once
#include "engine/setup/room.h"

#include <string>
#include <vector>

namespace hexwright::game {
class GameUpdate;
}

namespace hexwright::setup {

struct CarriedTally {  // A flag or counter: a player's, a figure's, or the game's.
    std::string tally{};
    int player = 0;        // 0 for none.
    std::string figure{};  // Empty for none.
    int value = 1;
    friend bool operator==(const CarriedTally&, const CarriedTally&) = default;
};
struct CarriedWounds {
    std::string figure{};
    int wounds = 1;
    friend bool operator==(const CarriedWounds&, const CarriedWounds&) = default;
};
struct CarriedPower {  // A power that a spirit has given: the card that it is printed on, and its number there.
    std::string card{};
    int number = 1;
    friend bool operator==(const CarriedPower&, const CarriedPower&) = default;
};
struct CarriedUpgrade {  // What spirits have given a card.
    std::string card{};
    int attack = 0, defense = 0;
    std::vector<CarriedPower> powers{};
    friend bool operator==(const CarriedUpgrade&, const CarriedUpgrade&) = default;
};
struct CarriedRest {  // Of a card placed in a start zone only so many figures come.
    std::string card{};
    int figures = 1;
    friend bool operator==(const CarriedRest&, const CarriedRest&) = default;
};

struct CarriedOver {
    std::vector<CarriedTally> tallies{};
    std::vector<CarriedWounds> wounds{};
    std::vector<CarriedUpgrade> upgrades{};
    std::vector<CarriedRest> rests{};
    bool empty() const { return *this == CarriedOver{}; }
    friend bool operator==(const CarriedOver&, const CarriedOver&) = default;
};

// At the beginning of a game whose armies are there and whose rules are bound. What the game does not have, such as a
// flag or a card that nothing there speaks of, is left out. A figure keeps at least one life.
void bring_along(GameUpdate& update, const CarriedOver& carried);

}  // namespace hexwright::setup
