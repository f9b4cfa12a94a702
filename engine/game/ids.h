// Ids of players, army cards, figures and glyphs in one game: indices into the state's lists.
#pragma once
#include "engine/core/id.h"
#include "engine/game/room.h"
#include "engine/rules/ids.h"

#include <array>
#include <cstdint>

namespace hexwright::game {

using PlayerId = Id<struct PlayerTag>;  // 0 is player 1.
// An army card in play; all copies of a common card share one.
using CardId = Id<struct GameCardTag>;
using GlyphId = Id<struct GameGlyphTag>;
// A piece of the battlefield with Life and Defense, such as a door: an index into the state's list.
using ObjectId = Id<struct GameObjectTag>;
// A flag or counter of the scenario's rulebook: an index into its list of names.
using TallyId = Id<struct GameTallyTag>;
// A rule of the scenario's rulebook, as its rules are written out.
using RuleId = Id<struct GameRuleTag>;

// What the names in a scenario's rule are bound to while it runs: indices of figures or players in the state's lists,
// -1 for none.
inline constexpr std::size_t names_of_rule = 8;
using NamesHere = std::array<std::int16_t, names_of_rule>;
inline constexpr NamesHere no_names{-1, -1, -1, -1, -1, -1, -1, -1};

}  // namespace hexwright::game
