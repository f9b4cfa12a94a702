// What the game asks of special powers, over all that are in play. The rows themselves: power.h.
#pragma once
#include "engine/game/power.h"
#include "engine/game/room.h"

#include <vector>

namespace hexwright::game {

// ---- numbers
int attack_power_dice(const Look& look, const Blow& blow);
int defense_power_dice(const Look& look, const Blow& blow);
int range_bonus(const Look& look, FigureId attacker);
int move_bonus(const GameState& state, FigureId figure);
int initiative_bonus(const GameState& state, PlayerId player);
bool shunned(const Look& look, const Blow& blow);

// ---- moving
void adapt_mover(const GameState& state, FigureId figure, int way, Mover& mover);
std::vector<int> ways_of_moving(const Look& look, FigureId figure);  // 0 is walking.
bool acts_after_move(const GameState& state, FigureId figure);       // A power of its card may offer something then.
void offers_after_move(const Look& look, FigureId figure, Actions& actions);

// ---- attacking
int normal_attacks(const GameState& state, FigureId figure);  // Per turn.
bool may_attack_again(const Look& look, const Blow& blow);    // Beyond normal_attacks().
void powers_after_attack_roll(Play& play, const Blow& blow, int dice);
void powers_after_defense(Play& play, const Blow& blow, int skulls, int shields, int& hits);

// ---- deciding
void power_offers_in_turn(const Look& look, Actions& actions);  // Powers of the turn's card, in its phase.
void use_power(Play& play, const UsePower& action);
void offers_in_given_turn(const Look& look, Actions& actions);  // In a turn that a power gave: what else it offers.
void answer_in_given_turn(Play& play, FigureId chosen);
// The step's `figure` and `number` name the power that asks.
Actions power_offers(const GameState& state, const Step& step);
void answer_power(Play& play, const Step& step, const Action& action);

// ---- other moments
void when_destroyed(Play& play, FigureId figure, const std::vector<SpaceIndex>& stood);
// For several players with the same card, a roll decides the order (SPECIAL-05).
void before_markers(Play& play);
// The step's `figure` and `number` name the power.
void work_at_round_start(Play& play, const Step& step);
bool begins_off_board(const GameState& state, CardId card);

}  // namespace hexwright::game
