#include "editor/panels/owning.h"

#include "editor/panels/studio.h"
#include "editor/workbench/arrange.h"
#include "editor/workbench/collection.h"
#include "editor/workbench/replace.h"
#include "formats/file.h"

#include <algorithm>

namespace hexwright {

const Shelf& shelf_of(Studio& studio) {
    if (!studio.owning.shelf) studio.owning.shelf = read_shelf(studio.owning.folder, studio.catalogue());
    return *studio.owning.shelf;
}

const Profiles& profiles_of(Studio& studio) {
    if (studio.owning.profiles) return *studio.owning.profiles;
    studio.owning.profiles = shipped_profiles(studio.catalogue());
    const std::filesystem::path file = config_folder() / "contest_profiles.xml";
    std::error_code error;
    if (config_folder().empty() || !std::filesystem::exists(file, error)) return *studio.owning.profiles;
    const auto text = read_file(file);
    auto read = text ? read_profiles(*text, file.string(), studio.catalogue(), *studio.owning.profiles)
                     : Result<Profiles>(failure(text.error()));
    if (read) studio.owning.profiles = std::move(*read);
    else say(studio, {"notice.profiles-unread", {{"trouble", describe(read.error(), studio.words)}}});
    return *studio.owning.profiles;
}

void choose_collection(Studio& studio, const std::string& name) {
    const SavedCollection* saved = find(shelf_of(studio), name);
    studio.owning.chosen = studio.settings.collection = saved ? name : "";
    studio.desk.own(saved ? std::optional(saved->collection.owned) : std::nullopt);
}

bool on_shelf(Studio& studio, const Result<void>& done) {
    if (!done) refuse(studio, done.error().message);
    choose_collection(studio, studio.owning.chosen);
    return done.has_value();
}

void show_replace(Studio& studio) {
    std::vector<PieceKind>& kinds = studio.owning.replace_with;
    kinds.clear();
    studio.owning.replace_all = false;
    for (const PlacedPiece& piece : found(studio.now().scenario->battlefield, studio.selected))
        for (const PieceKind other : others_of_shape(piece.kind, studio.catalogue()))
            if (std::ranges::find(kinds, other) == kinds.end()) kinds.push_back(other);
    std::ranges::sort(kinds);
    studio.asking.dialog = Dialog::Replace;
}

void replace_selected(Studio& studio, PieceKind by, bool all_of_kind_too) {
    std::vector<PieceId> ids = studio.selected;
    if (all_of_kind_too)
        for (const PlacedPiece& piece : found(studio.now().scenario->battlefield, studio.selected)) {
            const std::vector<PieceId> more = all_of_kind(piece.kind, studio.now().scenario->battlefield);
            ids.insert(ids.end(), more.begin(), more.end());
        }
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    const auto edit = replace_edit(ids, by, studio.desk);
    if (!edit) return refuse(studio, edit.error().reason);
    commit(studio, *edit);
}

}  // namespace hexwright
