#include "editor/cli/commands.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <unistd.h>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

std::filesystem::path editor_program() {  // The editor beside this program.
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    return self.parent_path() / "hexwright-editor";
}

// Replaces this process by the editor. Returning means that it did not start.
Exit edit(const std::string& file, const Report& report) {
    const std::string program = editor_program().string();
    if (access(program.c_str(), X_OK) != 0) return report.cannot({{"command.no-editor", {{"file", program}}}, {}});
    std::array<char*, 4> arguments{const_cast<char*>(program.c_str()), nullptr, nullptr, nullptr};
    if (!file.empty()) {
        arguments[1] = const_cast<char*>("--");
        arguments[2] = const_cast<char*>(file.c_str());
    }
    execv(program.c_str(), arguments.data());
    return report.cannot({{"command.editor-failed", {{"file", program}, {"reason", std::strerror(errno)}}}, {}});
}

}  // namespace

void add_edit(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "edit", words);
    const auto file = std::make_shared<std::string>();
    command.add_option("FILE", *file, words("help.edit.file"));
    on_choice(command, run, [file](const Report& report, const Catalogue&) { return edit(*file, report); });
}

}  // namespace hexwright::cli
