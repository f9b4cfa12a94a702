#include "engine/rulebook/effects/named.h"

#include "engine/game/flow.h"

namespace hexwright::rulebook {

std::vector<FigureId> figures_named(const ConditionContext& context, NamePlace name,
                                    const bound::Conditions& conditions, condition::Whereabouts where) {
    std::vector<FigureId> figures;
    ConditionContext each = context;
    for (std::size_t i = 0; i < context.state.figures.size(); ++i) {
        each.figure = FigureId{static_cast<int>(i)};
        set_name(each.names, name, i);
        const bool there = context.state.figures[i].place == place_of(where);
        if (there && all_hold(each, conditions)) figures.push_back(each.figure);
    }
    return figures;
}
std::vector<SpaceIndex> spaces_named(const ConditionContext& context, NamePlace name,
                                     const bound::Conditions& conditions) {
    std::vector<SpaceIndex> spaces;
    ConditionContext each = context;
    for (std::size_t i = 0; i < context.state.board->size(); ++i) {
        each.space = static_cast<SpaceIndex>(i);
        set_name(each.names, name, i);
        if ((*context.state.board)[each.space].stand == Stand::Figures && all_hold(each, conditions))
            spaces.push_back(each.space);
    }
    return spaces;
}

std::vector<PlayerId> players_named(const ConditionContext& context, NamePlace name,
                                    const bound::Conditions& conditions) {
    std::vector<PlayerId> players;
    ConditionContext each = context;
    for (const PlayerId player : state_order(context.state)) {
        set_name(each.names, name, player.value);
        if (all_hold(each, conditions)) players.push_back(player);
    }
    return players;
}

}  // namespace hexwright::rulebook
