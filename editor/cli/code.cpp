// `code`: a map as one line of text, or a whole scenario.
#include "editor/cli/commands.h"
#include "editor/document/files/open.h"
#include "engine/map_code/map_code.h"
#include "formats/xml/scenario/scenario_code.h"

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using CodeJson = nlohmann::ordered_json;

struct CodeOptions {
    std::string file;
    bool whole = false;  // With all of the scenario.
};

CodeJson json_of_code(const MapCode& code, const std::vector<Message>& left_out, const Report& report) {
    CodeJson json = report.document();
    json["code"] = code.text;
    json["bytes"] = code.bytes;
    json["left_out"] = CodeJson::array();
    for (const Message& what : left_out) json["left_out"].push_back(report.words()(what));
    return json;
}

Exit code(const CodeOptions& options, const Report& report, const Catalogue& catalogue) {
    const auto read = open_scenario(options.file, catalogue);
    if (!read) return report.cannot(read.error());
    for (const Message& note : read->notes) report.say(note);
    const Scenario& scenario = read->scenario;
    const auto made = options.whole ? code_of_scenario(scenario, catalogue) : code_of(scenario, catalogue);
    if (!made) return report.cannot(made.error());
    const std::vector<Message> left_out =
        options.whole ? left_out_of_scenario_code(scenario) : left_out_of_code(scenario);
    for (const Message& what : left_out) report.say(Message{"code.left-out", {{"what", std::vector{what}}}});
    if (report.json()) report.print_json(json_of_code(*made, left_out, report));
    else report.print(made->text + "\n");
    return Exit::Fine;
}

}  // namespace

void add_code(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "code", words);
    const auto options = std::make_shared<CodeOptions>();
    command.add_option("FILE", options->file, words("help.file"))->required();
    command.add_flag("--whole", options->whole, words("help.code.whole"));
    add_json(command, run, words);
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return code(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
