// Campaign files (namespace urn:hexwright:campaign:1): games by the files of their scenarios, and what follows what.
#pragma once
#include "engine/core/result.h"
#include "engine/scenario/campaign.h"

#include <string>
#include <string_view>

namespace hexwright {

bool is_campaign(std::string_view xml);  // by its root element
Result<Campaign> read_campaign(std::string_view xml, const std::string& file_name);
std::string write_campaign(const Campaign& campaign);

}  // namespace hexwright
