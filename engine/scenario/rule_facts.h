// What the rules of a scenario read and what they can change, found by one walk over all words.
#pragma once
#include <map>
#include <set>
#include <string>

#include "engine/scenario/rulebook.h"

namespace hexwright {

struct RuleFacts {
    std::map<std::string, int> read{}, written{};     // flags and counters, with the line of the first place
    std::set<std::string> counted_up{}, counted_down{};
    std::set<std::string> removed_pieces{}, arriving_cards{}, given_cards{}, covering_kinds{};
    std::set<std::string> winners{};                  // of <end>
};
RuleFacts facts_of(const Rulebook& book);

}  // namespace hexwright
