#include "editor/cli/batches/campaign_line.h"

#include "editor/document/files/open_campaign.h"
#include "engine/board/battlefield/issue_list.h"
#include "engine/checks/campaign_check.h"

#include <vector>

namespace hexwright::cli {

std::optional<Refusal> cannot_follow(const std::string& file, const Campaign& campaign, const Catalogue& catalogue) {
    std::vector<ReadScenario> read;
    std::vector<const Scenario*> scenarios;
    for (const CampaignGame& each : campaign.games) {
        auto opened = open_game(file, each, catalogue);
        if (!opened) return opened.error();
        read.push_back(std::move(*opened));
    }
    for (const ReadScenario& each : read) scenarios.push_back(&each.scenario);
    IssueList issues;
    check_campaign(campaign, scenarios, catalogue, issues);
    for (const Issue& issue : std::move(issues).sorted())
        if (issue.code == IssueCode::CampaignName) return Refusal{issue.message, FilePos{file, issue.line}};
    return {};
}

}  // namespace hexwright::cli
