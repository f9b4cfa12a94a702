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
