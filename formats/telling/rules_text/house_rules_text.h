// What house rules say, in words: the sentences "house." of the table. The page of rules and the window tell them
// alike.
#pragma once
#include "engine/rules/house_rules.h"
#include "formats/telling/room.h"
#include "formats/telling/words.h"

#include <string>
#include <vector>

namespace hexwright::telling {

// What it is about: "Road bonus", "snow: cost of entering".
std::string title_of(const RuleMatter& what, const Catalogue& catalogue, const Words& words);
// What holds with that value, as part of a sentence: "2 more Move for going wholly by road".
std::string told(const RuleMatter& what, int value, const Catalogue& catalogue, const Words& words);
// Which house rules are gone, for another edition has them anyway or has no use for them.
Message told_of_dropped(const std::vector<RuleChange>& dropped, const Catalogue& catalogue, const Words& words);

}  // namespace hexwright::telling
