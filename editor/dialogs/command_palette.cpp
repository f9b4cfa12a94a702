#include "editor/dialogs/command_palette.h"

#include "editor/commands/commands.h"
#include "editor/workspace/editor_state.h"
#include "engine/core/folded_text.h"
#include "engine/core/text.h"

#include <algorithm>

#include <imgui_stdlib.h>

namespace hexwright::dialogs {

namespace {

constexpr int rows_in_sight = 10;

void move_choice(Ui& ui, CommandPaletteUi& state, int count) {
    if (ui.take(Key::Down)) ++state.chosen;
    if (ui.take(Key::Up)) --state.chosen;
    state.chosen = std::clamp(state.chosen, 0, std::max(0, count - 1));
}

// Where the command is there, for one that cannot run now.
std::string when_it_runs(const Command& command, const EditorState& editor) {
    if (is_there(command, editor.map)) return editor.words("commands.not-now");
    switch (command.when) {
        case commands::When::Playing:
            return editor.words("commands.in-a-game");
        case commands::When::Building:
            return editor.words("commands.in-build-view");
        default:
            return editor.words("commands.while-editing");
    }
}

bool draw_row(Ui& ui, const EditorState& editor, const Command& command, bool chosen) {
    const bool now = can_run(command, editor);
    const ImVec2 at = ImGui::GetCursorScreenPos(), size(ImGui::GetContentRegionAvail().x, ui.px(28));
    const std::string label = "command:" + std::string(command.id);
    const bool clicked = ImGui::InvisibleButton(label.c_str(), size);
    ui.record(label);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (chosen || ImGui::IsItemHovered())
        draw.AddRectFilled(at, {at.x + size.x, at.y + size.y}, ui.theme[chosen ? Ink::AccentSoft : Ink::Raised],
                           ui.px(4));
    const float y = at.y + (size.y - ImGui::GetTextLineHeight()) / 2;
    const std::string right = now ? keys_of(command, editor.user.keys, ui.words) : when_it_runs(command, editor);
    const float right_width = ImGui::CalcTextSize(right.c_str()).x;
    const Ink ink = now ? Ink::Text : Ink::Faint;
    draw.AddText({at.x + ui.px(8), y}, ui.theme[ink], command.icon);
    clipped_text(draw, {at.x + ui.px(34), y}, size.x - right_width - ui.px(52), ui.theme[now ? Ink::Text : Ink::Muted],
                 label_of(command, ui.words));
    draw.AddText({at.x + size.x - right_width - ui.px(8), y}, ui.theme[Ink::Muted], right.c_str());
    if (chosen && !ImGui::IsItemVisible()) ImGui::SetScrollHereY();
    return clicked;
}

const Command* draw_rows(Ui& ui, const EditorState& editor, const std::vector<const Command*>& found, int chosen) {
    const Command* clicked = nullptr;
    ImGui::BeginChild("##found", {0, std::min(ui.px(30.0F * rows_in_sight), ImGui::GetMainViewport()->Size.y * 0.6F)},
                      false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    for (std::size_t i = 0; i < found.size(); ++i)
        if (draw_row(ui, editor, *found[i], static_cast<int>(i) == chosen)) clicked = found[i];
    if (found.empty()) muted(ui, ui.words("commands.none"));
    ImGui::PopStyleVar();
    ImGui::EndChild();
    return clicked;
}

// With what other programs call it: "rotate" finds Turn left.
bool is_meant(const Command& row, const std::string& search, const Words& words) {
    if (row.id.starts_with("recent.") || row.id == "help.commands") return false;
    const std::string also = "also." + std::string(row.id);
    return holds_words(label_of(row, words) + " " + std::string(row.id) + (words.knows(also) ? " " + words(also) : ""),
                       search);
}

}  // namespace

std::vector<const Command*> commands_like(const std::string& search, const EditorState& editor) {
    std::vector<const Command*> found;
    for (const Command& row : all_commands())
        if (can_run(row, editor) && is_meant(row, search, editor.words)) found.push_back(&row);
    std::ranges::stable_partition(found, [&, sought = folded(search)](const Command* row) {
        return folded(label_of(*row, editor.words)).starts_with(sought);
    });
    return found;
}

std::vector<const Command*> commands_for_later(const std::string& search, const EditorState& editor) {
    std::vector<const Command*> found;
    if (search.empty()) return found;
    for (const Command& row : all_commands())
        if (!can_run(row, editor) && is_meant(row, search, editor.words)) found.push_back(&row);
    return found;
}

void draw_command_palette(Ui& ui, EditorState& editor, CommandPaletteUi& state) {
    if (!state.begun) ImGui::SetKeyboardFocusHere();
    state.begun = true;
    ImGui::SetNextItemWidth(-1);
    if (ImGui::InputTextWithHint("##command", ui.words("commands.search").c_str(), &state.search)) state.chosen = 0;
    ui.record("commands.search");
    std::vector<const Command*> found = commands_like(state.search, editor);
    const std::vector<const Command*> later = commands_for_later(state.search, editor);
    found.insert(found.end(), later.begin(), later.end());
    move_choice(ui, state, static_cast<int>(found.size()));
    const Command* wanted = draw_rows(ui, editor, found, state.chosen);
    if (ui.take(Key::Enter) && !found.empty()) wanted = found[static_cast<std::size_t>(state.chosen)];
    if (wanted && !can_run(*wanted, editor)) wanted = nullptr;  // Its row says when it can.
    if (!wanted && !ui.take(Key::Escape)) return;
    editor.dialog = {};
    if (wanted) wanted->run(editor);
}

}  // namespace hexwright::dialogs
