// The window's side of what a person owns and fills with: the shelf of collections, the chosen one, contest profiles,
// the fill tool's kind. Panels and commands call these functions; tests too.
#pragma once
#include "editor/document/shelf.h"
#include "formats/xml/profiles_xml.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright {

struct EditorState;

struct CollectionState {
    std::filesystem::path folder = collections_folder();  // where collections are kept; empty: nowhere
    std::optional<Shelf> shelf{};                         // as soon as somebody asked for it
    std::string chosen{};                                 // the collection that counts; empty: none
    std::optional<Profiles> profiles{};                   // as soon as somebody asked for them
};

const Shelf& shelf_of(EditorState& editor);
// ours, extended by contest_profiles.xml of the person's configuration folder
const Profiles& profiles_of(EditorState& editor);
void choose_collection(EditorState& editor, const std::string& name);  // empty, or one that is gone: none
// Changes the shelf by one of its functions and tells a trouble; true when it worked. The chosen collection is read
// anew.
bool on_shelf(EditorState& editor, const Result<void>& done);

void show_replace(EditorState& editor);  // opens its dialog for what is selected
void replace_selected(EditorState& editor, PieceKind by, bool all_of_kind);

}  // namespace hexwright
