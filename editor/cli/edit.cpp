#include "editor/cli/commands.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string>
#include <unistd.h>
#include <vector>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

std::filesystem::path editor_program() {  // The editor beside this program.
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    return self.parent_path() / "hexwright-editor";
}

// Replaces this process by the editor. Returning means that it did not start.
Exit edit(const std::string& file, const std::vector<std::string>& catalogues, const Report& report) {
    const std::string program = editor_program().string();
    if (access(program.c_str(), X_OK) != 0) return report.cannot({{"command.no-editor", {{"file", program}}}, {}});
    std::vector<std::string> line{program};
    for (const std::string& catalogue : catalogues) line.push_back("--catalogue=" + catalogue);
    if (!file.empty()) line.insert(line.end(), {"--", file});
    std::vector<char*> arguments;
    for (std::string& argument : line) arguments.push_back(argument.data());
    arguments.push_back(nullptr);
    execv(program.c_str(), arguments.data());
    return report.cannot({{"command.editor-failed", {{"file", program}, {"reason", std::strerror(errno)}}}, {}});
}

}  // namespace

void add_edit(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "edit", words);
    const auto file = std::make_shared<std::string>();
    command.add_option("FILE", *file, words("help.edit.file"));
    on_choice(command, run, [file, &run](const Report& report, const Catalogue&) {
        return edit(*file, run.catalogue_files, report);
    });
}

}  // namespace hexwright::cli
