// Figures that a set-up puts on the map before the game begins, while players and armies lie on the desk: put there by
// clicks, dragged elsewhere, taken away. Every change is one step of undo.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/pointer.h"
#include "editor/workspace/states.h"
#include "formats/paper/sheet/figure_look.h"

#include <string>
#include <vector>

namespace hexwright::desk {

// The set-up that is shown, or nullptr; and the army shown of it, nobody's if no player's is.
const Setup* setup_at_desk(const OpenMap& map);
const Army* army_at_desk(const OpenMap& map);

// The figures of the set-up shown, as the views show them; that in hand as it would stand. Empty while anything else
// lies on the desk.
std::vector<FigureLook> figures_at_desk(const OpenMap& map);

// How many figures the card brings with all its copies; 0 if the catalogue does not know it.
std::size_t figures_of_card(const CardOfArmy& card, const Catalogue& catalogue);

// The next clicks on the map put figures of this card of the army shown there; called again, they do not.
void begin_standing(EditorState& editor, const std::string& card);
// The start zone of the player shown is taken in hand to be painted, the next one if one is in hand already. A player
// without one gets a new one.
bool paint_start_zone(EditorState& editor);

// ---- the mouse on the map; true if that was meant for a figure
bool press_at_desk(EditorState& editor, const Pointer& pointer);
bool release_at_desk(EditorState& editor, const Pointer& pointer);  // Also while it is dragged: see `carries`.

bool has_figure_chosen(const EditorState& editor);  // It is still there.
bool remove_figure(EditorState& editor);            // That which is chosen.
bool take_all_off(OpenMap& map, const std::string& card);

// The army with one copy of the card less, and without the figures on the map that no copy brings any more.
Army with_one_less(Army army, const std::string& card, const Catalogue& catalogue);

}  // namespace hexwright::desk
