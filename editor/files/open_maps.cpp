#include "editor/files/open_maps.h"

#include "editor/editing/tasks.h"
#include "editor/editing/titles.h"
#include "editor/editing/viewing.h"
#include "editor/files/file_news.h"
#include "editor/play/game_files.h"
#include "editor/tools/tool_gestures.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <utility>

namespace hexwright::files {

namespace {

// Numbers of snapshots and of boards in play are unique among all maps that are ever open: each map has its own range.
constexpr unsigned long long numbers_of_a_map = 1ULL << 40;

// What the window shows stays as it is when another map comes to the front.
void keep_look(const OpenMap& from, OpenMap& to) {
    to.view.dark = from.view.dark;
    to.view.table = from.view.table;
    to.view.layout = from.view.layout;
    to.view.side = from.view.side;
    to.view.widgets_by_keys = from.view.widgets_by_keys;
    to.view.still = from.view.still;
    to.tools.recent = from.tools.recent;
    if (to.document.owned() != from.document.owned()) to.document.own(from.document.owned());
}

void put_aside(EditorState& editor) {
    editor.maps.parked[editor.maps.front] = std::make_unique<OpenMap>(std::move(editor.map));
}

// What is half done with the mouse is given up: it will not be there to finish it.
void park_front(EditorState& editor) {
    if (editor.map.tools.pressed) cancel(editor);
    editor.map.table.pressed.reset();
    editor.map.desk.carries = false;
    keep_game_safe(editor);
    put_aside(editor);
}

void unpark(EditorState& editor, std::size_t at) {
    editor.map = std::move(*editor.maps.parked[at]);
    editor.maps.parked[at].reset();
    editor.maps.front = at;
}

OpenMap empty_map(EditorState& editor) {
    OpenMap map(editor.map.document.kept_catalogue());
    map.number = ++editor.maps.opened;
    map.document.number_from(map.number * numbers_of_a_map);
    map.table.numbers += map.number * numbers_of_a_map;
    if (!editor.safety.state.empty()) map.keeping.journal = std::make_unique<Journal>(editor.jobs, editor.safety.state);
    keep_look(editor.map, map);
    return map;
}

bool same_file(const std::filesystem::path& one, const std::filesystem::path& other) {
    std::error_code ignored;
    return std::filesystem::weakly_canonical(one, ignored) == std::filesystem::weakly_canonical(other, ignored);
}

}  // namespace

std::optional<std::size_t> map_of_number(const EditorState& editor, unsigned number) {
    for (std::size_t at = 0; at < map_count(editor); ++at)
        if (map_at(editor, at).number == number) return at;
    return std::nullopt;
}

std::size_t map_count(const EditorState& editor) { return editor.maps.parked.size(); }

const OpenMap& map_at(const EditorState& editor, std::size_t at) {
    const auto& parked = editor.maps.parked[at];
    return parked ? *parked : editor.map;
}

bool is_untouched(const OpenMap& map) {
    return !map.document.file() && !map.document.changed() && map.document.history().steps().size() <= 1 &&
           map.document.now().scenario->battlefield.size() == 0 && !map.table.play && !map.campaign;
}

std::optional<std::size_t> map_of_file(const EditorState& editor, const std::filesystem::path& file) {
    for (std::size_t at = 0; at < map_count(editor); ++at)
        if (const auto& own = map_at(editor, at).document.file(); own && same_file(*own, file)) return at;
    return std::nullopt;
}

std::optional<std::size_t> map_of_campaign(const EditorState& editor, const std::filesystem::path& file) {
    for (std::size_t at = 0; at < map_count(editor); ++at)
        if (const auto& campaign = map_at(editor, at).campaign; campaign && same_file(campaign->file, file)) return at;
    return std::nullopt;
}

void show_map(EditorState& editor, std::size_t at) {
    if (at >= map_count(editor) || at == editor.maps.front) return;
    const std::size_t before = editor.maps.front;
    park_front(editor);
    unpark(editor, at);
    keep_look(*editor.maps.parked[before], editor.map);
    look_at_file(editor);
}

void want_map(EditorState& editor, std::size_t at) { editor.maps.wanted = map_at(editor, at).number; }

void want_neighbour(EditorState& editor, int step) {
    const std::size_t count = map_count(editor);
    std::size_t from = editor.maps.front;
    if (editor.maps.wanted) from = map_of_number(editor, *editor.maps.wanted).value_or(from);
    want_map(editor, (from + (step > 0 ? 1 : count - 1)) % count);
}

void want_to_close(EditorState& editor, std::size_t at) {
    want_map(editor, at);
    editor.maps.closes_wanted = true;
}

void show_map_with_campaign(EditorState& editor, std::size_t at) {
    const unsigned wanted = map_at(editor, at).number;
    std::optional<CampaignState> campaign = std::exchange(editor.map.campaign, std::nullopt);
    const bool at_desk = editor.map.desk.open;
    const DeskPart part = editor.map.desk.part;
    if (is_untouched(editor.map)) drop_map(editor);
    show_map(editor, map_of_number(editor, wanted).value_or(at));
    if (!campaign) return;
    editor.map.campaign = std::move(campaign);
    editor.map.desk.open = at_desk;
    editor.map.desk.part = part;
    editor.map.desk.chosen = {};
}

bool make_room(EditorState& editor) {
    if (is_untouched(editor.map)) return true;
    if (map_count(editor) >= most_open_maps) {
        refuse(editor.map.status, {"notice.too-many-maps", {{"most", static_cast<long long>(most_open_maps)}}});
        return false;
    }
    OpenMap fresh = empty_map(editor);
    park_front(editor);
    editor.map = std::move(fresh);
    editor.maps.front += 1;
    editor.maps.parked.insert(editor.maps.parked.begin() + static_cast<std::ptrdiff_t>(editor.maps.front), nullptr);
    return true;
}

void let_map_go(OpenMap& map, const Words& words) {
    if (map.keeping.journal) map.keeping.journal->let_go(map.document, title_of(map.document, words));
    map.keeping.lock.remove();
}

void drop_map(EditorState& editor) {
    keep_game_safe(editor);
    let_map_go(editor.map, editor.words);
    OpenMap fresh = empty_map(editor);
    if (map_count(editor) == 1) {
        editor.map = std::move(fresh);
        show_whole(editor.map, false);
        return;
    }
    const std::size_t gone = editor.maps.front;
    const std::size_t next = gone + 1 < map_count(editor) ? gone + 1 : gone - 1;
    unpark(editor, next);
    keep_look(fresh, editor.map);
    editor.maps.parked.erase(editor.maps.parked.begin() + static_cast<std::ptrdiff_t>(gone));
    if (next > gone) editor.maps.front = gone;
    look_at_file(editor);
}

void take_done_of_parked(EditorState& editor) {
    const std::size_t shown = editor.maps.front;
    for (std::size_t at = 0; at < map_count(editor); ++at) {
        if (at == shown || !map_at(editor, at).tasks.any_done()) continue;
        put_aside(editor);
        unpark(editor, at);
        take_done_tasks(editor);
        keep_game_safe(editor);
    }
    if (editor.maps.front == shown) return;
    put_aside(editor);
    unpark(editor, shown);
}

}  // namespace hexwright::files
