// The hands at the table: what a touched space, card or key does in a game. Every refusal stands in the status line;
// nothing here changes the map.
#pragma once
#include "editor/play/room.h"
#include "editor/table/choosing.h"
#include "editor/workspace/pointer.h"
#include "editor/workspace/states.h"
#include "engine/game/ids.h"

namespace hexwright::play {

void touch(OpenMap& map, const Touched& touched);
std::optional<Message> why_no_card(const OpenMap& map,
                                   CardId card);  // Nothing if a click on it means something.
void touch_map(OpenMap& map, const Pointer& pointer);
// The mouse is dragged over the map: the way of a figure that was pressed goes on there, or back if it was there
// before.
void drag_at_table(OpenMap& map, const Pointer& pointer);
// An order marker is let go over a card.
void drop_marker(OpenMap& map, int marker, CardId card);
// The mouse lets go: a figure that was dragged through spaces moves over exactly those, or the refusal says why not. A
// figure that was pressed and dragged elsewhere does what a click there would do.
void release_at_table(OpenMap& map, const Pointer& pointer);
// Players disagree whether the figure in hand sees the one pointed at: they roll for it. Without both, the hand lets
// go.
void dispute_or_let_go(OpenMap& map, const Pointer& pointer);
// What a touch of the map there would mean now.
Meaning meaning_at(const OpenMap& map, const Pointer& pointer);
void choose_listed(OpenMap& map, std::size_t listed);
bool can_answer(const OpenMap& map, bool yes);
void answer(OpenMap& map, bool yes);
std::optional<std::size_t> done_listed(const OpenMap& map);  // The choice that ends what is under way.
void let_go_at_table(OpenMap& map);
void turn_in_hand(OpenMap& map, int by);
void other_way(OpenMap& map, int by);
void next_power(EditorState& editor);  // W: what the figure in hand does by its next power.
void take_power(OpenMap& map, const PowerOffer& offer);
void place_the_rest(EditorState& editor);

// A person decides, and nobody's curtain is down; at the open table also for a computer that is paused.
bool may_choose(const OpenMap& map);

}  // namespace hexwright::play
