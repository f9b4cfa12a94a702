// The window's side of what a person owns and fills with: the shelf of collections, the chosen one, contest profiles,
// the fill tool's kind. Panels, commands and tests call these functions.
#pragma once
#include "editor/document/shelf.h"
#include "editor/session/room.h"
#include "formats/xml/profiles_xml.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::editor_session {

struct EditorState;

struct CollectionState {
    std::filesystem::path folder = collections_folder();  // Where collections are kept; empty: nowhere.
    std::optional<Shelf> shelf{};                         // Loaded on first use.
    std::string chosen{};                                 // The active collection; empty: none.
    std::optional<Profiles> profiles{};                   // Loaded on first use.
};

const Shelf& shelf_of(EditorState& editor);
// The shipped profiles, extended by contest_profiles.xml of the person's configuration folder.
const Profiles& profiles_of(EditorState& editor);
void choose_collection(EditorState& editor, const std::string& name);
// To be called with the result of one of the shelf's functions: reports an error, and rereads the chosen collection in
// any case. Returns whether `done` is a success.
bool on_shelf(EditorState& editor, const Result<void>& done);

void show_replace(EditorState& editor);  // Opens its dialog for the selection.
void replace_selected(EditorState& editor, PieceKind by, bool all_of_kind);

}  // namespace hexwright::editor_session
