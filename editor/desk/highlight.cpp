#include "editor/desk/highlight.h"

#include "editor/desk/desk_figures.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/workspace/open_map.h"

namespace hexwright::desk {

Highlight highlight_of(const OpenMap& map) {
    Highlight light;
    light.zones.hidden = map.tools.zone_brush.hidden;
    if (map.table.on()) {
        if (!map.table.play->curtain()) light.figures = figures_shown(map.table);
        return light;
    }
    if (map.building.on()) {
        light.selected = map.building.fresh_on_board;
        return light;
    }
    light.selected = map.tools.selected;
    light.figures = instances_of(figures_at_desk(map));
    // Other levels are shown faintly.
    if (map.tools.current == Tool::Zone && !map.view.whole) light.zones.level = map.view.level;
    if (!map.tools.gesture.pieces.pieces.empty()) {
        light.ghost = pieces_with_images(map.tools.gesture.pieces);
    } else if (const auto ghost = ghost_of(map)) {
        light.ghost = ghost->pieces;
        light.ghost_refused = ghost->refusal.has_value();
        light.ghost_doubted = ghost->concern.has_value();
    }
    light.marked = map.view.marked;
    return light;
}

}  // namespace hexwright::desk
