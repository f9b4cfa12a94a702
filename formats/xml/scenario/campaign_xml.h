// Reads and writes campaign files (namespace urn:hexwright:campaign:2, and version 1): games as paths of their
// scenarios, and the order of games.
#pragma once
#include "engine/board/refusal.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rulebook_xml.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

bool is_campaign(std::string_view xml);     // Decided by the root element.
inline constexpr int campaign_version = 2;  // What is written; older versions are read and upgraded.

struct ReadCampaign : Campaign {
    std::vector<Message> notes{};  // What reading changed: upgraded ("scenario.upgraded").
    // As of a scenario, by "campaign", "game:ID", "tests", "test:ID", and what stands at the end of each.
    Comments comments{};
};
// With holes kept, games may be missing, too: those that lead somewhere and all together.
Result<ReadCampaign> read_campaign(std::string_view xml, const std::string& file_name, Holes holes = Holes::Refused);
std::string write_campaign(const Campaign& campaign, const Comments& comments = {});

}  // namespace hexwright::xml
