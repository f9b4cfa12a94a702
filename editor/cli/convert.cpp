#include "editor/cli/commands.h"
#include "editor/document/files/open.h"
#include "formats/xml/bytes/file.h"

#include <memory>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

namespace fs = std::filesystem;

struct ConvertOptions {
    std::string in, out;
    bool fold_in = false;
};

// The path of the referenced file, relative to the folder of the new file.
std::string seen_from(const fs::path& out, const fs::path& in, const std::string& source) {
    std::error_code error;
    const fs::path target = fs::absolute(in == "-" ? fs::path(source) : in.parent_path() / source, error);
    const fs::path folder = fs::absolute(out, error).parent_path();
    const fs::path relative = target.lexically_normal().lexically_relative(folder.lexically_normal());
    return error || relative.empty() ? source : relative.generic_string();
}

Result<ReadScenario> read_in(const ConvertOptions& options, const Catalogue& catalogue) {
    const bool to_foreign = is_foreign(kind_of(options.out));  // Only our own files can hold a reference.
    if (options.fold_in || to_foreign) {
        auto read = open_scenario(options.in, catalogue);
        if (read && !to_foreign) read->scenario.battlefield_source.clear();
        return read;
    }
    auto read = open_one_scenario(options.in, catalogue);
    if (read && !read->scenario.battlefield_source.empty() && options.out != "-")
        read->scenario.battlefield_source = seen_from(options.out, options.in, read->scenario.battlefield_source);
    return read;
}

std::optional<Refusal> trouble_with_endings(const ConvertOptions& options) {
    const FileKind in = kind_of(options.in), out = kind_of(options.out);
    if (options.in != "-" && !is_code(options.in) && in == FileKind::Other)
        return Refusal{{"convert.from-ending", {{"file", options.in}}}, FilePos{options.in}};
    const bool writes = (out != FileKind::Other && format_of(out).write) || options.out == "-";
    if (!writes) return Refusal{{"convert.ending", {{"file", options.out}}}, FilePos{options.out}};
    return {};
}

Exit convert(const ConvertOptions& options, const Report& report, const Catalogue& catalogue) {
    if (const auto trouble = trouble_with_endings(options)) return report.cannot(*trouble);
    if (const auto refused = cannot_write(options.out)) return report.cannot(*refused);
    const auto read = read_in(options, catalogue);
    if (!read) return report.cannot(read.error());
    const fs::path seen_by = options.out == "-" ? options.in : options.out;
    const auto written = save_scenario(options.out, read->scenario, catalogue, seen_by);
    if (!written) return report.cannot(written.error());
    // What is lost or in doubt comes first: nobody reads that far down otherwise.
    for (const auto* lines : {&written->lost, &read->notes, &written->instead, &read->became})
        for (const Message& line : *lines) report.say(line);
    if (written->other_names) report.say(*written->other_names);
    return Exit::Fine;
}

}  // namespace

void add_convert(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "convert", words);
    const auto options = std::make_shared<ConvertOptions>();
    command.add_option("IN", options->in, words("help.convert.in"))->required();
    command.add_option("OUT", options->out, words("help.convert.out"))->required();
    command.add_flag("--inline", options->fold_in, words("help.convert.inline"));
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return convert(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
