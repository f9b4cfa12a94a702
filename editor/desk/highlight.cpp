#include "editor/desk/highlight.h"

#include "editor/desk/desk_figures.h"
#include "editor/editing/ghost_in_hand.h"

namespace hexwright::desk {

Highlight highlight_of(const EditorState& editor) {
    Highlight light;
    light.zones.hidden = editor.tools.zone_brush.hidden;
    if (editor.table.on()) {
        if (!editor.table.play->curtain()) light.figures = figures_shown(editor.table);
        return light;
    }
    if (editor.building.on()) {
        light.selected = editor.building.fresh_on_board;
        return light;
    }
    light.selected = editor.tools.selected;
    light.figures = instances_of(figures_at_desk(editor));
    // Other levels are shown faintly.
    if (editor.tools.current == Tool::Zone && !editor.view.whole) light.zones.level = editor.view.level;
    if (!editor.tools.gesture.pieces.pieces.empty()) {
        light.ghost = pieces_with_images(editor.tools.gesture.pieces);
    } else if (const auto ghost = ghost_of(editor)) {
        light.ghost = ghost->pieces;
        light.ghost_refused = ghost->refusal.has_value();
        light.ghost_doubted = ghost->concern.has_value();
    }
    light.marked = editor.view.marked;
    return light;
}

}  // namespace hexwright::desk
