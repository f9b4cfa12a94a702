// Numbers by which a game in play names its players, army cards, figures and glyphs: places in the state's lists.
#pragma once
#include "engine/core/id.h"
#include "engine/rules/board.h"

namespace hexwright {

using PlayerId = Id<struct PlayerTag>;    // 0 is player 1
using CardId = Id<struct GameCardTag>;    // an army card in play; all copies of a common card are one
using FigureId = Id<struct FigureTag>;
using GlyphId = Id<struct GameGlyphTag>;

}  // namespace hexwright
