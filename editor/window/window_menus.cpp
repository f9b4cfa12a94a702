// The menus at the top of the window.
#include "editor/commands/commands.h"
#include "editor/dialogs/dialogs.h"
#include "editor/editing/titles.h"
#include "editor/window/main_window.h"
#include "editor/window/map_tabs.h"
#include "editor/window/narrow_window.h"
#include "editor/window/window_parts.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::main_window {

namespace {

constexpr float least_title = 48;  // Of the map, beside the menus.

bool has_commands(const EditorState& editor, std::string_view menu) {
    return std::ranges::any_of(all_commands(),
                               [&](const Command& row) { return row.menu == menu && is_there(row, editor.map); });
}

}  // namespace

// All menus in one, where there is no room for a bar of them.
void MainWindow::draw_menu_of_menus() {
    const std::string words = ui.words("menu.all");
    const char letter = letter_of(words, letters_of_commands(editor_));
    const bool shown = begin_bar_menu(ui, words, letter, parts_->menu_keys.wants(letter));
    ui.record("menu.all");
    if (!shown) return;
    for (const std::string_view menu : menus()) {
        if (!has_commands(editor_, menu)) continue;
        const bool open = begin_submenu(ui, ui.words("menu." + std::string(menu)));
        ui.record("menu." + std::string(menu));
        if (!open) continue;
        draw_menu(menu);
        ImGui::EndMenu();
    }
    ImGui::EndMenu();
}

void MainWindow::draw_bar_of_menus() {
    std::string taken = letters_of_commands(editor_);
    for (const std::string_view menu : menus()) {
        if (!has_commands(editor_, menu)) continue;
        const std::string words = ui.words("menu." + std::string(menu));
        const char letter = letter_of(words, taken);
        taken += letter;
        const bool shown = begin_bar_menu(ui, words, letter, parts_->menu_keys.wants(letter));
        ui.record("menu." + std::string(menu));
        if (!shown) continue;
        draw_menu(menu);
        ImGui::EndMenu();
    }
}

void MainWindow::draw_menus() {
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ui.px(8, 6));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    const bool open = ImGui::BeginMainMenuBar();
    ImGui::PopStyleVar(2);
    if (!open) return;
    begin_bar(ui.letters);
    is_narrow(ui) ? draw_menu_of_menus() : draw_bar_of_menus();
    if (!has_map_tabs(editor_)) draw_title();
    ImGui::EndMainMenuBar();
}

// At the right end of the menus. Where there are tabs, these say it.
void MainWindow::draw_title() {
    const std::string title =
        title_of(editor_.map.document, editor_.words) + (editor_.map.document.changed() ? "  •" : "");
    {
        const FontScope font(ui.strong);
        // What the menus leave; where that is too little, the window's own title has it.
        const float room = ImGui::GetContentRegionAvail().x - ui.px(24);
        const float width = std::min(room, ImGui::CalcTextSize(title.c_str()).x);
        if (width >= ui.px(least_title)) {
            ImGui::SameLine(ImGui::GetWindowWidth() - width - ui.px(16));
            const ImVec2 at = ImGui::GetCursorScreenPos();
            ImGui::Dummy({width, ImGui::GetFrameHeight()});
            clipped_text(*ImGui::GetWindowDrawList(), {at.x, at.y + ImGui::GetStyle().FramePadding.y}, width + 1,
                         ui.theme[Ink::Text], title);
        }
    }
    tip(ui, editor_.map.document.file() ? editor_.map.document.file()->string() : ui.words("title.not-saved"));
}

void MainWindow::draw_menu(std::string_view menu) {
    std::vector<std::string_view> drawn;
    for (const Command& row : all_commands()) {
        if (row.menu != menu || !is_there(row, editor_.map)) continue;
        if (row.sub.empty()) {
            command_item(ui, editor_, row);
            if (row.id == "file.open") draw_recent_menu(ui, editor_);
        } else if (std::ranges::count(drawn, row.sub) == 0) {
            drawn.push_back(row.sub);
            draw_submenu(row);
        }
    }
}

// Of which this is the first command that is there.
void MainWindow::draw_submenu(const Command& first) {
    if (first.line_before) ImGui::Separator();
    const std::string id = "menu." + std::string(first.sub);
    const bool shown = begin_submenu(ui, ui.words(id));
    ui.record(id);
    if (!shown) return;
    for (const Command& row : all_commands()) {
        if (row.menu != first.menu || row.sub != first.sub || !is_there(row, editor_.map)) continue;
        Command item = row;
        item.line_before = row.line_before && row.id != first.id;
        command_item(ui, editor_, item);
    }
    ImGui::EndMenu();
}

}  // namespace hexwright::main_window
