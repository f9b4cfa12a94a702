// `rules`: the rules of a scenario or campaign in English.
#include "editor/cli/commands.h"
#include "editor/document/files/open_campaign.h"
#include "editor/grammar/values.h"
#include "formats/telling/rules_text/rules_page.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/campaign_xml.h"

#include <algorithm>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Asked {
    std::string file;
    int players = 0;
};

Exit print_page(const Passage& page, const Report& report) {
    const std::string text = markdown(page);
    if (!report.json()) {
        report.print(text);
        return Exit::Fine;
    }
    Json json = report.document();
    json["title"] = page.empty() ? "" : without_marks(page[0].text);
    json["text"] = text;
    report.print_json(json);
    return Exit::Fine;
}

Exit tell_campaign(const Asked& asked, const Campaign& campaign, const Report& report, const Catalogue& catalogue) {
    std::vector<std::shared_ptr<const Scenario>> scenarios;
    Passage pages;
    for (const CampaignGame& game : campaign.games) {
        auto read = open_game(asked.file, game, catalogue);
        if (!read) return report.cannot(read.error());
        append(pages, rules_page(read->scenario, catalogue, report.words(), asked.players, 2));
        scenarios.push_back(std::make_shared<const Scenario>(std::move(read->scenario)));
    }
    Passage all = campaign_page(campaign, scenarios, catalogue, report.words());
    append(all, std::move(pages));
    return print_page(all, report);
}

Exit tell(const Asked& asked, const Report& report, const Catalogue& catalogue) {
    if (const auto bytes = asked.file == "-" ? Result<std::string>{""} : read_file(asked.file);
        bytes && is_campaign(*bytes)) {
        const auto campaign = read_campaign(*bytes, asked.file);
        return campaign ? tell_campaign(asked, *campaign, report, catalogue) : report.cannot(campaign.error());
    }
    const auto read = open_scenario(asked.file, catalogue);
    if (!read) return report.cannot(read.error());
    const auto& setups = *read->scenario.setups;
    std::string counts;
    for (const Setup& setup : setups) counts += (counts.empty() ? "" : ", ") + std::to_string(setup.player_count());
    if (asked.players > 0 && !setups.empty() &&
        std::ranges::find(setups, asked.players, &Setup::player_count) == setups.end())
        return report.cannot(
            {{"setup.not-for-so-many", {{"players", asked.players}, {"counts", counts}}}, FilePos{asked.file, 0, 0}});
    return print_page(rules_page(read->scenario, catalogue, report.words(), asked.players), report);
}

}  // namespace

void add_rules(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "rules", words);
    const auto asked = std::make_shared<Asked>();
    command.add_option("FILE", asked->file, words("help.rules.file"))->required();
    command.add_option("--players", asked->players, words("help.rules.players"))
        ->type_name("N")
        ->check(whole_from(1, max_players, words));
    add_json(command, run, words);
    on_choice(command, run,
              [asked](const Report& report, const Catalogue& catalogue) { return tell(*asked, report, catalogue); });
}

}  // namespace hexwright::cli
