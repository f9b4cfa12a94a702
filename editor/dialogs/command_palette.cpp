#include "editor/dialogs/command_palette.h"

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

bool draw_row(Ui& ui, const KeyMap& all_keys, const Command& command, bool chosen) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), size(ImGui::GetContentRegionAvail().x, ui.px(28));
    const std::string label = "command:" + std::string(command.id);
    const bool clicked = ImGui::InvisibleButton(label.c_str(), size);
    ui.record(label);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (chosen || ImGui::IsItemHovered())
        draw.AddRectFilled(at, {at.x + size.x, at.y + size.y}, ui.theme[chosen ? Ink::AccentSoft : Ink::Raised],
                           ui.px(4));
    const float y = at.y + (size.y - ImGui::GetTextLineHeight()) / 2;
    const std::string keys = keys_of(command, all_keys, ui.words);
    const float keys_width = ImGui::CalcTextSize(keys.c_str()).x;
    draw.AddText({at.x + ui.px(8), y}, ui.theme[Ink::Text], command.icon);
    clipped_text(draw, {at.x + ui.px(34), y}, size.x - keys_width - ui.px(52), ui.theme[Ink::Text],
                 label_of(command, ui.words));
    draw.AddText({at.x + size.x - keys_width - ui.px(8), y}, ui.theme[Ink::Muted], keys.c_str());
    if (chosen && !ImGui::IsItemVisible()) ImGui::SetScrollHereY();
    return clicked;
}

const Command* draw_rows(Ui& ui, const KeyMap& all_keys, const std::vector<const Command*>& found, int chosen) {
    const Command* clicked = nullptr;
    ImGui::BeginChild("##found", {0, std::min(ui.px(30.0F * rows_in_sight), ImGui::GetMainViewport()->Size.y * 0.6F)},
                      false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    for (std::size_t i = 0; i < found.size(); ++i)
        if (draw_row(ui, all_keys, *found[i], static_cast<int>(i) == chosen)) clicked = found[i];
    if (found.empty()) muted(ui, ui.words("commands.none"));
    ImGui::PopStyleVar();
    ImGui::EndChild();
    return clicked;
}

}  // namespace

std::vector<const Command*> commands_like(const std::string& search, const EditorState& editor) {
    std::vector<const Command*> found;
    const std::string sought = lower(search);
    const auto words_of = [&](const Command& row) { return lower(label_of(row, editor.words)); };
    // What other programs call it: "rotate" finds Turn left.
    const auto other_words = [&](const Command& row) {
        const std::string also = "also." + std::string(row.id);
        return editor.words.knows(also) ? " " + lower(editor.words(also)) : std::string();
    };
    for (const Command& row : commands())
        if (!row.id.starts_with("recent.") && row.id != "help.commands" && can_run(row, editor) &&
            holds_words(words_of(row) + " " + std::string(row.id) + other_words(row), sought))
            found.push_back(&row);
    std::ranges::stable_partition(found, [&](const Command* row) { return words_of(*row).starts_with(sought); });
    return found;
}

void draw_command_palette(Ui& ui, EditorState& editor, CommandPaletteUi& state) {
    if (!state.begun) ImGui::SetKeyboardFocusHere();
    state.begun = true;
    ImGui::SetNextItemWidth(-1);
    if (ImGui::InputTextWithHint("##command", ui.words("commands.search").c_str(), &state.search)) state.chosen = 0;
    ui.record("commands.search");
    const std::vector<const Command*> found = commands_like(state.search, editor);
    move_choice(ui, state, static_cast<int>(found.size()));
    const Command* wanted = draw_rows(ui, editor.user.keys, found, state.chosen);
    if (ui.take(Key::Enter) && !found.empty()) wanted = found[static_cast<std::size_t>(state.chosen)];
    if (!wanted && !ui.take(Key::Escape)) return;
    editor.dialog = {};
    if (wanted) wanted->run(editor);
}

}  // namespace hexwright::dialogs
