// The scenarios of a campaign, from their files.
#pragma once
#include "editor/document/open.h"
#include "engine/scenario/campaign.h"

#include <filesystem>

namespace hexwright {

std::filesystem::path file_of_game(const std::filesystem::path& campaign_file,
                                   const CampaignGame& game);  // src is as seen from the campaign's file

// As open_scenario; a file that is not there is an error of the campaign's, at the game's line.
Result<ReadScenario> open_game(const std::filesystem::path& campaign_file, const CampaignGame& game,
                               const Catalogue& catalogue);

}  // namespace hexwright
