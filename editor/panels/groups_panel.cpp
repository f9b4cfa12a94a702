#include "editor/panels/groups_panel.h"

#include "editor/editing/groups.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::panels {

namespace {

constexpr float row_height = 28, button_width = 26;
constexpr std::size_t most_selected = 3;

// The name, cut where there is no room, and the number of its pieces; a click selects them.
void name_button(Ui& ui, EditorState& editor, const std::string& name, std::size_t pieces, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool clicked = ImGui::InvisibleButton("##group", {width, ui.px(row_height)});
    const bool hovered = ImGui::IsItemHovered();
    ui.record("group:" + name);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const bool current = groups_selected(editor.map).contains(name);
    const bool hidden = editor.map.view.layers.hidden_groups.contains(name);
    const ImVec2 end(at.x + width, at.y + ui.px(row_height));
    if (current || hovered) draw.AddRectFilled(at, end, ui.theme[current ? Ink::AccentSoft : Ink::Raised], ui.px(4));
    const std::string count = std::to_string(pieces);
    const float wide = ImGui::CalcTextSize(count.c_str()).x;
    const float y = at.y + (ui.px(row_height) - ImGui::GetTextLineHeight()) / 2;
    draw.AddText({end.x - wide - ui.px(6), y}, ui.theme[Ink::Muted], count.c_str());
    clipped_text(draw, {at.x + ui.px(6), y}, width - wide - ui.px(20), ui.theme[hidden ? Ink::Faint : Ink::Text], name);
    tip(ui, ui.words(Message{"groups.choose", {{"count", pieces}, {"name", name}}}));
    if (clicked) choose_group(editor.map, name);
}

void group_row(Ui& ui, EditorState& editor, const std::string& name, std::size_t pieces) {
    const float narrow = ui.px(button_width);
    const bool hidden = editor.map.view.layers.hidden_groups.contains(name);
    ImGui::PushID(name.c_str());
    name_button(ui, editor, name, pieces, ImGui::GetContentRegionAvail().x - 3 * narrow);
    ImGui::SameLine(0, 0);
    if (button(ui, "group.eye:" + name, {.icon = hidden ? icon::hidden : icon::seen, .width = narrow}))
        hide_group(editor.map, name, !hidden);
    tip(ui, ui.words(hidden ? "groups.show" : "groups.hide"));
    ImGui::SameLine(0, 0);
    if (button(ui, "group.rename:" + name, {.icon = icon::note, .width = narrow})) ask_for_group_name(editor, name);
    tip(ui, ui.words("groups.rename"));
    ImGui::SameLine(0, 0);
    if (button(ui, "group.dissolve:" + name, {.icon = icon::clear, .width = narrow})) dissolve_group(editor.map, name);
    tip(ui, ui.words("groups.dissolve"));
    ImGui::PopID();
}

}  // namespace

void draw_groups(Ui& ui, EditorState& editor) {
    const GroupMembers groups = groups_of(*editor.now().scenario);
    if (groups.empty()) return;
    heading(ui, ui.words("groups.title"), std::to_string(groups.size()));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(4, 4));
    for (const auto& [name, members] : groups) group_row(ui, editor, name, members.size());
    ImGui::PopStyleVar();
    vertical_gap(ui, 8);
}

void draw_selected_groups(Ui& ui, EditorState& editor) {
    const std::set<std::string> names = groups_selected(editor.map);
    if (names.empty() || names.size() > most_selected) return;
    const GroupMembers groups = groups_of(*editor.now().scenario);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(4, 4));
    for (const std::string& name : names)
        if (const auto found = groups.find(name); found != groups.end())
            group_row(ui, editor, name, found->second.size());
    ImGui::PopStyleVar();
}

}  // namespace hexwright::panels
