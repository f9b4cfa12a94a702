// A build sheet as files: one PDF, or for SVG and PNG a file for each page. Makes their bytes, and writes none.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/xml/bytes/file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::document {

bool names_a_sheet(const std::filesystem::path& file);  // Whether its ending is .pdf, .svg or .png.

// keep.png becomes keep-01.png, keep-02.png and so on.
Result<std::vector<FileBytes>> sheet_files(const std::filesystem::path& file, const std::vector<Drawing>& pages);

}  // namespace hexwright::document
