// The person's stamps as small pictures below the palette. A click takes one in hand; a right click renames or discards
// it.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/previews.h"

#include <filesystem>
#include <optional>
#include <string>

namespace hexwright::panels {

struct StampsUi {  // The panel's state.
    Previews pictures;
    std::string name;  // Text typed so far.
    std::optional<std::filesystem::path> renaming{};
    bool focus = false;   // The field did not exist in the last frame.
    bool naming = false;  // A new stamp was being named in the last frame.
};

// Height in pixels that it wants of the pane.
float stamps_height(const Ui& ui, const EditorState& editor, float most);
void draw_stamps(Ui& ui, EditorState& editor, StampsUi& state);

}  // namespace hexwright::panels
