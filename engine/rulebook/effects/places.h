// The spaces that a word names, and the places of a figure on them.
#pragma once
#include "engine/game/flow.h"
#include "engine/rulebook/evaluate.h"

#include <vector>

namespace hexwright::rulebook {

// Where figures can stand in the zone; a start zone is that of the context's figure.
std::vector<SpaceIndex> spaces_in(const ConditionContext& context, ZoneRef zone);
// Leaves out the places of figures that are beside an enemy there.
void keep_apart(const GameState& state, Actions& places);
// One of the figure's spaces is this one.
void add_places_at(const GameState& state, FigureId figure, SpaceIndex space, Actions& actions);

// The spaces of the zone, or the named one.
template <class Word>
std::vector<SpaceIndex> spaces_there(const ConditionContext& context, const Word& word) {
    if (word.zone.given()) return spaces_in(context, word.zone.ref());
    const SpaceIndex space = space_meant(context, word.at.ref());
    if (space == no_space || (*context.state.board)[space].stand != Stand::Figures) return {};
    return {space};
}

template <class Word>
Actions places_for(const ConditionContext& context, const Word& word, FigureId figure) {
    Actions actions;
    if (!figure.valid()) return actions;
    ConditionContext of_figure = context;
    of_figure.figure = figure;
    if (word.by.given()) of_figure.chooser = player_meant(context, word.by.ref());
    const std::vector<SpaceIndex> spaces = spaces_there(of_figure, word);
    if (word.zone.given()) add_places(context.state, figure, spaces, actions);
    else if (!spaces.empty()) add_places_at(context.state, figure, spaces.front(), actions);
    if constexpr (requires { word.apart; })
        if (word.apart == YesNo::Yes) keep_apart(context.state, actions);
    return actions;
}

}  // namespace hexwright::rulebook
