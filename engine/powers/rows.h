// The table of special powers, and the functions of its rows by what they change. Internal to engine/powers.
#pragma once
#include "engine/game/power.h"
#include "engine/powers/room.h"

#include <span>

namespace hexwright::powers {

std::span<const Power> power_rows();        // table.cpp: all of them.
std::span<const Power> later_power_rows();  // later_table.cpp
// dice_powers.cpp
int own_attack_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int own_defense_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int aura_attack_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int aura_defense_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
int beacon_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
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
int range_for_some(const PowerInstance& instance);
bool is_out_of_reach(const BoardQuery& query, const PowerInstance& instance, FigureId target);
int attacks_left_by_wounds(const PowerInstance& instance);
int symbols_as_skulls(GameUpdate& update, const PowerInstance& instance, const AttackContext& context,
                      const CombatRoll& roll, int dice);
void symbols_as_shields(GameUpdate& update, const PowerInstance& instance, const AttackContext& context,
                        CombatRoll& roll, int dice);
void roll_for_shields_again(GameUpdate& update, const PowerInstance& instance, const AttackContext& context,
                            CombatRoll& roll, int dice);
std::vector<FigureId> seen_on_line(const BoardQuery& query, const PowerInstance& instance, HexCoord from,
                                   Direction way);
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
std::vector<FigureId> some_beside_attacker(const BoardQuery& query, const PowerInstance& instance, FigureId target);
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
void roll_along(const PowerInstance& instance, Mover& mover);
int leadership_move(const PowerInstance& instance, FigureId mover);
int own_move_then(const PowerInstance& instance);
void grapple(const PowerInstance& instance, Mover& mover);
void grapple_up(const PowerInstance& instance, Mover& mover);
void pass_and_slip(const PowerInstance& instance, Mover& mover);
void pass_all(const PowerInstance& instance, Mover& mover);
void stride_over(const PowerInstance& instance, Mover& mover);
bool looks_past(const PowerInstance& instance, FigureId enemy);
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
void note_kill_by_it(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
bool hit_again(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void worsen(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
void worsen_wounds(GameUpdate& update, const PowerInstance& instance, FigureId target);
void finish_off(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
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
void swing(GameUpdate& update, const PowerInstance& instance);
Actions swing_asks(const GameState& state, const Step& step);
void swing_answered(GameUpdate& update, const Step& step, const Action& action);
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

// put_powers.cpp
void put_itself_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void traverse_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void tread_lightly(const PowerInstance& instance, Mover& mover);
void put_itself(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
Actions summon_asks(const GameState& state, const Step& step);
void summon_answered(GameUpdate& update, const Step& step, const Action& action);
void summon_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void summon(GameUpdate& update, const PowerInstance& instance, const UsePower&);
void summon_for_wounds(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
void throw_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void throw_figure(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
Actions throw_asks(const GameState& state, const Step& step);
void throw_answered(GameUpdate& update, const Step& step, const Action& action);
void knock_back(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int);
void knock_back_answered(GameUpdate& update, const Step& step, const Action& action);
void carry_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void carried_offers(const BoardQuery& query, const PowerInstance& instance, Actions& actions);
void carry(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void charge_further(const PowerInstance& instance, Mover& mover);
bool ends_beside_enemy(const BoardQuery& query, const PowerInstance& instance, SpaceIndex space);
void barge_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void barge(GameUpdate& update, const PowerInstance& instance, const UsePower& action);

// others_powers.cpp
Actions sent_asks(const GameState& state, const Step& step);
void sent_answered(GameUpdate& update, const Step& step, const Action& action);
void send_before_turn_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void send_after_turn_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void send_others(GameUpdate& update, const PowerInstance& instance, const UsePower&);
void scatter(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int);
void rush_to_battle(GameUpdate& update, const PowerInstance& instance);
void scurry(GameUpdate& update, const PowerInstance& instance);
bool has_scurried(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void gain_ground_offers(const BoardQuery&, const PowerInstance& instance, Moment moment, Actions& actions);
void gain_ground(GameUpdate& update, const PowerInstance& instance, const UsePower&);
Actions gain_ground_asks(const GameState& state, const Step& step);
void gain_ground_answered(GameUpdate& update, const Step& step, const Action& action);
bool sense_attack(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int);
Actions leap_away_asks(const GameState& state, const Step& step);
void leap_away_answered(GameUpdate& update, const Step&, const Action& action);
void turn_after_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);

// volley_powers.cpp
bool pool_is_spent(const BoardQuery&, const PowerInstance& instance);
bool barrel_is_spent(const BoardQuery&, const PowerInstance& instance);
bool barrage_spares(const BoardQuery& query, const PowerInstance& instance, FigureId target);
void note_skulls(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int dice);
bool skulls_again(const BoardQuery&, const PowerInstance& instance, const AttackContext& context);
int note_symbols(GameUpdate& update, const PowerInstance& instance, const AttackContext& context,
                 const CombatRoll& roll, int dice);
void note_bolt(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
void volley_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void fire_volley(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void beyond_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void fire_beyond(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
bool has_not_moved(const BoardQuery& query, const PowerInstance& instance);
void pounce(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int);
void pounce_is_over(GameUpdate& update, const Step& step, const Action&);
void cleave_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void aim_cleave(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void check_cleave(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int);
void cleave(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
void swipe_in_death(GameUpdate& update, const PowerInstance& instance);
void wrath_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void wrath(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
Actions wounds_asks(const GameState& state, const Step& step);
void wounds_answered(GameUpdate& update, const Step& step, const Action& action);
void forget_frenzy(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int);
void roll_for_frenzy(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int);
bool frenzy_again(const BoardQuery&, const PowerInstance& instance, const AttackContext&);
bool disguises(GameUpdate& update, const PowerInstance& instance, const AttackContext& context);
bool is_disguised(const BoardQuery&, const PowerInstance& instance, const AttackContext&);
bool throws_smoke(GameUpdate& update, const PowerInstance& instance, const AttackContext& context);
bool smoke_hides(const BoardQuery&, const PowerInstance& instance, const AttackContext& context);
bool challenges(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);

// control_powers.cpp
void take_over_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void take_over(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void lent_answered(GameUpdate& update, const Step& step, const Action& action);
void lend_turn(GameUpdate& update, const Step& step, PlayerId to);
Actions lent_asks(const GameState& state, const Step& step);
void lose_control(GameUpdate& update, const PowerInstance& instance);
void roll_to_borrow(GameUpdate& update, const PowerInstance& instance);
Actions borrow_asks(const GameState& state, const Step& step);
void borrow_answered(GameUpdate& update, const Step& step, const Action& action);
void turn_coat(GameUpdate& update, const PowerInstance& instance);
Actions turn_coat_asks(const GameState& state, const Step& step);
void turn_coat_answered(GameUpdate& update, const Step& step, const Action& action);
void devour_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void devour(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void negate_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void negate_card(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void confuse(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
void jam(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls, int shields);
void cloud_offers(const BoardQuery&, const PowerInstance& instance, Moment moment, Actions& actions);
void raise_cloud(GameUpdate& update, const PowerInstance& instance, const UsePower&);
bool hidden_by_cloud(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void reveal_x_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void reveal_x(GameUpdate& update, const PowerInstance& instance, const UsePower&);
bool darkens(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void inspire(GameUpdate& update, const PowerInstance& instance);
int inspired_attack(const BoardQuery&, const PowerInstance& instance, const AttackContext& context);
int inspired_defense(const BoardQuery&, const PowerInstance& instance, const AttackContext& context);
int inspired_move(const PowerInstance& instance, FigureId mover);

// moment_powers.cpp
void strike_comer(GameUpdate& update, const PowerInstance& instance, FigureId comer);
void roll_around_all(GameUpdate& update, const PowerInstance& instance);
void roll_for_move(GameUpdate& update, const PowerInstance& instance);
int rolled_move(const PowerInstance& instance);
void roll_for_swarm(GameUpdate& update, const PowerInstance& instance);
int swarm_size(const PowerInstance& instance);
bool claws(const PowerInstance& instance, FigureId other);
bool hide(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int);
void move_again_offers(const BoardQuery&, const PowerInstance& instance, Moment moment, Actions& actions);
void move_again(GameUpdate& update, const PowerInstance& instance, const UsePower&);
void undo_deadly_wounds(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause, int& wounds);
void divide(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds);
void shell_saves(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds);
Actions shell_asks(const GameState& state, const Step& step);
void shell_answered(GameUpdate& update, const Step& step, const Action& action);
void rabble_saves(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds);
Actions rabble_asks(const GameState& state, const Step& step);
void rabble_answered(GameUpdate& update, const Step& step, const Action& action);
void note_who_starts_beside(GameUpdate& update, const PowerInstance& instance, CardId card);
int move_of_those_noted(const PowerInstance& instance, FigureId mover);
void word_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void speak_word(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void break_heart(GameUpdate& update, const PowerInstance& instance, FigureId gone);
void glide_down(GameUpdate& update, const PowerInstance& instance);
Actions glide_down_asks(const GameState& state, const Step& step);
void glide_down_answered(GameUpdate& update, const Step& step, const Action& action);
void call_squad_offers(const BoardQuery&, const PowerInstance& instance, Moment moment, Actions& actions);
void call_squad(GameUpdate& update, const PowerInstance& instance, const UsePower&);
Actions call_squad_asks(const GameState& state, const Step& step);
void call_squad_answered(GameUpdate& update, const Step& step, const Action& action);
void squad_is_lost(GameUpdate& update, const PowerInstance& instance);

// flight_powers.cpp
void take_along(GameUpdate& update, const PowerInstance& instance, const std::vector<FigureId>& over);
Actions take_along_asks(const GameState& state, const Step& step);
void note_flown_over(GameUpdate& update, const PowerInstance& instance, const std::vector<FigureId>& over);
void wing_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void heal_by_wing(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
int dice_after_flight(const BoardQuery&, const PowerInstance& instance, const AttackContext& context);
void note_beside(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int figures);
bool follows_up(const BoardQuery&, const PowerInstance& instance, const AttackContext& context);
bool has_not_flown(const BoardQuery&, const PowerInstance& instance);
void crash(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int figures);
void crash_is_over(GameUpdate& update, const Step& step, const Action&);
int move_after_crash(const PowerInstance& instance);
void burn_at_start(GameUpdate& update, const PowerInstance& instance);
bool burn_on_its_way(GameUpdate& update, const PowerInstance& instance);
void feed_on_figure(GameUpdate& update, const PowerInstance& instance, FigureId gone);
void feed_on_object(GameUpdate& update, const PowerInstance& instance, ObjectId gone);
void advance(GameUpdate& update, const PowerInstance& instance);
void advance_answered(GameUpdate& update, const Step& step, const Action& action);

// ground_powers.cpp
int whirl(const PowerInstance& instance, FigureId other);
void chill(const PowerInstance& instance, std::vector<SpaceIndex>& spaces);
void tile_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void lay_tile(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
int trap_roll(const PowerInstance& instance);
void hand_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void fetch_treasure(GameUpdate& update, const PowerInstance& instance, const UsePower& action);

// company_powers.cpp
void merge_at_start(GameUpdate& update, const PowerInstance& instance);
Actions merge_asks(const GameState& state, const Step& step);
void merge_answered(GameUpdate& update, const Step& step, const Action& action);
void merge_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void merge(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
Actions split_asks(const GameState& state, const Step& step);
void split_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void split(GameUpdate& update, const PowerInstance& instance, const UsePower&);
void split_answered(GameUpdate& update, const Step& step, const Action& action);
void one_falls(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds);
Actions one_falls_asks(const GameState& state, const Step& step);
void one_falls_answered(GameUpdate& update, const Step& step, const Action& action);
void lose_company(GameUpdate& update, const PowerInstance& instance);
bool company_has_struck(const BoardQuery&, const PowerInstance& instance);
bool company_strikes_again(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);

// sway_powers.cpp
void injection_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void inject(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
int injected_attack(const BoardQuery&, const PowerInstance& instance, const AttackContext& context);
void mutiny(GameUpdate& update, const PowerInstance& instance, FigureId captain);
Actions mutiny_asks(const GameState& state, const Step& step);
void mutiny_answered(GameUpdate& update, const Step& step, const Action& action);
void chitter_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void chitter(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
Actions chitter_asks(const GameState& state, const Step& step);
void chitter_answered(GameUpdate& update, const Step& step, const Action& action);
void rewrite(GameUpdate& update, const PowerInstance& instance, FigureId target);
Actions rewrite_asks(const GameState& state, const Step& step);
void rewrite_answered(GameUpdate& update, const Step& step, const Action& action);

// mixed_powers.cpp
void thunder_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void thunder(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void thunder_echoes(GameUpdate& update, const PowerInstance& instance);
bool has_rushed(const PowerInstance& instance);
bool rush_not_now(const BoardQuery& query, const PowerInstance& instance);
int rush_dice(const BoardQuery&, const PowerInstance& instance, FigureId target);
bool rush_spares(const BoardQuery& query, const PowerInstance& instance, FigureId target);
void rush_on(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits);
void rush_answered(GameUpdate& update, const Step& step, const Action& action);
void switch_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void switch_and_attack(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void mastery_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
void master_step(GameUpdate& update, const PowerInstance& instance, const UsePower& action);
void master_strike(GameUpdate& update, const Step& step, const Action&);
void slip_from_wounds(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds);
Actions slip_asks(const GameState& state, const Step& step);
void slip_answered(GameUpdate& update, const Step& step, const Action& action);
int horde_acts(const PowerInstance& instance);
bool horde_bars(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context);
void rise_again(GameUpdate& update, const PowerInstance& instance, FigureId gone);
void return_from_death(GameUpdate& update, const PowerInstance& instance);
Actions beside_friends_asks(const GameState& state, const Step& step);

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
void revive_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions);
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
