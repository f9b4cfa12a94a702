// The editor as a program of its own: the command line starts it for what needs OpenGL, the window for pictures in 3D,
// which take long.
#pragma once
#include "editor/document/jobs.h"
#include "editor/document/room.h"
#include "engine/board/refusal.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::document {

std::string editor_program();  // Where it is expected: beside this program.

// Runs a program with `in` on its standard input and returns its standard output. Lines of numbers from 0 to 100 on its
// standard error are its progress; the rest is why it failed. If the job is cancelled, the program is ended, and what
// is returned is empty.
Result<std::string> output_of(const std::string& program, const std::vector<std::string>& arguments,
                              std::string_view in, JobWatch& watch);

}  // namespace hexwright::document
