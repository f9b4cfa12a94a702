#include "editor/tools/fill_tool.h"

#include "editor/editing/pointing.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwright::tools {
namespace {

// The hexes whose centres lie in the box between two points of the plan. An excessive number is cut short here and
// refused later.
Area hexes_between(Point a, Point b) {
    const Point low{std::min(a.x, b.x), std::min(a.y, b.y)}, high{std::max(a.x, b.x), std::max(a.y, b.y)};
    Area area;
    const int first = cursor_at(low).hex.r - 1, last = cursor_at(high).hex.r + 1;
    for (int r = first; r <= last; ++r) {
        const double y = formats::centre_of({0, r}).y;
        if (y < low.y || y > high.y) continue;
        const int from = cursor_at({low.x, y}).hex.q - 1, to = cursor_at({high.x, y}).hex.q + 1;
        for (int q = from; q <= to && area.size() <= most_fill_hexes; ++q) {
            const double x = formats::centre_of({q, r}).x;
            if (low.x <= x && x <= high.x) area.push_back({q, r});
        }
    }
    return area;
}

bool is_click(const OpenMap& map, const Pointer& pointer) {
    return map.tools.pressed->hex == pointer.hex || pointer.in_scene;
}

ToolOutcome filling(const OpenMap& map, Area area, int level, PieceKind kind) {
    auto order = fill_order(std::move(area), level, kind, map.document);
    if (!order) return refusing(std::move(order.error().message));
    return {.fill = *std::move(order)};
}

ToolOutcome filled_on_release(const OpenMap& map, const Pointer& pointer) {
    if (!map.tools.fill_kind) return saying({"hint.fill-choose"});
    const PieceKind kind = *map.tools.fill_kind;
    const Pointer& from = *map.tools.pressed;
    const int level = level_of(map, from);
    if (!is_click(map, pointer))
        return filling(map, fillable(hexes_between(from.at, pointer.at), level, kind, map.document), level, kind);
    auto area = area_at(from.hex, level, kind, map.document);
    return area ? filling(map, *std::move(area), level, kind) : refusing(std::move(area.error().message));
}

}  // namespace

ToolOutcome fill_drag(const EditorState& editor, const Pointer& pointer) {
    std::vector<Space> marked;
    if (!is_click(editor.map, pointer) && editor.map.tools.fill_kind) {
        const Pointer& from = *editor.map.tools.pressed;
        const int level = level_of(editor.map, from);
        for (const HexCoord hex :
             fillable(hexes_between(from.at, pointer.at), level, *editor.map.tools.fill_kind, editor.map.document))
            marked.push_back({hex, level});
    }
    return {.view = {.marked = std::move(marked)}};
}

ToolOutcome fill_release(const EditorState& editor, const Pointer& pointer) {
    ToolOutcome outcome = filled_on_release(editor.map, pointer);
    outcome.view.marked = std::vector<Space>();
    return outcome;
}

ToolOutcome fill_cancel(const EditorState&) { return {.view = {.marked = std::vector<Space>()}}; }

const FillPreview& fill_preview(const OpenMap& map) {
    static const FillPreview nothing;
    if (map.tools.current != Tool::Fill || !map.tools.fill_kind || !map.tools.hovered || map.tools.pressed)
        return nothing;
    const Space at{map.tools.hovered->hex, level_of(map, *map.tools.hovered)};
    const FillPreview wanted{map.now().number, *map.tools.fill_kind, at};
    auto& kept = map.derived->fill_preview;
    if (!kept || kept->number != wanted.number || kept->kind != wanted.kind || kept->at != wanted.at) {
        kept = wanted;
        kept->area = area_at(at.at, at.level, wanted.kind, map.document).value_or(Area());
    }
    return *kept;
}

}  // namespace hexwright::tools
