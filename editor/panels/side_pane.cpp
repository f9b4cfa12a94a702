#include "editor/panels/side_pane.h"

#include "editor/panels/inspector.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace hexwright::panels {

namespace {

struct TabRow {
    SideTab tab;
    const char* id;  // The key of its words, and its label for scripts.
    void (*draw)(Ui&, EditorState&, SideUi&);
};

// Draws what the current tool works on: zones, glyphs or pieces.
void draw_details(Ui& ui, EditorState& editor, SideUi& state) {
    if (editor.map.tools.current == Tool::Zone) draw_zones_panel(ui, editor, state.zones);
    else if (editor.map.tools.current == Tool::Glyph) draw_glyphs_panel(ui, editor, state.glyphs);
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

// In a narrow pane the words of the tabs stand closer together, before the last ones go to a second line.
float room_beside_tabs(Ui& ui) {
    float words = ui.px(8);  // The word of the tab that is shown is strong.
    for (const TabRow& row : tabs) words += ImGui::CalcTextSize(ui.words(row.id).c_str()).x;
    const float room = (ImGui::GetContentRegionAvail().x - words) / (2.0F * static_cast<float>(std::size(tabs)));
    return std::clamp(room / ui.px(1), 2.5F, 8.0F);
}

}  // namespace

void draw_side(Ui& ui, EditorState& editor, SideUi& state) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(0, 4));
    const float beside = room_beside_tabs(ui);
    for (const TabRow& row : tabs) {
        if (&row != tabs) tab_beside_or_below(ui, ui.words(row.id), beside);
        if (tab_word(ui, row.id, editor.map.view.side == row.tab, beside)) editor.map.view.side = row.tab;
    }
    ImGui::PopStyleVar();
    vertical_gap(ui, 4);
    for (const TabRow& row : tabs)
        if (editor.map.view.side == row.tab) row.draw(ui, editor, state);
}

}  // namespace hexwright::panels
