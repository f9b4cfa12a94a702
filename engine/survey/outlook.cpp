#include "engine/survey/outlook.h"

#include "engine/game/board_query.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/targeting.h"

#include <algorithm>

namespace hexwright::survey {
namespace {

using Bodies = std::vector<std::optional<FigureBody>>;  // By space: who stands there, or could.

Bodies plain_figures(const Board& board, int height) {
    Bodies bodies(board.size());
    for (std::size_t i = 0; i < board.size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i); board[space].room >= height)
            bodies[i] = plain_figure(board, space, height);
    return bodies;
}

std::vector<Outlook> outlook(const SurveyedBoard& ground, std::span<const FigureBody> figures, const Bodies& bodies,
                             SpaceIndex at, int most, const Interrupt& stop) {
    const std::optional<FigureBody>& here = bodies[static_cast<std::size_t>(at)];
    if (!here) return {};
    const SightScene scene{ground.board->terrain(), figures};
    const SeenPart part = part_to_see(ground.rules);
    std::vector<Outlook> all(bodies.size(), Outlook::NoPlace);
    for (std::size_t i = 0; i < bodies.size() && !interrupted(stop); ++i) {
        if (!bodies[i]) continue;
        const bool same = *bodies[i] == *here;
        const bool far = distance(here->hexes[0], bodies[i]->hexes[0]) > most;
        const bool to = !same && !far && sees(scene, *here, *bodies[i], part),
                   from = !same && !far && sees(scene, *bodies[i], *here, part);
        all[i] = same         ? Outlook::Here
                 : to && from ? Outlook::Both
                 : to         ? Outlook::Sees
                 : from       ? Outlook::Seen
                              : Outlook::Hidden;
    }
    return all;
}

}  // namespace

std::optional<FigureBody> plain_figure(const Board& board, SpaceIndex space, int height) {
    if (board[space].stand != Stand::Figures) return {};
    const Surface* surface = board.terrain().surface(board[space].space);
    return surface ? std::optional(figure_body(*surface, height)) : std::nullopt;
}

std::vector<Outlook> outlook_from(const SurveyedBoard& ground, SpaceIndex at, int height, const Interrupt& stop) {
    return outlook(ground, {}, plain_figures(*ground.board, height), at, BoardQuery::far, stop);
}

std::vector<Outlook> outlook_from(const GameState& state, SpaceIndex at, int height, const Interrupt& stop) {
    Bodies bodies = plain_figures(*state.board, height);
    std::vector<FigureBody> figures;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (!state[figure].on_board()) continue;
        figures.push_back(body_of(state, figure));
        for (const SpaceIndex space : spaces_of(state, figure))
            bodies[static_cast<std::size_t>(space)] = figures.back();
    }
    const int most = limit_of(state, figure_at(state, at), modifier::Limited::Sight).value_or(BoardQuery::far);
    return outlook(surveyed(state), figures, bodies, at, most, stop);
}

}  // namespace hexwright::survey
