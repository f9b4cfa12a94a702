#include "editor/dialogs/file_dialog.h"

#include "editor/document/map_picture.h"
#include "editor/document/open.h"
#include "editor/document/sheet_files.h"
#include "editor/session/campaign.h"
#include "editor/session/carry_tool.h"
#include "editor/session/desk.h"
#include "editor/session/desk_house_rules.h"
#include "editor/session/files.h"
#include "editor/session/game_files.h"
#include "editor/session/icons.h"
#include "editor/session/layers.h"
#include "editor/session/many_games.h"
#include "editor/session/map_picture_file.h"
#include "editor/session/printing.h"
#include "editor/session/table_files.h"

#include <algorithm>
#include <cstdlib>

#include <imgui_internal.h>
#include <imgui_stdlib.h>

namespace hexwright::dialogs {

namespace {

namespace fs = std::filesystem;

void enter_folder(DialogsUi& state, const fs::path& folder) {
    state.folder = folder.lexically_normal();
    if (!state.folder.has_filename() && state.folder.has_relative_path()) state.folder = state.folder.parent_path();
    state.entries = entries_of(state.folder, state.kind);
    state.chosen = -1;
}

fs::path typed_path(const DialogsUi& state) {
    const char* home = state.name.starts_with("~/") ? std::getenv("HOME") : nullptr;
    if (home) return fs::path(home) / state.name.substr(2);
    return state.folder / state.name;  // If the name is absolute, operator/ drops the folder.
}

std::string in_small_letters(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

// The dialog keeps the ending of the name; whoever types it, too, means it once.
fs::path with_ending_once(fs::path file) {
    const std::string last = file.extension().string(), before = file.stem().extension().string();
    return !last.empty() && in_small_letters(last) == in_small_letters(before) ? file.replace_extension() : file;
}

bool is_of(const fs::path& file, Files kind) {
    const std::string ending = in_small_letters(file.extension().string());
    if (kind == Files::Games || kind == Files::Rules) return ending == ".xml";
    if (kind == Files::Sheets) return names_a_sheet(file) || names_a_table_file(file);
    if (kind == Files::Plots) return names_plots(file);
    if (kind == Files::MapPictures) return names_a_map_picture(file);
    if (kind == Files::Maps) return opens_as_map(file);
    if (kind == Files::Spreadsheets) return ending == ".csv" || ending == ".tsv" || ending == ".txt";
    return ending == ".png" || ending == ".jpg" || ending == ".jpeg";
}

// A file that our own dialogs do not list would be lost from sight, so a name without such an ending gets one. A dot
// inside a name, as in "ford 1.2", is no ending.
fs::path with_ending(fs::path file, Files kind, const fs::path& usual) {
    if (!is_of(file, kind)) file += usual;
    return file;
}

// Where there is such a file, that is said first: the same answer a second time means that it shall be replaced.
bool asks_before_replacing(EditorState& editor, const fs::path& file) {
    std::error_code no_matter;
    if (!fs::exists(file, no_matter) || editor.dialog.target == file) return false;
    editor.dialog.target = file;
    refuse(editor.status, {"table.exists", {{"file", file.filename().string()}}});
    return true;
}

void answer_with_game(EditorState& editor, const fs::path& typed) {
    editor.user.folder = typed.parent_path();
    if (editor.dialog.kind == Dialog::OpenGame) return void(open_game(editor, typed));
    const fs::path file = with_ending(typed, Files::Games, ".xml");
    if (asks_before_replacing(editor, file)) return;
    if (editor.dialog.kind == Dialog::ExportGame) return export_for_decider(editor, file);
    save_game(editor, file);
}

// A file that is written as a task: a sheet and its kin, plots, a picture of the map.
void answer_with_export(EditorState& editor, const DialogsUi& state, const fs::path& typed) {
    editor.user.folder = typed.parent_path();
    const fs::path file = with_ending(typed, state.kind, state.ending);
    const auto refused = state.kind == Files::MapPictures ? cannot_write_picture(editor, file) : std::nullopt;
    if (refused) return refuse(editor.status, refused->message);
    if (asks_before_replacing(editor, file)) return;
    editor.dialog = {};
    if (state.kind == Files::Plots) return write_plots(editor, file);
    if (state.kind == Files::MapPictures) return write_map_picture(editor, file);
    names_a_sheet(file) ? print_sheet(editor, file) : write_table_file(editor, file);
}

void answer_with_rules(EditorState& editor, DialogsUi& state, const fs::path& typed, bool saving) {
    editor.user.folder = typed.parent_path();
    const fs::path file = saving ? with_ending(typed, Files::Rules, ".xml") : typed;
    if (saving && asks_before_replacing(editor, file)) return;
    const bool done = saving ? write_house_rules_to(editor, file) : read_house_rules_from(editor, file);
    if (done) editor.dialog = {};
    else state.refocus = !saving;  // To type another name.
}

void answer_with_map(EditorState& editor, const fs::path& typed, bool saving) {
    if (!saving) {
        const bool merging = std::exchange(editor.dialog, {}).kind == Dialog::Merge;
        return void(merging ? merge_file(editor, typed) : open_in_tab(editor, typed));
    }
    const fs::path file = with_ending(typed, Files::Maps, ".xml");
    // save() asks its own questions.
    if (editor.document.file() == file && kind_of(file) == FileKind::Ours) return save(editor);
    if (std::error_code no_matter; fs::exists(file, no_matter)) {
        editor.dialog.kind = Dialog::Overwrite;
        editor.dialog.target = file;
        return;
    }
    save_to(editor, file);
}

void answer(EditorState& editor, DialogsUi& state, bool saving) {
    if (state.name.empty()) return;
    const fs::path file = saving ? with_ending_once(typed_path(state)) : typed_path(state);
    if (std::error_code no_matter; fs::is_directory(file, no_matter)) {
        state.name.clear();
        state.renamed = true;
        return enter_folder(state, file);
    }
    if (state.kind == Files::Spreadsheets) {
        editor.user.folder = file.parent_path();
        editor.dialog.kind = Dialog::Collections;
        return read_spreadsheet(editor, state.collections, file);
    }
    if (state.kind == Files::Pictures) {
        editor.dialog = {};
        return add_underlay(editor, file);
    }
    if (state.kind == Files::Games) return answer_with_game(editor, file);
    if (state.kind == Files::Sheets || state.kind == Files::Plots || state.kind == Files::MapPictures)
        return answer_with_export(editor, state, file);
    if (state.kind == Files::Rules) return answer_with_rules(editor, state, file, saving);
    if (editor.dialog.kind == Dialog::NewCampaign) {
        if (begin_campaign(editor, with_ending(file, state.kind, ".xml"))) editor.dialog = {};
        return;
    }
    if (editor.dialog.kind == Dialog::CampaignGame) {
        const auto game = std::exchange(editor.dialog, {}).game;
        return void(game ? replace_campaign_game(editor, *game, file) : add_campaign_game(editor, file));
    }
    if (editor.dialog.kind == Dialog::Battlefield) {
        editor.dialog = {};
        return void(use_battlefield(editor, file));
    }
    answer_with_map(editor, file, saving);
}

void choose(DialogsUi& state, int number) {
    if (state.entries.empty()) return;
    state.chosen = std::clamp(number, 0, static_cast<int>(state.entries.size()) - 1);
    state.name = state.entries[static_cast<std::size_t>(state.chosen)].name;
    state.scroll = state.renamed = true;
}

void folder_line(Ui& ui, DialogsUi& state) {
    if (button(
            ui, "dialog:up",
            {.icon = icon::up, .enabled = state.folder.has_parent_path() && state.folder != state.folder.root_path()}))
        enter_folder(state, state.folder.parent_path());
    tip(ui, ui.words("file-dialog.up"));
    ImGui::SameLine();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string path = state.folder.string();
    ImGui::AlignTextToFramePadding();
    const float width = ImGui::GetContentRegionAvail().x;
    std::string shown = path;
    while (ImGui::CalcTextSize(("…" + shown).c_str()).x > width && shown.find('/', 1) != std::string::npos)
        shown = shown.substr(shown.find('/', 1));
    if (shown != path) shown = "…" + shown;
    ImGui::GetWindowDrawList()->AddText({at.x, at.y + ui.px(6)}, ui.theme[Ink::Muted], shown.c_str());
    ImGui::NewLine();
}

constexpr float bookmarks_width = 132, picture_width = 236;
constexpr float least_with_picture = 700;  // A narrower dialog lists files without a picture of the chosen one.

float entries_height(const Ui& ui) { return std::min(ui.px(320), ImGui::GetMainViewport()->Size.y * 0.45F); }
bool has_picture(const Ui& ui) { return ImGui::GetWindowWidth() >= ui.px(least_with_picture); }

std::vector<std::pair<const char*, fs::path>> bookmarks(const EditorState& editor) {
    std::vector<std::pair<const char*, fs::path>> places;
    if (const char* home = std::getenv("HOME"); home && *home) places.emplace_back("file-dialog.home", home);
    if (editor.document.file())
        places.emplace_back("file-dialog.this-map", fs::absolute(*editor.document.file()).parent_path());
    if (const fs::path samples = samples_folder(); !samples.empty())
        places.emplace_back("file-dialog.samples", samples);
    if (std::error_code none; !editor.safety.state.empty() && fs::is_directory(map_trash(editor.safety.state), none))
        places.emplace_back("file-dialog.trash", map_trash(editor.safety.state));
    return places;
}

void bookmark_list(Ui& ui, EditorState& editor, DialogsUi& state) {
    ImGui::BeginChild("##bookmarks", {ui.px(bookmarks_width), entries_height(ui)}, false);
    for (const auto& [words, folder] : bookmarks(editor)) {
        const bool here = state.folder == folder.lexically_normal();
        if (ImGui::Selectable((std::string(icon::folder) + "   " + ui.words(words)).c_str(), here,
                              ImGuiSelectableFlags_DontClosePopups))
            enter_folder(state, folder);
        ui.record("bookmark:" + std::string(words).substr(12));
        tip(ui, folder.string());
    }
    ImGui::EndChild();
}

// The map chosen in the list, with its description.
void chosen_map(Ui& ui, EditorState& editor, DialogsUi& state) {
    ImGui::BeginChild("##preview", {ui.px(picture_width), entries_height(ui)}, false);
    if (state.kind == Files::Maps && state.chosen >= 0 &&
        !state.entries[static_cast<std::size_t>(state.chosen)].folder) {
        const ImVec2 at = ImGui::GetCursorScreenPos(), size = ui.px(picture_width, 170);
        const Preview& preview = state.previews.of(
            state.folder / state.entries[static_cast<std::size_t>(state.chosen)].name, size, ui, editor);
        draw_preview(ui, preview, {at.x, at.y, at.x + size.x, at.y + size.y});
        ImGui::Dummy(size);
        ui.record("dialog:preview");
        if (preview.texture != 0) {
            wrapped(ui, preview.map.title);
            if (!preview.map.author.empty())
                muted(ui, ui.words(Message{"preview.author", {{"author", preview.map.author}}}));
            muted(ui, ui.words(Message{"welcome.map", {{"count", preview.map.pieces}, {"boxes", preview.map.boxes}}}));
        }
    }
    ImGui::EndChild();
}

void entry_list(Ui& ui, EditorState& editor, DialogsUi& state, bool saving) {
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.theme[Ink::Raised]);
    const float beside = has_picture(ui) ? ui.px(picture_width + 8) : 0;
    ImGui::BeginChild("##entries", {ImGui::GetContentRegionAvail().x - beside, entries_height(ui)}, false,
                      ImGuiWindowFlags_AlwaysUseWindowPadding);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 4));
    if (state.entries.empty()) muted(ui, ui.words("file-dialog.empty"));
    for (int i = 0; i < static_cast<int>(state.entries.size()); ++i) {
        const FolderEntry entry = state.entries[static_cast<std::size_t>(i)];
        const std::string label = std::string(entry.folder ? icon::folder : icon::file) + "   " + entry.name;
        ImGui::PushID(i);
        const bool clicked =
            ImGui::Selectable(label.c_str(), state.chosen == i,
                              ImGuiSelectableFlags_AllowDoubleClick | ImGuiSelectableFlags_DontClosePopups);
        ui.record("entry:" + entry.name);
        if (state.chosen == i && state.scroll) ImGui::SetScrollHereY();
        ImGui::PopID();
        if (!clicked) continue;
        choose(state, i);
        if (entry.folder || ImGui::IsMouseDoubleClicked(0)) {
            answer(editor, state, saving);
            break;  // The list has changed.
        }
    }
    state.scroll = false;
    ImGui::PopStyleVar();
    ImGui::EndChild();
    ImGui::PopStyleColor();
}

}  // namespace

