// Numbers by which a game in play names its players, army cards, figures and glyphs: places in the state's lists.
#pragma once
#include "engine/core/id.h"
#include "engine/rules/board.h"

#include <array>
#include <cstdint>

namespace hexwright {

using PlayerId = Id<struct PlayerTag>;  // 0 is player 1
using CardId = Id<struct GameCardTag>;  // an army card in play; all copies of a common card are one
using FigureId = Id<struct FigureTag>;
using GlyphId = Id<struct GameGlyphTag>;

// What the names of a scenario's rule stand for while it runs: places of figures or players in the state's lists, -1
// for none.
inline constexpr std::size_t names_of_rule = 8;
using NamesHere = std::array<std::int16_t, names_of_rule>;
inline constexpr NamesHere no_names{-1, -1, -1, -1, -1, -1, -1, -1};

}  // namespace hexwright
