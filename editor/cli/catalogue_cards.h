// How the command "catalogue" shows army cards and the powers of cards and glyphs, as JSON and as text.
#pragma once
#include "editor/cli/room.h"
#include "engine/board/catalogue/army_card.h"
#include "engine/board/catalogue/catalogue.h"
#include "formats/telling/words.h"

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace hexwright::cli {

nlohmann::ordered_json to_json(const PrintedPower& power);
nlohmann::ordered_json to_json(const ArmyCard& card);
std::string line_of(const ArmyCard& card, const Words& words);
std::string more_about(const ArmyCard& card, const Catalogue& catalogue, const Words& words);  // The lines below it.
std::string more_about(const std::vector<PrintedPower>& powers, const Words& words);

}  // namespace hexwright::cli
