#include "engine/rulebook/effects/places.h"

#include "engine/game/hive.h"

namespace hexwright::rulebook {

std::vector<SpaceIndex> spaces_in(const GameState& state, ZoneRef zone) {
    std::vector<SpaceIndex> spaces;
    for (std::size_t i = 0; i < state.board->size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i);
            (*state.board)[space].stand == Stand::Figures && in_zone(ConditionContext{state}, zone, space))
            spaces.push_back(space);
    return spaces;
}

void add_places_at(const GameState& state, FigureId figure, SpaceIndex space, Actions& actions) {
    std::vector<SpaceIndex> around;
    for (std::size_t i = 0; i < state.board->size(); ++i) around.push_back(static_cast<SpaceIndex>(i));
    if (printed(state, figure).base != FigureBase::Hive) {
        around = {space};
        for (const Link& link : state.board->links(space)) around.push_back(link.to);
    }
    Actions all;
    add_places(state, figure, around, all);
    for (const Action& action : all)
        if (const auto& put = std::get<PlaceFigure>(action); put.at == space || put.tail == space)
            actions.push_back(action);
}

}  // namespace hexwright::rulebook
