// Who may attack whom, with which attack and with how many dice.
#pragma once
#include "engine/game/dice_part.h"
#include "engine/game/power.h"
#include "engine/game/room.h"
#include "engine/rules/combat.h"
#include "engine/rules/targeting.h"

#include <optional>
#include <vector>

namespace hexwright::game {

struct AttackProfile {
    int with = 0;  // 0 for the normal attack, else the number of the power of the card.
    int range = 1, dice = 0;
    int attacks = 1;                      // Attacks with this profile per turn.
    const PrintedPower* power = nullptr;  // nullptr for the normal attack.
    const Power* row = nullptr;
};

std::vector<AttackProfile> attack_forms(const BoardQuery& query, FigureId figure);
// A power's attack as it is printed, within the Range that rules allow; for rows that carry out attacks of their own.
AttackProfile printed_form(const PowerInstance& instance);
// The first reason against this attack; none if it is allowed. Whose turn it is, and in which phase, is the caller's
// affair: the figure must be on the battlefield. The legal attacks of a turn are those without a reason.
std::optional<NoAttack> why_no_attack(const BoardQuery& query, FigureId figure, const AttackProfile& profile,
                                      FigureId target);
// One of these enemies that it is engaged with holds it: its players and the enemy's have no truce.
bool is_held(const BoardQuery& query, FigureId figure, const std::vector<FigureId>& engaged);
AttackContext attack_context(const BoardQuery& query, FigureId figure, const AttackProfile& profile, FigureId target);
// The attack has uses left in this game.
bool left_to_use(const GameState& state, FigureId figure, const AttackProfile& profile);
bool not_now(const BoardQuery& query, FigureId figure, const AttackProfile& profile);  // By its row.
void note_use(GameUpdate& update, FigureId figure, const AttackProfile& profile);
// Dice that the card has gained, which its normal attack counts as its own.
int gained_dice(const GameState& state, const AttackProfile& profile, FigureId figure);
// The target, and the figures that a special attack hits along with it.
std::vector<FigureId> hit_by(const BoardQuery& query, FigureId figure, const AttackProfile& profile, FigureId target);

// ---- dice

struct AttackRoll {
    DicePool pool{};
    DiceParts parts{};  // What the pool holds beyond the printed number; their sum, where it holds more at all.
};

DicePool attack_pool(const BoardQuery& query, const AttackContext& context, const AttackProfile& profile);
DicePool defense_pool(const BoardQuery& query, const AttackContext& context);
Elevation elevation_of(const GameState& state, FigureId figure);  // Of a figure on the battlefield.
// The same for telling the roll. `number` are the attack's own dice, of which the card has gained `gained`.
AttackRoll attack_roll(const BoardQuery& query, const AttackContext& context, int number, int gained);
AttackRoll attack_roll(const BoardQuery& query, const AttackContext& context, const AttackProfile& profile);
AttackRoll defense_roll(const BoardQuery& query, const AttackContext& context);
int height_dice(const BoardQuery& query, FigureId upper, FigureId lower);  // 0, 1 or 2 (HEIGHT-01 to -03).

}  // namespace hexwright::game
