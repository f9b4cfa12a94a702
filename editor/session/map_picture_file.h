// The picture of the map that the window writes to a file: what the person has chosen about it, and the task that
// writes it. The dialog beside it shows it.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

#include <filesystem>
#include <string>

namespace hexwright::editor_session {

void ask_for_map_picture(EditorState& editor);                  // Opens the dialog, with the levels that are shown.
std::string suggested_picture_name(const EditorState& editor);  // For example "kestrel-keep.png".
// Esc stops it; then nothing is written. The status line tells the end.
void write_map_picture(EditorState& editor, const std::filesystem::path& file);

}  // namespace hexwright::editor_session
