// Where figures stand before a game begins, as a person puts them there one by one.
#pragma once
#include "engine/setup/room.h"
#include "engine/setup/start.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::setup {

// The start space of a figure of this card that leads on `at`. A figure with a double base gets a tail: on `tail` if it
// is given, else on the first side, clockwise from north-east, where it can lie. The figures of `others` stand there
// already; those that stand impossibly are not heeded. Refused with the reason that start_game() would give.
Result<StartSpace> start_space(const Scenario& scenario, const Catalogue& catalogue, const std::string& card, Space at,
                               std::optional<Space> tail, const std::vector<CardOfArmy>& others);

}  // namespace hexwright::setup
