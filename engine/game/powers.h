// What the game asks of special powers, over all that are in play. The rows themselves: power.h.
#pragma once
#include "engine/game/dice_part.h"
#include "engine/game/power.h"
#include "engine/game/room.h"
#include "engine/rules/combat.h"
#include "engine/rules/mover.h"

#include <vector>

namespace hexwright::game {

// ---- numbers
int attack_power_dice(const BoardQuery& query, const AttackContext& context);
int defense_power_dice(const BoardQuery& query, const AttackContext& context);
DiceParts attack_power_parts(const BoardQuery& query, const AttackContext& context);  // The same, one by one.
DiceParts defense_power_parts(const BoardQuery& query, const AttackContext& context);
// Of an attack on no figure: what the attacker has from glyphs, the scenario's rules and the auras of other figures.
DiceParts attack_parts_of_others(const BoardQuery& query, const AttackContext& context);
int range_bonus(const BoardQuery& query, FigureId attacker);
int hits_of_skull(const GameState& state, FigureId attacker);
int skulls_more(const BoardQuery& query, const AttackContext& context);
// What counts against skulls, of these shields that the target has rolled.
int shields_counted(const BoardQuery& query, const AttackContext& context, int shields);
// What the attacker's powers leave out of the target's defense dice: 0 or fewer, with the power that does it.
DicePart defense_dice_lost(const BoardQuery& query, const AttackContext& context, int dice);
int move_bonus(const GameState& state, FigureId figure);
// Skulls that powers add for what an attack's dice show.
int skulls_read(GameUpdate& update, const AttackContext& context, const CombatRoll& roll, int dice);
void read_defense(GameUpdate& update, const AttackContext& context, CombatRoll& roll, int dice);
int initiative_bonus(const GameState& state, PlayerId player);
int leaving_dice(const BoardQuery& query, FigureId left, FigureId leaver);  // More than the usual one.
int trap_more(const GameState& state, FigureId figure);
int d20_more(const PowerInstance& rolled);  // Added to a d20 that this power is used with.
bool shunned(const BoardQuery& query, const AttackContext& context);
// Spaces of its Range that do not count against this target.
int range_short(const BoardQuery& query, FigureId attacker, FigureId target);

// ---- moving
void adapt_mover(const GameState& state, FigureId figure, int way, Mover& mover);
std::vector<int> ways_of_moving(const BoardQuery& query, FigureId figure);       // 0 is walking.
bool may_end(const BoardQuery& query, FigureId figure, int way, SpaceIndex at);  // By a way of its own.
int acting_figures(const GameState& state, CardId card);                         // More than the card shows, or 0.
bool held_by_power(const BoardQuery& query, FigureId figure);
// Marks the spaces where powers make the figure stop, and those of figures that nobody walks through.
void mark_stops(const BoardQuery& query, FigureId mover, std::vector<GlyphHere>& spaces);
bool minds_flights(const GameState& state, FigureId figure);  // A power of its card asks over whom it flies.
void powers_at_take_off(GameUpdate& update, FigureId figure, const std::vector<FigureId>& over);
// True if the rest of its move may be chosen anew.
bool powers_at_stride(GameUpdate& update, FigureId figure);
bool disregarded(const GameState& state, FigureId figure, FigureId enemy);
bool waits_for_comers(const GameState& state);  // A power in play asks who comes beside its figure.
void powers_at_comer(GameUpdate& update, FigureId comer, const std::vector<FigureId>& beside_before);
bool acts_after_move(const GameState& state, FigureId figure);  // A power of its card may offer something then.
void offers_after_move(const BoardQuery& query, FigureId figure, Actions& actions);
// Remembers that the figure has gone by a power's way, if the power goes on from there.
void remember_way(GameUpdate& update, FigureId figure, int way);
// The power by whose way alone the figure goes on, and by which alone it attacks, in this turn; 0 for none.
int only_power(const GameState& state, FigureId figure);
int spaces_given_by(const GameState& state, const Step& step);  // By a power that gives moves; -1 for none.

// ---- attacking
int normal_attacks(const GameState& state, FigureId figure);                   // Per turn.
bool may_attack_again(const BoardQuery& query, const AttackContext& context);  // Beyond normal_attacks().
bool called_off(GameUpdate& update, const AttackContext& context);             // By a power of whoever is targeted.
void powers_before_attack(GameUpdate& update, const AttackContext& context, int figures);
void powers_after_attack_roll(GameUpdate& update, const AttackContext& context, int dice);
bool evaded(GameUpdate& update, const AttackContext& context, int skulls);
// What is left of the hits after the target's powers have seen its defense roll.
int hits_after_defense(GameUpdate& update, const AttackContext& context, int skulls, int shields, int hits);
void powers_after_wounds(GameUpdate& update, FigureId hurt);                  // Given by anybody and anything.
int wounds_left(GameUpdate& update, FigureId hurt, Cause cause, int wounds);  // After powers that ignore some.
// What the target does to the attacker for that roll.
void answers_to_attack(GameUpdate& update, const AttackContext& context, int skulls, int shields);
void powers_after_wound(GameUpdate& update, FigureId by, FigureId target);
void powers_after_hit(GameUpdate& update, const AttackContext& context, int hits);  // Wounds given, or none.

void powers_of_attacked(GameUpdate& update, const AttackContext& context, int hits);

// ---- deciding
void power_offers_in_turn(const BoardQuery& query, Actions& actions);  // Powers of the turn's card, in its phase.
void use_power(GameUpdate& update, const UsePower& action);
// In a turn that a power gave: what else it offers.
void offers_in_given_turn(const BoardQuery& query, Actions& actions);
void answer_in_given_turn(GameUpdate& update, FigureId chosen);
// The step's `figure` and `number` name the power that asks.
Actions power_offers(const GameState& state, const Step& step);
void answer_power(GameUpdate& update, const Step& step, const Action& action);

// ---- other moments
void when_destroyed(GameUpdate& update, const GameState& before, FigureId figure, Cause cause);
void powers_at_object_fall(GameUpdate& update, const GameState& before, ObjectId object);
void powers_at_turn_start(GameUpdate& update, CardId card);
void powers_as_attacks_begin(GameUpdate& update, CardId card);
void powers_at_turn_end(GameUpdate& update, CardId card);
void powers_before_reveal(GameUpdate& update, CardId card, PlayerId player);
// The moments at which each card with such a power has its work done once.
enum class CardMoment : signed char { GameStart, RoundStart, Initiative, RoundEnd, Marked };
bool cards_wait_for(const GameState& state, CardMoment moment);
// For several players with the same card, a roll decides the order (SPECIAL-05).
void plan_card_powers(GameUpdate& update, CardMoment moment);
// The step's `figure` and `number` name the power, its `mode` the moment.
void work_of_card(GameUpdate& update, const Step& step);
bool begins_off_board(const GameState& state, CardId card);

}  // namespace hexwright::game
