// Pictures to trace: laid under a level, aligned with it, taken away.
#pragma once
#include "editor/tools/room.h"
#include "editor/workspace/states.h"

#include <filesystem>

namespace hexwright::tools {

void add_underlay(EditorState& editor, const std::filesystem::path& picture);
void remove_underlay(EditorState& editor);
void begin_aligning(EditorState& editor);

}  // namespace hexwright::tools
