// The window's side of what a person owns and fills with: the shelf of collections, the chosen one, contest profiles,
// the fill tool's kind. Panels and commands call these functions; tests too.
#pragma once
#include "editor/document/fill_edit.h"
#include "editor/document/shelf.h"
#include "formats/xml/profiles_xml.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright {

struct EditorState;

struct FillPreview {                // what a click of the fill tool would fill
    unsigned long long number = 0;  // of the snapshot
    PieceKind kind{};
    Space at{};
    Area area{};  // empty: nothing
};

struct CollectionState {
    std::filesystem::path folder = collections_folder();  // where collections are kept; empty: nowhere
    std::optional<Shelf> shelf{};                         // as soon as somebody asked for it
    std::string chosen{};                                 // the collection that counts; empty: none
    std::optional<Profiles> profiles{};                   // as soon as somebody asked for them
    std::optional<PieceKind> fill_kind{};                 // what the fill tool fills with
    std::vector<PieceKind> replace_with{};                // of the dialog that replaces kinds
    bool replace_all = false;                             // all pieces of the kind on the map, not only those selected
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
