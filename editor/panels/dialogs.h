// What stands on top of the window until it is answered: files, unsaved changes, troubles, the list of keys, about.
#pragma once
#include "editor/panels/collections_dialog.h"
#include "editor/panels/command_palette.h"
#include "editor/panels/previews.h"
#include "editor/panels/ui.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright {

struct FolderEntry {
    std::string name;
    bool folder = false;
    friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};
enum class Files : unsigned char { Maps, Pictures, Spreadsheets };
// Folders first, then files of this kind by their endings, each by name; hidden ones are left out. Empty when it cannot
// be read.
std::vector<FolderEntry> entries_of(const std::filesystem::path& folder, Files kind = Files::Maps);

struct DialogsUi {
    Dialog shown = Dialog::None;  // in the last frame
    std::filesystem::path folder;
    Files kind = Files::Maps;
    std::vector<FolderEntry> entries;
    std::string name;  // what is typed: a name, or a whole path
    int chosen = -1;
    bool scroll = false;
    CommandPaletteUi commands{};
    Previews previews{};
    std::vector<std::filesystem::path> samples{};  // of the welcome
    std::vector<int> owned{};                      // boxes, by set
    CollectionsUi collections{};
    bool renamed = false, refocus = false;  // the name was chosen in the list; then the field is edited again
};

// A button of a dialog, or the key that means the same; its id is that of its words.
bool answered(Ui& ui, const char* id, Key key, bool primary);

void draw_dialogs(Ui& ui, Studio& studio, DialogsUi& state);

}  // namespace hexwright
