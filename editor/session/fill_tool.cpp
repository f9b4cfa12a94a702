#include "editor/session/fill_tool.h"

#include "editor/session/commit.h"
#include "editor/session/tool_choice.h"

#include <algorithm>
#include <cmath>

namespace hexwright::editor_session {
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

bool is_click(const EditorState& editor, const Pointer& pointer) {
    return editor.tools.pressed->hex == pointer.hex || pointer.in_scene;
}

struct Filled {
    FillOrder order;
    Result<Filling> filling;
};

void lay(EditorState& editor, const Filled& filled) {
    if (!filled.filling) return refuse(editor.status, filled.filling.error().message);
    if (!commit(editor, fill_edit(filled.order, *filled.filling, editor.catalogue()))) return;
    say(editor.status,
        {filled.filling->proven ? "notice.filled" : "notice.filled-well",
         {{"hexes", filled.order.area.size() + filled.order.alone.size()}, {"count", filled.filling->pieces.size()}}});
}

void fill(EditorState& editor, Area area, int level, PieceKind kind) {
    const auto order = fill_order(std::move(area), level, kind, editor.document);
    if (!order) return refuse(editor.status, order.error().message);
    editor.tasks.start(
        editor.jobs, {"errand.fill", {{"hexes", order->area.size()}}},
        [whole = *order, symmetry = editor.tools.symmetry, catalogue = &editor.catalogue()](JobWatch&) {
            FillOrder part = shared(whole, symmetry, *catalogue);
            auto filling = filling_for(part, *catalogue);
            return Filled{std::move(part), std::move(filling)};
        },
        lay);
}

}  // namespace

void take_fill_kind(EditorState& editor) {
    std::optional<PieceKind>& kind = editor.tools.fill_kind;
    if (editor.tools.armed) kind = editor.tools.armed->kind;
    else if (!kind && !editor.tools.recent.empty()) kind = editor.tools.recent.front();
    if (!kind || tiles_like(*kind, editor.catalogue()).empty()) {
        kind.reset();
        return say(editor.status, {"hint.fill-choose"});
    }
    say(editor.status, {"hint.fill", {{"terrain", editor.catalogue()[editor.catalogue()[*kind].terrain].name}}});
}

void fill_drag(EditorState& editor, const Pointer& pointer) {
    editor.view.marked.clear();
    if (is_click(editor, pointer) || !editor.tools.fill_kind) return;
    const int level = level_of(editor, *editor.tools.pressed);
    for (const HexCoord hex :
         fillable(hexes_between(editor.tools.pressed->at, pointer.at), level, *editor.tools.fill_kind, editor.document))
        editor.view.marked.push_back({hex, level});
}

void fill_release(EditorState& editor, const Pointer& pointer) {
    editor.view.marked.clear();
    if (!editor.tools.fill_kind) return say(editor.status, {"hint.fill-choose"});
    const PieceKind kind = *editor.tools.fill_kind;
    const int level = level_of(editor, *editor.tools.pressed);
    if (!is_click(editor, pointer))
        return fill(editor, fillable(hexes_between(editor.tools.pressed->at, pointer.at), level, kind, editor.document),
                    level, kind);
    auto area = area_at(editor.tools.pressed->hex, level, kind, editor.document);
    if (!area) return refuse(editor.status, area.error().message);
    fill(editor, std::move(*area), level, kind);
}

void fill_cancel(EditorState& editor) { editor.view.marked.clear(); }

const FillPreview& fill_preview(const EditorState& editor) {
    static const FillPreview nothing;
    if (editor.tools.current != Tool::Fill || !editor.tools.fill_kind || !editor.tools.hovered || editor.tools.pressed)
        return nothing;
    const Space at{editor.tools.hovered->hex, level_of(editor, *editor.tools.hovered)};
    const FillPreview wanted{editor.now().number, *editor.tools.fill_kind, at};
    auto& kept = editor.tools.cached_fill_preview;
    if (!kept || kept->number != wanted.number || kept->kind != wanted.kind || kept->at != wanted.at) {
        kept = wanted;
        kept->area = area_at(at.at, at.level, wanted.kind, editor.document).value_or(Area());
    }
    return *kept;
}

}  // namespace hexwright::editor_session
