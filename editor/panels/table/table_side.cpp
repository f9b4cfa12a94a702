#include "editor/panels/table/table_side.h"

#include "editor/workspace/editor_state.h"

namespace hexwright::panels {

namespace {

struct TableTabRow {
    TableTab tab;
    const char* id;  // The key of its words, and its label for scripts.
    void (*draw)(Ui&, EditorState&, TableSideUi&);
};

constexpr TableTabRow table_tabs[] = {
    {TableTab::Story, "table.story",
     [](Ui& ui, EditorState& s, TableSideUi& state) { draw_story(ui, s, state.story); }},
    {TableTab::Tree, "table.tree", [](Ui& ui, EditorState& s, TableSideUi& state) { draw_tree(ui, s, state.tree); }},
    {TableTab::Position, "table.position",
     [](Ui& ui, EditorState& s, TableSideUi& state) { draw_position(ui, s, state.position); }},
    {TableTab::Watch, "table.watch",
     [](Ui& ui, EditorState& s, TableSideUi& state) { draw_watch(ui, s, state.watch); }},
};

constexpr float least_for_large_tabs = 270;

}  // namespace

void draw_table_tabs(Ui& ui, EditorState& editor, TableSideUi& state) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(0, 4));
    const bool narrow = ImGui::GetContentRegionAvail().x < ui.px(least_for_large_tabs);
    const FontScope font(narrow ? ui.small : nullptr);
    for (const TableTabRow& row : table_tabs) {
        if (&row != table_tabs) tab_beside_or_below(ui, ui.words(row.id));
        if (tab_word(ui, row.id, editor.map.table.tab == row.tab)) editor.map.table.tab = row.tab;
    }
    ImGui::PopStyleVar();
    vertical_gap(ui, 4);
    for (const TableTabRow& row : table_tabs)
        if (editor.map.table.tab == row.tab) return row.draw(ui, editor, state);
}

}  // namespace hexwright::panels
