// One attack as arithmetic: how many dice each side rolls, what the roll does, and what it leaves of the defender. Who
// may attack whom is a matter of range and sight; what powers and glyphs add comes in as numbers.
#pragma once
#include "engine/core/dice.h"
#include "engine/rules/edition.h"

namespace hexwright {

// A figure where it stands, for comparing heights. The ground's height is the surface's: half tiles and glyphs add none
// (HEIGHT-04), and the hive counts as standing in its swamp water (HEIGHT-06).
struct Elevation {
    int ground = 0;  // levels
    int height = 0;  // the card's Height number
};

inline constexpr int much_higher = 10;  // levels above the lower figure's Height (HEIGHT-03)

// The dice that `own` has more than its number says against `other`, whether it attacks or defends: 0, 1 or 2
// (HEIGHT-01..03).
int height_dice(const Elevation& own, const Elevation& other, const Rules& rules);

enum class AttackKind : unsigned char { Normal, Special, Leaving /* engagement: one die, no defense (ENGAGE-06) */ };

// How a number of dice comes about: what the story tells and the bar shows.
struct DicePool {
    int number = 0;  // the card's, or the special attack's own
    int height = 0;  // for standing higher
    int more = 0;    // powers and glyphs together; may be negative
    constexpr int dice() const { return number + height + more > 0 ? number + height + more : 0; }
    friend bool operator==(const DicePool&, const DicePool&) = default;
};

// A special attack has its own dice and nothing else where the edition says so (SPECIAL-01). The defender always keeps
// what he has.
DicePool attack_pool(AttackKind kind, int number, int height, int more, const Rules& rules);
DicePool defense_pool(AttackKind kind, int number, int height, int more);

// Each shield blocks one skull; only skulls of the attacker and shields of the defender count (ATTACK-05, ATTACK-06).
constexpr int unblocked(const CombatRoll& attack, const CombatRoll& defense, int hits_of_skull = 1) {
    const int hits = attack.skulls * hits_of_skull - defense.shields;
    return hits > 0 ? hits : 0;
}

struct Harm {
    int wounds = 0;  // on the figure now, never more than its Life (LIFE-01)
    bool destroyed = false;
    friend bool operator==(const Harm&, const Harm&) = default;
};

// A figure with `wounds` of `life` takes `hits`: a wound each (ATTACK-08), or at once its end in the basic games
// (ATTACK-07).
Harm harmed(int wounds, int hits, int life, const Rules& rules);
int healed(int wounds, int by);  // wounds left; never below 0

}  // namespace hexwright
