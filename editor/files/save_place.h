// Where what a person saves is proposed to go, and under which name: never among the program's own files, and never
// over another file.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"

#include <filesystem>
#include <string>

namespace hexwright::files {

// Whether nobody keeps files of his own there: also the program's own folder, and that of its settings.
bool is_programs_folder(const std::filesystem::path& folder, const EditorState& editor);

// The map has no file that is the person's own: it is a copy, or a file of the program.
bool is_not_own(const EditorState& editor);

// Where a dialog that saves begins. For a map that is not the person's own the folder of documents, for others the
// folder that was used last.
std::filesystem::path folder_to_save_map_in(const EditorState& editor);
std::filesystem::path folder_to_save_in(const EditorState& editor);  // For all else.

// The map's own name in our own format, or one made from its title that is free in the folder.
std::string suggested_map_name(const EditorState& editor, const std::filesystem::path& folder);

}  // namespace hexwright::files
