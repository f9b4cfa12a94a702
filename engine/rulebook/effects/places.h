// The spaces that a word names, and the places of a figure on them.
#pragma once
#include "engine/game/flow.h"
#include "engine/rulebook/evaluate.h"

#include <vector>

namespace hexwright::rulebook {

std::vector<SpaceIndex> spaces_in(const GameState& state, ZoneRef zone);  // Where figures can stand.
// One of the figure's spaces is this one.
void add_places_at(const GameState& state, FigureId figure, SpaceIndex space, Actions& actions);

// The spaces of the zone, or the named one.
template <class Word>
std::vector<SpaceIndex> spaces_there(const ConditionContext& context, const Word& word) {
    if (word.zone.given()) return spaces_in(context.state, word.zone.ref());
    const SpaceIndex space = space_meant(context, word.at.ref());
    if (space == no_space || (*context.state.board)[space].stand != Stand::Figures) return {};
    return {space};
}

template <class Word>
Actions places_for(const ConditionContext& context, const Word& word, FigureId figure) {
    Actions actions;
    if (!figure.valid()) return actions;
    const std::vector<SpaceIndex> spaces = spaces_there(context, word);
    if (word.zone.given()) add_places(context.state, figure, spaces, actions);
    else if (!spaces.empty()) add_places_at(context.state, figure, spaces.front(), actions);
    return actions;
}

}  // namespace hexwright::rulebook
