// `guide`: build instructions for a phone.
#include "formats/export/guide/guide.h"

#include "editor/cli/commands.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/campaign_xml.h"

#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

struct GuideOptions {
    std::string file, out;
};

// Before anything is made.
std::optional<Refusal> cannot_guide(const GuideOptions& options) {
    const std::string ending = ending_of(options.out);
    if (options.out != "-" && ending != ".html" && ending != ".htm")
        return Refusal{{"guide.ending"}, FilePos{options.out}};
    if (options.file != "-")
        if (const auto bytes = read_file(options.file); bytes && is_campaign(*bytes))
            return Refusal{{"guide.campaign"}, FilePos{options.file}};
    return cannot_write(options.out);
}

Exit guide(const GuideOptions& options, const Report& report, const Catalogue& catalogue) {
    if (const auto refused = cannot_guide(options)) return report.cannot(*refused);
    const auto map = map_to_build(options.file, report, catalogue);
    if (!map) return report.cannot(map.error());
    const GuideParts parts = guide_parts();
    if (const auto missing = missing_from_guide(parts)) report.say(*missing);
    const auto page = guide_html(*map, catalogue, report.words(), parts);
    return page ? report.write(options.out, *page) : report.cannot(page.error());
}

}  // namespace

void add_guide(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "guide", words);
    const auto options = std::make_shared<GuideOptions>();
    command.add_option("FILE", options->file, words("help.file"))->required();
    command.add_option("OUT", options->out, words("help.guide.out"))->required();
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return guide(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
