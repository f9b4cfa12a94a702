#include "editor/panels/side_pane.h"

#include "editor/panels/inspector.h"

namespace hexwright {

namespace {

struct TabRow {
    SideTab tab;
    const char* id;  // The key of its words, and its label for scripts.
    void (*draw)(Ui&, Studio&, SideUi&);
};

// Draws what the current tool works on: zones, glyphs or pieces.
void draw_details(Ui& ui, Studio& studio, SideUi& state) {
    if (studio.tool == Tool::Zone) draw_zones_panel(ui, studio, state.zones);
    else if (studio.tool == Tool::Glyph) draw_glyphs_panel(ui, studio, state.glyphs);
    else draw_inspector(ui, studio);
}

constexpr TabRow tabs[] = {
    {SideTab::Details, "side.details", draw_details},
    {SideTab::History, "side.history",
     [](Ui& ui, Studio& studio, SideUi& state) { draw_history(ui, studio, state.history); }},
    {SideTab::Parts, "side.parts", [](Ui& ui, Studio& studio, SideUi& state) { draw_parts(ui, studio, state.parts); }},
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

void draw_side(Ui& ui, Studio& studio, SideUi& state) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(0, 4));
    for (const TabRow& row : tabs) {
        if (&row != tabs) ImGui::SameLine();
        if (draw_tab(ui, row, studio.side == row.tab)) studio.side = row.tab;
    }
    ImGui::PopStyleVar();
    vertical_gap(ui, 4);
    for (const TabRow& row : tabs)
        if (studio.side == row.tab) row.draw(ui, studio, state);
}

}  // namespace hexwright
