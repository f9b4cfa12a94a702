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
    {SideTab::Report, "side.report", [](Ui& ui, EditorState& editor, SideUi&) { draw_report(ui, editor); }},
    {SideTab::Games, "side.games",
     [](Ui& ui, EditorState& editor, SideUi& state) { draw_games(ui, editor, state.games); }},
};

// In a narrow pane the last tabs stand in a second line.
void tab_beside_or_below(Ui& ui, const std::string& text) {
    ImGui::SameLine();
    if (ImGui::GetContentRegionAvail().x < ImGui::CalcTextSize(text.c_str()).x + ui.px(16)) ImGui::NewLine();
}

}  // namespace

void draw_side(Ui& ui, EditorState& editor, SideUi& state) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(0, 4));
    for (const TabRow& row : tabs) {
        if (&row != tabs) tab_beside_or_below(ui, ui.words(row.id));
        if (tab_word(ui, row.id, editor.view.side == row.tab)) editor.view.side = row.tab;
    }
    ImGui::PopStyleVar();
    vertical_gap(ui, 4);
    for (const TabRow& row : tabs)
        if (editor.view.side == row.tab) row.draw(ui, editor, state);
}

}  // namespace hexwright::panels
