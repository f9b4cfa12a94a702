#include "editor/widgets/short_menu.h"

#include "engine/core/text.h"

#include <algorithm>
#include <utility>

#include <imgui_stdlib.h>

namespace hexwright::widgets {

namespace {

constexpr float least_rows_width = 180, most_rows_width = 400, most_rows_height = 340, row_step = 28;

float width_of_rows(const Ui& ui, const std::vector<MenuRow>& rows) {
    float widest = 0;
    for (const MenuRow& row : rows) {
        const float after = row.after.empty() ? 0 : ImGui::CalcTextSize(row.after.c_str()).x + ui.px(16);
        widest = std::max(widest, ImGui::CalcTextSize(row.text.c_str()).x + after);
    }
    return std::clamp(widest + ui.px(40), ui.px(least_rows_width), ui.px(most_rows_width));
}

// The places of the rows that are shown. What is called exactly as typed stands first, so that Enter chooses it.
std::vector<std::size_t> kept_rows(const std::vector<MenuRow>& rows, const std::string& typed) {
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (typed.empty() || rows[i].stays || holds_words(rows[i].text + " " + rows[i].also, typed)) kept.push_back(i);
    std::ranges::stable_partition(
        kept, [&](std::size_t i) { return !rows[i].stays && (rows[i].text == typed || rows[i].also == typed); });
    return kept;
}

}  // namespace

std::optional<std::size_t> choose_row_by(Ui& ui, const std::vector<MenuRow>& rows, const std::string& typed,
                                         bool entered) {
    const std::vector<std::size_t> kept = kept_rows(rows, typed);
    if (kept.empty()) {
        muted(ui, ui.words("menu.nothing-fits"));
        return std::nullopt;
    }
    std::optional<std::size_t> chosen;
    if (entered) chosen = kept.front();
    const float height =
        std::min(ui.px(most_rows_height), static_cast<float>(kept.size()) * ui.px(row_step) + ui.px(4));
    ImGui::BeginChild("##rows", {width_of_rows(ui, rows), height}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    for (const std::size_t i : kept) {
        // What Enter would choose is marked while something is typed.
        const bool first = !typed.empty() && i == kept.front();
        const RowStyle style{.text = rows[i].text, .after = rows[i].after, .now = first || rows[i].now};
        if (list_row(ui, rows[i].label, style)) chosen = i;
        if (!rows[i].note.empty()) tip(ui, rows[i].note);
    }
    ImGui::PopStyleVar();
    ImGui::EndChild();
    return chosen;
}

std::optional<std::size_t> choose_row(Ui& ui, const std::vector<MenuRow>& rows) {
    if (ImGui::IsWindowAppearing()) ui.menu = {.begins = true};
    if (ui.take(Key::Escape)) ImGui::CloseCurrentPopup();
    ImGui::SetNextItemWidth(width_of_rows(ui, rows));
    if (std::exchange(ui.menu.begins, false)) ImGui::SetKeyboardFocusHere();
    const bool entered = ImGui::InputTextWithHint("##menu-filter", ui.words("desk.filter").c_str(), &ui.menu.typed,
                                                  ImGuiInputTextFlags_EnterReturnsTrue);
    ui.record("menu:filter");
    return choose_row_by(ui, rows, ui.menu.typed, entered);
}

std::optional<std::size_t> short_menu(Ui& ui, const char* id, const MenuRows& rows) {
    const PopupMenu menu(ui, id);
    if (!menu) return std::nullopt;
    const auto chosen = choose_row(ui, rows());
    if (chosen) ImGui::CloseCurrentPopup();
    return chosen;
}

std::optional<std::size_t> short_list(Ui& ui, const std::string& label, const std::string& now, const MenuRows& rows) {
    const bool open = ImGui::BeginCombo(("##" + label).c_str(), now.c_str(), ImGuiComboFlags_HeightLargest);
    ui.record(label);
    if (!open) return std::nullopt;
    const auto chosen = choose_row(ui, rows());
    if (chosen) ImGui::CloseCurrentPopup();
    ImGui::EndCombo();
    return chosen;
}

}  // namespace hexwright::widgets
