#include "editor/panels/dialogs.h"

#include "editor/panels/file_dialog.h"
#include "editor/panels/icons.h"

namespace hexwright {

namespace {

bool answered(Ui& ui, const char* id, Key key, bool primary) {
    const bool clicked = button(ui, id, {.text = ui.words(id), .primary = primary});
    return clicked || (key != Key::None && ui.take(key));
}

void draw_unsaved(Ui& ui, Studio& studio) {
    wrapped(ui, ui.words(Message{"dialog.unsaved-text", {{"title", title_of(studio)}}}));
    vertical_gap(ui, 4);
    const bool yes = answered(ui, "dialog.save", Key::Enter, true);
    ImGui::SameLine();
    const bool drop = answered(ui, "dialog.do-not-save", Key::None, false);
    ImGui::SameLine();
    const bool stay = answered(ui, "dialog.cancel", Key::Escape, false);
    if (yes) save(studio);
    else if (drop) grant(studio);
    else if (stay) studio.asking = {};
}

void draw_overwrite(Ui& ui, Studio& studio) {
    wrapped(ui, ui.words(Message{"dialog.overwrite-text", {{"file", studio.asking.file.filename().string()}}}));
    vertical_gap(ui, 4);
    const bool yes = answered(ui, "dialog.replace", Key::Enter, true);
    ImGui::SameLine();
    const bool no = answered(ui, "dialog.cancel", Key::Escape, false);
    if (no) studio.asking = {Dialog::SaveAs, studio.asking.then, {}, {}, {}};
    if (!yes) return;
    const Asking before = std::exchange(studio.asking, {});
    if (!save_file(studio, before.file) || before.then == Wish::None) return;
    studio.asking = {Dialog::None, before.then, {}, {}, {}};
    grant(studio);
}

void draw_trouble(Ui& ui, Studio& studio) {
    wrapped(ui, studio.asking.trouble);
    muted(ui, studio.asking.remedy);
    vertical_gap(ui, 4);
    if (answered(ui, "dialog.ok", Key::Enter, true) || ui.take(Key::Escape)) studio.asking = {};
}

void key_rows(Ui& ui, const char* menu) {
    for (const Command& row : commands()) {
        if (row.menu != menu || row.key.key == Key::None || row.id.starts_with("recent.")) continue;
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        ImGui::TextUnformatted(label_of(row, ui.words).c_str());
        ImGui::TableNextColumn();
        ImGui::TextColored(ui.ink(Ink::Muted), "%s", keys_of(row).c_str());
    }
}

void mouse_rows(Ui& ui) {
    for (const char* id : {"turn", "zoom", "pan", "orbit", "menu", "recent"}) {
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        ImGui::TextUnformatted(ui.words("mouse." + std::string(id)).c_str());
        ImGui::TableNextColumn();
        ImGui::TextColored(ui.ink(Ink::Muted), "%s", ui.words("mouse." + std::string(id) + "-how").c_str());
    }
}

bool begin_columns(Ui& ui, const char* id) {
    if (!ImGui::BeginTable(id, 2, ImGuiTableFlags_None, {ui.px(360), 0})) return false;
    ImGui::TableSetupColumn("what", ImGuiTableColumnFlags_WidthStretch, 0.58F);
    ImGui::TableSetupColumn("keys", ImGuiTableColumnFlags_WidthStretch, 0.42F);
    return true;
}

void draw_keys(Ui& ui, Studio& studio) {
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ui.px(4, 2));
    if (begin_columns(ui, "##left")) {
        for (const char* menu : {"file", "edit", ""}) key_rows(ui, menu);
        ImGui::EndTable();
    }
    ImGui::SameLine(0, ui.px(32));
    if (begin_columns(ui, "##right")) {
        for (const char* menu : {"map", "view", "help"}) key_rows(ui, menu);
        mouse_rows(ui);
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
    vertical_gap(ui, 4);
    if (answered(ui, "dialog.ok", Key::Enter, true) || ui.take(Key::Escape)) studio.asking = {};
}

void draw_about(Ui& ui, Studio& studio) {
    wrapped(ui, ui.words(Message{"about.version", {{"version", HEXWRIGHT_VERSION}}}));
    wrapped(ui, ui.words("about.what"));
    muted(ui, ui.words("about.trademark"));
    vertical_gap(ui, 4);
    if (answered(ui, "dialog.ok", Key::Enter, true) || ui.take(Key::Escape)) studio.asking = {};
}

struct Face {
    const char* title;
    float width;
};
Face face_of(Dialog dialog) {
    switch (dialog) {
        case Dialog::Open: return {"dialog.open-title", 560};
        case Dialog::SaveAs: return {"dialog.save-as-title", 560};
        case Dialog::Overwrite: return {"dialog.overwrite-title", 420};
        case Dialog::Unsaved: return {"dialog.unsaved-title", 420};
        case Dialog::Trouble: return {"dialog.trouble-title", 520};
        case Dialog::Keys: return {"dialog.keys-title", 792};
        default: return {"dialog.about-title", 420};
    }
}

void draw_inside(Ui& ui, Studio& studio, DialogsUi& state) {
    switch (studio.asking.dialog) {
        case Dialog::Open: return draw_file_dialog(ui, studio, state, false);
        case Dialog::SaveAs: return draw_file_dialog(ui, studio, state, true);
        case Dialog::Overwrite: return draw_overwrite(ui, studio);
        case Dialog::Unsaved: return draw_unsaved(ui, studio);
        case Dialog::Trouble: return draw_trouble(ui, studio);
        case Dialog::Keys: return draw_keys(ui, studio);
        case Dialog::About: return draw_about(ui, studio);
        case Dialog::None: return;
    }
}

}  // namespace

void draw_dialogs(Ui& ui, Studio& studio, DialogsUi& state) {
    const Dialog wanted = studio.asking.dialog;
    if (wanted == Dialog::None) {
        state.shown = Dialog::None;
        return;
    }
    const Face face = face_of(wanted);
    const std::string name = ui.words(face.title) + "###dialog" + std::to_string(static_cast<int>(wanted));
    if (state.shown != wanted) {
        if (wanted == Dialog::Open || (wanted == Dialog::SaveAs && state.shown != Dialog::Overwrite))
            begin_file_dialog(studio, state, wanted == Dialog::SaveAs);
        ImGui::OpenPopup(name.c_str());
        state.shown = wanted;
    }
    const ImVec2 middle = ImGui::GetMainViewport()->GetCenter();
    ImGui::SetNextWindowPos(middle, ImGuiCond_Always, {0.5F, 0.5F});
    ImGui::SetNextWindowSize({ui.px(face.width), 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ui.px(20, 16));
    if (ImGui::BeginPopupModal(name.c_str(), nullptr,
                               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                                   ImGuiWindowFlags_NoSavedSettings)) {
        heading(ui, ui.words(face.title));
        draw_inside(ui, studio, state);
        if (studio.asking.dialog != wanted) ImGui::CloseCurrentPopup();
        ImGui::EndPopup();
    }
    ImGui::PopStyleVar();
    ui.presses.clear();  // nothing behind a dialog hears keys
}

}  // namespace hexwright
