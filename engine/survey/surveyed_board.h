// What is surveyed: the board of a battlefield by the rules of its scenario, and the places on it that matter: zones,
// glyphs, high ground. Without figures; a position in play is asked as a GameState.
#pragma once
#include "engine/board/catalogue/inventory.h"
#include "engine/board/refusal.h"
#include "engine/core/message.h"
#include "engine/game/state.h"
#include "engine/rules/board.h"
#include "engine/scenario/scenario.h"
#include "engine/survey/room.h"

#include <functional>
#include <memory>
#include <vector>

namespace hexwright::survey {

// Asked again and again during a search; true ends it, and what it returns then is worth nothing. May be empty.
using Interrupt = std::function<bool()>;
inline bool interrupted(const Interrupt& stop) { return stop && stop(); }

struct SurveyedBoard {
    std::shared_ptr<const Board> board{};
    Rules rules{};
};

// An unknown edition, which is reported elsewhere, is taken for that of 2007. Refuses a battlefield with more spaces
// than a board holds.
Result<SurveyedBoard> surveyed(const Scenario& scenario, const Catalogue& catalogue);
SurveyedBoard surveyed(const GameState& state);  // As it is now, with everything that the game has changed.

// A figure on one space that walks, without powers.
struct PlainWalker {
    int height = 5, move = 5;
};

struct NamedSpaces {
    Message name;
    std::vector<SpaceIndex> spaces{};  // Sorted; only such as a figure of the Height asked for may stand on.
};

// Start: zones marked as start zones, and those of the players of a set-up.
enum class WhichZones : unsigned char { All, Start };

// In file order. Spaces that belong to a zone by conditions are not among its spaces: only a game knows them.
std::vector<NamedSpaces> zones_of(const SurveyedBoard& ground, const Scenario& scenario, WhichZones which, int height);

std::vector<NamedSpaces> glyphs_of(const SurveyedBoard& ground, const Scenario& scenario, const Catalogue& catalogue,
                                   int height);
// Those that still lie; of the ones face down in an observation the kind is unknown.
std::vector<NamedSpaces> glyphs_of(const GameState& state, int height);

// Ground that is higher than all that it borders on, highest first: spaces of one height that hang together. A
// battlefield without lower ground has none.
std::vector<NamedSpaces> high_ground_of(const SurveyedBoard& ground, int height);

}  // namespace hexwright::survey
