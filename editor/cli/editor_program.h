// The command line becomes the editor for what needs OpenGL.
#pragma once
#include "editor/cli/report.h"
#include "editor/cli/room.h"
#include "editor/document/files/editor_program.h"

#include <string>
#include <vector>

namespace hexwright::cli {

// Replaces this process by that program with these arguments. Returning means that it did not start.
Exit become(const std::string& program, const std::vector<std::string>& arguments, const Report& report);

}  // namespace hexwright::cli
