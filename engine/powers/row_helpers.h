// What the functions of several rows of the table of powers share. Internal to engine/powers.
#pragma once
#include "engine/game/power.h"
#include "engine/powers/room.h"

#include <functional>
#include <string_view>
#include <vector>

namespace hexwright::powers {

bool first_on_board(const PowerInstance& instance);  // Its figure acts for the whole card.
bool has_struck(const PowerInstance& instance);      // Its figure has attacked in the turn being taken.
int attacks_made_with(const PowerInstance& instance, FigureId target = {});  // In this turn; at anybody if invalid.
std::vector<FigureId> on_board(const GameState& state);
bool is_able(const PowerInstance& instance);  // Among the figures that act in this turn.
// Before the figure's attack, before its move or after it, once a turn.
bool before_its_attack(const PowerInstance& instance, Moment moment);
// After moving and before the figure's attack, once a turn.
bool between_move_and_attack(const PowerInstance& instance, Moment moment);
// The number that a d20 for the power must show, by what other powers add to it.
int needed(const PowerInstance& instance, int printed);
void offer_target(const PowerInstance& instance, FigureId target, Actions& actions);
// Rolls the d20 for the power, which is used by that in this turn. Returns whether it works.
bool rolls(GameUpdate& update, const PowerInstance& instance, FigureId target);
void say_used(GameUpdate& update, const PowerInstance& instance, FigureId target = {}, bool worked = true);
Step question_of(const PowerInstance& instance);                      // A step in which the power asks its player.
PowerInstance instance_of(const GameState& state, const Step& step);  // The power whose step this is.
Actions yes_or_no(const GameState& state, const Step& step);
bool says_yes(const Action& action);
// A tree, a bush or the like grows beside the figure, of terrain that is meant.
bool stands_beside(const GameState& state, FigureId figure, const std::function<bool(std::string_view)>& is_meant);
bool nobody_beside(const GameState& state, SpaceIndex space, int height);  // Adjacent to a figure of this Height there.
// Where the other figure would stand next to this one.
std::vector<SpaceIndex> spaces_beside(const GameState& state, FigureId figure, FigureId coming);
// Whether it would stand within so many clear-sight spaces of the other figure there.
bool seen_there(const GameState& state, FigureId from, FigureId who, SpaceIndex space, int spaces);
void put_on(GameUpdate& update, FigureId figure, SpaceIndex space);       // Nobody strikes at it as it leaves.
bool fits_instead(const GameState& state, FigureId figure, FigureId of);  // It has room on the space of that one.
void switch_places(GameUpdate& update, FigureId one, FigureId other);
int blanks_of(const CombatRoll& roll, int dice);  // Dice that show neither skull nor shield.
// Another power of its card with the same printed name was used in this turn.
bool another_way_used(const PowerInstance& instance);
void lose_marker(GameUpdate& update, CardId card);  // One of those that are not revealed, at random.
// No order marker of its player lies on a card that is not such as the power asks for.
bool all_markers_on_such_cards(const PowerInstance& instance);
int markers_left(const PowerInstance& instance);  // Of those that the power has on its card.
int hidden_markers(const GameState& state,
                   CardId card);                      // Order markers that are not revealed, the X marker among them.
int one_of_hidden(GameUpdate& update, CardId card);   // At random; 0 where this seat does not know which lie there.
int times_remembered(const PowerInstance& instance);  // What the figure has noted of this power in this turn.
void change_markers(GameUpdate& update, const PowerInstance& instance,
                    int by);  // Never below 0; says how many are left.
// The Defend step that waits for the attack just rolled, whose `more` is the number of skulls; nullptr for none.
Step* waiting_defense(GameState& state);

}  // namespace hexwright::powers
