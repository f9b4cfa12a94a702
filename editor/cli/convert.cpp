#include <memory>

#include <CLI/CLI.hpp>

#include "editor/cli/commands.h"
#include "editor/workbench/open.h"
#include "editor/workbench/picture_paths.h"
#include "formats/file.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

struct Options {
    std::string in, out;
    bool fold_in = false;
};

bool is_xml(const std::string& file) { return file == "-" || ending_of(file) == ".xml"; }

// Seen from the folder of the new file, the other file lies elsewhere.
std::string seen_from(const fs::path& out, const fs::path& in, const std::string& source) {
    std::error_code error;
    const fs::path target = fs::absolute(in == "-" ? fs::path(source) : in.parent_path() / source, error);
    const fs::path folder = fs::absolute(out, error).parent_path();
    const fs::path way = target.lexically_normal().lexically_relative(folder.lexically_normal());
    return error || way.empty() ? source : way.generic_string();
}

Result<ReadScenario> read_in(const Options& options, const Catalogue& catalogue) {
    if (options.fold_in) {
        auto read = open_scenario(options.in, catalogue);
        if (read) read->scenario.battlefield_source.clear();
        return read;
    }
    const auto bytes = read_file(options.in);
    if (!bytes) return failure(bytes.error());
    auto read = read_scenario(*bytes, options.in == "-" ? "standard input" : options.in, catalogue);
    if (read && !read->scenario.battlefield_source.empty() && options.out != "-")
        read->scenario.battlefield_source = seen_from(options.out, options.in, read->scenario.battlefield_source);
    return read;
}

Exit convert(const Options& options, const Report& report, const Catalogue& catalogue) {
    for (const std::string& file : {options.in, options.out})
        if (!is_xml(file)) return report.cannot({{"convert.ending", {{"file", file}}}, FilePos{file}});
    const auto read = read_in(options, catalogue);
    if (!read) return report.cannot(read.error());
    for (const Message& note : read->notes) report.say(note);
    const fs::path seen_by = options.out == "-" ? options.in : options.out;
    const Scenario out = with_relative_picture_paths(with_whole_picture_paths(read->scenario, options.in), seen_by);
    const auto written = write_file(options.out, write_scenario(out, catalogue));
    return written ? Exit::Fine : report.cannot(written.error());
}

}  // namespace

void add_convert(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "convert", words);
    const auto options = std::make_shared<Options>();
    command.add_option("IN", options->in, words("help.convert.in"))->required();
    command.add_option("OUT", options->out, words("help.convert.out"))->required();
    command.add_flag("--inline", options->fold_in, words("help.convert.inline"));
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) { return convert(*options, report, catalogue); });
}

}  // namespace hexwright
