// The whole command line: parses the arguments, reads the catalogue, runs one command and returns its exit status.
#pragma once

namespace hexwright {

int run_command_line(int argc, const char* const* argv);

}  // namespace hexwright
