// What an attack would do: who it hits, from how far, what hides the target, every die with its reason on both sides,
// and the chances of wounds and of being destroyed. Also for attacks that are not allowed now, such as those of figures
// that have not moved yet and those of the other side: then it says why not, and what they would do.
#pragma once
#include "engine/board/refusal.h"
#include "engine/core/message.h"
#include "engine/game/action.h"
#include "engine/game/state.h"
#include "engine/outlook/foreseen.h"
#include "engine/outlook/room.h"
#include "engine/rules/line_of_sight.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::outlook {

struct DiceReason {
    int dice = 0;      // May be negative, never 0, unless it is the printed number.
    Message reason{};  // For example "6 of its card", "+1 height", "+2 Raelin": the number is part of the sentence.
    friend bool operator==(const DiceReason&, const DiceReason&) = default;
};

struct DiceAhead {
    int dice = 0;                     // Never negative.
    std::vector<DiceReason> parts{};  // The printed number first. They add up to `dice`, or to less than 0 for none.
    friend bool operator==(const DiceAhead&, const DiceAhead&) = default;
};

struct DefenderAhead {
    FigureId figure{};
    DiceAhead defense{};  // As it stands now, even if it is not the first to defend.
    friend bool operator==(const DefenderAhead&, const DefenderAhead&) = default;
};

struct AttackOutlook {
    Attack attack{};
    std::optional<Refusal> refused{};  // Why it is not allowed now; std::nullopt: it is.
    std::string name{};                // Of the special attack as printed; empty for the normal attack.
    int range = 0;                     // Spaces between the two; BoardQuery::far if no way leads there.
    int reach = 0;                     // How far the attack goes.
    bool adjacent = false;
    bool needs_sight = false;  // If not, `sight` does not matter for this attack.
    Sight sight{};             // From the attacker to the target.
    DiceAhead dice{};          // Of the attacker.
    int hits_of_skull = 1;
    std::vector<DefenderAhead> defenders{};  // The target first.
    Foreseen foreseen{};                     // Chances of everybody, the attacker too.

    FigureChances target() const { return foreseen.of(attack.target); }
};

// `seen` is what the seat that asks may know: observation(). Both figures must be in the game and on the battlefield,
// and `attack.with` a form of attack of the card; otherwise only `refused` is filled in.
AttackOutlook outlook_of(const GameState& seen, const Attack& attack);

// The same of an attack on a piece that has Life.
struct ObjectAttackOutlook {
    AttackObject attack{};
    std::optional<Refusal> refused{};  // As for an attack on a figure.
    bool looked = false;               // Figure and piece are there; otherwise only `refused` is filled in.
    Sight sight{};
    DiceAhead dice{};
    Foreseen foreseen{};
};
ObjectAttackOutlook outlook_of(const GameState& seen, const AttackObject& attack);

// outlook_of() for each legal attack of the figure on a figure now, in the order of legal_actions().
std::vector<AttackOutlook> attacks_of(const GameState& seen, FigureId figure);

}  // namespace hexwright::outlook
