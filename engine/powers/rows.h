// The table of special powers, and the functions of its rows by what they change. Internal to engine/powers.
#pragma once
#include "engine/game/power.h"
#include "engine/powers/room.h"

#include <span>

namespace hexwright::powers {

std::span<const Power> power_rows();  // table.cpp
// dice_powers.cpp
int own_attack_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int own_defense_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int aura_attack_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int aura_defense_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int aura_range(const BoardQuery& query, const PowerInstance& instance, FigureId attacker);
int will_attack_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int will_defense_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int targeting_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
bool only_from_beside(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int guard_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int fewer_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int automatic_skulls(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int automatic_shields(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int printed_blocks(const PowerInstance& instance);
void one_shield_leaves(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls,
                       int shields, int& hits);
void riposte(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls, int shields);
bool attacks_once_more(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void see_riposte(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls,
                 int shields);
void struck_by_shields(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls,
                       int shields);
bool out_of_its_reach(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int parting_dice(const BoardQuery& query, const PowerInstance& instance, FigureId leaver);
int range_here(const PowerInstance& instance);
int printed_attacks(const PowerInstance& instance);
bool each_beside_once(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void one_shield_blocks_all(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls,
                           int shields, int& hits);
void strike_back(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls,
                 int shields);
bool lob_reaches(const BoardQuery& query, const PowerInstance& instance, FigureId target);  // lob.cpp
std::vector<FigureId> beside_target(const BoardQuery& query, const PowerInstance& instance, FigureId target);
void line_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void fire_line(GameUpdate& update, const PowerInstance& instance, const UsePower& action);

void brutality(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int dice);
void brutality_answered(GameUpdate& update, const Step& step, const Action& action);
void chain_axe(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int dice);
void chain_axe_answered(GameUpdate& update, const Step& step, const Action& action);
int printed_hits(const PowerInstance& instance);
void twist_the_blade(GameUpdate& update, const PowerInstance& instance, FigureId target);
bool dodge_away(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls);
Actions dodge_asks(const GameState& state, const Step& step);
void dodge_answered(GameUpdate& update, const Step& step, const Action& action);
void drain_life(GameUpdate& update, const PowerInstance& instance, FigureId gone);
void drain_life_answered(GameUpdate& update, const Step& step, const Action& action);
int glade_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int captain_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void note_neighbours(GameUpdate& update, const PowerInstance& instance);
int assault_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);

// special_attacks.cpp
bool spares_this_one(const BoardQuery& query, const PowerInstance& instance, FigureId target);
int counted_dice(const BoardQuery& query, const PowerInstance& instance, FigureId target);
int fewer_against_it(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
std::optional<int> most_against_it(const BoardQuery& query, const PowerInstance& instance,
                                   const AttackContext& context);
int second_blow(const BoardQuery& query, const PowerInstance& instance, FigureId target);
bool runs_now(const BoardQuery& query, const PowerInstance& instance);
int boarding_dice(const BoardQuery& query, const PowerInstance& instance, FigureId target);
void board_after_attack(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int figures);
Actions boarding_asks(const GameState& state, const Step& step);
void boarding_answered(GameUpdate& update, const Step& step, const Action& action);
int fewer_each_time(const BoardQuery& query, const PowerInstance& instance, FigureId target);
void note_beside_target(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int figures);
std::optional<bool> goes_on_beside(const BoardQuery& query, const PowerInstance& instance, FigureId target);
int marker_dice(const BoardQuery& query, const PowerInstance& instance, FigureId target);
std::vector<FigureId> beside_attacker(const BoardQuery& query, const PowerInstance& instance, FigureId target);
void fury_begins(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int figures);
void fury_is_over(GameUpdate& update, const Step& step, const Action& action);
void consume(GameUpdate& update, const PowerInstance& instance, FigureId gone);
void powder_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void load_powder(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
int powder_range(const PowerInstance& instance);

// ride_by.cpp
bool rides(const PowerInstance& instance);
void ride(const PowerInstance& instance, Mover& mover);
void ride_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void ride_goes_on(const BoardQuery& query, const PowerInstance& instance, Actions& actions);
void ride_strike(GameUpdate& update, const PowerInstance& instance, const UsePower& action);

// card_powers.cpp
void name_captain(GameUpdate& update, const PowerInstance& instance);
Actions captain_asks(const GameState& state, const Step& step);
void captain_answered(GameUpdate& update, const Step& step, const Action& action);
void give_orders(GameUpdate& update, const PowerInstance& instance);
Actions orders_asks(const GameState& state, const Step& step);
void orders_answered(GameUpdate& update, const Step& step, const Action& action);
void rage(GameUpdate& update, const PowerInstance& instance, FigureId gone);
void glide_in(GameUpdate& update, const PowerInstance& instance);
Actions glide_asks(const GameState& state, const Step& step);
void glide_answered(GameUpdate& update, const Step& step, const Action& action);
void implant_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void implant(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void hatch(GameUpdate& update, const PowerInstance& instance);
void come_back(GameUpdate& update, const PowerInstance& instance, FigureId host, Cause cause);

// vines.cpp
void vines_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void lay_vines(GameUpdate& update, const PowerInstance& instance, const UsePower& action);

// move_powers.cpp
void fly(const PowerInstance& instance, Mover& mover);
void fly_by_stealth(const PowerInstance& instance, Mover& mover);
void leap(const PowerInstance& instance, Mover& mover);
void tread_safely(const PowerInstance& instance, Mover& mover);
int leadership_move(const PowerInstance& instance, FigureId mover);
int own_move_then(const PowerInstance& instance);
void grapple(const PowerInstance& instance, Mover& mover);
void grapple_up(const PowerInstance& instance, Mover& mover);
void pass_and_slip(const PowerInstance& instance, Mover& mover);
void pass_all(const PowerInstance& instance, Mover& mover);
void slip_away(const PowerInstance& instance, Mover& mover);
void climb_higher(const PowerInstance& instance, Mover& mover);
void tunnel_offers(const BoardQuery& query, const PowerInstance& instance, Actions& actions);
void tunnel_from_here(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void tunnel(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void stomp_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void stomp_after_move(const BoardQuery& query, const PowerInstance& instance, Actions& actions);
void stomp(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void charge_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void charge(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void run_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void run(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
int run_move(const PowerInstance& instance);
int run_attack(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int dynasty_move(const PowerInstance& instance, FigureId mover);
void charge_all(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int figures);

// roll_powers.cpp
void roll_before_attack_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void roll_instead_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void use_table(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void use_table_instead(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void stare_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void stare(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
std::optional<int> stared_down(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int better_roll(const PowerInstance& instance, const PowerInstance& rolled);
void shrug_off(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds);
void regenerate(GameUpdate& update, const PowerInstance& instance);
void another_turn_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void note_kill(GameUpdate& update, const PowerInstance& instance, FigureId gone);
void another_turn(GameUpdate& update, const PowerInstance& instance, const UsePower& action);

// hit_powers.cpp
void note_hit(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
bool hit_again(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void worsen(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
void strike_mortally(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
void count_hits(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
int dice_for_hits(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void gain_experience(GameUpdate& update, const PowerInstance& instance, FigureId gone);
int dice_for_markers(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void maul(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int dice);
std::optional<int> mauled(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int dice_for_wounds_of_named(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int loyal_attack_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int loyal_defense_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);

// kill_powers.cpp
void heal_by_kill(GameUpdate& update, const PowerInstance& instance, FigureId gone);
void heal_friend_by_kill(GameUpdate& update, const PowerInstance& instance, FigureId gone);
Actions heal_friend_asks(const GameState& state, const Step& step);
void heal_friend_answered(GameUpdate& update, const Step& step, const Action& action);
void cover_fire(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
Actions cover_fire_asks(const GameState& state, const Step& step);
void cover_fire_answered(GameUpdate& update, const Step& step, const Action& action);
int weaken_for_others(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int later_attack_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void chosen_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void strike_chosen(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
bool leap_bars_nothing(const PowerInstance& instance);
int dice_after_leap(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
bool has_leapt(const BoardQuery& query, const PowerInstance& instance);

// around_powers.cpp
void roll_around_at_end(GameUpdate& update, const PowerInstance& instance);
void roll_around_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void roll_around(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void self_destruct_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void self_destruct(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void rage_at_start(GameUpdate& update, const PowerInstance& instance);
void disorder_before_move_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment,
                                 Actions& actions);
void disorder_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void disorder(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void javelin_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void javelin(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
int javelin_range(const PowerInstance& instance);
bool vanish(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls);
Actions vanish_asks(const GameState& state, const Step& step);
void grab_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void grab(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
Actions grab_asks(const GameState& state, const Step& step);
void grab_answered(GameUpdate& update, const Step& step, const Action& action);
int initiative_of_markers(const PowerInstance& instance);

// turn_powers.cpp
int unbonded_move(const PowerInstance& instance);
void turn_of_others_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void turn_of_others(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void healing_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void healing(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void swoop_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void swoop(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void drain_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void drain(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
Actions drain_asks(const GameState& state, const Step& step);
void drain_answered(GameUpdate& update, const Step& step, const Action& action);
void hive_mind_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void hive_mind(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void bonding_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void named_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void captains_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void bonding(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void bonded_offers(const BoardQuery& query, Actions& actions);
void sacrifice(GameUpdate& update, FigureId nagrub);
void rebirth_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void rebirth(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
Actions return_asks(const GameState& state, const Step& step);
void return_answered(GameUpdate& update, const Step& step, const Action& action);
void chomp_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void chomp(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void shackle_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void shackle(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void clone_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void clone(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void drop(GameUpdate& update, const PowerInstance& instance);
Actions drop_asks(const GameState& state, const Step& step);
void drop_answered(GameUpdate& update, const Step& step, const Action& action);
void leave_spirit(GameUpdate& update, const PowerInstance& instance);

}  // namespace hexwright::powers
