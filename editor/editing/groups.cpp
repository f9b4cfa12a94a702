#include "editor/editing/groups.h"

#include "editor/editing/commit.h"
#include "editor/editing/selection.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::editing {

namespace {

const Scenario& map_of(const OpenMap& map) { return *map.now().scenario; }

PieceIds members_of(const OpenMap& map, const std::string& name) {
    const GroupMembers all = groups_of(map_of(map));
    const auto found = all.find(name);
    return found == all.end() ? PieceIds{} : found->second;
}

GroupPieces put_into(const std::string& name, const PieceIds& pieces) {
    GroupPieces group;
    for (const PieceId piece : pieces) group.groups.emplace(piece, name);
    return group;
}

std::string trimmed(const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string::npos ? std::string() : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

void make_group(EditorState& editor, const std::string& name) {
    const bool known = group_names(map_of(editor.map)).contains(name);
    const std::size_t count = editor.map.tools.selected.size();
    if (!commit(editor.map, put_into(name, editor.map.tools.selected))) return;
    editor.map.view.layers.hidden_groups.erase(name);
    editor.dialog = {};
    select(editor.map, with_groups(map_of(editor.map), editor.map.tools.selected));
    say(editor.map.status, {known ? "notice.group-joined" : "notice.grouped", {{"count", count}, {"name", name}}});
}

void rename_group(EditorState& editor, const std::string& from, const std::string& to) {
    if (from != to && group_names(map_of(editor.map)).contains(to))
        return refuse(editor.map.status, {"refused.group-taken", {{"name", to}}});
    const Message title{"edit.rename", {{"from", from}, {"to", to}}};
    if (from != to && !commit(editor.map, Edit{put_into(to, members_of(editor.map, from)), title})) return;
    if (editor.map.view.layers.hidden_groups.erase(from) > 0) editor.map.view.layers.hidden_groups.insert(to);
    editor.dialog = {};
}

}  // namespace

void ask_for_group(EditorState& editor) {
    editor.map.status.notice.reset();
    editor.dialog = {};
    editor.dialog.kind = Dialog::Group;
    editor.dialog.group.name = free_group_name(editor.words("group.first-name"), group_names(map_of(editor.map)));
}

void ask_for_group_name(EditorState& editor, const std::string& name) {
    editor.map.status.notice.reset();
    editor.dialog = {};
    editor.dialog.kind = Dialog::Group;
    editor.dialog.group = {name, name};
}

void answer_group(EditorState& editor) {
    const GroupWish wish = editor.dialog.group;
    const std::string name = trimmed(wish.name);
    editor.map.status.notice.reset();
    if (name.empty()) return refuse(editor.map.status, {"refused.group-nameless"});
    if (wish.renamed.empty()) make_group(editor, name);
    else rename_group(editor, wish.renamed, name);
}

std::set<std::string> groups_selected(const OpenMap& map) {
    std::set<std::string> names;
    for (const PieceId piece : map.tools.selected)
        if (const std::string name = group_of(map_of(map), piece); !name.empty()) names.insert(name);
    return names;
}

void ungroup_selected(EditorState& editor) {
    PieceIds grouped = editor.map.tools.selected;
    std::erase_if(grouped, [&](PieceId piece) { return group_of(map_of(editor.map), piece).empty(); });
    if (!grouped.empty() && commit(editor.map, put_into("", grouped)))
        say(editor.map.status, {"notice.ungrouped", {{"count", grouped.size()}}});
}

void dissolve_group(OpenMap& map, const std::string& name) {
    map.status.notice.reset();
    const PieceIds members = members_of(map, name);
    if (members.empty() || !commit(map, put_into("", members))) return;
    map.view.layers.hidden_groups.erase(name);
    say(map.status, {"notice.ungrouped", {{"count", members.size()}}});
}

void choose_group(OpenMap& map, const std::string& name) {
    map.view.layers.hidden_groups.erase(name);
    choose(map, members_of(map, name));
}

void hide_group(OpenMap& map, const std::string& name, bool hidden) {
    map.status.notice.reset();
    if (!hidden) {
        map.view.layers.hidden_groups.erase(name);
        return;
    }
    map.view.layers.hidden_groups.insert(name);
    select(map, without(map.tools.selected, members_of(map, name)));
}

void hide_selected_groups(EditorState& editor) {
    const std::set<std::string> names = groups_selected(editor.map);
    for (const std::string& name : names) hide_group(editor.map, name, true);
    say(editor.map.status, {"notice.groups-hidden", {{"count", names.size()}}});
}

void show_all_groups(EditorState& editor) {
    editor.map.status.notice.reset();
    editor.map.view.layers.hidden_groups.clear();
}

}  // namespace hexwright::editing
