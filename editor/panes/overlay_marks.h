// What the plan shows over the map: overlays and their legend, the level above, pins of a picture, the measured line.
#pragma once
#include "editor/panes/gesture_marks.h"
#include "editor/panes/room.h"
#include "editor/widgets/map_marks.h"
#include "editor/workspace/overlay.h"

namespace hexwright::panes {

void draw_overlay(Ui& ui, const OverlayPicture& overlay, ImDrawList& draw, Box pane, const ToScreen& to_screen);
// Over 3D: the same on the tops of the spaces.
void draw_overlay_on(Ui& ui, const EditorState& editor, const OverlayPicture& overlay, ImDrawList& draw,
                     const Projector& place);
void draw_legend(Ui& ui, const OverlayPicture& overlay, Overlay which, ImDrawList& draw, Box pane);
void draw_level_above(Ui& ui, const EditorState& editor, ImDrawList& draw, Box pane, const ToScreen& to_screen);
void draw_pins(Ui& ui, const EditorState& editor, ImDrawList& draw, const ToScreen& to_screen);
void draw_measure(Ui& ui, const EditorState& editor, ImDrawList& draw, const ToScreen& to_screen);

std::string_view name_of(Overlay overlay);  // For example "heights", as in the command's name.

}  // namespace hexwright::panes
