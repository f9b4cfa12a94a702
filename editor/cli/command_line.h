// The whole command line: understands the arguments, reads the catalogue, runs one command, answers with its exit
// status.
#pragma once

namespace hexwright {

int run_command_line(int argc, const char* const* argv);

}  // namespace hexwright
