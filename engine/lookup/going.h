// Where a figure that is alone on a battlefield can go in one move.
#pragma once
#include "engine/board/refusal.h"
#include "engine/lookup/room.h"
#include "engine/rules/movement.h"

#include <vector>

namespace hexwright::lookup {

struct Goer {  // On one space, without powers, or with Flying.
    int height = 5, move = 5;
    bool flies = false;
};

struct Goal {  // A space where its move may end.
    SpaceIndex at = no_space;
    int cost = 0;           // The least Move.
    bool stops = false;     // Water: the move ends here.
    bool unharmed = false;  // Some way within the Move leads here without a fall or molten lava.
    friend bool operator==(const Goal&, const Goal&) = default;
};

// By space, without the one that it stands on. Refuses a space where it cannot stand.
Result<std::vector<Goal>> goals_from(Space from, const Goer& goer, const Board& board, const Rules& rules);

}  // namespace hexwright::lookup
