#include "editor/cli/commands.h"
#include "editor/cli/editor_program.h"
#include "engine/core/system/processes.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

Exit edit(const std::string& file, const std::vector<std::string>& catalogues, const Report& report) {
    const std::string program = editor_program();
    if (!system::can_start(program)) return report.cannot({{"command.no-editor", {{"file", program}}}, {}});
    std::vector<std::string> line;
    for (const std::string& catalogue : catalogues) line.push_back("--catalogue=" + catalogue);
    if (!file.empty()) line.insert(line.end(), {"--", file});
    return become(program, std::move(line), report);
}

}  // namespace

void add_edit(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "edit", words);
    const auto file = std::make_shared<std::string>();
    command.add_option("FILE", *file, words("help.edit.file"));
    // The window reads the catalogue itself, and shows what is wrong with the person's own files.
    command.preparse_callback([&run](std::size_t) { run.reads_catalogue = false; });
    on_choice(command, run, [file, &run](const Report& report, const Catalogue&) {
        return edit(*file, run.catalogue_files, report);
    });
}

}  // namespace hexwright::cli
