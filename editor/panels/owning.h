// The window's side of what a person owns and fills with: the shelf of collections, the chosen one, contest profiles,
// the fill tool's kind. Panels, commands and tests call these functions.
#pragma once
#include "editor/workbench/fill_edit.h"
#include "editor/workbench/shelf.h"
#include "formats/xml/profiles_xml.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright {

struct Studio;

struct FillAim {                    // What a click of the fill tool would fill.
    unsigned long long number = 0;  // Number of the snapshot.
    PieceKind kind{};
    Space at{};
    Area area{};  // Empty: nothing.
};

struct Owning {
    std::filesystem::path folder = collections_folder();  // Where collections are kept; empty: nowhere.
    std::optional<Shelf> shelf{};                         // Loaded on first use.
    std::string chosen{};                                 // The active collection; empty: none.
    std::optional<Profiles> profiles{};                   // Loaded on first use.
    std::optional<PieceKind> fill_kind{};                 // The kind that the fill tool uses.
    std::vector<PieceKind> replace_with{};                // Choices in the dialog that replaces kinds.
    bool replace_all = false;  // All pieces of the kind on the map, not only the selected ones.
};

const Shelf& shelf_of(Studio& studio);
// The shipped profiles, extended by contest_profiles.xml of the person's configuration folder.
const Profiles& profiles_of(Studio& studio);
// An empty or unknown name chooses none.
void choose_collection(Studio& studio, const std::string& name);
// To be called with the result of one of the shelf's functions: reports an error, and rereads the chosen collection in
// any case. Returns whether `done` is a success.
bool on_shelf(Studio& studio, const Result<void>& done);

void show_replace(Studio& studio);  // Opens its dialog for the selection.
void replace_selected(Studio& studio, PieceKind by, bool all_of_kind);

}  // namespace hexwright
