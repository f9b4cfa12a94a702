#include "editor/panes/key_cursor_marks.h"

#include "editor/desk/gestures.h"
#include "editor/editing/layers.h"
#include "editor/tools/tool_gestures.h"
#include "editor/workspace/editor_state.h"
#include "formats/paper/sheet/hex_shapes.h"

#include <utility>

namespace hexwright::panes {

namespace {

int top_of(const EditorState& editor) {
    const Surface* surface = surface_shown(editor.map, editor.map.tools.hovered->hex);
    return surface ? surface->top : 0;
}

// The corners of its hex, and after them those of its side; empty where one is behind the eye.
std::vector<ImVec2> corners(const EditorState& editor, const Projector& place) {
    const Cursor cursor = editor.map.tools.hovered->cursor();
    std::vector<Point> points = formats::outline({cursor.hex}).front();
    for (const Point corner : formats::side_of(cursor.hex, cursor.side)) points.push_back(corner);
    std::vector<ImVec2> seen;
    for (const Point corner : points) {
        const auto at = place(corner, top_of(editor));
        if (!at) return {};
        seen.push_back(*at);
    }
    return seen;
}

}  // namespace

bool keys_keep_cursor(EditorState& editor) {
    if (!editor.map.tools.keyed || !editor.map.tools.hovered) return false;
    const ImGuiIO& io = ImGui::GetIO();
    const bool used = io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || io.MouseWheel != 0 || ImGui::IsAnyMouseDown();
    if (!used || !ImGui::IsItemHovered()) return true;
    if (editor.map.tools.pressed) cancel(editor);
    editor.map.tools.keyed = false;
    return false;
}

void draw_key_cursor(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place) {
    if (!editor.map.tools.keyed || !editor.map.tools.hovered) return;
    const std::vector<ImVec2> points = corners(editor, place);
    if (points.empty()) return;
    const int hex = static_cast<int>(points.size()) - 2;
    const ImVec2* side = points.data() + hex;
    const std::uint32_t ink = ui.theme[editor.map.tools.pressed ? Ink::Warning : Ink::Accent];
    draw.AddPolyline(points.data(), hex, ui.theme[Ink::Panel], ImDrawFlags_Closed, ui.px(6));
    draw.AddLine(side[0], side[1], ui.theme[Ink::Panel], ui.px(9));
    draw.AddPolyline(points.data(), hex, ink, ImDrawFlags_Closed, ui.px(3));
    draw.AddLine(side[0], side[1], ink, ui.px(6));
}

void open_wanted_menu(Ui& ui, EditorState& editor, const char* id, const Projector& place) {
    if (!editor.map.view.menu_wanted || !editor.map.tools.hovered) return;
    editor.map.view.menu_wanted = false;
    const auto at = place(centre_of(editor.map.tools.hovered->hex), top_of(editor));
    if (at) ImGui::SetNextWindowPos({at->x + ui.px(8), at->y + ui.px(8)});
    ui.letters.shown = true;
    ImGui::OpenPopup(id);
}

}  // namespace hexwright::panes
