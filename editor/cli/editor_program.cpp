#include "editor/cli/editor_program.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace hexwright::cli {

Exit become(const std::string& program, std::vector<std::string> arguments, const Report& report) {
    arguments.insert(arguments.begin(), program);
    std::vector<char*> line;
    for (std::string& argument : arguments) line.push_back(argument.data());
    line.push_back(nullptr);
    execv(program.c_str(), line.data());
    return report.cannot({{"command.editor-failed", {{"file", program}, {"reason", std::strerror(errno)}}}, {}});
}

}  // namespace hexwright::cli
