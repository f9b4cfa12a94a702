// The dialogs about what may be used and what is owned (limits and collections), and the list of kinds to replace
// pieces by.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::dialogs {

struct CollectionsUi {
    bool limit_tab = true;
    Limit draft{};         // The edited limit, until it is applied.
    std::string name{};    // Name of the collection in the input field.
    std::string shown{};   // The collection being edited.
    std::string search{};  // Search text for loose pieces.
    std::string csv_file{};
    Holding csv_holding{};  // Read with problems; taken only on request.
    std::vector<std::string> csv_troubles{};
};

void begin_collections(EditorState& editor, CollectionsUi& state);
void draw_collections(Ui& ui, EditorState& editor, CollectionsUi& state);
// Reads it into the collection shown.
void read_spreadsheet(EditorState& editor, CollectionsUi& state, const std::filesystem::path& file);
void draw_replace(Ui& ui, EditorState& editor);

}  // namespace hexwright::dialogs
