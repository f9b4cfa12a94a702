// Build sheets in the window: what the person has chosen about them, and the task that writes one to files. The dialog
// beside it shows their pages; how a page looks is not known here.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"
#include "formats/paper/build_sheet/sheet_options.h"

#include <filesystem>
#include <string>

namespace hexwright::files {

// By the settings; what the person owns counts, if a collection is chosen.
SheetOptions sheet_options(const EditorState& editor);

std::string suggested_sheet_name(const EditorState& editor);  // For example "kestrel-keep.pdf".

// Makes the sheet of the map as it is now and writes it: a PDF, or a file for each page of SVG or PNG. Esc stops it;
// then nothing is written. The status line tells the end.
void print_sheet(EditorState& editor, const std::filesystem::path& file);

}  // namespace hexwright::files
