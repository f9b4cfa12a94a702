// Where a figure must stand so that a route leads to a rule's effect. Not what that is worth, nor to whom:
// objectives.h.
#pragma once
#include "engine/players/effect_routes.h"
#include "engine/players/places.h"
#include "engine/players/room.h"

#include <functional>

namespace hexwright::players {

// Conditions about who a figure is, which no play can change.
bool is_identity(const bound::Condition& condition);
// The places where this figure must stand for the route to apply to it.
Places places_of_route(const GameState& state, const EffectRoute& route, FigureId figure);
// The same for any figure; computed once where it is the same for all. The state must outlive it.
std::function<Places(FigureId)> where_of(const GameState& state, const EffectRoute& route);
// The places beside the object, where this figure rises to it.
Places places_beside(const GameState& state, ObjectId object, FigureId figure);
// The places where no modifier shields the figure from the rule.
Places unprotected(const GameState& state, int rule, FigureId figure);

}  // namespace hexwright::players
