// Opening, saving and leaving: the document as a file.
#include "editor/files/files.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/document/files/file_names.h"
#include "editor/document/files/map_formats.h"
#include "editor/document/files/open.h"
#include "editor/editing/commit.h"
#include "editor/editing/program_files.h"
#include "editor/editing/selection.h"
#include "editor/editing/titles.h"
#include "editor/editing/viewing.h"
#include "editor/files/campaign_files.h"
#include "editor/files/open_maps.h"
#include "editor/files/save_place.h"
#include "editor/files/start_notice.h"
#include "editor/inspect/make_even.h"
#include "editor/inspect/many_games.h"
#include "editor/play/game_files.h"
#include "editor/tools/building.h"
#include "editor/workspace/editor_state.h"
#include "engine/core/system/device.h"
#include "engine/core/system/places.h"
#include "engine/map_code/map_code.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/campaign_xml.h"

namespace hexwright::files {

namespace {

void show_trouble(EditorState& editor, const char* remedy, const Refusal& error) {
    editor.dialog = {Dialog::Trouble, PendingAction::None, {}, describe(error, editor.words), editor.words(remedy)};
}

bool holds_campaign(const std::filesystem::path& file) {
    if (!is_our_format(file)) return false;
    const auto bytes = read_file(file.string());
    return bytes && is_campaign(*bytes);
}

// Dialogs begin there from now on, unless it is a folder of the program.
void go_to_folder_of(EditorState& editor, const std::filesystem::path& file) {
    std::error_code none;
    if (!is_programs_file(file, editor.safety))
        editor.user.folder = std::filesystem::absolute(file, none).parent_path();
}

bool take_lock(EditorState& editor, const std::filesystem::path& file) {
    MapLock map = lock_map(file, editor.safety.state);
    if (!map.lock) return false;
    editor.map.keeping.lock = std::move(*map.lock);
    return true;
}

}  // namespace

void replace_document(EditorState& editor, Document document, MapHold lock) {
    let_map_go(editor.map, editor.words);
    editor.map.keeping.lock = std::move(lock);
    editor.map.keeping.copy_of.clear();
    editor.map.tasks.stop();
    editor.map.report = {};
    forget_many_games(editor.map);
    forget_even(editor.map);
    editor.map.table.thinking = TableState::Thinking::No;
    leave_building(editor.map);
    editor.map.table.playing = false;
    editor.map.table.play.reset();
    editor.map.table.unheeded.reset();
    editor.map.keeping.game.reset();
    editor.welcome_waits = false;  // The table is no longer empty.
    std::optional<Holding> owned = editor.map.document.owned();
    document.follow(editor.map.document);
    editor.map.document = std::move(document);
    if (owned) editor.map.document.own(std::move(owned));
    editor.map.tools.current = Tool::Select;
    editor.map.tools.armed.reset();
    editor.map.tools.carried.reset();
    editor.map.tools.pressed.reset();
    editor.map.tools.symmetry = editor.now().scenario->symmetry;
    select(editor.map, {});
    editor.map.tools.hovered.reset();
    editor.map.view.marked.clear();
    editor.map.status.notice.reset();
    editor.map.view.layers = {};
    editor.map.view.palette = {};
    editor.map.view.level = 1;
    // A newly opened map is first shown whole, in full colour.
    show_whole(editor.map, editor.now().scenario->battlefield.size() > 0);
    editor.map.view.frame_map();
    editor.map.view.plan_goal.reset();
    editor.map.view.standing = false;
    editor.map.view.before_standing.reset();
    editor.map.view.stood.reset();
}

bool open_map_code(EditorState& editor, const std::string& code, Where where) {
    auto read = open_scenario(code, editor.catalogue());
    if (!read) return refuse(editor.map.status, read.error().message), false;
    if (where == Where::Tab && !make_room(editor)) return false;
    replace_document(editor, Document(editor.map.document.kept_catalogue(), std::move(read->scenario)));
    say(editor.map.status, {"notice.code-opened"});
    return true;
}

namespace {

// What hinders one file does not keep the others waiting.
void note_unopened(EditorState& editor, const std::filesystem::path& file) {
    if (editor.dialog.kind == Dialog::Trouble) {
        editor.maps.unopened.push_back(editor.dialog.trouble);
        if (editor.maps.waiting.empty() && editor.maps.unopened.size() == 1) return;  // The dialog says it well.
        editor.dialog = {};
    } else if (editor.dialog.kind == Dialog::None && map_count(editor) >= most_open_maps) {
        const Message full{"trouble.too-many",
                           {{"file", file.string()}, {"most", static_cast<long long>(most_open_maps)}}};
        editor.maps.unopened.push_back(editor.words(full));
    }
}

void tell_unopened(EditorState& editor) {
    std::string all;
    for (const std::string& each : editor.maps.unopened) all += (all.empty() ? "" : "\n") + each;
    editor.dialog = {Dialog::Trouble, PendingAction::None, {}, std::move(all), editor.words("trouble.files-remedy")};
}

}  // namespace

void begin_opening(EditorState& editor, std::vector<std::filesystem::path> files) {
    editor.maps.waiting = std::move(files);
    if (!editor.maps.waiting.empty()) hold_start_notice(editor);
    open_waiting(editor);
}

void open_waiting(EditorState& editor) {
    if (editor.dialog.kind != Dialog::None) return;
    if (!editor.maps.waiting.empty()) {
        const std::filesystem::path file = editor.maps.waiting.front();
        editor.maps.waiting.erase(editor.maps.waiting.begin());
        if (!open_in_tab(editor, file)) note_unopened(editor, file);
    }
    tell_start_notice(editor);
    if (!editor.maps.waiting.empty() || editor.maps.unopened.empty()) return;
    if (editor.dialog.kind == Dialog::None) tell_unopened(editor);
    if (editor.dialog.kind == Dialog::Trouble) editor.maps.unopened.clear();
}

namespace {

// A file that is open already comes to the front; in place of itself it is read anew.
bool shows_open_file(EditorState& editor, const std::filesystem::path& file, OpenHow how, Where where) {
    if (how != OpenHow::Ask) return false;
    const auto open = map_of_file(editor, file);
    if (!open || (where == Where::InPlace && *open == editor.maps.front)) return false;
    if (where == Where::Tab) show_map(editor, *open);
    else show_map_with_campaign(editor, *open);
    return true;
}

// The first game goes on the map where none of them is there.
void show_a_game(EditorState& editor) {
    const std::size_t games = editor.map.campaign->document.now().games.size();
    for (std::size_t game = 0; game < games; ++game)
        if (is_on_map(editor.map, game)) return;
    if (games > 0 && campaign_game(editor.map, 0).scenario) open_file(editor, file_of_campaign_game(editor.map, 0));
}

bool opens_campaign(EditorState& editor, const std::filesystem::path& file, Where where) {
    const auto open = map_of_campaign(editor, file);
    if (where == Where::InPlace || !open) {
        if (!open_campaign(editor, file, where)) return false;
        show_a_game(editor);
        return true;
    }
    show_map(editor, *open);
    show_part(editor.map, DeskPart::Campaign);
    return true;
}

void ask_how_to_open(EditorState& editor, const std::filesystem::path& file, const MapLock& map, Where where) {
    editor.dialog = {.kind = Dialog::InUse,
                     .then = where == Where::Tab ? PendingAction::OpenFile : PendingAction::InPlace,
                     .file = file,
                     .trouble = map.owner,
                     .target = map.other_name};
}

// A copy stands alone: where its battlefield is another file's, it has it from now on.
void replace_by_copy(EditorState& editor, Scenario scenario, const std::filesystem::path& file) {
    scenario.battlefield_source.clear();
    replace_document(editor, Document(editor.map.document.kept_catalogue(), std::move(scenario)));
    if (is_programs_file(file, editor.safety)) editor.map.keeping.copy_of = file;
}

void tell_of_opened(EditorState& editor, const std::filesystem::path& file, ReadScenario& read) {
    if (has_parked_game(editor)) editor.map.status.notice = Notice{{"table.parked"}, false};
    if (!is_our_format(file))
        editor.dialog = {
            .kind = Dialog::Imported, .file = file, .report = {std::move(read.became), std::move(read.notes)}};
    else if (!read.notes.empty()) editor.map.status.notice = Notice{read.notes.front(), false};
}

}  // namespace

bool open_file(EditorState& editor, const std::filesystem::path& file, OpenHow how, Where where) {
    if (is_code(file.string())) return open_map_code(editor, file.string(), where);
    if (holds_campaign(file)) return opens_campaign(editor, file, where);
    if (shows_open_file(editor, file, how, where)) return true;
    FileStamp stamp = stamp_of(file);  // Taken before reading, so that any later change is noticed.
    auto read = open_scenario(file, editor.catalogue());
    if (!read) {
        const bool has_place = read.error().at && read.error().at->line > 0;
        show_trouble(editor, has_place ? "trouble.open-remedy" : "trouble.open-remedy-elsewhere", read.error());
        return false;
    }
    if (where == Where::InPlace) editor.map.keeping.lock.remove();  // It may be the same file.
    MapLock map = lock_map(file, editor.safety.state);
    if (!map.lock && how == OpenHow::Ask) {
        ask_how_to_open(editor, file, map, where);
        if (where == Where::InPlace && editor.map.document.file()) take_lock(editor, *editor.map.document.file());
        return false;
    }
    if (where == Where::Tab && !make_room(editor)) {
        if (map.lock) map.lock->remove();
        return false;
    }
    if (how == OpenHow::Copy) replace_by_copy(editor, std::move(read->scenario), file);
    else
        replace_document(
            editor, Document(editor.map.document.kept_catalogue(), std::move(read->scenario), file, std::move(stamp)),
            std::move(map.lock).value_or(MapHold()));
    leave_campaign_for(editor, file);
    go_to_folder_of(editor, file);
    if (how != OpenHow::Copy) remember_file(editor.user.settings, file);
    tell_of_opened(editor, file, *read);
    return true;
}

bool open_in_tab(EditorState& editor, const std::filesystem::path& file, OpenHow how) {
    const bool as_copy = how == OpenHow::Ask && !is_code(file.string()) && is_programs_file(file, editor.safety) &&
                         !holds_campaign(file) && !map_of_file(editor, file);
    if (!open_file(editor, file, as_copy ? OpenHow::Copy : how, Where::Tab)) return false;
    if (!as_copy) return true;
    remember_file(editor.user.settings, file);
    if (!has_parked_game(editor))
        say(editor.map.status, {"notice.copy", {{"title", title_of(editor.map.document, editor.words)}}});
    return true;
}

void copy_map_code(EditorState& editor) {
    const auto code = code_of(*editor.now().scenario, editor.catalogue());
    if (!code) return refuse(editor.map.status, code.error().message);
    editor.clipboard.write(code->text);
    const std::vector<Message> left = left_out_of_code(*editor.now().scenario);
    if (left.empty()) return say(editor.map.status, {"notice.code-copied", {{"bytes", code->bytes}}});
    say(editor.map.status, {"notice.code-copied-without", {{"what", left}}});
}

void download_copy(EditorState& editor) {
    const std::filesystem::path folder = system::cache_folder() / "downloads";
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    const std::filesystem::path file = folder / suggested_map_name(editor, folder);
    const WrittenMap written = format_of(FileKind::Ours).write(*editor.now().scenario, editor.catalogue());
    if (const auto done = write_file(file.string(), written.bytes); !done)
        return refuse(editor.map.status, done.error().message);
    system::download(file);
    std::filesystem::remove(file, ignored);
}

bool save_file(EditorState& editor, const std::filesystem::path& file) {
    const bool elsewhere = editor.map.document.file() != file;
    if (const auto other = map_of_file(editor, file); other && *other != editor.maps.front) {
        show_trouble(editor, "trouble.in-tab-remedy", {{"trouble.in-tab", {{"file", file.filename().string()}}}});
        return false;
    }
    MapLock map;
    if (elsewhere) map = lock_map(file, editor.safety.state, &editor.map.keeping.lock);
    if (elsewhere && !map.lock) {
        show_trouble(editor, "trouble.in-use-remedy",
                     {{map.other_name.empty() ? "trouble.in-use" : "trouble.in-use-as",
                       {{"file", file.filename().string()},
                        {"process", map.owner},
                        {"other", map.other_name.filename().string()}}},
                      {}});
        return false;
    }
    const auto saved = editor.map.document.save(file);
    if (!saved) {
        show_trouble(editor, "trouble.save-remedy", saved.error());
        return false;
    }
    read_games_anew(editor.map);
    remember_file(editor.user.settings, file);
    if (elsewhere &&
        editor.map.document.file() == file) {  // Otherwise it was saved as a copy, and the map keeps its own file.
        editor.map.keeping.lock.remove();
        editor.map.keeping.lock = std::move(*map.lock);
    } else if (elsewhere) {
        map.lock->remove();
    }
    if (editor.map.document.file() == file) editor.map.keeping.lock.follow(file, editor.safety.state);
    go_to_folder_of(editor, file);
    const char* words = saved->lost.empty() ? "notice.saved" : "notice.saved-in-part";
    editor.map.status.notice =
        Notice{saved->other_names.value_or(Message{words, {{"file", file.filename().string()}}}), false};
    return true;
}

void save_to(EditorState& editor, const std::filesystem::path& file, ExportConsent consent) {
    const DialogState before = std::exchange(editor.dialog, {});
    if (Change change =
            consent == ExportConsent::Given ? Change{} : change_in(file, *editor.now().scenario, editor.catalogue());
        !change.empty()) {
        editor.dialog = before;
        editor.dialog.kind = Dialog::Exporting;
        editor.dialog.target = file;
        editor.dialog.report = {std::move(change.instead), std::move(change.lost)};
        return;
    }
    if (!save_file(editor, file) || before.then == PendingAction::None) return;
    editor.dialog = {.then = before.then, .file = before.file};
    // It was saved as a copy that loses something, so the document still has unsaved changes.
    if (editor.map.document.changed()) editor.dialog.kind = Dialog::Unsaved;
    else perform_pending(editor);
}

// Never saves into another program's file just because it was opened: what its format cannot express would be lost.
// Nor into a sample, which is there for everybody.
void save(EditorState& editor) {
    editor.map.status.notice.reset();
    const auto& file = editor.map.document.file();
    if (!file || !is_our_format(*file) || is_programs_file(*file, editor.safety)) {
        editor.dialog.kind = Dialog::SaveAs;
    } else if (editor.map.document.look_at_file() == FileNews::Changed) {
        editor.dialog.kind = Dialog::Changed;
        editor.dialog.saving = true;
    } else {
        save_to(editor, std::filesystem::path(*file));
    }
}

namespace {

// Whether the map in front would go. A file that is open already only comes to the front.
bool lets_go(const EditorState& editor, PendingAction action) {
    if (action == PendingAction::InPlace) return !map_of_file(editor, editor.dialog.file);
    return action == PendingAction::Quit || action == PendingAction::Close;
}

void quit(EditorState& editor) {
    for (std::size_t at = 0; at < map_count(editor); ++at) {
        const OpenMap& map = map_at(editor, at);
        if (!map.document.changed() || editor.maps.settled.contains(map.number)) continue;
        show_map(editor, at);
        editor.dialog = {.kind = Dialog::Unsaved, .then = PendingAction::Quit};
        return;
    }
    let_map_go(editor.map, editor.words);
    for (const auto& map : editor.maps.parked)
        if (map) let_map_go(*map, editor.words);
    editor.quit = true;
}

}  // namespace

void request_action(EditorState& editor, PendingAction wish, std::filesystem::path file) {
    editor.map.status.notice.reset();
    editor.maps.settled.clear();
    editor.dialog = {Dialog::None, wish, std::move(file), {}, {}};
    if (lets_go(editor, wish) && editor.map.document.changed()) editor.dialog.kind = Dialog::Unsaved;
    else perform_pending(editor);
}

void take_way_out(EditorState& editor, WayOut way) {
    editor.map.status.notice.reset();
    if (way.edit) (void)commit(editor.map, *way.edit);
    else request_action(editor, PendingAction::OpenFile, editor.map.document.battlefield_file());
}

void perform_pending(EditorState& editor) {
    const DialogState asked = std::exchange(editor.dialog, {});
    switch (asked.then) {
        case PendingAction::None:
            break;
        case PendingAction::New:
            if (make_room(editor)) editor.welcome_waits = false;
            break;
        case PendingAction::Open:
            editor.dialog.kind = Dialog::Open;
            break;
        case PendingAction::OpenFile:
            open_in_tab(editor, asked.file);
            break;
        case PendingAction::InPlace:
            open_file(editor, asked.file);
            break;
        case PendingAction::Close:
            drop_map(editor);
            break;
        case PendingAction::Quit:
            editor.maps.settled.insert(editor.map.number);
            quit(editor);
            break;
    }
}

void show_wanted_map(EditorState& editor) {
    const auto wanted = std::exchange(editor.maps.wanted, std::nullopt);
    const bool closes = std::exchange(editor.maps.closes_wanted, false);
    const auto at = wanted ? map_of_number(editor, *wanted) : std::nullopt;
    if (!at) return;
    show_map(editor, *at);
    if (closes) request_action(editor, PendingAction::Close);
}

}  // namespace hexwright::files
