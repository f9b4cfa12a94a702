// The order of a game: what each kind of step offers and does. Inside the room only; legal_actions.h and apply.h are
// its doors. A step that asks a player waits for one of its offers; the others run by themselves. A step is taken off
// the state's list before it is carried out, and puts there what comes after it, the last thing first.
#pragma once
#include "engine/game/board_query.h"
#include "engine/game/game_update.h"

namespace hexwright {

bool asks(Step::Kind kind);
Actions offers(const GameState& state, const Step& step);         // of one that asks: unsorted; none: nothing to decide
Actions in_order(Actions actions);                                // sorted, each once
void answer(Play& play, const Step& step, const Action& action);  // one of its offers, or Done where there is none
void run(Play& play, const Step& step);                           // of one that does not ask

// ---- the steps, by file

Actions draft_offers(const GameState& state, const Step& step);  // gathering.cpp
void draft(Play& play, const Step& step, const Action& action);
void add_places(const GameState& state, FigureId figure, const std::vector<SpaceIndex>& zone,
                Actions& actions);  // free ones that fit
Actions place_offers(const GameState& state, const Step& step);
void place(Play& play, const Step& step, const Action& action);
void place_armies(Play& play, const Step& step);

void start_round(Play& play, const Step& step);  // rounds.cpp
Actions marker_offers(const GameState& state, const Step& step);
void place_marker(Play& play, const Step& step, const Action& action);
void roll_initiative(Play& play, const Step& step);
void next_turn(Play& play, const Step& step);
void end_round(Play& play, const Step& step);
void round_over(Play& play, const Step& step);  // what glyphs and terrain do at its end has been done
void next_round(Play& play, const Step& step);

Actions card_offers(const GameState& state, const Step& step);  // turns.cpp
void take_card(Play& play, const Step& step, const Action& action);
Actions turn_offers(const GameState& state, const Step& step);
void act_in_turn(Play& play, const Step& step, const Action& action);
void end_turn(Play& play, const Step& step);
void begin_turn(Play& play, PlayerId player, CardId card, int number, CardId giver = {});

Actions move_offers(const GameState& state, FigureId figure, int given = -1);  // moving.cpp: every end of its move
void move_offers(const Look& look, FigureId figure, Actions& into);
void begin_move(Play& play, const Move& move,
                int given = -1);             // given: spaces that a glyph gives, instead of its own Move
void end_move(Play& play, FigureId figure);  // its last step is done
void take_fall(Play& play, FigureId figure, Fall fall);
void walk(Play& play, const Step& step);
Actions swipe_offers(const GameState& state, const Step& step);
void swipe(Play& play, const Step& step, const Action& action);
Actions after_move_offers(const GameState& state, const Step& step);
void after_move(Play& play, const Step& step, const Action& action);

void attack_offers(const Look& look, FigureId figure, Actions& into);  // attacking.cpp
bool only_unseen(const Look& look,
                 FigureId figure);  // it could attack somebody if it saw him, and nobody has rolled for that
void attack(Play& play, const Attack& action);
void strike(Play& play, FigureId attacker, int with, std::vector<FigureId> targets, struct DicePool pool);
Actions defend_offers(const GameState& state, const Step& step);
void defend(Play& play, const Step& step, const Action& action);

Actions glyph_offers(const GameState& state, const Step& step);  // glyph_powers.cpp
void answer_glyph(Play& play, const Step& step, const Action& action);
void enter_glyph(Play& play, FigureId figure, SpaceIndex onto);  // it has ended its move there with its leading end
Actions wound_one_offers(const GameState& state, const Step& step);
void wound_one(Play& play, const Step& step, const Action& action);
Actions spirit_offers(const GameState& state, const Step& step);  // spirits.cpp
void lay_spirit(Play& play, const Step& step, const Action& action);

void set_up_done(Play& play, const Step& step);  // rounds.cpp, when a rule waits for it
void start_rule(Play& play, const Step& step);   // triggers.cpp
void run_effect(Play& play, const Step& step);   // effects.cpp
Actions rule_offers(const GameState& state, const Step& step);
void answer_rule(Play& play, const Step& step, const Action& action);
std::vector<PlayerId> state_order(const GameState& state);  // the players in the game, in turn order

}  // namespace hexwright
