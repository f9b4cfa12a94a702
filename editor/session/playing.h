// The hands at the table: between editing and playing, and what a touched space, card or key does in a game. Every
// refusal stands in the status line; nothing here changes the map.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/pointer.h"
#include "editor/session/room.h"

#include <string>

namespace hexwright::editor_session {

// ---- between editing and playing
void switch_mode(EditorState& editor);     // F5: to the parked game, to a new one, or back to the map.
void ask_for_game(EditorState& editor);    // Opens the dialog of a new game, with everything chosen already.
void begin_game(EditorState& editor);      // Begins what the dialog holds; a refusal stays in the dialog's line.
void sit_down_again(EditorState& editor);  // To the game on the table.
void stop_playing(EditorState& editor);    // Parks the game.
// The same game with other dice; one that was arranged by hand from where its play began, as a branch.
void rematch(EditorState& editor);
// Since the game on the table began, and the person has not decided yet to go on with the old one.
bool map_has_changed(const EditorState& editor);
void go_on_with_old_map(EditorState& editor);
void restart_on_map(EditorState& editor);     // With the same seed.
void carry_over_to_map(EditorState& editor);  // Figures stay where they stand; what no longer fits goes to the tray.
void replay_on_map(EditorState& editor);      // The same choices, until the first that is refused.

// The armies that the dialog shows: proposed, or none where they are drafted or given by the scenario.
void propose_armies(EditorState& editor);

// What the dialog begins: the game of the scenario's set-up or zones, one of its puzzles, or an empty table on which
// the position is arranged by hand.
void choose_whole_game(EditorState& editor);
void choose_puzzle(EditorState& editor, const std::string& id);
void choose_empty_position(EditorState& editor, int players);

// One copy of the card more or fewer in the army that the dialog shows for the player; a refusal says why not.
void pick_card(EditorState& editor, PlayerId player, CardKind card, int by);
void fill_army(EditorState& editor, PlayerId player);  // Proposes cards for what is left of his points.
void clear_army(EditorState& editor, PlayerId player);

// ---- gestures
// Any action of a referee, in the words of records; a refusal says why. At fair play everything by hand is refused,
// because it would show or change what is hidden.
void act_by_hand(EditorState& editor, const Wording& wording);
bool may_act_by_hand(const EditorState& editor);  // At the open table.
void clear_table(EditorState& editor);            // All cards gone; a position is arranged from nothing.
void set_up_again(EditorState& editor);  // "From the set-up": as the game began, or as one of the map's set-up would.
void begin_play(EditorState& editor);    // The arranging is over.
void try_puzzle_again(EditorState& editor);  // To its position; what was tried stays as branches.
// Shift: a figure is lifted there, and put down where the mouse lets go.
void lift_by_hand(EditorState& editor, const Pointer& pointer);
void put_by_hand(EditorState& editor, const Pointer& pointer);
// Shift and the wheel: one wound more or less for the figure pointed at; false if there is none.
bool wound_by_hand(EditorState& editor, int by);
void touch(EditorState& editor, const Touched& touched);
void touch_map(EditorState& editor, const Pointer& pointer);
// The mouse is dragged over the map: the way of a figure that was pressed goes on there, or back if it was there
// before.
void drag_at_table(EditorState& editor, const Pointer& pointer);
// An order marker is let go over a card.
void drop_marker(EditorState& editor, int marker, CardId card);
// The mouse lets go: a figure that was dragged through spaces moves over exactly those, or the refusal says why not. A
// figure that was pressed and dragged elsewhere does what a click there would do.
void release_at_table(EditorState& editor, const Pointer& pointer);
// Players disagree whether the figure in hand sees the one pointed at: they roll for it. Without both, the hand lets
// go.
void dispute_or_let_go(EditorState& editor, const Pointer& pointer);
// The level of the surface pointed at: in the plan the current level, 0 for the highest where all are shown.
int level_pointed_at(const EditorState& editor, const Pointer& pointer);
// What a touch of the map there would mean now.
Meaning meaning_at(const EditorState& editor, const Pointer& pointer);
void choose_listed(EditorState& editor, std::size_t listed);
bool can_answer(const EditorState& editor, bool yes);
void answer(EditorState& editor, bool yes);
std::optional<std::size_t> done_listed(const EditorState& editor);  // The choice that ends what is under way.
void let_go_at_table(EditorState& editor);
void turn_in_hand(EditorState& editor, int by);
void other_way(EditorState& editor, int by);
void next_power(EditorState& editor);  // W: what the figure in hand does by its next power.
void take_power(EditorState& editor, const PowerOffer& offer);
void place_the_rest(EditorState& editor);
void ask_chances(EditorState& editor);  // Plays the position out some hundred times beside the frames.
void ask_advice(EditorState& editor);   // "What would you do?": the greedy computer's choice is marked.
// A person decides, and nobody's curtain is down; at the open table also for a computer that is paused.
bool may_choose(const EditorState& editor);

// ---- the tree
void take_back_play(EditorState& editor);
void step_in_tree(EditorState& editor, int by);  // Along the line: -1 back, 1 on.
void go_to_end_of_line(EditorState& editor, int by);
void go_to_node(EditorState& editor, NodeId node);
void beside_in_tree(EditorState& editor, int by);  // To the branch above or below at a fork.

// The dice face by face, or a stream of their own, for the next choice. At fair play no faces are set.
void set_dice(EditorState& editor, DicePolicy dice);
void play_fair_or_open(EditorState& editor);  // Changes between fair play and the open table.
// "6 6 1", "skull shield": faces as a person types them; nullopt if a word is none.
std::optional<std::vector<std::uint8_t>> faces_from(const std::string& text);

}  // namespace hexwright::editor_session
