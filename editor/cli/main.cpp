// `hexwright`: checks, counts, changes, converts and draws maps from a terminal or a script. Needs no display.
#include "editor/cli/command_line.h"
#include "formats/xml/bytes/file.h"

#include <csignal>

int main(int argc, char** argv) {
    hexwright::formats::hold_standard_streams();
    std::signal(SIGPIPE, SIG_IGN);  // A reader that closed its end stops the output, not the program.
    std::signal(SIGXFSZ, SIG_IGN);  // A file that may not grow is a full disk, and gets its sentence.
    return hexwright::cli::run_command_line(argc, argv);
}
