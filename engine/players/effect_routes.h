// The routes by which a scenario's rules come to do something: every effect with all its preconditions, from the event
// down to the dice. For players who ask what sets a flag, or what would happen to a figure.
#pragma once
#include "engine/players/room.h"
#include "engine/rulebook/evaluate.h"

#include <functional>
#include <vector>

namespace hexwright::players {

struct EffectRoute {
    static constexpr NamePlace nobody{-1}, unnamed{-2};  // In place of the name of a figure.
    struct Asked {
        const bound::Condition* condition = nullptr;
        NamePlace slot = nobody;  // The name of the figure it is about.
        bool holds = true;        // False: the condition must not hold.
    };
    const bound::On* on = nullptr;
    int rule = -1;
    std::vector<Asked> asked{};
    NamesHere names = no_names;
    NamePlace slot = nobody;  // The name of the figure the route is about.
    int chance = 1'000;       // Chance of the dice, in thousandths.
    PlayerId chooser{};       // The player who chooses the figure; invalid for none.
    bool willing = false;     // Somebody may decline.
};

bool about_event_figure(EventKind kind);

// Calls `found` with each elementary effect, in file order. Rules for turns are taken as for turns of `seat`, dice as
// in round `round`.
using EachEffect = std::function<void(const bound::Effect&, const EffectRoute&)>;
void each_route(const GameState& state, PlayerId seat, int round, const EachEffect& found);

// Same for the remaining effects of one rule; these routes have no event.
void each_route_of(const GameState& state, PlayerId seat, const bound::Effects& effects, const NamesHere& names,
                   const EachEffect& found);

// The context in which the route's conditions are tested for this figure.
ConditionContext condition_context(const GameState& state, const EffectRoute& route, FigureId figure);
bool is_about(const EffectRoute& route,
              const EffectRoute::Asked& asked);  // Whether the condition is about the route's figure.

// Chance, in thousandths, that the condition holds at the end of this round, which may be a later one, if nobody acts
// on it.
int chance_that(const ConditionContext& context, PlayerId seat, const bound::Condition& condition, int round);

}  // namespace hexwright::players
