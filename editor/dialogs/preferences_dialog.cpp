#include "editor/dialogs/preferences_dialog.h"

#include "editor/files/files.h"
#include "editor/widgets/ui.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/core/system/device.h"
#include "engine/core/text.h"
#include "formats/telling/share_text.h"

#include <imgui_stdlib.h>

namespace hexwright::dialogs {

namespace {

void scale_field(Ui& ui, EditorState& editor) {
    int& scale = editor.user.settings.scale;
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

void theme_field(Ui& ui, EditorState& editor) {
    muted(ui, ui.words("preferences.theme"));
    for (const bool dark : {false, true}) {
        const char* id = dark ? "preferences.dark" : "preferences.light";
        if (button(ui, id, {.text = ui.words(id), .active = editor.map.view.dark == dark})) editor.map.view.dark = dark;
        ImGui::SameLine();
    }
    ImGui::NewLine();
}

void language_field(Ui& ui, EditorState& editor) {
    std::string& chosen = editor.user.settings.language;
    const auto choice = [&](const std::string& code, const std::string& name) {
        if (button(ui, "preferences:language-" + code, {.text = name, .active = chosen == code})) {
            chosen = code;
            editor.user.asked_language.clear();  // Who chooses one here wants it, whatever the program began with.
            editor.language_waits = true;
        }
        tip(ui, ui.words("preferences.language-tip"));
        ImGui::SameLine();
    };
    muted(ui, ui.words("preferences.language"));
    choice("", ui.words("preferences.as-system"));
    for (const Language& each : languages()) choice(std::string(each.code), std::string(each.name));
    ImGui::NewLine();
}

void motion_field(Ui& ui, EditorState& editor) {
    muted(ui, ui.words("preferences.motion"));
    for (const bool on : {true, false}) {
        const char* id = on ? "preferences.motion-on" : "preferences.motion-off";
        const bool active = editor.user.settings.motion == on;
        if (button(ui, id, {.text = ui.words(id), .active = active})) editor.user.settings.motion = on;
        tip(ui, ui.words("preferences.motion-tip"));
        ImGui::SameLine();
    }
    ImGui::NewLine();
}

void lengths_field(Ui& ui, EditorState& editor) {
    constexpr std::pair<LengthUnit, const char*> choices[] = {{LengthUnit::Levels, "preferences.levels"},
                                                              {LengthUnit::Centimetres, "preferences.centimetres"},
                                                              {LengthUnit::Inches, "preferences.inches"}};
    LengthUnit& chosen = editor.user.settings.lengths;
    muted(ui, ui.words("preferences.lengths"));
    for (const auto& [lengths, id] : choices) {
        if (button(ui, id, {.text = ui.words(id), .active = chosen == lengths})) chosen = lengths;
        tip(ui, ui.words(lengths == LengthUnit::Levels ? "preferences.levels-tip" : "preferences.lengths-tip"));
        ImGui::SameLine();
    }
    ImGui::NewLine();
}

// A page in a browser knows its own address.
void share_address_field(Ui& ui, EditorState& editor) {
    if (system::device_is_apart()) return;
    std::string& address = editor.user.settings.share.address;
    vertical_gap(ui, 4);
    muted(ui, ui.words("preferences.share-address"));
    ImGui::SetNextItemWidth(-1);
    ImGui::InputTextWithHint("##share-address", ui.words("preferences.share-hint").c_str(), &address);
    ui.record("preferences:share-address");
    tip(ui, ui.words("preferences.share-tip"));
    if (!trimmed(address).empty() && !is_web_address(trimmed(address)))
        wrapped(ui, ui.words(Message{"preferences.share-wrong", {{"most", most_address_letters}}}), Ink::Warning);
}

}  // namespace

void draw_preferences(Ui& ui, EditorState& editor, FormHeights& heights) {
    Form form(ui, heights);
    scale_field(ui, editor);
    vertical_gap(ui, 4);
    theme_field(ui, editor);
    vertical_gap(ui, 4);
    language_field(ui, editor);
    vertical_gap(ui, 4);
    motion_field(ui, editor);
    vertical_gap(ui, 4);
    lengths_field(ui, editor);
    share_address_field(ui, editor);
    vertical_gap(ui, 8);
    form.end();
    const bool done = button(ui, "dialog.ok", {.text = ui.words("dialog.ok"), .primary = true}) || ui.take(Key::Enter);
    if (done || ui.take(Key::Escape)) editor.dialog = {};
}

void draw_recent_menu(Ui& ui, EditorState& editor) {
    const bool shown = ImGui::BeginMenu(ui.words("menu.recent").c_str(), !editor.user.settings.recent_files.empty());
    ui.record("menu.recent");
    if (!shown) return;
    const std::vector<std::filesystem::path> files = editor.user.settings.recent_files;
    for (std::size_t i = 0; i < files.size(); ++i) {
        std::error_code ignored;
        const bool there = std::filesystem::exists(files[i], ignored);
        ImGui::PushID(static_cast<int>(i));
        const std::string name = files[i].filename().string();
        if (!there) ImGui::PushStyleColor(ImGuiCol_Text, ui.theme[Ink::Faint]);
        const bool clicked = ImGui::MenuItem(name.c_str(), there ? nullptr : ui.words("recent.remove").c_str());
        if (!there) ImGui::PopStyleColor();
        ui.record("recent-file:" + std::to_string(i));
        tip(ui, there ? files[i].string() : ui.words(Message{"recent.missing", {{"file", files[i].string()}}}));
        ImGui::PopID();
        if (clicked && there) request_action(editor, PendingAction::OpenFile, files[i]);
        if (clicked && !there) std::erase(editor.user.settings.recent_files, files[i]);
    }
    ImGui::EndMenu();
}

}  // namespace hexwright::dialogs
