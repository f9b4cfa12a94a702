#include "editor/cli/command_line.h"

#include "editor/cli/commands.h"
#include "editor/document/fault_report.h"
#include "editor/document/own/known_catalogue.h"
#include "editor/grammar/help_text.h"
#include "editor/grammar/language_said.h"
#include "editor/grammar/troubles.h"
#include "editor/grammar/values.h"
#include "engine/core/suggest.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/utf8.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

using Arguments = std::vector<std::string>;

// In the order of the help.
struct CommandRow {
    std::array<const char*, 4> names;  // nullptr after the last one.
    void (*add)(CLI::App&, Run&, const Words&);
};
constexpr CommandRow commands[] = {
    {{"check"}, add_check},         {{"parts"}, add_parts},       {{"place", "remove", "move", "apply"}, add_edits},
    {{"convert"}, add_convert},     {{"picture"}, add_picture},   {{"steps"}, add_steps},
    {{"guide"}, add_guide},         {{"code"}, add_code},         {{"model"}, add_model},
    {{"animate"}, add_animate},     {{"sheet"}, add_sheet},       {{"cards"}, add_cards},
    {{"catalogue"}, add_catalogue}, {{"reach"}, add_reach},       {{"sight"}, add_sight},
    {{"odds"}, add_odds},           {{"edit"}, add_edit},         {{"play"}, add_play},
    {{"replay"}, add_replay},       {{"simulate"}, add_simulate}, {{"rules"}, add_rules},
    {{"report"}, add_report},       {{"tune"}, add_tune},         {{"judge"}, add_judge},
    {{"bench"}, add_bench}};

// A command that no argument names is only listed: its options take as long to set up as the whole help.
void add_commands(CLI::App& app, Run& run, const Arguments& arguments, const Words& words) {
    const auto is_named = [&](const char* name) { return name && std::ranges::count(arguments, name) > 0; };
    for (const CommandRow& row : commands) {
        if (std::ranges::any_of(row.names, is_named)) {
            row.add(app, run, words);
            continue;
        }
        for (const char* name : row.names)
            if (name) app.add_subcommand(name, words(std::string("help.") + name));
    }
}

void add_everything(CLI::App& app, Run& run, const Arguments& arguments, const Words& words) {
    speak(app, words);
    app.set_version_flag("--version", std::string("hexwright ") + HEXWRIGHT_VERSION, words("help.version"));
    app.add_option("--catalogue", run.catalogue_files, words("help.catalogue-file"))
        ->type_name("FILE")
        ->allow_extra_args(false);  // One FILE each time that it is said.
    std::vector<std::string> codes;
    for (const Language& each : languages()) codes.emplace_back(each.code);
    app.add_option("--language", run.language, words("help.language"))->type_name("CODE")->check(one_of(codes, words));
    app.add_option_function<std::string>(
           "--report",
           [&run](const std::string& file) {
               run.fault_report = file;
               throw CLI::Success();  // Like --version it needs no command.
           },
           words("help.fault-report"))
        ->type_name("[FILE]")
        ->expected(0, 1);
    app.footer(words("help.footer"));
    app.require_subcommand(1);
    app.fallthrough();
    add_commands(app, run, arguments, words);
}

Exit finished(Exit exit, const Report& report) {
    const auto written = report.finish(is_stopped(exit));
    if (written) return exit;
    report.say(describe(written.error(), report.words()));
    return is_stopped(exit) ? exit : Exit::Unusable;
}

// What programs read stays English.
std::string_view language_of(const Arguments& arguments) {
    return std::ranges::count(arguments, "--json") > 0 ? "en" : language_said(arguments);
}

// ---- what is wrong with the line

Arguments command_names(const CLI::App& app) {
    Arguments names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    return names;
}

Arguments option_names(const CLI::App& app) {
    Arguments names;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

// The first argument that is no option: the command, if it exists.
std::string first_word(const Arguments& arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--catalogue" || arguments[i] == "--language" || arguments[i] == "--report") ++i;
        else if (arguments[i].empty() || arguments[i][0] != '-') return arguments[i];
    }
    return {};
}

