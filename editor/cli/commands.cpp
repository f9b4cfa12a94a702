#include "editor/cli/commands.h"

#include "editor/document/files/open.h"
#include "editor/grammar/help_text.h"
#include "formats/paper/build_sheet/build_sheet.h"

#include <filesystem>
#include <utility>

#include <CLI/CLI.hpp>

namespace hexwright::cli {

CLI::App& add_command(CLI::App& app, const std::string& name, const Words& words) {
    CLI::App* command = app.add_subcommand(name, words("help." + name));
    speak(*command, words);
    command->footer(words(Message{"help.example", {{"example", words("help." + name + ".example")}}}));
    return *command;
}

void add_json(CLI::App& command, Run& run, const Words& words) {
    command.add_flag("--json", run.json, words("help.json"));
}

Result<Scenario> map_to_build(const std::string& file, const Report& report, const Catalogue& catalogue) {
    auto read = open_scenario(file, catalogue);
    if (!read) return failure(std::move(read.error()));
    for (const Message& note : read->notes) report.say(note);
    if (auto refused = too_large_for_sheet(read->scenario)) return failure(std::move(*refused));
    if (const auto errors = errors_in_building(read->scenario, catalogue)) report.say(*errors);
    return std::move(read->scenario);
}

std::string ending_of(const std::string& file) {
    std::string ending = std::filesystem::path(file).extension().string();
    for (char& letter : ending)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return ending;
}

void on_choice(CLI::App& command, Run& run, std::function<Exit(const Report&, const Catalogue&)> work) {
    const std::string name = command.get_name();
    command.callback([&run, name, work = std::move(work)] {
        run.command = name;
        run.work = work;
    });
}

}  // namespace hexwright::cli
