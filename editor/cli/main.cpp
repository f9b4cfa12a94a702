// `hexwright`: checks, counts, changes, converts and draws maps from a terminal or a script. Needs no display.
#include "editor/cli/command_line.h"
#include "engine/core/system/console.h"
#include "engine/core/system/signals.h"

int main(int argc, char** argv) {
    hexwright::system::hold_standard_streams();
    hexwright::system::let_writing_fail();
    return hexwright::cli::run_command_line(argc, argv);
}