const CLI::App* command_called(const CLI::App& app, const std::string& name) {
    for (const CLI::App* command : app.get_subcommands({}))
        if (command->get_name() == name) return command;
    return nullptr;
}

constexpr std::size_t longest_quotation = 57;  // In bytes, without the "…" of what was cut.

// `near` where a word that is known is near this one: the sentence names it.
Message with_suggestion(const char* id, const char* near, const std::string& word, const Arguments& known) {
    const auto meant = nearest(word, known);
    Message message{meant ? near : id, {{"word", shortened(word, longest_quotation)}}};
    if (meant) message.arguments.emplace_back("suggestion", *meant);
    return message;
}

// The first option that neither the program nor the command knows.
std::optional<std::string> unknown_option(const Arguments& arguments, const Arguments& known) {
    for (const std::string& argument : arguments) {
        if (argument == "--") break;
        const std::string name = argument.substr(0, argument.find('='));
        if (name.starts_with("--") && std::ranges::count(known, name) == 0) return name;
    }
    return {};
}

Message trouble_with(const CLI::App& app, const Arguments& arguments, const CLI::ParseError& error,
                     const Words& words) {
    const std::string word = first_word(arguments);
    const CLI::App* command = command_called(app, word);
    Arguments known = option_names(app);
    if (command) std::ranges::copy(option_names(*command), std::back_inserter(known));
    if (!word.empty() && !command)
        return with_suggestion("command.unknown", "command.unknown-near", word, command_names(app));
    if (const auto option = unknown_option(arguments, known))
        return with_suggestion("command.no-option", "command.no-option-near", *option, known);
    if (word.empty()) return {"command.none"};
    return {"command.arguments", {{"what", words(trouble_of(error, app, arguments, words))}, {"command", word}}};
}

Exit not_understood(const CLI::App& app, const Arguments& arguments, const CLI::ParseError& error, const Words& words) {
    const bool json = std::ranges::count(arguments, "--json") > 0;
    const CLI::App* command = command_called(app, first_word(arguments));
    const Report report(command ? command->get_name() : "", json, words);
    return finished(report.cannot({trouble_with(app, arguments, error, words), {}}), report);
}

Exit run_chosen(const Run& run, const Words& words) {
    const Report report(run.command, run.json, words);
    if (!run.reads_catalogue) return finished(run.work(report, {}), report);
    const auto known = known_catalogue(words, run.catalogue_files);
    if (!known) return finished(report.cannot(known.error()), report);
    for (const SetAside& file : known->unusable) report.say(told_of_unusable(file, words));
    return finished(run.work(report, known->catalogue), report);
}

// The person sees what is saved. `file` is empty if nothing is to be saved.
Exit report_fault(const std::string& file, const Words& words) {
    const Report report("", false, words);
    const std::string text = fault_report({.program = std::string("hexwright ") + HEXWRIGHT_VERSION}, words);
    report.print(text);
    if (file.empty() || file == "-") return finished(Exit::Fine, report);
    const Exit written = report.write(file, text);
    if (written == Exit::Fine) report.say({"fault.saved", {{"file", file}}});
    return finished(written, report);
}

Exit understood(CLI::App& app, const Run& run, Arguments arguments, const Words& words) {
    try {
        app.parse(Arguments(arguments.rbegin(), arguments.rend()));  // CLI11 takes them in reverse order.
    } catch (const CLI::Success& asked) {                            // --help, --version or --report.
        if (run.fault_report) return report_fault(*run.fault_report, words);
        std::ostringstream answer;
        app.exit(asked, answer, answer);
        const Report report("", false, words);
        report.print(answer.str());
        return finished(Exit::Fine, report);
    } catch (const CLI::ParseError& error) {
        return not_understood(app, arguments, error, words);
    }
    return run_chosen(run, words);
}

}  // namespace

int run_command_line(int argc, const char* const* argv) {
    const Arguments arguments(argv + std::min(argc, 1), argv + argc);
    const Words words = words_of_language(language_of(arguments));
    CLI::App app(words("help.hexwright"), "hexwright");
    Run run;
    add_everything(app, run, arguments, words);
    return static_cast<int>(understood(app, run, arguments, words));
}

}  // namespace hexwright::cli
