#include "engine/rulebook/effects/places.h"

#include "engine/game/board_query.h"
#include "engine/game/hive.h"
#include "engine/rules/engagement.h"

#include <cstdint>

namespace hexwright::rulebook {

std::vector<SpaceIndex> spaces_in(const ConditionContext& context, ZoneRef zone) {
    ConditionContext asked{context.state, no_names, context.figure};
    asked.chooser = context.chooser;
    std::vector<SpaceIndex> spaces;
    for (std::size_t i = 0; i < context.state.board->size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i);
            (*context.state.board)[space].stand == Stand::Figures && in_zone(asked, zone, space))
            spaces.push_back(space);
    return spaces;
}

void keep_apart(const GameState& state, Actions& places) {
    const BoardQuery query(state);
    std::erase_if(places, [&](const Action& action) {
        const auto& put = std::get<PlaceFigure>(action);
        Standing there{.count = static_cast<std::int8_t>(put.tail == no_space ? 1 : 2),
                       .height = static_cast<std::int16_t>(printed(state, put.figure).height)};
        there.spaces[0] = put.at;
        there.spaces[1] = put.tail;
        for (std::size_t i = 0; i < state.figures.size(); ++i) {
            const FigureId other{static_cast<int>(i)};
            if (other != put.figure && state[other].on_board() && !friends(state, put.figure, other) &&
                hexwright::rules::adjacent(*state.board, there, query.standing(other), state.rules()))
                return true;
        }
        return false;
    });
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
