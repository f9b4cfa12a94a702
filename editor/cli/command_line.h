// The whole command line: parses the arguments, reads the catalogue, runs one command and returns its exit status.
#pragma once
#include "editor/cli/room.h"

namespace hexwright::cli {

int run_command_line(int argc, const char* const* argv);

}  // namespace hexwright::cli
