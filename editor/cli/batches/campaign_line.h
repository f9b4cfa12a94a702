// What `play` and `simulate` ask of a campaign before its first game.
#pragma once
#include "editor/cli/room.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/scenario/campaign.h"

#include <optional>
#include <string>

namespace hexwright::cli {

// What would stand against the campaign only after a game: files that cannot be read, names that their games do not
// have.
std::optional<Refusal> cannot_follow(const std::string& file, const Campaign& campaign, const Catalogue& catalogue);

}  // namespace hexwright::cli
