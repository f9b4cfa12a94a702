// The order of a game: what each kind of step offers and does. For the rooms that take part in a game; others use
// legal_actions.h and apply.h. A step that asks a player waits for one of its offers; the others run by themselves. A
// step is popped off the state's stack before it is carried out, and pushes what follows it, the last one first.
#pragma once
#include "engine/game/board_query.h"
#include "engine/game/game_update.h"
#include "engine/game/room.h"
#include "engine/rules/combat.h"

namespace hexwright::game {

bool asks(Step::Kind kind);
Actions offers(const GameState& state, const Step& step);  // For a step that asks; unsorted. Empty: nothing to decide.
Actions in_order(Actions actions);                         // Sorted, without duplicates.
// `action` is one of the offers, or Done if there is none.
void answer(GameUpdate& update, const Step& step, const Action& action);
void run(GameUpdate& update, const Step& step);  // For a step that does not ask.

// ---- the steps, by file

// gathering.cpp
Actions draft_offers(const GameState& state, const Step& step);
void draft(GameUpdate& update, const Step& step, const Action& action);
// Adds the free spaces of the zone on which the figure fits.
void add_places(const GameState& state, FigureId figure, const std::vector<SpaceIndex>& zone, Actions& actions);
Actions place_offers(const GameState& state, const Step& step);
void place(GameUpdate& update, const Step& step, const Action& action);
void place_armies(GameUpdate& update, const Step& step);

// rounds.cpp
void start_round(GameUpdate& update, const Step& step);
Actions marker_offers(const GameState& state, const Step& step);
void place_marker(GameUpdate& update, const Step& step, const Action& action);
void roll_initiative(GameUpdate& update, const Step& step);
void next_turn(GameUpdate& update, const Step& step);
void reveal_marker(GameUpdate& update, const Step& step);
void end_round(GameUpdate& update, const Step& step);
// Runs after the effects of glyphs and terrain at the end of the round.
void round_over(GameUpdate& update, const Step& step);
void next_round(GameUpdate& update, const Step& step);

// turns.cpp
Actions card_offers(const GameState& state, const Step& step);
void take_card(GameUpdate& update, const Step& step, const Action& action);
// The turn after one of this player's. There are no rounds; where a limit of rounds is set, one turn of everybody
// counts as a round, and the limit is looked at in between.
void pick_card_after(GameUpdate& update, PlayerId player);
Actions turn_offers(const GameState& state, const Step& step);
void act_in_turn(GameUpdate& update, const Step& step, const Action& action);
void end_turn(GameUpdate& update, const Step& step);
void begin_turn(GameUpdate& update, PlayerId player, CardId card, int number, CardId giver = {});
void let_turn_lapse(GameUpdate& update);  // What is left of the turn under way is not taken.

// moving.cpp. Offers every end of the figure's move.
Actions move_offers(const GameState& state, FigureId figure, int given = -1);
void move_offers(const BoardQuery& query, FigureId figure, Actions& into);
Actions moves_by_way(const GameState& state, FigureId figure, int way);  // By a power of its card alone.
// `given`: spaces granted by a glyph, used instead of the figure's own Move; -1 for none.
void begin_move(GameUpdate& update, const Move& move, int given = -1);
void end_move(GameUpdate& update, FigureId figure);  // Called after the last step of the move.
void take_fall(GameUpdate& update, FigureId figure, Fall fall);
// The strides lie on top of those of a move that this one interrupts: a scenario may give a turn in the middle of one.
void begin_walk(GameUpdate& update, FigureId figure, std::vector<Stride> strides, bool by_power);
void walk(GameUpdate& update, const Step& step);
Actions swipe_offers(const GameState& state, const Step& step);
void swipe(GameUpdate& update, const Step& step, const Action& action);
Actions after_move_offers(const GameState& state, const Step& step);
void after_move(GameUpdate& update, const Step& step, const Action& action);

// attacking.cpp
void attack_offers(const BoardQuery& query, FigureId figure, Actions& into);
// The figure could attack somebody if it saw him, and nobody has rolled for that yet.
bool only_unseen(const BoardQuery& query, FigureId figure);
void attack(GameUpdate& update, const Attack& action);
struct AttackRoll;  // attacking.h
void strike(GameUpdate& update, FigureId attacker, int with, std::vector<FigureId> targets, const AttackRoll& roll);
Actions defend_offers(const GameState& state, const Step& step);
void defend(GameUpdate& update, const Step& step, const Action& action);

// objects.cpp
void object_offers(const BoardQuery& query, FigureId figure, Actions& into);
void attack_object(GameUpdate& update, const AttackObject& action);
void object_defends(GameUpdate& update, const Step& step);

// glyph_powers.cpp
Actions glyph_offers(const GameState& state, const Step& step);
void answer_glyph(GameUpdate& update, const Step& step, const Action& action);
// The figure has ended its move on `onto` with its leading end.
void enter_glyph(GameUpdate& update, FigureId figure, SpaceIndex onto);
Actions wound_one_offers(const GameState& state, const Step& step);
void wound_one(GameUpdate& update, const Step& step, const Action& action);

// spirits.cpp
Actions spirit_offers(const GameState& state, const Step& step);
void lay_spirit(GameUpdate& update, const Step& step, const Action& action);

void set_up_done(GameUpdate& update, const Step& step);  // rounds.cpp; only if a scenario rule waits for it.

// scenario_rules.cpp
void start_rule(GameUpdate& update, const Step& step);
void run_effect(GameUpdate& update, const Step& step);
Actions rule_offers(const GameState& state, const Step& step);
void answer_rule(GameUpdate& update, const Step& step, const Action& action);
std::vector<PlayerId> state_order(const GameState& state);  // The players in the game, in turn order.

}  // namespace hexwright::game
