#include "editor/dialogs/key_list.h"

#include <algorithm>

namespace hexwright::dialogs {

namespace {

struct KeyRow {
    std::string what, keys;
    bool heading = false;
};

template <class Wanted>
void add_group(std::vector<KeyRow>& rows, const std::string& heading, const Words& words, const KeyMap& keys,
               Wanted wanted) {
    const std::size_t before = rows.size();
    rows.push_back({words(heading), {}, true});
    for (const Command& row : commands())
        if (wanted(row) && !presses_of(row, keys).empty() && !row.id.starts_with("recent."))
            rows.push_back({label_of(row, words), keys_of(row, keys)});
    if (rows.size() == before + 1) rows.pop_back();
}

bool is_of_cursor(const Command& row) { return row.id.starts_with("cursor."); }

void add_menu(std::vector<KeyRow>& rows, std::string_view menu, const Words& words, const KeyMap& keys) {
    add_group(rows, menu.empty() ? "keys.tools" : "menu." + std::string(menu), words, keys,
              [menu](const Command& row) { return row.menu == menu && !is_of_cursor(row); });
}

std::vector<KeyRow> all_rows(const Words& words, const KeyMap& keys) {
    std::vector<KeyRow> rows;
    for (const std::string_view menu : menus()) add_menu(rows, menu, words, keys);
    add_menu(rows, "", words, keys);
    add_group(rows, "keys.cursor", words, keys, is_of_cursor);
    rows.push_back({words("keys.mouse"), {}, true});
    for (const std::string id : {"turn", "zoom", "pan", "orbit", "menu", "recent", "box", "lasso", "add", "same"})
        rows.push_back({words("mouse." + id), words("mouse." + id + "-how")});
    return rows;
}

void draw_row(Ui& ui, const KeyRow& row) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    if (row.heading) {
        const FontScope font(ui.strong);
        ImGui::TextUnformatted(row.what.c_str());
        return;
    }
    wrapped(ui, row.what);
    ImGui::TableNextColumn();
    muted(ui, row.keys);
}

void draw_column(Ui& ui, const char* id, std::vector<KeyRow>::const_iterator first,
                 std::vector<KeyRow>::const_iterator last) {
    if (!ImGui::BeginTable(id, 2, ImGuiTableFlags_None, {std::min(ui.px(390), ImGui::GetContentRegionAvail().x), 0}))
        return;
    ImGui::TableSetupColumn("what", ImGuiTableColumnFlags_WidthStretch, 0.6F);
    ImGui::TableSetupColumn("keys", ImGuiTableColumnFlags_WidthStretch, 0.4F);
    for (auto row = first; row != last; ++row) draw_row(ui, *row);
    ImGui::EndTable();
}

}  // namespace

void draw_key_list(Ui& ui, EditorState& editor) {
    const std::vector<KeyRow> rows = all_rows(ui.words, editor.user.keys);
    auto middle = rows.cbegin() + static_cast<std::ptrdiff_t>(rows.size() + 1) / 2;
    middle = std::ranges::find_if(middle, rows.cend(), &KeyRow::heading);  // Keeps each group together.
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ui.px(4, 2));
    const float most = ImGui::GetMainViewport()->Size.y - ui.px(160), line = ImGui::GetTextLineHeight() + ui.px(4);
    ImGui::BeginChild("##keys", {0, std::min(most, static_cast<float>(middle - rows.cbegin()) * line + ui.px(8))},
                      false, ImGuiWindowFlags_NoBackground);
    draw_column(ui, "##left", rows.cbegin(), middle);
    if (ImGui::GetContentRegionAvail().x >= ui.px(2 * 390 + 24)) ImGui::SameLine(0, ui.px(24));
    draw_column(ui, "##right", middle, rows.cend());
    ImGui::EndChild();
    ImGui::PopStyleVar();
    vertical_gap(ui, 4);
    const bool done = button(ui, "dialog.ok", {.text = ui.words("dialog.ok"), .primary = true}) || ui.take(Key::Enter);
    if (done || ui.take(Key::Escape)) editor.dialog = {};
}

}  // namespace hexwright::dialogs
