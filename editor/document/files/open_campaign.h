// Opens the scenarios of a campaign.
#pragma once
#include "editor/document/files/open.h"
#include "editor/document/room.h"
#include "engine/scenario/campaign.h"

#include <filesystem>

namespace hexwright::document {

// `src` is relative to the campaign's file.
std::filesystem::path file_of_game(const std::filesystem::path& campaign_file, const CampaignGame& game);

// Like open_scenario(); a missing file is an error of the campaign's file, at the game's line.
Result<ReadScenario> open_game(const std::filesystem::path& campaign_file, const CampaignGame& game,
                               const Catalogue& catalogue);

}  // namespace hexwright::document
