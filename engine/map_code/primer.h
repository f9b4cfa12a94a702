// Battlefields of our own, as the codes of an unprimed model, each by what was learned from those before it. From them
// a new model learns what maps are like. Frozen: they belong to version 1 of the code.
#pragma once
#include "engine/map_code/room.h"

#include <span>
#include <string_view>

namespace hexwright::map_code {

std::span<const std::string_view> primers();

}  // namespace hexwright::map_code
