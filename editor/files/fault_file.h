// The text of a report of a problem as a file.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"

#include <filesystem>
#include <string>

namespace hexwright::files {

// Writes the text and closes the dialog; a refusal stands in the status line and the dialog stays.
void save_fault_report(EditorState& editor, const std::string& text, const std::filesystem::path& file);

}  // namespace hexwright::files
