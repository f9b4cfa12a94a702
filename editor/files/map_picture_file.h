// The picture of the map that the window writes to a file: what the person has chosen about it, and the task that
// writes it. The dialog beside it shows it.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"
#include "engine/board/refusal.h"

#include <filesystem>
#include <optional>
#include <string>

namespace hexwright::files {

void ask_for_map_picture(EditorState& editor);  // Opens the dialog, with the levels and the look that are shown.
std::string suggested_picture_name(const EditorState& editor);  // For example "kestrel-keep.png".
// Why a picture as it is chosen is not written to this file, or not at all.
std::optional<Refusal> cannot_write_picture(const EditorState& editor, const std::filesystem::path& file);
// Esc stops it; then nothing is written. The status line tells its progress and the end.
void write_map_picture(EditorState& editor, const std::filesystem::path& file);

}  // namespace hexwright::files
