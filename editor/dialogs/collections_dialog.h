// The dialogs about what may be used and what is owned (limits, collections, sets of one's own), and the list of kinds
// to replace pieces by.
#pragma once
#include "editor/dialogs/form.h"
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"
#include "editor/workspace/status_line.h"
#include "engine/board/catalogue/holding.h"
#include "engine/scenario/scenario.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::dialogs {

enum class CollectionsTab : unsigned char { Limit, Mine, OwnSet };

struct CollectionsUi {
    CollectionsTab tab = CollectionsTab::Limit;
    Limit draft{};         // The edited limit, until it is applied.
    std::string name{};    // Name of the collection in the input field.
    std::string shown{};   // The collection being edited.
    std::string search{};  // Search text for loose pieces.
    std::string csv_file{};
    Holding csv_holding{};  // Read with problems; taken only on request.
    std::vector<std::string> csv_troubles{};
    std::string set_name{};  // Of a set of one's own.
    Holding set_holding{};   // What lies in it.
    std::optional<Notice> told{};
};

void begin_collections(EditorState& editor, CollectionsUi& state);
void draw_collections(Ui& ui, EditorState& editor, CollectionsUi& state, FormHeights& heights);
// Reads it into the collection shown.
void read_spreadsheet(EditorState& editor, CollectionsUi& state, const std::filesystem::path& file);
void draw_replace(Ui& ui, EditorState& editor);

}  // namespace hexwright::dialogs
