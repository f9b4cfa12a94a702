// What the window makes of a map for the table besides build sheets: guide, model and film, each by a task. What they
// look like is not known here.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"

#include <cstdint>
#include <filesystem>

namespace hexwright::files {

enum class TableFile : std::uint8_t { Guide, Model, Film };

// Opens the file dialog with a name to begin with, such as kestrel-keep.glb.
void ask_for_table_file(EditorState& editor, TableFile what);

bool names_a_table_file(
    const std::filesystem::path& file);  // Whether its ending is that of a guide, a model or a film.

// Makes what the ending says of the map as it is now and writes it; OBJ has its materials in a file beside it. Esc
// stops it; then nothing is written. The status line tells the end.
void write_table_file(EditorState& editor, const std::filesystem::path& file);

}  // namespace hexwright::files
