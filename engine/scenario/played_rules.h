// The rules that a scenario is played by: those of its edition, or its own house rules.
#pragma once
#include "engine/rules/edition.h"
#include "engine/scenario/room.h"
#include "engine/scenario/scenario.h"

#include <optional>

namespace hexwright::scenario {

std::optional<Rules> rules_of(const Scenario& scenario);  // nullopt for an unknown edition.

}  // namespace hexwright::scenario
