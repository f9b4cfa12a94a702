// The table of special powers, and the functions of its rows by what they change. Internal to engine/powers.
#pragma once
#include "engine/game/power.h"
#include "engine/powers/room.h"

#include <span>

namespace hexwright::powers {

std::span<const Power> power_rows();  // table.cpp
// dice_powers.cpp
int own_attack_dice(const Look& look, const Holder& holder, const Blow& blow);
int own_defense_dice(const Look& look, const Holder& holder, const Blow& blow);
int aura_attack_dice(const Look& look, const Holder& holder, const Blow& blow);
int aura_defense_dice(const Look& look, const Holder& holder, const Blow& blow);
int aura_range(const Look& look, const Holder& holder, FigureId attacker);
int will_attack_dice(const Look& look, const Holder& holder, const Blow& blow);
int will_defense_dice(const Look& look, const Holder& holder, const Blow& blow);
int targeting_dice(const Look& look, const Holder& holder, const Blow& blow);
bool only_from_beside(const Look& look, const Holder& holder, const Blow& blow);
int printed_attacks(const Holder& holder);
bool each_beside_once(const Look& look, const Holder& holder, const Blow& blow);
void one_shield_blocks_all(Play& play, const Holder& holder, const Blow& blow, int skulls, int shields, int& hits);
void strike_back(Play& play, const Holder& holder, const Blow& blow, int skulls, int shields, int& hits);
bool lob_reaches(const Look& look, const Holder& holder, FigureId target);  // lob.cpp
std::vector<FigureId> beside_target(const Look& look, const Holder& holder, FigureId target);
void line_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void fire_line(Play& play, const Holder& holder, const UsePower& action);

void brutality(Play& play, const Holder& holder, const Blow& blow, int dice);
Actions brutality_asks(const GameState& state, const Step& step);
void brutality_answered(Play& play, const Step& step, const Action& action);

// vines.cpp
void vines_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void lay_vines(Play& play, const Holder& holder, const UsePower& action);

// move_powers.cpp
void fly(const Holder& holder, Mover& mover);
void grapple(const Holder& holder, Mover& mover);
void grapple_up(const Holder& holder, Mover& mover);
void pass_and_slip(const Holder& holder, Mover& mover);
void pass_all(const Holder& holder, Mover& mover);
void slip_away(const Holder& holder, Mover& mover);
void climb_higher(const Holder& holder, Mover& mover);
void tunnel_offers(const Look& look, const Holder& holder, Actions& actions);
void tunnel_from_here(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void tunnel(Play& play, const Holder& holder, const UsePower& action);
void stomp_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void stomp_after_move(const Look& look, const Holder& holder, Actions& actions);
void stomp(Play& play, const Holder& holder, const UsePower& action);
void charge_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void charge(Play& play, const Holder& holder, const UsePower& action);

// turn_powers.cpp
void healing_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void healing(Play& play, const Holder& holder, const UsePower& action);
void swoop_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void swoop(Play& play, const Holder& holder, const UsePower& action);
void drain_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void drain(Play& play, const Holder& holder, const UsePower& action);
Actions drain_asks(const GameState& state, const Step& step);
void drain_answered(Play& play, const Step& step, const Action& action);
void hive_mind_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void hive_mind(Play& play, const Holder& holder, const UsePower& action);
void bonding_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void bonding(Play& play, const Holder& holder, const UsePower& action);
void bonded_offers(const Look& look, Actions& actions);
void sacrifice(Play& play, FigureId nagrub);
void rebirth_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void rebirth(Play& play, const Holder& holder, const UsePower& action);
Actions return_asks(const GameState& state, const Step& step);
void return_answered(Play& play, const Step& step, const Action& action);
void chomp_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void chomp(Play& play, const Holder& holder, const UsePower& action);
void shackle_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void shackle(Play& play, const Holder& holder, const UsePower& action);
void clone_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions);
void clone(Play& play, const Holder& holder, const UsePower& action);
void drop(Play& play, const Holder& holder);
Actions drop_asks(const GameState& state, const Step& step);
void drop_answered(Play& play, const Step& step, const Action& action);
void leave_spirit(Play& play, const Holder& holder);

}  // namespace hexwright::powers