std::vector<FolderEntry> entries_of(const fs::path& folder, Files kind) {
    std::vector<FolderEntry> entries;
    std::error_code trouble;
    for (fs::directory_iterator it(folder, trouble), end; !trouble && it != end; it.increment(trouble)) {
        std::error_code no_matter;
        const std::string name = it->path().filename().string();
        const bool is_folder = it->is_directory(no_matter);
        if (name.starts_with('.') || (!is_folder && !is_of(it->path(), kind))) continue;
        entries.push_back({name, is_folder});
    }
    std::ranges::sort(entries, [](const FolderEntry& a, const FolderEntry& b) {
        return a.folder != b.folder ? a.folder : a.name < b.name;
    });
    return entries;
}

void begin_file_dialog(const EditorState& editor, DialogsUi& state, bool saving) {
    std::error_code no_matter;
    const Dialog dialog = editor.dialog.kind;
    const bool game = dialog == Dialog::SaveGame || dialog == Dialog::OpenGame || dialog == Dialog::ExportGame;
    const bool rules = dialog == Dialog::OpenRules || dialog == Dialog::SaveRules;
    state.kind = game                             ? Files::Games
                 : dialog == Dialog::Picture      ? Files::Pictures
                 : dialog == Dialog::Csv          ? Files::Spreadsheets
                 : dialog == Dialog::PrintTo      ? Files::Sheets
                 : dialog == Dialog::Plots        ? Files::Plots
                 : rules                          ? Files::Rules
                 : dialog == Dialog::MapPictureTo ? Files::MapPictures
                                                  : Files::Maps;
    state.refocus = true;
    state.ending = state.kind == Files::MapPictures ? ".png"
                   : editor.dialog.target.empty()   ? ".pdf"
                                                    : editor.dialog.target.extension();
    enter_folder(state, editor.user.folder.empty() ? fs::current_path(no_matter) : editor.user.folder);
    state.name.clear();
    if (!saving) return;
    // A guide, a model, a film, or plots.
    const bool named = (dialog == Dialog::PrintTo || dialog == Dialog::Plots) && !editor.dialog.target.empty();
    state.name = game                                          ? suggested_game_name(editor).string()
                 : dialog == Dialog::NewCampaign               ? editor.words("campaign.usual-file")
                 : rules && editor.now().scenario->house_rules ? editor.now().scenario->house_rules->id + ".xml"
                 : named                                       ? editor.dialog.target.string()
                 : dialog == Dialog::PrintTo                   ? suggested_sheet_name(editor)
                 : dialog == Dialog::MapPictureTo              ? suggested_picture_name(editor)
                                                               : suggested_name(editor.document, editor.words);
}

