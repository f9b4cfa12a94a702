// What it is worth to a figure whose power helps others near it, or hinders enemies near it, to keep them company.
#pragma once
#include "engine/game/state.h"
#include "engine/players/room.h"
#include "engine/players/value.h"

#include <vector>

namespace hexwright::players {

class Company {
public:
    Company(const GameState& seen, PlayerId seat) : state_(seen), seat_(seat) {}

    Value at(FigureId figure, SpaceIndex space);  // The worth of standing there for those who would be near.
    Value gain(FigureId figure);                  // By how much a move of its turn can raise it at most.

private:
    struct Aura {
        int range = 1, dice = 1;
        const PrintedPower* power = nullptr;
        bool harms = false;  // It takes dice from enemies.
    };
    struct Other {
        FigureId figure{};
        HexCoord hex{};
        bool mine = false;
        Value worth = 0;  // Of one die for it.
    };
    void speak_of(FigureId figure);
    void find_others();
    Value within(FigureId figure, HexCoord hex, int more) const;

    const GameState& state_;
    PlayerId seat_;
    bool others_found_ = false;  // Most figures keep nobody company, so that nobody asks.
    std::vector<Other> others_{};
    FigureId figure_{};  // The one that auras_ belong to.
    std::vector<Aura> auras_{};
};

}  // namespace hexwright::players
