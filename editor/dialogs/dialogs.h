// Modal dialogs: files, unsaved changes, errors, the key list, about.
#pragma once
#include "editor/dialogs/army_browser.h"
#include "editor/dialogs/collections_dialog.h"
#include "editor/dialogs/command_palette.h"
#include "editor/dialogs/fault_dialog.h"
#include "editor/dialogs/file_types.h"
#include "editor/dialogs/form.h"
#include "editor/dialogs/key_list.h"
#include "editor/dialogs/own_pieces_dialog.h"
#include "editor/dialogs/picture_dialog.h"
#include "editor/dialogs/print_dialog.h"
#include "editor/dialogs/room.h"
#include "editor/dialogs/share_dialog.h"
#include "editor/files/start_offers.h"
#include "editor/widgets/previews.h"
#include "editor/widgets/ui.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::dialogs {

struct FolderEntry {
    std::string name;
    bool folder = false;
    friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};
// Folders first, then files with the endings of this kind, each sorted by name; hidden ones are left out. Empty if the
// folder cannot be read.
std::vector<FolderEntry> entries_of(const std::filesystem::path& folder, Files kind = Files::Maps);

struct DialogsUi {
    Dialog shown = Dialog::None;  // The dialog of the last frame.
    std::filesystem::path folder;
    Files kind = Files::Maps;
    std::vector<FolderEntry> entries;
    TypedName name{};                         // Typed text: a name or a whole path.
    std::vector<FileType> types{};            // That can be saved; empty in a dialog that opens.
    std::filesystem::path documents{};        // The person's folder of them.
    std::optional<std::string> new_folder{};  // Its name, while one is being made.
    std::optional<Message> trouble{};         // Why what was typed cannot be done.
    int chosen = -1;
    bool scroll = false;
    CommandPaletteUi commands{};
    KeyListUi keys{};
    Previews previews{};
    StartOffers offers{};                 // Shown by the welcome dialog.
    OfferKind offered = OfferKind::Maps;  // Of them, those in sight.
    std::vector<int> owned{};             // Count of boxes, indexed by set.
    CollectionsUi collections{};
    OwnPiecesUi own_pieces{};
    ArmyBrowserUi army{};
    PrintUi print{};
    PictureUi picture{};
    ShareUi share{};
    FaultUi fault{};
    // The name was chosen in the list; then the field gets the focus again.
    bool renamed = false, refocus = false;
    bool selecting = false;      // The name is selected as soon as the field has the focus.
    bool selecting_all = false;  // With its ending, for Ctrl+A was pressed meanwhile.
    bool choosing_type = false;  // The list of types is open.
    FormHeights heights{};
};

// A button of a dialog, or the key with the same meaning; its id is that of its words.
bool answered(Ui& ui, const char* id, Key key, bool primary);

std::string day_and_time(long long seconds);  // Of this time since 1970, as in "2026-11-28 14:07".

// What the program tells at its start, above the first question that it asks.
void draw_told_at_start(Ui& ui, const DialogState& dialog);

std::string_view title_of_dialog(Dialog dialog);  // The id of its words; empty for Dialog::None.
void draw_dialogs(Ui& ui, EditorState& editor, DialogsUi& state);

}  // namespace hexwright::dialogs
