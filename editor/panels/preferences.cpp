#include "editor/panels/preferences.h"

#include "editor/panels/icons.h"
#include "editor/panels/ui.h"

namespace hexwright {

void begin_preferences(Studio& studio, std::filesystem::path file) {
    studio.settings_file = SettingsFile(std::move(file));
    SettingsFile::Opened opened = studio.settings_file.open();
    studio.settings = std::move(opened.settings);
    studio.dark = studio.settings.dark;
    if (!studio.settings.recent_files.empty()) studio.folder = studio.settings.recent_files.front().parent_path();
    if (!opened.trouble) return;
    const Message remedy{"settings.broken-remedy", {{"file", opened.moved_to.string()}}};
    studio.asking = {Dialog::Trouble, Wish::None, {}, describe(*opened.trouble, studio.words), studio.words(remedy)};
}

void keep_preferences(Studio& studio) {
    studio.settings.dark = studio.dark;
    if (const auto trouble = studio.settings_file.keep(studio.settings)) {
        const std::string reason = describe(*trouble, studio.words);
        studio.notice = Notice{{"settings.not-kept", {{"reason", reason}}}, true};
    }
}

namespace {

const char* name_of(Fold pane) { return pane == Fold::Left ? "palette" : pane == Fold::Right ? "right" : "inspector"; }

}  // namespace

bool is_folded(const Studio& studio, Fold pane) {
    const auto found = studio.settings.panes.find(name_of(pane));
    return found != studio.settings.panes.end() && found->second.collapsed;
}

void fold(Studio& studio, Fold pane, bool away) { studio.settings.panes[name_of(pane)].collapsed = away; }

void show_side(Studio& studio, SideTab tab) {
    studio.side = tab;
    fold(studio, Fold::Right, false);
    fold(studio, Fold::Lower, false);
}

namespace {

void scale_field(Ui& ui, Studio& studio) {
    int& scale = studio.settings.scale;
    const auto words = [&](int percent) {
        return percent == 0 ? ui.words("preferences.as-monitor")
                            : ui.words(Message{"preferences.percent", {{"percent", percent}}});
    };
    const auto row = [&](int percent) {
        if (ImGui::Selectable(words(percent).c_str(), percent == scale, ImGuiSelectableFlags_DontClosePopups))
            scale = percent, ImGui::CloseCurrentPopup();
        ui.record("preferences:scale-" + std::to_string(percent));
    };
    muted(ui, ui.words("preferences.scale"));
    ImGui::SetNextItemWidth(ui.px(240));
    const bool open = ImGui::BeginCombo("##scale", words(scale).c_str(), ImGuiComboFlags_HeightLargest);
    ui.record("preferences:scale");
    if (!open) return;
    row(0);
    for (const int percent : scales) row(percent);
    ImGui::EndCombo();
}

void theme_field(Ui& ui, Studio& studio) {
    muted(ui, ui.words("preferences.theme"));
    for (const bool dark : {false, true}) {
        const char* id = dark ? "preferences.dark" : "preferences.light";
        if (button(ui, id, {.text = ui.words(id), .active = studio.dark == dark})) studio.dark = dark;
        ImGui::SameLine();
    }
    ImGui::NewLine();
}

}  // namespace

void draw_preferences(Ui& ui, Studio& studio) {
    scale_field(ui, studio);
    vertical_gap(ui, 4);
    theme_field(ui, studio);
    vertical_gap(ui, 8);
    const bool done = button(ui, "dialog.ok", {.text = ui.words("dialog.ok"), .primary = true}) || ui.take(Key::Enter);
    if (done || ui.take(Key::Escape)) studio.asking = {};
}

void draw_recent_menu(Ui& ui, Studio& studio) {
    const bool shown = ImGui::BeginMenu(ui.words("menu.recent").c_str(), !studio.settings.recent_files.empty());
    ui.record("menu.recent");
    if (!shown) return;
    const std::vector<std::filesystem::path> files = studio.settings.recent_files;
    for (std::size_t i = 0; i < files.size(); ++i) {
        std::error_code no_matter;
        const bool there = std::filesystem::exists(files[i], no_matter);
        ImGui::PushID(static_cast<int>(i));
        const std::string name = files[i].filename().string();
        if (!there) ImGui::PushStyleColor(ImGuiCol_Text, ui.theme[Ink::Faint]);
        const bool clicked = ImGui::MenuItem(name.c_str(), there ? nullptr : ui.words("recent.remove").c_str());
        if (!there) ImGui::PopStyleColor();
        ui.record("recent-file:" + std::to_string(i));
        tip(ui, there ? files[i].string() : ui.words(Message{"recent.missing", {{"file", files[i].string()}}}));
        ImGui::PopID();
        if (clicked && there) ask_for(studio, Wish::OpenFile, files[i]);
        if (clicked && !there) std::erase(studio.settings.recent_files, files[i]);
    }
    ImGui::EndMenu();
}

}  // namespace hexwright
