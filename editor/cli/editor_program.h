// The editor, which the command line starts for what needs OpenGL.
#pragma once
#include "editor/cli/report.h"
#include "editor/cli/room.h"

#include <string>
#include <vector>

namespace hexwright::cli {

std::string editor_program();  // Where it is expected: beside this program.
bool can_start(const std::string& program);
// Replaces this process by that program with these arguments. Returning means that it did not start.
Exit become(const std::string& program, std::vector<std::string> arguments, const Report& report);

}  // namespace hexwright::cli
