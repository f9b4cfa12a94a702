#include "editor/panels/side_pane.h"

#include "editor/panels/inspector.h"

namespace hexwright::panels {

namespace {

struct TabRow {
    SideTab tab;
    const char* id;  // The key of its words, and its label for scripts.
    void (*draw)(Ui&, EditorState&, SideUi&);
};

// Draws what the current tool works on: zones, glyphs or pieces.
void draw_details(Ui& ui, EditorState& editor, SideUi& state) {
    if (editor.tools.current == Tool::Zone) draw_zones_panel(ui, editor, state.zones);
    else if (editor.tools.current == Tool::Glyph) draw_glyphs_panel(ui, editor, state.glyphs);
    else draw_inspector(ui, editor);
}

constexpr TabRow tabs[] = {
    {SideTab::Details, "side.details", draw_details},
    {SideTab::History, "side.history",
     [](Ui& ui, EditorState& editor, SideUi& state) { draw_history(ui, editor, state.history); }},
    {SideTab::Parts, "side.parts",
     [](Ui& ui, EditorState& editor, SideUi& state) { draw_parts(ui, editor, state.parts); }},
};

// A word, underlined in the accent colour if its tab is shown.
bool draw_tab(Ui& ui, const TabRow& row, bool shown) {
    const std::string text = ui.words(row.id);
    const FontScope font(shown ? ui.strong : nullptr);
    const ImVec2 at = ImGui::GetCursorScreenPos(), text_size = ImGui::CalcTextSize(text.c_str());
    const ImVec2 size(text_size.x + ui.px(16), ui.px(28));
    const bool clicked = ImGui::InvisibleButton(row.id, size);
    ui.record(row.id);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Ink ink = shown || ImGui::IsItemHovered() ? Ink::Text : Ink::Muted;
    draw.AddText({at.x + ui.px(8), at.y + (size.y - text_size.y) / 2}, ui.theme[ink], text.c_str());
    if (shown)
        draw.AddRectFilled({at.x + ui.px(8), at.y + size.y - ui.px(2)}, {at.x + size.x - ui.px(8), at.y + size.y},
                           ui.theme[Ink::Accent]);
    return clicked;
}

}  // namespace

void draw_side(Ui& ui, EditorState& editor, SideUi& state) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(0, 4));
    for (const TabRow& row : tabs) {
        if (&row != tabs) ImGui::SameLine();
        if (draw_tab(ui, row, editor.view.side == row.tab)) editor.view.side = row.tab;
    }
    ImGui::PopStyleVar();
    vertical_gap(ui, 4);
    for (const TabRow& row : tabs)
        if (editor.view.side == row.tab) row.draw(ui, editor, state);
}

}  // namespace hexwright::panels
