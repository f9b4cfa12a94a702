#include "editor/dialogs/file_dialog.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_house_rules.h"
#include "editor/desk/desk_setups.h"
#include "editor/document/files/open.h"
#include "editor/document/files/sheet_files.h"
#include "editor/editing/carry_tool.h"
#include "editor/editing/layers.h"
#include "editor/files/campaign_files.h"
#include "editor/files/fault_file.h"
#include "editor/files/files.h"
#include "editor/files/map_picture_file.h"
#include "editor/files/printing.h"
#include "editor/files/save_place.h"
#include "editor/files/table_files.h"
#include "editor/inspect/many_games.h"
#include "editor/play/game_files.h"
#include "editor/tools/tracing.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "editor/workspace/keys.h"
#include "engine/core/system/device.h"
#include "engine/core/system/places.h"
#include "engine/core/text.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>

#include <imgui_internal.h>
#include <imgui_stdlib.h>

namespace hexwright::dialogs {

namespace {

namespace fs = std::filesystem;

constexpr KeyPress new_folder_key{letter('N'), {true, true, false}};

bool pressed(const Ui& ui, KeyPress press) { return std::ranges::count(ui.presses, press) > 0; }

void enter_folder(DialogsUi& state, const fs::path& folder) {
    state.folder = folder.lexically_normal();
    if (!state.folder.has_filename() && state.folder.has_relative_path()) state.folder = state.folder.parent_path();
    state.entries = entries_of(state.folder, state.kind);
    state.chosen = -1;
    state.trouble.reset();
}

bool saves(const DialogsUi& state) { return !state.types.empty(); }

fs::path path_of(const DialogsUi& state, const fs::path& name) {
    // If the name is absolute, operator/ drops the folder.
    return state.folder / system::in_home(name.string()).value_or(name);
}

fs::path typed_path(const DialogsUi& state) { return path_of(state, state.name.text); }

// The file that what is typed means. Only an ending is no name.
fs::path meant_path(const DialogsUi& state) {
    if (!saves(state)) return typed_path(state);
    return path_of(state, file_meant(state.name, state.kind));
}

bool names_something(const DialogsUi& state) {
    const std::string& text = state.name.text;
    return !text.empty() && !(saves(state) && fs::path(text).filename() == state.name.ending);
}

// Where there is such a file, that is said first: the same answer a second time means that it shall be replaced.
bool asks_before_replacing(EditorState& editor, const fs::path& file) {
    std::error_code ignored;
    if (!fs::exists(file, ignored) || editor.dialog.target == file) return false;
    editor.dialog.target = file;
    refuse(editor.map.status, {"table.exists", {{"file", file.filename().string()}}});
    return true;
}

void answer_with_game(EditorState& editor, const fs::path& file) {
    editor.user.folder = file.parent_path();
    if (editor.dialog.kind == Dialog::OpenGame) return void(open_game(editor, file));
    if (asks_before_replacing(editor, file)) return;
    if (editor.dialog.kind == Dialog::ExportGame) return export_for_decider(editor, file);
    save_game(editor, file);
}

// A file that is written as a task: a sheet and its kin, plots, a picture of the map.
void answer_with_export(EditorState& editor, DialogsUi& state, const fs::path& file) {
    editor.user.folder = file.parent_path();
    const auto refused = state.kind == Files::MapPictures ? cannot_write_picture(editor, file) : std::nullopt;
    if (refused) return refuse(editor.map.status, refused->message);
    if (asks_before_replacing(editor, file)) return;
    const Dialog asked = std::exchange(editor.dialog, {}).kind;
    if (asked == Dialog::ArmyTo) return print_army_to(editor, state.army, file);
    if (state.kind == Files::Plots) return write_plots(editor, file);
    if (state.kind == Files::MapPictures) return write_map_picture(editor, file);
    names_a_sheet(file) ? print_sheet(editor, file) : write_table_file(editor, file);
}

void answer_with_report(EditorState& editor, const DialogsUi& state, const fs::path& file) {
    editor.user.folder = file.parent_path();
    if (!asks_before_replacing(editor, file)) save_fault_report(editor, state.fault.text, file);
}

void answer_with_rules(EditorState& editor, DialogsUi& state, const fs::path& file, bool saving) {
    editor.user.folder = file.parent_path();
    if (saving && asks_before_replacing(editor, file)) return;
    const bool done = saving ? write_house_rules_to(editor, file) : read_house_rules_from(editor, file);
    if (done) editor.dialog = {};
    else state.refocus = !saving;  // To type another name.
}

void answer_with_map(EditorState& editor, DialogsUi& state, const fs::path& file, bool saving) {
    if (!saving) {
        const bool merging = std::exchange(editor.dialog, {}).kind == Dialog::Merge;
        return void(merging ? merge_file(editor, file) : open_in_tab(editor, file));
    }
    if (const MapFormat& format = format_of(kind_of(file)); !format.write) {
        state.trouble = Message{format.not_saved};
        state.refocus = true;
        return;
    }
    // save() asks its own questions.
    if (editor.map.document.file() == file && kind_of(file) == FileKind::Ours && !is_not_own(editor))
        return save(editor);
    if (std::error_code ignored; fs::exists(file, ignored)) {
        editor.dialog.kind = Dialog::Overwrite;
        editor.dialog.target = file;
        return;
    }
    save_to(editor, file);
}

std::string name_to_save(const EditorState& editor, const fs::path& folder) {
    const Dialog dialog = editor.dialog.kind;
    const auto& rules = editor.now().scenario->house_rules;
    // A guide, a model, a film, plots, or an army.
    const bool named = (dialog == Dialog::PrintTo || dialog == Dialog::Plots || dialog == Dialog::ArmyTo) &&
                       !editor.dialog.target.empty();
    if (files_of(dialog) == Files::Games) return suggested_game_name(editor).string();
    if (dialog == Dialog::NewCampaign) return editor.words("campaign.usual-file");
    if (dialog == Dialog::SaveRules && rules) return rules->id + ".xml";
    if (named) return editor.dialog.target.string();
    if (dialog == Dialog::PrintTo) return suggested_sheet_name(editor);
    if (dialog == Dialog::MapPictureTo) return suggested_picture_name(editor);
    if (dialog == Dialog::ReportTo) return editor.words("fault.usual-file");
    return suggested_map_name(editor, folder);
}

// What is proposed in a dialog that saves: a name with its ending.
void propose_name(const EditorState& editor, DialogsUi& state) {
    const std::string name = name_to_save(editor, state.folder);
    state.name = {name, is_of(name, state.kind) ? fs::path(name).extension().string() : state.types[0].ending, true};
}

void answer(EditorState& editor, DialogsUi& state, bool saving) {
    if (!names_something(state)) return;
    const fs::path typed = typed_path(state), file = meant_path(state);
    if (std::error_code ignored; fs::is_directory(typed, ignored)) {
        enter_folder(state, typed);
        state.name.text.clear();
        if (saving) propose_name(editor, state);
        state.renamed = true;
        return;
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
    if (state.kind == Files::Reports) return answer_with_report(editor, state, file);
    if (state.kind == Files::Rules) return answer_with_rules(editor, state, file, saving);
    if (editor.dialog.kind == Dialog::NewCampaign) {
        if (begin_campaign(editor, file)) editor.dialog = {};
        return;
    }
    if (editor.dialog.kind == Dialog::CampaignGame) {
        const auto game = std::exchange(editor.dialog, {}).game;
        return void(game ? replace_campaign_game(editor, *game, file) : add_campaign_game(editor, file));
    }
    if (editor.dialog.kind == Dialog::Battlefield) {
        editor.dialog = {};
        return void(use_battlefield(editor.map, file));
    }
    answer_with_map(editor, state, file, saving);
}

void choose(DialogsUi& state, int number) {
    if (state.entries.empty()) return;
    state.chosen = std::clamp(number, 0, static_cast<int>(state.entries.size()) - 1);
    const FolderEntry& entry = state.entries[static_cast<std::size_t>(state.chosen)];
    state.name.text = entry.name;
    state.name.keeps_ending = !entry.folder;
    if (!entry.folder && saves(state)) state.name.ending = fs::path(entry.name).extension().string();
    state.scroll = state.renamed = true;
    state.trouble.reset();
}

// As much of its end as has room in this width, from a slash on.
std::string end_of_path(const std::string& path, float width) {
    std::string shown = path;
    while (ImGui::CalcTextSize(("…" + shown).c_str()).x > width && shown.find('/', 1) != std::string::npos)
        shown = shown.substr(shown.find('/', 1));
    return shown == path ? path : "…" + shown;
}

void begin_new_folder(DialogsUi& state) {
    state.new_folder.emplace();
    state.trouble.reset();
    state.refocus = true;
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
    const ButtonStyle fresh{
        .icon = icon::folder, .text = ui.words("file-dialog.new-folder"), .enabled = !state.new_folder};
    const float right = saves(state) ? width_of(ui, fresh) + ui.px(8) : 0;
    const float whole = ImGui::GetContentRegionAvail().x, width = whole - right;
    const std::string shown = end_of_path(path, width);
    ImGui::GetWindowDrawList()->AddText({at.x, at.y + ui.px(6)}, ui.theme[Ink::Muted], shown.c_str());
    if (!saves(state)) return ImGui::NewLine();
    ImGui::SetCursorScreenPos({at.x + whole - width_of(ui, fresh), at.y});
    const bool clicked = button(ui, "file-dialog.new-folder", fresh);
    tip(ui, ui.words(Message{"file-dialog.new-folder-tip", {{"key", to_text(new_folder_key, ui.words)}}}));
    if ((clicked || pressed(ui, new_folder_key)) && !state.new_folder) begin_new_folder(state);
}

void make_folder(DialogsUi& state) {
    const std::string name = trimmed(*state.new_folder);
    if (name.empty() || name == "." || name == ".." || name.find('/') != std::string::npos) {
        state.trouble = Message{"file-dialog.folder-name-bad"};
    } else if (is_there(state.folder / name)) {
        state.trouble = Message{"file-dialog.folder-exists", {{"folder", name}}};
    } else if (std::error_code error; !fs::create_directory(state.folder / name, error)) {
        state.trouble = Message{"file-dialog.folder-failed", {{"folder", name}, {"reason", error.message()}}};
    } else {
        state.new_folder.reset();
        enter_folder(state, state.folder / name);
    }
    state.refocus = true;
}

void new_folder_line(Ui& ui, DialogsUi& state) {
    const ButtonStyle make{.text = ui.words("file-dialog.make-folder"), .enabled = !state.new_folder->empty()};
    const ButtonStyle leave{.text = ui.words("dialog.cancel")};
    if (std::exchange(state.refocus, false)) ImGui::SetKeyboardFocusHere();
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - width_of(ui, make) - width_of(ui, leave) - ui.px(20));
    ImGui::InputTextWithHint("##folder-name", ui.words("file-dialog.folder-name").c_str(), &*state.new_folder);
    ui.record("file-dialog.folder-name");
    tip(ui, ui.words("file-dialog.folder-name"));
    ImGui::SameLine();
    const bool yes = button(ui, "file-dialog.make-folder", make);
    tip(ui, ui.words(Message{"file-dialog.make-folder-tip", {{"key", to_text({Key::Enter, {}}, ui.words)}}}));
    ImGui::SameLine();
    const bool no = button(ui, "file-dialog:no-folder", leave);
    if (yes || ui.take(Key::Enter)) return make_folder(state);
    if (!no && !ui.take(Key::Escape)) return;
    state.new_folder.reset();
    state.trouble.reset();
    state.refocus = true;
}

constexpr float bookmarks_width = 132, picture_width = 236;
constexpr float least_with_picture = 700;  // A narrower dialog lists files without a picture of the chosen one.

float entries_height(const Ui& ui) { return std::min(ui.px(320), ImGui::GetMainViewport()->Size.y * 0.45F); }
bool has_picture(const Ui& ui) { return ImGui::GetWindowWidth() >= ui.px(least_with_picture); }

// Nothing is saved into folders of the program.
std::vector<std::pair<const char*, fs::path>> bookmarks(const EditorState& editor, const DialogsUi& state) {
    std::vector<std::pair<const char*, fs::path>> places;
    std::error_code ignored;
    if (const fs::path home = system::home_folder(); !home.empty()) places.emplace_back("file-dialog.home", home);
    if (!state.documents.empty() && state.documents != system::home_folder())
        places.emplace_back("file-dialog.documents", state.documents);
    if (editor.map.document.file() && !(saves(state) && is_not_own(editor)))
        places.emplace_back("file-dialog.this-map", fs::absolute(*editor.map.document.file(), ignored).parent_path());
    if (saves(state)) return places;
    if (const fs::path samples = samples_folder(); !samples.empty())
        places.emplace_back("file-dialog.samples", samples);
    if (std::error_code none; !editor.safety.state.empty() && fs::is_directory(map_trash(editor.safety.state), none))
        places.emplace_back("file-dialog.trash", map_trash(editor.safety.state));
    return places;
}

void bookmark_list(Ui& ui, EditorState& editor, DialogsUi& state) {
    ImGui::BeginChild("##bookmarks", {ui.px(bookmarks_width), entries_height(ui)}, false);
    for (const auto& [words, folder] : bookmarks(editor, state)) {
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
        std::error_code ignored;
        const std::string name = it->path().filename().string();
        const bool is_folder = it->is_directory(ignored);
        if (name.starts_with('.') || (!is_folder && !is_of(it->path(), kind))) continue;
        entries.push_back({name, is_folder});
    }
    std::ranges::sort(entries, [](const FolderEntry& a, const FolderEntry& b) {
        return a.folder != b.folder ? a.folder : a.name < b.name;
    });
    return entries;
}

namespace {

fs::path first_folder(const EditorState& editor, bool saving) {
    std::error_code ignored;
    if (saving) return editor.dialog.kind == Dialog::SaveAs ? folder_to_save_map_in(editor) : folder_to_save_in(editor);
    return fs::is_directory(editor.user.folder, ignored) ? editor.user.folder : fs::current_path(ignored);
}

}  // namespace

void begin_file_dialog(const EditorState& editor, DialogsUi& state, bool saving) {
    state.kind = files_of(editor.dialog.kind);
    state.types = saving ? types_to_save(editor) : std::vector<FileType>();
    state.documents = system::documents_folder();
    state.new_folder.reset();
    state.refocus = true;
    state.choosing_type = false;
    enter_folder(state, first_folder(editor, saving));
    state.name = {};
    if (saving) propose_name(editor, state);
}

namespace {

// Selects the name in the field just drawn: without its ending, so that typing keeps that, or all of it.
void select_name(const std::string& name, bool all) {
    ImGuiInputTextState* field = ImGui::GetInputTextState(ImGui::GetItemID());
    if (!field) return;
    std::size_t end = all ? std::string::npos : name.rfind('.');
    if (!all && name.ends_with(".json.gz")) end = name.size() - std::string_view(".json.gz").size();
    field->Stb.select_start = 0;
    field->Stb.select_end = field->Stb.cursor =
        end == std::string::npos || end == 0
            ? field->CurLenW
            : ImTextCountCharsFromUtf8(name.data(), name.data() + static_cast<std::ptrdiff_t>(end));
}

// Whether what was typed just now left the ending alone, which the dialog keeps at the end of the name.
bool left_ending_alone(const TypedName& name) {
    const ImGuiInputTextState* field = ImGui::GetInputTextState(ImGui::GetItemID());
    const int ending = static_cast<int>(name.ending.size());  // In ASCII.
    return field && name.text.ends_with(name.ending) && field->Stb.cursor <= field->CurLenW - ending;
}

void name_field(Ui& ui, DialogsUi& state, float width) {
    ImGui::SetNextItemWidth(width);
    if (!state.new_folder && !state.choosing_type) {  // Those are answered first.
        if (state.renamed) ImGui::ClearActiveID();    // A field being edited would keep its own text.
        else if (state.refocus) ImGui::SetKeyboardFocusHere();
        state.selecting |= state.refocus;
        state.refocus = std::exchange(state.renamed, false);
    }
    // Ctrl+A may come before the field has the focus, and would be lost.
    state.selecting_all |= state.selecting && pressed(ui, {letter('A'), {true, false, false}});
    const std::string before = state.name.text;
    ImGui::InputTextWithHint("##name", ui.words(saves(state) ? "file-dialog.name" : "file-dialog.name-or-path").c_str(),
                             &state.name.text);
    ui.record("dialog:name");
    if (state.name.text != before) {
        state.name.keeps_ending = state.name.keeps_ending && left_ending_alone(state.name);
        state.trouble.reset();
    }
    if (!state.selecting || !ImGui::IsItemActive()) return;
    select_name(state.name.text, std::exchange(state.selecting_all, false));
    state.selecting = false;
}

void choose_type(DialogsUi& state, const FileType& type) {
    state.name = as_type(state.name, state.kind, type);
    state.renamed = true;
    state.trouble.reset();
}

// The type of what would be written now; as a list, if there is a choice.
void type_field(Ui& ui, DialogsUi& state, float width) {
    const fs::path meant = meant_path(state);
    const auto is_meant = [&](const FileType& type) { return has_ending(meant, type.ending); };
    const auto now = std::ranges::find_if(state.types, is_meant);
    const char* words = now == state.types.end() ? state.types.front().words : now->words;
    ImGui::SetNextItemWidth(width);
    const bool was_open = std::exchange(state.choosing_type, ImGui::BeginCombo("##type", ui.words(words).c_str()));
    ui.record("file-dialog:type");
    if (was_open && !state.choosing_type && (ui.take(Key::Escape) || ui.take(Key::Enter)))
        return;  // It closed the list.
    if (!state.choosing_type) return tip(ui, ui.words("file-dialog.type-tip"));
    const int step = ui.take(Key::Down) ? 1 : ui.take(Key::Up) ? -1 : 0;
    const auto at = static_cast<int>(now == state.types.end() ? 0 : now - state.types.begin());
    if (step != 0) {
        const int last = static_cast<int>(state.types.size()) - 1;
        choose_type(state, state.types[static_cast<std::size_t>(std::clamp(at + step, 0, last))]);
    }
    for (const FileType& type : state.types) {
        if (ImGui::Selectable(ui.words(type.words).c_str(), is_meant(type))) choose_type(state, type);
        ui.record("file-dialog:type" + std::string(type.ending));
    }
    if (ui.take(Key::Enter) || ui.take(Key::Escape)) ImGui::CloseCurrentPopup();
    ImGui::EndCombo();
}

// What Save would write, in full.
void meant_line(Ui& ui, const DialogsUi& state) {
    const std::string file = names_something(state) ? meant_path(state).lexically_normal().string() : std::string();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float words = ImGui::CalcTextSize(ui.words(Message{"file-dialog.writes", {{"file", ""}}}).c_str()).x;
    const Message writes{"file-dialog.writes", {{"file", end_of_path(file, width - words - ui.px(4))}}};
    const std::string text = file.empty() ? file : ui.words(writes);
    clipped_text(*ImGui::GetWindowDrawList(), {at.x + ui.px(2), at.y}, width, ui.theme[Ink::Muted], text);
    ImGui::Dummy({width, ImGui::GetTextLineHeight()});
    ui.record("file-dialog:writes");
    if (!file.empty()) tip(ui, file);
}

void name_line(Ui& ui, DialogsUi& state) {
    const float whole = ImGui::GetContentRegionAvail().x;
    if (!saves(state)) return name_field(ui, state, whole);
    const float type = std::min(ui.px(230), whole / 3);
    name_field(ui, state, whole - type - ui.px(8));
    ImGui::SameLine(0, ui.px(8));
    type_field(ui, state, type);
    meant_line(ui, state);
}

void trouble_line(Ui& ui, const EditorState& editor, const DialogsUi& state) {
    if (state.trouble) return wrapped(ui, ui.words(*state.trouble), Ink::Warning);
    const bool tells = state.kind == Files::Games || state.kind == Files::Sheets || state.kind == Files::Plots ||
                       state.kind == Files::MapPictures || state.kind == Files::Rules || state.kind == Files::Reports ||
                       editor.dialog.kind == Dialog::NewCampaign;
    if (tells && editor.map.status.notice && editor.map.status.notice->refused)
        wrapped(ui, ui.words(editor.map.status.notice->words), Ink::Warning);
}

}  // namespace

namespace {

// Where the person's files lie apart from ours, the device is asked by a button of its own.
void device_line(Ui& ui, EditorState& editor, DialogsUi& state, bool saving) {
    if (!system::device_is_apart()) return;
    const char* id = saving ? "file-dialog.to-device" : "file-dialog.from-device";
    const bool asked = button(ui, id, {.icon = icon::file, .text = ui.words(id)});
    tip(ui, ui.words(std::string(id) + "-tip"));
    if (asked && saving) system::choose_place_on_device(meant_path(state).filename().string());
    else if (asked) system::choose_on_device();
    if (editor.user.from_device.empty()) return;
    state.name.text = editor.user.from_device.front().string();
    editor.user.from_device.erase(editor.user.from_device.begin());
    answer(editor, state, saving);
}

}  // namespace

void draw_file_dialog(Ui& ui, EditorState& editor, DialogsUi& state, bool saving) {
    device_line(ui, editor, state, saving);
    folder_line(ui, state);
    if (state.new_folder) new_folder_line(ui, state);
    bookmark_list(ui, editor, state);
    ImGui::SameLine();
    entry_list(ui, editor, state, saving);
    if (has_picture(ui)) {
        ImGui::SameLine();
        chosen_map(ui, editor, state);
    }
    name_line(ui, state);
    if (ui.take(Key::Down)) choose(state, state.chosen + 1);
    if (ui.take(Key::Up)) choose(state, state.chosen - 1);
    trouble_line(ui, editor, state);
    vertical_gap(ui, 4);
    const char* verb = saving ? "dialog.save" : "dialog.open";
    const bool yes = button(ui, verb, {.text = ui.words(verb), .enabled = names_something(state), .primary = true});
    ImGui::SameLine();
    const bool no = button(ui, "dialog.cancel", {.text = ui.words("dialog.cancel")});
    if (yes || ui.take(Key::Enter)) answer(editor, state, saving);
    else if (no || ui.take(Key::Escape))
        editor.dialog = {state.kind == Files::Spreadsheets ? Dialog::Collections : Dialog::None};
}

}  // namespace hexwright::dialogs
