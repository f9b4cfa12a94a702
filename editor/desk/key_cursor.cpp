#include "editor/desk/key_cursor.h"

#include "editor/desk/gestures.h"
#include "editor/editing/pointing.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/tool_gestures.h"
#include "editor/workspace/editor_state.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <limits>

namespace hexwright::desk {

namespace {

Cursor beginning(const OpenMap& map) {
    if (map.tools.hovered) return map.tools.hovered->cursor();
    if (!map.tools.selected.empty())
        if (const PlacedPiece* piece = map.now().scenario->battlefield.find(map.tools.selected.front()))
            return {piece->at, piece->side};
    return {hex_at(map.view.plan.centre), Direction::E};
}

void point(EditorState& editor, const Pointer& pointer) {
    editor.map.tools.hovered = pointer;
    editor.map.tools.keyed = true;
    if (editor.map.status.notice && !editor.map.status.notice->refused && !editor.map.tools.pressed)
        editor.map.status.notice.reset();
    if (editor.map.tools.pressed) drag(editor, *editor.map.tools.hovered);
}

void point(EditorState& editor, Cursor cursor) { point(editor, pointing_at(cursor)); }

Pointer here(EditorState& editor, Mods mods) {
    if (!editor.map.tools.keyed) show_key_cursor(editor);
    Pointer pointer = *editor.map.tools.hovered;
    pointer.mods = mods;
    return pointer;
}

HexCoord middle_of_map(const OpenMap& map) {
    if (map.tools.symmetry.kind != SymmetryKind::Off) return map.tools.symmetry.hex;
    const auto columns = map.shown().terrain.columns();
    if (columns.empty()) return {};
    constexpr double far = std::numeric_limits<double>::max();
    Point low{far, far}, high{-far, -far};
    for (const Terrain::Column& column : columns) {
        const Point at = centre_of(column.hex);
        low = {std::min(low.x, at.x), std::min(low.y, at.y)};
        high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
    return hex_at({(low.x + high.x) / 2, (low.y + high.y) / 2});
}

// That something is held is no longer said.
void let_go(EditorState& editor, const Pointer& pointer) {
    if (editor.map.status.notice && editor.map.status.notice->words.id == "hint.held") editor.map.status.notice.reset();
    release(editor, pointer);
}

}  // namespace

void show_key_cursor(EditorState& editor) {
    const Cursor cursor = beginning(editor.map);
    point(editor, in_bounds(cursor.hex) ? cursor : Cursor{});
}

void hide_key_cursor(EditorState& editor) {
    if (editor.map.tools.pressed) cancel(editor);
    editor.map.tools.keyed = false;
    editor.map.tools.hovered.reset();
}

void centre_key_cursor(EditorState& editor) { point(editor, Cursor{middle_of_map(editor.map), Direction::E}); }

void step_key_cursor(EditorState& editor, Direction direction) {
    if (!editor.map.tools.keyed && !editor.map.tools.hovered) return show_key_cursor(editor);
    const Cursor before = editor.map.tools.hovered ? editor.map.tools.hovered->cursor() : beginning(editor.map);
    const HexCoord next = neighbour(before.hex, direction);
    if (in_bounds(next)) point(editor, Cursor{next, before.side});
}

void turn_key_cursor(EditorState& editor, int steps) {
    if (!editor.map.tools.keyed) return show_key_cursor(editor);
    const Cursor before = editor.map.tools.hovered->cursor();
    point(editor, Cursor{before.hex, turned(before.side, steps)});
}

void nudge_key_cursor(EditorState& editor, double right, double down) {
    if (!editor.map.tools.keyed) return show_key_cursor(editor);
    Pointer pointer = *editor.map.tools.hovered;
    pointer.at = {pointer.at.x + right, pointer.at.y + down};
    pointer.hex = hex_at(pointer.at);
    if (in_bounds(pointer.hex)) point(editor, pointer);
}

void press_key_cursor(EditorState& editor, Mods mods) {
    const Pointer pointer = here(editor, mods);
    if (editor.map.tools.pressed) return let_go(editor, pointer);
    click(editor, pointer);
}

void hold_key_cursor(EditorState& editor, Mods mods) {
    const Pointer pointer = here(editor, mods);
    if (editor.map.tools.pressed) return let_go(editor, pointer);
    press(editor, pointer);
    if (editor.map.tools.pressed && !editor.map.status.notice) say(editor.map.status, {"hint.held"});
}

void take_at_key_cursor(EditorState& editor, PickUp how) { take_from_map(editor, here(editor, {}), how); }

void open_menu_at_key_cursor(EditorState& editor) {
    const Pointer pointer = here(editor, {});
    const auto piece = piece_at(editor.map.view, editor.map.document, pointer);
    const bool selected = piece && is_selected(editor.map.tools, piece->id);
    if (editor.map.tools.current == Tool::Select && !selected) click(editor, pointer);
    editor.map.view.menu_wanted = true;
}

}  // namespace hexwright::desk
