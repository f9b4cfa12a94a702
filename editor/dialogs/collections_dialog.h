// The dialogs about what may be used and what is owned: limits and collections, and the list of kinds to replace pieces
// by.
#pragma once
#include "editor/widgets/ui.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright {

struct CollectionsUi {
    bool limit_tab = true;
    Limit draft{};          // of the limit, until it is used
    std::string profile{};  // id of the contest's; empty: none
    std::string name{};     // of the collection in the field
    std::string shown{};    // the collection that is edited
    std::string search{};   // among loose pieces
    std::string csv_file{};
    Holding csv_holding{};  // read, but with troubles: taken only when asked
    std::vector<std::string> csv_troubles{};
};

void begin_collections(EditorState& editor, CollectionsUi& state);
void draw_collections(Ui& ui, EditorState& editor, CollectionsUi& state);
// into the collection shown
void read_spreadsheet(EditorState& editor, CollectionsUi& state, const std::filesystem::path& file);
void draw_replace(Ui& ui, EditorState& editor);

}  // namespace hexwright
