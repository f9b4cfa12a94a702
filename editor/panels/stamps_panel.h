// Below the palette: the person's stamps as small pictures. A click takes one in hand; a right click renames or
// discards it.
#pragma once
#include "editor/widgets/previews.h"

#include <filesystem>
#include <optional>
#include <string>

namespace hexwright {

struct StampsUi {  // the panel's own memory
    Previews pictures;
    std::string name;  // as it is typed
    std::optional<std::filesystem::path> renaming{};
    bool focus = false;   // the field was not there in the last frame
    bool naming = false;  // a new one, in the last frame
};

float stamps_height(const Ui& ui, const EditorState& editor, float most);  // pixels that it wants of the pane
void draw_stamps(Ui& ui, EditorState& editor, StampsUi& state);

}  // namespace hexwright
