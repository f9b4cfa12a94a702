// What the form of players and armies says about the map: the figures that stand there when the game begins. Labels for
// scripts and tests: "stand:CARD", "off:CARD". Also which cards may be added to an army, and the pieces that are its
// figures: "filter:only:0", "new-filter:only", "filter-word:type", "filter-value:hero"; "own:CARD", "owned:0",
// "disown:0",
// "life-more:0", "points-less10:0", "opens-as:0", "leaves:0", "object-kind:KIND"; "desk.by-rote",
// "rote-strikes.weakest", "rote-advances.zone", "rote-to:ZONE", "rote-keeps-to:ZONE", "rote-engaged.leaves".
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/scenario/setup.h"

namespace hexwright::panels {

// All of the army shown.
void draw_figures_on_map(Ui& ui, EditorState& editor);
// Of the player shown: whether their side is scripted, and how it plays.
void draw_scripted_side(Ui& ui, EditorState& editor);
void draw_filters(Ui& ui, EditorState& editor);
// A piece of the army with Life, by its place among those that it owns.
void draw_object(Ui& ui, EditorState& editor, const OwnedPiece& owned, std::size_t index);
void draw_owned_pieces(Ui& ui, EditorState& editor);

}  // namespace hexwright::panels
