// `sheet`: build instructions on paper, for a map or for a whole campaign.
#include "editor/cli/commands.h"
#include "editor/cli/progress.h"
#include "editor/document/files/open_campaign.h"
#include "editor/document/files/sheet_files.h"
#include "editor/document/own/collection.h"
#include "editor/grammar/values.h"
#include "formats/paper/build_sheet/build_sheet.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/campaign_xml.h"

#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

struct PrintOptions {
    std::string file, out, owned, paper = "a4";
    int steps_a_page = 4;
    double margin = SheetOptions{}.margin;
    bool grey = false, no_rules = false;
};

Result<SheetOptions> options_of(const PrintOptions& asked, const Catalogue& catalogue) {
    SheetOptions options;
    options.paper = asked.paper == "letter" ? Paper::Letter : Paper::A4;
    options.steps_a_page = asked.steps_a_page;
    options.margin = asked.margin;
    options.grey = asked.grey;
    options.rules = !asked.no_rules;
    if (asked.owned.empty()) return options;
    const auto owned = owned_from(asked.owned, catalogue);
    if (!owned) return failure(owned.error());
    options.owned = items_of(*owned, catalogue);
    return options;
}

// Before anything is drawn.
std::optional<Refusal> cannot_print(const std::string& out) {
    if (out != "-" && !names_a_sheet(out)) return Refusal{{"sheet.ending", {{"file", out}}}, FilePos{out}};
    return cannot_write(out);
}

Exit write_pages(const std::vector<Drawing>& pages, const std::string& out, const Report& report) {
    const auto files = sheet_files(out, pages);
    if (!files) return report.cannot(files.error());
    if (ending_of(out) != ".svg") report.say_undrawn(pages);  // The viewer of an SVG has other fonts.
    return report.write(*files);
}

Exit print_campaign(const PrintOptions& asked, const Campaign& campaign, const SheetOptions& options,
                    const Report& report, const Catalogue& catalogue) {
    std::vector<std::shared_ptr<const Scenario>> scenarios;
    for (const CampaignGame& game : campaign.games) {
        auto read = open_game(asked.file, game, catalogue);
        if (!read) return report.cannot(read.error());
        if (const auto refused = too_large_for_sheet(read->scenario)) return report.cannot(*refused);
        if (const auto errors = errors_in_building(read->scenario, catalogue)) report.say(*errors);
        scenarios.push_back(std::make_shared<const Scenario>(std::move(read->scenario)));
    }
    ProgressBar bar;
    return write_pages(build_booklet(campaign, scenarios, catalogue, report.words(), options, shown_by(bar)), asked.out,
                       report);
}

Exit print_map(const PrintOptions& asked, const SheetOptions& options, const Report& report,
               const Catalogue& catalogue) {
    const auto map = map_to_build(asked.file, report, catalogue);
    if (!map) return report.cannot(map.error());
    ProgressBar bar;
    return write_pages(build_sheet(*map, catalogue, report.words(), options, shown_by(bar)), asked.out, report);
}

std::vector<std::string> as_texts(std::span<const int> numbers) {
    std::vector<std::string> texts;
    for (const int number : numbers) texts.push_back(std::to_string(number));
    return texts;
}

Exit print(const PrintOptions& asked, const Report& report, const Catalogue& catalogue) {
    if (const auto refused = cannot_print(asked.out)) return report.cannot(*refused);
    const auto options = options_of(asked, catalogue);
    if (!options) return report.cannot(options.error());
    if (const auto bytes = asked.file == "-" ? Result<std::string>{""} : read_file(asked.file);
        bytes && is_campaign(*bytes)) {
        const auto campaign = read_campaign(*bytes, asked.file);
        return campaign ? print_campaign(asked, *campaign, *options, report, catalogue)
                        : report.cannot(campaign.error());
    }
    return print_map(asked, *options, report, catalogue);
}

}  // namespace

void add_sheet(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "sheet", words);
    const auto asked = std::make_shared<PrintOptions>();
    command.add_option("FILE", asked->file, words("help.sheet.file"))->required();
    command.add_option("OUT", asked->out, words("help.sheet.out"))->required();
    command.add_option("--paper", asked->paper, words("help.sheet.paper"))->check(one_of({"a4", "letter"}, words));
    command.add_option("--steps-per-page", asked->steps_a_page, words("help.sheet.steps-per-page"))
        ->type_name("N")
        ->check(one_of(as_texts(steps_a_page_choices), words));
    command.add_option("--margin", asked->margin, words("help.sheet.margin"))
        ->type_name("MM")
        ->check(number_from(least_margin, most_margin, words));
    command.add_flag("--grey", asked->grey, words("help.sheet.grey"));
    command.add_flag("--no-rules", asked->no_rules, words("help.sheet.no-rules"));
    command.add_option("--owned", asked->owned, words("help.owned"))->type_name("SETS");
    on_choice(command, run,
              [asked](const Report& report, const Catalogue& catalogue) { return print(*asked, report, catalogue); });
}

}  // namespace hexwright::cli
