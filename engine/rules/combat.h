// The arithmetic of one attack: how many dice each side rolls, what the roll does, and what it leaves of the defender.
// Range and sight decide elsewhere who may attack whom; the effects of powers and glyphs come in as numbers.
#pragma once
#include "engine/core/dice.h"
#include "engine/rules/edition.h"
#include "engine/rules/room.h"

namespace hexwright::rules {

// A figure's position for comparing heights. The ground's height is that of the surface: half tiles and glyphs add none
// (HEIGHT-04), and the hive counts as standing in its swamp water (HEIGHT-06).
struct Elevation {
    int ground = 0;  // Height of the ground in levels.
    int height = 0;  // The card's Height number.
};

inline constexpr int much_higher = 10;  // Levels above the lower figure's Height (HEIGHT-03).

// Additional dice of `own` against `other` for standing higher, in attack or defense: 0, 1 or 2 (HEIGHT-01..03).
int height_dice(const Elevation& own, const Elevation& other, const Rules& rules);

// Leaving is the attack on a figure that leaves an engagement: one die, no defense (ENGAGE-06).
enum class AttackKind : unsigned char { Normal, Special, Leaving };

// The components of a number of dice, as shown in the log and the bar.
struct DicePool {
    int number = 0;  // The card's number, or the special attack's own.
    int height = 0;  // Height advantage.
    int more = 0;    // Sum of powers and glyphs; may be negative.
    constexpr int dice() const { return number + height + more > 0 ? number + height + more : 0; }
    friend bool operator==(const DicePool&, const DicePool&) = default;
};

// Where the edition says so, a special attack has only its own dice (SPECIAL-01). The defender always keeps all of his.
DicePool attack_pool(AttackKind kind, int number, int height, int more, const Rules& rules);
DicePool defense_pool(AttackKind kind, int number, int height, int more);

// Each shield blocks one skull. Only the attacker's skulls and the defender's shields count (ATTACK-05, ATTACK-06).
constexpr int unblocked(const CombatRoll& attack, const CombatRoll& defense, int hits_of_skull = 1) {
    const int hits = attack.skulls * hits_of_skull - defense.shields;
    return hits > 0 ? hits : 0;
}

struct Harm {
    int wounds = 0;  // Total on the figure, never more than its Life (LIFE-01).
    bool destroyed = false;
    friend bool operator==(const Harm&, const Harm&) = default;
};

// A figure with `wounds` of `life` takes `hits`: one wound each (ATTACK-08), or destroyed by the first in the basic
// games (ATTACK-07).
Harm harmed(int wounds, int hits, int life, const Rules& rules);
int healed(int wounds, int by);  // Returns the remaining wounds, at least 0.

}  // namespace hexwright::rules
