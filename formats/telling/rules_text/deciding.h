// Which flags and counters decide who wins: those that wins and scores ask for, and those that others of them hang on.
#pragma once
#include "engine/scenario/rulebook.h"
#include "formats/telling/room.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace hexwright::telling {

struct Deciding {
    std::set<std::string, std::less<>> tallies{};
    // Of those, what rules change that do not stand on the page; sorted.
    std::vector<std::string> changed_unseen{};
    bool ended_unseen = false;  // Such a rule can end the game.
};
Deciding deciding_in(const Rulebook& book);

}  // namespace hexwright::telling
