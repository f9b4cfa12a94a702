#include "editor/cli/editor_program.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace hexwright::cli {

std::string editor_program() {
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    return (self.parent_path() / "hexwright-editor").string();
}

bool can_start(const std::string& program) { return access(program.c_str(), X_OK) == 0; }

Exit become(const std::string& program, std::vector<std::string> arguments, const Report& report) {
    arguments.insert(arguments.begin(), program);
    std::vector<char*> line;
    for (std::string& argument : arguments) line.push_back(argument.data());
    line.push_back(nullptr);
    execv(program.c_str(), line.data());
    return report.cannot({{"command.editor-failed", {{"file", program}, {"reason", std::strerror(errno)}}}, {}});
}

}  // namespace hexwright::cli
