// The usual form of the lists that have no order of their own: pieces and glyphs. The writer of files lists them like
// this, and a game begins like this, because it numbers them as they are listed: the same game, in whatever order a
// file has its lines or an editor its pieces. All other lists keep their order, which either means something (rules,
// effects, start zones that nobody assigns to players) or numbers what a record names (the cards of an army, the glyphs
// that a pool holds).
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/room.h"
#include "engine/scenario/scenario.h"

#include <memory>
#include <vector>

namespace hexwright::scenario {

// By level, then canonical_before(); equal pieces by name and group.
std::vector<PlacedPiece> pieces_in_usual_order(const Scenario& scenario, const Catalogue& catalogue);
// Those of no pool by space, id and side; behind them those of each pool, as the pool says, each space once.
std::vector<Glyph> glyphs_in_usual_order(const Scenario& scenario);

// Whether the pieces have the order and the ids that they would have if they were read from a file in usual form.
bool has_pieces_in_usual_order(const Scenario& scenario, const Catalogue& catalogue);

// The scenario as it would be read from its file in usual form; its pieces may have other ids.
Scenario in_usual_order(Scenario scenario, const Catalogue& catalogue);
// The same scenario, not a copy, if nothing changes.
std::shared_ptr<const Scenario> in_usual_order(std::shared_ptr<const Scenario> scenario, const Catalogue& catalogue);

}  // namespace hexwright::scenario
