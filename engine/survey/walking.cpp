#include "engine/survey/walking.h"

#include "engine/game/board_query.h"
#include "engine/rules/movement.h"
#include "engine/rules/range.h"
#include "engine/rules/stepping.h"

#include <algorithm>

namespace hexwright::survey {
namespace {

Mover mover_of(const PlainWalker& walker) {
    const auto height = static_cast<std::int16_t>(walker.height);
    return {.height = height, .climb_height = height, .move = static_cast<std::int16_t>(walker.move)};
}

std::vector<HexCoord> hexes_of(const Board& board, std::span<const SpaceIndex> spaces) {
    std::vector<HexCoord> hexes;
    for (const SpaceIndex space : spaces) hexes.push_back(board[space].space.at);
    return hexes;
}

// A step onto the space that the walker has the Move for, from any neighbour where it may stand.
bool can_be_entered(const SurveyedBoard& ground, SpaceIndex space, const PlainWalker& walker) {
    const Board& board = *ground.board;
    const Climber who = climber_of(mover_of(walker), ground.rules, false);
    return std::ranges::any_of(board.links(space), [&](const Link& out) {
        if (board[out.to].stand != Stand::Figures) return false;
        const Climb climbed = climb(board, board.link(out.back), who, ground.rules);
        return climbed.verdict == Verdict::Fine && board[space].ground.cost + climbed.cost <= walker.move;
    });
}

}  // namespace

TurnsBySpace turns_to_reach(const SurveyedBoard& ground, std::span<const SpaceIndex> from, const PlainWalker& walker) {
    const std::vector<std::int16_t> nobody(ground.board->size(), -1);
    TurnMap map;
    return map.find(*ground.board, mover_of(walker), {{}, nobody}, ground.rules, from);
}

TurnsBySpace turns_to_reach(const GameState& state, FigureId figure) {
    GameState fresh = state;  // With a whole move before it.
    fresh[figure].moved = Figure::Moved::No;
    const std::vector<SpaceIndex> here = spaces_of(fresh, figure);
    const BoardQuery query(fresh);
    if (trapped(query, figure)) {
        TurnsBySpace turns(fresh.board->size(), -1);
        for (const SpaceIndex space : here) turns[static_cast<std::size_t>(space)] = 0;
        return turns;
    }
    TurnMap map;
    return map.find(*fresh.board, game::mover_of(fresh, figure, 0), query.occupancy(figure), fresh.rules(), here);
}

int turns_to(const TurnsBySpace& turns, std::span<const SpaceIndex> spaces) {
    int least = -1;
    for (const SpaceIndex space : spaces)
        if (const int here = turns[static_cast<std::size_t>(space)]; here >= 0 && (least < 0 || here < least))
            least = here;
    return least;
}

std::vector<ZoneDistance> zone_distances(const SurveyedBoard& ground, std::span<const NamedSpaces> zones,
                                         const PlainWalker& walker, const Interrupt& stop) {
    std::vector<ZoneDistance> distances;
    for (std::size_t from = 0; from < zones.size() && !interrupted(stop); ++from) {
        const TurnsBySpace turns = turns_to_reach(ground, zones[from].spaces, walker);
        const std::vector<HexCoord> here = hexes_of(*ground.board, zones[from].spaces);
        for (std::size_t to = 0; to < zones.size(); ++to)
            if (to != from)
                distances.push_back(
                    {from, to, range_between(ground.board->terrain(), here, hexes_of(*ground.board, zones[to].spaces)),
                     turns_to(turns, zones[to].spaces)});
    }
    return distances;
}

std::vector<std::vector<int>> turns_to_places(const SurveyedBoard& ground, std::span<const NamedSpaces> zones,
                                              std::span<const NamedSpaces> places, const PlainWalker& walker,
                                              const Interrupt& stop) {
    std::vector<std::vector<int>> found(places.size());
    for (const NamedSpaces& zone : zones) {
        if (interrupted(stop)) break;
        const TurnsBySpace turns = turns_to_reach(ground, zone.spaces, walker);
        for (std::size_t i = 0; i < places.size(); ++i) found[i].push_back(turns_to(turns, places[i].spaces));
    }
    return found;
}

std::vector<FootReach> reached_on_foot(const SurveyedBoard& ground, std::span<const NamedSpaces> starts,
                                       const PlainWalker& walker) {
    const Board& board = *ground.board;
    std::vector<SpaceIndex> from;
    for (const NamedSpaces& place : starts) from.insert(from.end(), place.spaces.begin(), place.spaces.end());
    const TurnsBySpace turns = turns_to_reach(ground, from, walker);
    std::vector<FootReach> reached(board.size(), FootReach::Yes);
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        if (turns[i] >= 0) continue;
        if (board[space].stand != Stand::Figures) reached[i] = FootReach::NoGround;
        else if (board[space].room < walker.height) reached[i] = FootReach::NoRoom;
        else if (!can_be_entered(ground, space, walker)) reached[i] = FootReach::FromNowhere;
        else if (!from.empty()) reached[i] = FootReach::NotFromStart;
    }
    return reached;
}

}  // namespace hexwright::survey
