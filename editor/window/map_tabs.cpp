#include "editor/window/map_tabs.h"

#include "editor/commands/commands.h"
#include "editor/editing/titles.h"
#include "editor/files/files.h"
#include "editor/files/open_maps.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <algorithm>
#include <cmath>

namespace hexwright::main_window {

namespace {

constexpr float widest = 200, cross_width = 22, least_with_cross = 88;  // In pixels at scale 1.

struct Tab {
    std::size_t at;
    bool shown;     // It is the map in front.
    bool last;      // No line after it.
    ImVec2 corner;  // Its upper left one.
    float width;
};

std::string tip_of(const Ui& ui, const OpenMap& map) {
    return map.document.file() ? map.document.file()->string() : ui.words("title.not-saved");
}

// Its title, with a dot for unsaved changes.
void draw_face(Ui& ui, const OpenMap& map, const Tab& tab, bool pointed_at, float for_title) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float height = ui.px(map_tabs_height);
    const ImVec2 end(tab.corner.x + tab.width, tab.corner.y + height);
    if (tab.shown || pointed_at) draw.AddRectFilled(tab.corner, end, ui.theme[tab.shown ? Ink::Panel : Ink::Raised]);
    if (tab.shown) draw.AddRectFilled({tab.corner.x, end.y - ui.px(2)}, end, ui.theme[Ink::Accent]);
    else if (!tab.last)
        draw.AddLine({end.x - 1, tab.corner.y + ui.px(8)}, {end.x - 1, end.y - ui.px(8)}, ui.theme[Ink::Line]);
    const FontScope font(tab.shown ? ui.strong : nullptr);
    const std::string title = (map.document.changed() ? "• " : "") + title_of(map.document, ui.words);
    clipped_text(draw, {tab.corner.x + ui.px(10), tab.corner.y + (height - ImGui::GetTextLineHeight()) / 2}, for_title,
                 ui.theme[tab.shown || pointed_at ? Ink::Text : Ink::Muted], title);
}

// Whether its cross was clicked. It is pale until it is pointed at: there is one for each map.
bool draw_cross(Ui& ui, const Tab& tab) {
    const float side = ui.px(cross_width), height = ui.px(map_tabs_height);
    const ImVec2 at(tab.corner.x + tab.width - side - ui.px(4), tab.corner.y + (height - side) / 2);
    ImGui::SetCursorScreenPos(at);
    const std::string label = "map-close:" + std::to_string(tab.at);
    const bool clicked = ImGui::InvisibleButton(label.c_str(), {side, side}), pointed_at = ImGui::IsItemHovered();
    ui.record(label);
    tip(ui, ui.words("command.file.close"));
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (pointed_at) draw.AddRectFilled(at, {at.x + side, at.y + side}, ui.theme[Ink::Raised], ui.px(4));
    const FontScope font(ui.small);
    const ImVec2 size = ImGui::CalcTextSize(icon::clear);
    draw.AddText({at.x + (side - size.x) / 2, at.y + (side - size.y) / 2},
                 ui.theme[pointed_at ? Ink::Text : Ink::Faint], icon::clear);
    return clicked;
}

void draw_tab(Ui& ui, EditorState& editor, const Tab& tab) {
    const OpenMap& map = map_at(editor, tab.at);
    const bool crossed = tab.width >= ui.px(least_with_cross);
    const float hit = tab.width - (crossed ? ui.px(cross_width + 6) : 0);
    ImGui::SetCursorScreenPos(tab.corner);
    const std::string label = "map-tab:" + std::to_string(tab.at);
    const bool clicked = ImGui::InvisibleButton(label.c_str(), {hit, ui.px(map_tabs_height)});
    const bool pointed_at = ImGui::IsItemHovered(), middle = ImGui::IsItemClicked(ImGuiMouseButton_Middle);
    ui.record(label);
    tip(ui, tip_of(ui, map));
    draw_face(ui, map, tab, pointed_at, hit - ui.px(12));
    const bool closes = (crossed && draw_cross(ui, tab)) || middle;
    if (closes) want_to_close(editor, tab.at);
    else if (clicked) want_map(editor, tab.at);
}

}  // namespace

bool has_map_tabs(const EditorState& editor) { return map_count(editor) > 1; }

void draw_map_tabs(Ui& ui, EditorState& editor, Box box) {
    const std::size_t count = map_count(editor);
    const float plus = ui.px(36);
    const float width = std::floor(std::min(ui.px(widest), (box.width() - plus) / static_cast<float>(count)));
    for (std::size_t at = 0; at < count; ++at)
        draw_tab(ui, editor,
                 {.at = at,
                  .shown = at == editor.maps.front,
                  .last = at + 1 == count,
                  .corner = {box.left + width * static_cast<float>(at), box.top},
                  .width = width});
    ImGui::SetCursorScreenPos({box.left + width * static_cast<float>(count) + ui.px(4), box.top + ui.px(3)});
    if (button(ui, "map-new", {.icon = icon::place, .width = ui.px(28), .height = 26})) run("file.new", editor);
    tip(ui, ui.words("command.file.new"), keys_of(*command("file.new"), editor.user.keys, ui.words));
}

}  // namespace hexwright::main_window
