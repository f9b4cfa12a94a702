// Dice of a pool by what they come from, for telling a roll. The rules count with DicePool (engine/rules/combat.h).
#pragma once
#include "engine/game/ids.h"
#include "engine/game/room.h"

#include <vector>

namespace hexwright::game {

struct DicePart {
    enum class From : unsigned char {
        Height,
        Power,   // Of `figure`'s card: number `power`, counted from 1.
        Glyph,   // `glyph`.
        Rules,   // The scenario's modifiers.
        Ground,  // The ground under a defender.
        Card,    // What the card has gained in this game or turn.
    };
    From from{};
    int dice = 0;  // May be negative, never 0.
    FigureId figure{};
    int power = 0;
    GlyphId glyph{};
    friend bool operator==(const DicePart&, const DicePart&) = default;
};
using DiceParts = std::vector<DicePart>;

}  // namespace hexwright::game
