#include "editor/files/safekeeping.h"

#include "editor/document/files/open.h"
#include "editor/editing/titles.h"
#include "editor/files/file_news.h"
#include "editor/files/files.h"
#include "editor/files/open_maps.h"
#include "editor/play/game_files.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/start_troubles.h"

#include <chrono>
#include <thread>

namespace hexwright::files {

namespace {

Recovery take_chosen(Safety& safety) {
    const auto at =
        safety.recoveries.begin() + static_cast<std::ptrdiff_t>(std::min(safety.chosen, safety.recoveries.size() - 1));
    Recovery taken = std::move(*at);
    safety.recoveries.erase(at);
    safety.chosen = 0;
    return taken;
}

// The document as it was, starting from the map's file if that can still be read, so that undo shows what was saved.
Document document_under(const OpenMap& map, const RecoveryHead& head) {
    if (head.file.empty()) return Document(map.catalogue());
    FileStamp stamp = stamp_of(head.file);
    const bool same = stamp.digest == head.digest;
    if (!same) stamp = {!head.digest.empty(), 0, 0, head.digest};  // The next check finds it changed and asks.
    auto read = open_scenario(head.file, map.catalogue());
    return read && same ? Document(map.catalogue(), std::move(read->scenario), head.file, stamp)
                        : Document(map.catalogue(), {}, head.file, stamp);
}

bool open_recovered(EditorState& editor, Recovery recovery) {
    auto read = read_scenario(recovery.text, recovery.file.string(), editor.catalogue(), Holes::Kept);
    if (!read) {
        editor.dialog = {Dialog::Trouble,
                         PendingAction::None,
                         {},
                         describe(read.error(), editor.words),
                         editor.words("recover.unreadable-remedy")};
        editor.safety.recoveries.push_back(std::move(recovery));
        editor.safety.offer = false;  // It is still under Recovered maps in the File menu.
        return false;
    }
    if (const std::string& source = read->scenario.battlefield_source; !source.empty()) {
        const auto other = open_one_scenario(recovery.head.file.parent_path() / source, editor.catalogue());
        if (other) read->scenario = with_battlefield_of(std::move(read->scenario), other->scenario);
    }
    // Where its file is open already, it goes on there; but never over changes of this evening.
    const auto open = recovery.head.file.empty() ? std::nullopt : map_of_file(editor, recovery.head.file);
    const bool apart = open && map_at(editor, *open).document.changed();
    Document document =
        apart ? Document(editor.map.document.kept_catalogue()) : document_under(editor.map, recovery.head);
    document.recover(std::move(read->scenario), {"history.recovered"});
    if (open && !apart) show_map(editor, *open);
    else if (!make_room(editor)) {
        editor.safety.recoveries.push_back(std::move(recovery));
        editor.safety.offer = false;  // The status line says why.
        return false;
    }
    replace_document(editor, std::move(document));
    if (editor.map.document.file())
        if (MapLock map = lock_map(*editor.map.document.file(), editor.safety.state); map.lock)
            editor.map.keeping.lock = std::move(*map.lock);
    editor.map.keeping.recovered = std::move(recovery);
    say(editor.map.status, {"notice.recovered", {{"title", title_of(editor.map.document, editor.words)}}});
    if (has_parked_game(editor)) say_too(editor.map.status, Notice{{"table.parked"}});
    return true;
}

void keep_safe(OpenMap& map, const Words& words) {
    MapKeeping& keeping = map.keeping;
    if (!keeping.journal) return;
    keeping.journal->follow(map.document, title_of(map.document, words));
    if (!keeping.recovered || keeping.journal->behind(map.document)) return;
    remove(*keeping.recovered);
    keeping.recovered.reset();
}

}  // namespace

void begin_safekeeping(EditorState& editor, std::filesystem::path state) {
    if (state.empty()) return;
    empty_trash(state, trash_days);
    editor.map.keeping.journal = std::make_unique<Journal>(editor.jobs, state);
    editor.safety.recoveries = find_recoveries(state);
    editor.safety.offer = !editor.safety.recoveries.empty();
    editor.safety.state = std::move(state);
}

void keep_safe(EditorState& editor) {
    if (editor.quit) return;
    keep_safe(editor.map, editor.words);
    for (const auto& map : editor.maps.parked)
        if (map) keep_safe(*map, editor.words);
    Safety& safety = editor.safety;
    if (!safety.offer || !is_free_for_start(editor.dialog) || safety.recoveries.empty()) return;
    safety.chosen = 0;
    safety.asked = true;
    ask_at_start(editor.dialog, Dialog::Recover);
}

void keep_safe_at_once(EditorState& editor) {
    constexpr std::chrono::milliseconds longest{1'000}, look_again{5};
    const auto end = std::chrono::steady_clock::now() + longest;
    const auto behind = [](const OpenMap& map) {
        return map.keeping.journal && map.keeping.journal->behind(map.document);
    };
    keep_game_safe(editor);
    do {
        keep_safe(editor.map, editor.words);
        bool all_kept = !behind(editor.map);
        for (const auto& map : editor.maps.parked) {
            if (!map) continue;
            keep_safe(*map, editor.words);
            all_kept = all_kept && !behind(*map);
        }
        if (all_kept) return;
        std::this_thread::sleep_for(look_again);
    } while (std::chrono::steady_clock::now() < end);
}

const Refusal* journal_trouble(const EditorState& editor) {
    const auto of = [](const OpenMap& map) -> const Refusal* {
        return map.keeping.journal && map.keeping.journal->trouble() ? &*map.keeping.journal->trouble() : nullptr;
    };
    if (const Refusal* trouble = of(editor.map)) return trouble;
    for (const auto& map : editor.maps.parked)
        if (const Refusal* trouble = map ? of(*map) : nullptr) return trouble;
    return nullptr;
}

bool changes_go_to_trash(const OpenMap& map) { return map.keeping.journal && !map.keeping.journal->trouble(); }

void recover(EditorState& editor) {
    editor.dialog = {};
    editor.safety.offer = true;  // The others are offered next, for each has a tab of its own.
    if (open_recovered(editor, take_chosen(editor.safety))) look_at_file(editor);
}

void recover_all(EditorState& editor) {
    const std::size_t count = editor.safety.recoveries.size();
    for (std::size_t done = 0; done < count && (done == 0 || editor.dialog.kind == Dialog::None); ++done)
        recover(editor);
}

void recover_as(EditorState& editor) {
    editor.dialog = {};
    editor.safety.offer = true;  // Offers the others once this one is saved.
    if (open_recovered(editor, take_chosen(editor.safety))) editor.dialog.kind = Dialog::SaveAs;
}

void discard_recovery(EditorState& editor) {
    Recovery recovery = take_chosen(editor.safety);
    discard(recovery, editor.safety.state);
    editor.safety.chosen = 0;
    if (editor.safety.recoveries.empty()) decide_later(editor);
}

void decide_later(EditorState& editor) {
    editor.dialog = {};
    editor.safety.offer = false;
}

void reload(EditorState& editor) {
    editor.dialog = {};
    if (!editor.map.document.file()) return;
    // The game stays on the table, on the map on which it began, until the person decides.
    TableState table = std::exchange(editor.map.table, {});
    auto journal = std::move(editor.map.keeping.game);
    open_file(editor, std::filesystem::path(*editor.map.document.file()));
    editor.map.table = std::move(table);
    editor.map.keeping.game = std::move(journal);
}

void keep_mine(EditorState& editor) {
    const DialogState asked = std::exchange(editor.dialog, {});
    editor.map.document.accept_file_news();
    if (!asked.saving) return;
    editor.dialog.then = asked.then, editor.dialog.file = asked.file;
    save(editor);
}

}  // namespace hexwright::files
