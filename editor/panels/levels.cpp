#include "editor/panels/levels.h"

#include "editor/commands/commands.h"
#include "editor/editing/layers.h"
#include "editor/editing/viewing.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::panels {

namespace {

std::vector<int> pieces_by_level(const Snapshot& now) {
    std::vector<int> counts;
    now.scenario->battlefield.each([&](const PlacedPiece& piece) {
        if (counts.size() <= static_cast<std::size_t>(piece.level))
            counts.resize(static_cast<std::size_t>(piece.level) + 1);
        ++counts[static_cast<std::size_t>(piece.level)];
    });
    return counts;
}

enum class Eye : unsigned char { None, Open, Shut };
enum class Hit : unsigned char { Nothing, Entry, Eye };

// Draws one entry of the strip and returns what was clicked. An open eye shows only under the mouse.
Hit draw_entry(Ui& ui, const std::string& label, const std::string& text, bool current, bool full,
               Eye eye = Eye::None) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 size(ImGui::GetContentRegionAvail().x, ui.px(32));
    ImGui::PushID(label.c_str());
    const bool clicked = ImGui::InvisibleButton("##level", size), hovered = ImGui::IsItemHovered();
    ui.record(label);
    ImGui::PopID();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end(at.x + size.x, at.y + size.y);
    if (current) draw.AddRectFilled(at, end, ui.theme[Ink::AccentSoft], ui.px(4));
    else if (hovered) draw.AddRectFilled(at, end, ui.theme[Ink::Raised], ui.px(4));
    const FontScope font(current ? ui.strong : nullptr);
    const ImVec2 text_size = ImGui::CalcTextSize(text.c_str());
    const Ink ink = current ? Ink::Accent : full ? Ink::Text : Ink::Faint;
    const float room = eye == Eye::None ? size.x : size.x - ui.px(13);  // Leaves room for the eye.
    draw.AddText({at.x + (room - text_size.x) / 2, at.y + (size.y - text_size.y) / 2}, ui.theme[ink], text.c_str());
    if (current) draw.AddRectFilled(at, {at.x + ui.px(3), end.y}, ui.theme[Ink::Accent], ui.px(2));
    if (eye == Eye::None) return clicked ? Hit::Entry : Hit::Nothing;
    const float eye_left = end.x - ui.px(13);
    ui.record("eye:" + text, {eye_left, at.y, end.x, end.y});
    if (eye == Eye::Open && !hovered) return Hit::Nothing;
    const FontScope small(ui.small);
    draw.AddText({eye_left, at.y + (size.y - ImGui::GetTextLineHeight()) / 2},
                 ui.theme[eye == Eye::Shut ? Ink::Muted : Ink::Faint], eye == Eye::Shut ? icon::eye_shut : icon::eye);
    if (!clicked) return Hit::Nothing;
    return ImGui::GetIO().MousePos.x >= eye_left ? Hit::Eye : Hit::Entry;
}

void draw_level(Ui& ui, EditorState& editor, int level, int pieces) {
    const std::string number = std::to_string(level);
    const bool current = level == editor.map.view.level && !editor.map.view.whole;
    const bool hidden = is_hidden(editor.map.view, level) && !current;
    switch (draw_entry(ui, "level:" + number, number, current, pieces > 0 && !hidden, hidden ? Eye::Shut : Eye::Open)) {
        case Hit::Eye:
            hide_level(editor.map, level, !hidden);
            break;
        case Hit::Entry:
            ImGui::GetIO().KeyShift ? show_levels(editor.map, editor.map.view.level, level)
                                    : go_to_level(editor.map, level);
            break;
        case Hit::Nothing:
            break;
    }
    if (ImGui::IsItemClicked(ImGuiMouseButton_Right)) {
        go_to_level(editor.map, level);
        ImGui::OpenPopup("level-menu");
    }
    tip(ui, ui.words(Message{"levels.pieces", {{"count", pieces}, {"level", level}}}), ui.words("levels.tip"));
}

void draw_whole(Ui& ui, EditorState& editor) {
    if (editor.now().scenario->battlefield.size() == 0) return;
    if (draw_entry(ui, "level:all", ui.words("levels.all"), editor.map.view.whole, true) == Hit::Entry)
        show_whole(editor.map, true);
    const Command& all = *command("level.all");
    tip(ui, label_of(all, ui.words), keys_of(all, editor.user.keys, ui.words));
}

void level_menu(Ui& ui, EditorState& editor) {
    const PopupMenu menu(ui, "level-menu");
    if (!menu) return;
    for (const Command& row : all_commands())
        if (row.menu == "level") command_item(ui, editor, row);
}

}  // namespace

void draw_levels(Ui& ui, EditorState& editor) {
    const std::vector<int> counts = pieces_by_level(editor.now());
    const auto pieces_on = [&](int level) {
        return static_cast<std::size_t>(level) < counts.size() ? counts[static_cast<std::size_t>(level)] : 0;
    };
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    const int top = top_level(editor.map.view, editor.map.document);
    if (button(ui, "level:add",
               {.icon = icon::place, .enabled = top < max_level, .width = ImGui::GetContentRegionAvail().x}))
        go_to_level(editor.map, top + 1);
    tip(ui, ui.words("levels.add"));
    draw_whole(ui, editor);
    ImGui::BeginChild(
        "##levels-in-sight", {0, 0}, false,
        ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    const int current = editor.map.view.level;
    for (int level = top; level >= 1; --level) {
        draw_level(ui, editor, level, pieces_on(level));
        // The strip follows the level, which the wheel can change.
        if (level == current && !editor.map.view.whole) ImGui::SetScrollHereY();
    }
    level_menu(ui, editor);
    ImGui::EndChild();
    ImGui::PopStyleVar();
    if (ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows) && ImGui::GetIO().MouseWheel != 0)
        run(ImGui::GetIO().MouseWheel > 0 ? "level.up" : "level.down", editor);
}

}  // namespace hexwright::panels