namespace {

// Selects the name in the field just drawn, without its ending, so that typing keeps that.
void select_name(const std::string& name) {
    ImGuiInputTextState* field = ImGui::GetInputTextState(ImGui::GetItemID());
    if (!field) return;
    std::size_t end = name.rfind('.');
    if (name.ends_with(".json.gz")) end = name.size() - std::string_view(".json.gz").size();
    field->Stb.select_start = 0;
    field->Stb.select_end = field->Stb.cursor =
        end == std::string::npos || end == 0
            ? field->CurLenW
            : ImTextCountCharsFromUtf8(name.data(), name.data() + static_cast<std::ptrdiff_t>(end));
}

}  // namespace

void draw_file_dialog(Ui& ui, EditorState& editor, DialogsUi& state, bool saving) {
    folder_line(ui, state);
    bookmark_list(ui, editor, state);
    ImGui::SameLine();
    entry_list(ui, editor, state, saving);
    if (has_picture(ui)) {
        ImGui::SameLine();
        chosen_map(ui, editor, state);
    }
    ImGui::SetNextItemWidth(-1);
    if (state.renamed) ImGui::ClearActiveID();  // A field being edited would keep its own text.
    else if (state.refocus) ImGui::SetKeyboardFocusHere();
    state.selecting |= state.refocus;
    state.refocus = std::exchange(state.renamed, false);
    ImGui::InputTextWithHint("##name", ui.words(saving ? "file-dialog.name" : "file-dialog.name-or-path").c_str(),
                             &state.name);
    ui.record("dialog:name");
    if (state.selecting && ImGui::IsItemActive()) {
        select_name(state.name);
        state.selecting = false;
    }
    if (ui.take(Key::Down)) choose(state, state.chosen + 1);
    if (ui.take(Key::Up)) choose(state, state.chosen - 1);
    const bool tells = state.kind == Files::Games || state.kind == Files::Sheets || state.kind == Files::Plots ||
                       state.kind == Files::MapPictures || state.kind == Files::Rules ||
                       editor.dialog.kind == Dialog::NewCampaign;
    if (tells && editor.status.notice && editor.status.notice->refused)
        wrapped(ui, ui.words(editor.status.notice->words), Ink::Warning);
    vertical_gap(ui, 4);
    const char* verb = saving ? "dialog.save" : "dialog.open";
    const bool yes = button(ui, verb, {.text = ui.words(verb), .enabled = !state.name.empty(), .primary = true});
    ImGui::SameLine();
    const bool no = button(ui, "dialog.cancel", {.text = ui.words("dialog.cancel")});
    if (yes || ui.take(Key::Enter)) answer(editor, state, saving);
    else if (no || ui.take(Key::Escape))
        editor.dialog = {state.kind == Files::Spreadsheets ? Dialog::Collections : Dialog::None};
}

}  // namespace hexwright::dialogs
