#include "editor/dialogs/dialogs.h"

#include "editor/dialogs/file_dialog.h"
#include "editor/dialogs/group_dialog.h"
#include "editor/dialogs/import_report.h"
#include "editor/dialogs/new_game.h"
#include "editor/dialogs/preferences_dialog.h"
#include "editor/dialogs/safety_dialogs.h"
#include "editor/dialogs/test_dialog.h"
#include "editor/dialogs/welcome.h"
#include "editor/editing/titles.h"
#include "editor/files/files.h"
#include "editor/files/safekeeping.h"
#include "editor/files/start_offers.h"
#include "editor/workspace/editor_state.h"
#include "engine/core/system/local_time.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace hexwright::dialogs {

bool answered(Ui& ui, const char* id, Key key, bool primary) {
    const bool clicked = button(ui, id, {.text = ui.words(id), .primary = primary});
    return clicked || (key != Key::None && ui.take(key));
}

std::string day_and_time(long long seconds) { return system::local_time(seconds, "%Y-%m-%d %H:%M"); }

namespace {

void draw_unsaved(Ui& ui, EditorState& editor) {
    wrapped(ui, ui.words(Message{changes_go_to_trash(editor.map) ? "dialog.unsaved-text" : "dialog.unsaved-text-lost",
                                 {{"title", title_of(editor.map.document, editor.words)}, {"days", trash_days}}}));
    vertical_gap(ui, 4);
    const bool yes = answered(ui, "dialog.save", Key::Enter, true);
    ImGui::SameLine();
    const bool drop = answered(ui, "dialog.do-not-save", Key::None, false);
    ImGui::SameLine();
    const bool stay = answered(ui, "dialog.cancel", Key::Escape, false);
    if (yes) save(editor);
    else if (drop) perform_pending(editor);
    else if (stay) editor.dialog = {};
}

void draw_overwrite(Ui& ui, EditorState& editor) {
    wrapped(ui, ui.words(Message{"dialog.overwrite-text", {{"file", editor.dialog.target.filename().string()}}}));
    vertical_gap(ui, 4);
    const bool yes = answered(ui, "dialog.replace", Key::Enter, true);
    ImGui::SameLine();
    const bool no = answered(ui, "dialog.cancel", Key::Escape, false);
    if (no) editor.dialog.kind = Dialog::SaveAs;
    else if (yes) save_to(editor, std::filesystem::path(editor.dialog.target));
}

// Each line is wrapped by itself; an empty one is a gap.
void wrapped_lines(Ui& ui, std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (end == 0) vertical_gap(ui, 6);
        else wrapped(ui, std::string(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

// It scrolls where it would not fit into the window, as the names of fifty files.
void draw_trouble_text(Ui& ui, const std::string& text) {
    const float most = ImGui::GetIO().DisplaySize.y * 0.5F;
    const float height = ImGui::CalcTextSize(text.c_str(), nullptr, false, ImGui::GetContentRegionAvail().x).y;
    if (height <= most) return wrapped_lines(ui, text);
    if (ImGui::BeginChild("trouble-text", {0, most})) wrapped_lines(ui, text);
    ImGui::EndChild();
}

}  // namespace

void draw_told_at_start(Ui& ui, const DialogState& dialog) {
    if (dialog.trouble.empty()) return;
    draw_trouble_text(ui, dialog.trouble);
    muted(ui, dialog.remedy);
    vertical_gap(ui, 8);
}

namespace {

void draw_trouble(Ui& ui, EditorState& editor) {
    draw_trouble_text(ui, editor.dialog.trouble);
    muted(ui, editor.dialog.remedy);
    vertical_gap(ui, 4);
    if (answered(ui, "dialog.ok", Key::Enter, true) || ui.take(Key::Escape)) editor.dialog = {};
}

void draw_about(Ui& ui, EditorState& editor) {
    wrapped(ui, ui.words(Message{"about.version", {{"version", HEXWRIGHT_VERSION}}}));
    wrapped(ui, ui.words("about.what"));
    muted(ui, ui.words("about.trademark"));
    vertical_gap(ui, 4);
    if (answered(ui, "dialog.ok", Key::Enter, true) || ui.take(Key::Escape)) editor.dialog = {};
}

// A new dialog is a row here and a function that draws what is inside; answering sets `editor.dialog`.
struct DialogRow {
    Dialog dialog;
    const char* title;
    float width;  // In pixels at scale 1.
    void (*draw)(Ui&, EditorState&, DialogsUi&);
};
constexpr DialogRow rows[] = {
    {Dialog::Open, "dialog.open-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, false); }},
    {Dialog::SaveAs, "dialog.save-as-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, true); }},
    {Dialog::Merge, "dialog.merge-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, false); }},
    {Dialog::Picture, "dialog.picture-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, false); }},
    {Dialog::Csv, "dialog.csv-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, false); }},
    {Dialog::SaveGame, "dialog.save-game-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, true); }},
    {Dialog::ExportGame, "dialog.export-game-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, true); }},
    {Dialog::OpenGame, "dialog.open-game-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, false); }},
    {Dialog::Battlefield, "dialog.battlefield-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, false); }},
    {Dialog::NewCampaign, "dialog.new-campaign-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, true); }},
    {Dialog::CampaignGame, "dialog.campaign-game-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, false); }},
    {Dialog::Print, "print.title", 720,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_print_dialog(ui, s, state.print, state.heights); }},
    {Dialog::PrintTo, "print.save-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, true); }},
    {Dialog::Plots, "games.save-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, true); }},
    {Dialog::MapPicture, "picture-dialog.title", 760,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_picture_dialog(ui, s, state.picture); }},
    {Dialog::MapPictureTo, "picture-dialog.save-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, true); }},
    {Dialog::Share, "share.title", 760,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_share_dialog(ui, s, state.share, state.heights); }},
    {Dialog::OpenRules, "dialog.open-rules-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, false); }},
    {Dialog::SaveRules, "dialog.save-rules-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, true); }},
    {Dialog::Overwrite, "dialog.overwrite-title", 420,
     [](Ui& ui, EditorState& s, DialogsUi&) { draw_overwrite(ui, s); }},
    {Dialog::Unsaved, "dialog.unsaved-title", 420, [](Ui& ui, EditorState& s, DialogsUi&) { draw_unsaved(ui, s); }},
    {Dialog::Trouble, "dialog.trouble-title", 520, [](Ui& ui, EditorState& s, DialogsUi&) { draw_trouble(ui, s); }},
    {Dialog::Keys, "dialog.keys-title", 860,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_key_list(ui, s, state.keys, state.heights); }},
    {Dialog::Commands, "dialog.commands-title", 480,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_command_palette(ui, s, state.commands); }},
    {Dialog::Imported, "dialog.imported-title", 640,
     [](Ui& ui, EditorState& s, DialogsUi&) { draw_import_report(ui, s); }},
    {Dialog::Exporting, "dialog.exporting-title", 640,
     [](Ui& ui, EditorState& s, DialogsUi&) { draw_export_report(ui, s); }},
    {Dialog::Recover, "recover.title", 560, [](Ui& ui, EditorState& s, DialogsUi&) { draw_recover(ui, s); }},
    {Dialog::Changed, "file-changed.title", 560, [](Ui& ui, EditorState& s, DialogsUi&) { draw_changed_file(ui, s); }},
    {Dialog::Gone, "file-gone.title", 480, [](Ui& ui, EditorState& s, DialogsUi&) { draw_gone_file(ui, s); }},
    {Dialog::InUse, "in-use.title", 520, [](Ui& ui, EditorState& s, DialogsUi&) { draw_in_use(ui, s); }},
    {Dialog::Welcome, "welcome.title", 952, draw_welcome},
    {Dialog::FirstSets, "first-sets.title", 480, draw_first_sets},
    {Dialog::Replace, "replace.title", 420, [](Ui& ui, EditorState& s, DialogsUi&) { draw_replace(ui, s); }},
    {Dialog::Collections, "collections.title", 860,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_collections(ui, s, state.collections, state.heights); }},
    {Dialog::Preferences, "preferences.title", 420,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_preferences(ui, s, state.heights); }},
    {Dialog::NewGame, "new-game.title", 700,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_new_game(ui, s, state.army, state.heights); }},
    {Dialog::Army, "army-browser.at-desk", 860,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_army_browser(ui, s, state.army); }},
    {Dialog::OwnArmies, "army-browser.own", 860,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_army_browser(ui, s, state.army); }},
    {Dialog::ArmyTo, "army-browser.save-title", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, true); }},
    {Dialog::MakeTest, "test.title", 560, [](Ui& ui, EditorState& s, DialogsUi&) { draw_test_dialog(ui, s); }},
    {Dialog::Group, "group.title", 420, [](Ui& ui, EditorState& s, DialogsUi&) { draw_group_dialog(ui, s); }},
    {Dialog::OwnPieces, "own-pieces.title", 860,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_own_pieces(ui, s, state.own_pieces, state.heights); }},
    {Dialog::Report, "fault.window", 760,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_fault_dialog(ui, s, state.fault); }},
    {Dialog::ReportTo, "fault.window", 880,
     [](Ui& ui, EditorState& s, DialogsUi& state) { draw_file_dialog(ui, s, state, true); }},
    {Dialog::About, "dialog.about-title", 420, [](Ui& ui, EditorState& s, DialogsUi&) { draw_about(ui, s); }},
};

const DialogRow& row_of(Dialog dialog) { return *std::ranges::find(rows, dialog, &DialogRow::dialog); }

void begin(EditorState& editor, DialogsUi& state, Dialog wanted) {
    const bool asks_for_file = wanted == Dialog::Open || wanted == Dialog::Merge || wanted == Dialog::Battlefield ||
                               wanted == Dialog::Picture || wanted == Dialog::Csv || wanted == Dialog::CampaignGame ||
                               wanted == Dialog::OpenRules;
    const bool saves_game = wanted == Dialog::SaveGame || wanted == Dialog::ExportGame;
    if (saves_game || wanted == Dialog::OpenGame) begin_file_dialog(editor, state, saves_game);
    if (wanted == Dialog::NewCampaign || wanted == Dialog::PrintTo || wanted == Dialog::Plots ||
        wanted == Dialog::SaveRules || wanted == Dialog::MapPictureTo || wanted == Dialog::ReportTo ||
        wanted == Dialog::ArmyTo)
        begin_file_dialog(editor, state, true);
    if (asks_for_file || (wanted == Dialog::SaveAs && state.shown != Dialog::Overwrite))
        begin_file_dialog(editor, state, wanted == Dialog::SaveAs);
    if (wanted == Dialog::Commands) state.commands = {};
    if (wanted == Dialog::Keys) state.keys = {};
    if (wanted == Dialog::MapPicture) state.picture = {.texture = state.picture.texture};
    if (wanted == Dialog::Share) begin_share_dialog(state.share);
    if (wanted == Dialog::NewGame) begin_army_browser(state.army, ArmyPlace::Game, {});
    if (wanted == Dialog::OwnArmies) begin_army_browser(state.army, ArmyPlace::Own, {});
    if (wanted == Dialog::Army) begin_army_browser(state.army, ArmyPlace::Desk, PlayerId{editor.map.desk.player});
    if (wanted == Dialog::Collections && state.shown != Dialog::Csv) begin_collections(editor, state.collections);
    if (wanted == Dialog::OwnPieces) begin_own_pieces(editor, state.own_pieces);
    if (wanted == Dialog::Report) begin_fault_dialog(editor, state.fault, "hexwright-editor " HEXWRIGHT_VERSION);
    if (wanted == Dialog::Welcome) state.offers = start_offers(editor);
    state.shown = wanted;
    state.heights = {};
}

}  // namespace

std::string_view title_of_dialog(Dialog dialog) {
    return dialog == Dialog::None ? std::string_view() : row_of(dialog).title;
}

void draw_dialogs(Ui& ui, EditorState& editor, DialogsUi& state) {
    offer_welcome(editor);
    const Dialog wanted = editor.dialog.kind;
    if (wanted == Dialog::None) {
        state.shown = Dialog::None;
        return;
    }
    const DialogRow& row = row_of(wanted);
    const std::string name = ui.words(row.title) + "###dialog" + std::to_string(static_cast<int>(wanted));
    if (state.shown != wanted) {
        begin(editor, state, wanted);
        ImGui::OpenPopup(name.c_str());
    }
    const ImVec2 middle = ImGui::GetMainViewport()->GetCenter();
    ImGui::SetNextWindowPos(middle, ImGuiCond_Always, {0.5F, 0.5F});
    // In a small window it is narrower, and what does not fit is scrolled.
    const ImVec2 screen = ImGui::GetMainViewport()->Size;
    const float width = std::min(ui.px(row.width), screen.x - ui.px(16));
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, most_height(ui)});
    ImGui::SetNextWindowSize({width, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ui.px(20, 16));
    if (ImGui::BeginPopupModal(name.c_str(), nullptr,
                               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                                   ImGuiWindowFlags_NoSavedSettings)) {
        heading(ui, ui.words(row.title));
        row.draw(ui, editor, state);
        if (editor.dialog.kind != wanted) ImGui::CloseCurrentPopup();
        ImGui::EndPopup();
    }
    ImGui::PopStyleVar();
    ui.presses.clear();  // Nothing behind a dialog receives keys.
}

}  // namespace hexwright::dialogs
