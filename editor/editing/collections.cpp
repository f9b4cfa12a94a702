#include "editor/editing/collections.h"

#include "editor/document/edits/arrange.h"
#include "editor/document/edits/replace.h"
#include "editor/editing/commit.h"
#include "editor/workspace/editor_state.h"
#include "engine/core/system/places.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>

namespace hexwright::editing {

const Shelf& shelf_of(EditorState& editor) {
    if (!editor.user.collections.shelf)
        editor.user.collections.shelf = read_shelf(editor.user.collections.folder, editor.catalogue());
    return *editor.user.collections.shelf;
}

const Profiles& profiles_of(EditorState& editor) {
    if (editor.user.collections.profiles) return *editor.user.collections.profiles;
    editor.user.collections.profiles = shipped_profiles(editor.catalogue());
    const std::filesystem::path file = system::config_folder() / "contest_profiles.xml";
    std::error_code error;
    if (system::config_folder().empty() || !std::filesystem::exists(file, error))
        return *editor.user.collections.profiles;
    const auto text = read_file(file);
    auto read = text ? read_profiles(*text, file.string(), editor.catalogue(), *editor.user.collections.profiles)
                     : Result<Profiles>(failure(text.error()));
    if (read) editor.user.collections.profiles = std::move(*read);
    else say(editor.map.status, {"notice.profiles-unread", {{"trouble", describe(read.error(), editor.words)}}});
    return *editor.user.collections.profiles;
}

void choose_collections(EditorState& editor, const std::vector<std::string>& names) {
    std::vector<std::string> there;
    std::vector<Holding> owned;
    for (const std::string& name : names)
        if (const SavedCollection* saved = find(shelf_of(editor), name);
            saved && there.size() < most_pooled && std::ranges::count(there, name) == 0) {
            there.push_back(name);
            owned.push_back(saved->collection.owned);
        }
    editor.map.document.own(there.empty() ? std::nullopt : std::optional(pooled(owned)));
    editor.user.collections.chosen = editor.user.settings.collections = std::move(there);
}

void count_collection(EditorState& editor, const std::string& name, bool counts) {
    std::vector<std::string> names = editor.user.collections.chosen;
    std::erase(names, name);
    if (counts && names.size() >= most_pooled)
        return refuse(editor.map.status, {"collections.too-many-counted", {{"most", most_pooled}}});
    if (counts) names.push_back(name);
    choose_collections(editor, names);
}

bool counts_as_owned(const EditorState& editor, const std::string& name) {
    return std::ranges::count(editor.user.collections.chosen, name) > 0;
}

std::string name_of_owned(const EditorState& editor) {
    std::string text;
    for (const std::string& name : editor.user.collections.chosen)
        text = text.empty() ? name : editor.words(Message{"list.comma", {{"a", text}, {"b", name}}});
    return text;
}

bool on_shelf(EditorState& editor, const Result<void>& done) {
    if (!done) refuse(editor.map.status, done.error().message);
    choose_collections(editor, std::vector<std::string>(editor.user.collections.chosen));
    return done.has_value();
}

void show_replace(EditorState& editor) {
    std::vector<PieceKind>& kinds = editor.dialog.replace_with;
    kinds.clear();
    editor.dialog.replace_all = false;
    for (const PlacedPiece& piece : found(editor.now().scenario->battlefield, editor.map.tools.selected))
        for (const PieceKind other : others_of_shape(piece.kind, editor.catalogue()))
            if (std::ranges::find(kinds, other) == kinds.end()) kinds.push_back(other);
    std::ranges::sort(kinds);
    editor.dialog.kind = Dialog::Replace;
}

void replace_selected(OpenMap& map, PieceKind by, bool all_of_kind_too) {
    std::vector<PieceId> ids = map.tools.selected;
    if (all_of_kind_too)
        for (const PlacedPiece& piece : found(map.now().scenario->battlefield, map.tools.selected)) {
            const std::vector<PieceId> more = all_of_kind(piece.kind, map.now().scenario->battlefield);
            ids.insert(ids.end(), more.begin(), more.end());
        }
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    const auto edit = replace_edit(ids, by, map.document);
    if (!edit) return refuse(map.status, edit.error().message);
    commit(map, *edit);
}

}  // namespace hexwright::editing
