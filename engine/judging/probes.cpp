#include "engine/judging/probes.h"

#include "engine/rules/movement.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>

namespace hexwright::judging {

Mover as_mover(const Probe& who) {
    const auto height = static_cast<std::int16_t>(who.height);
    return {.height = height,
            .climb_height = height,
            .move = static_cast<std::int16_t>(who.move),
            .tail = who.two_spaces ? SpaceIndex{0} : no_space,  // Any space: it says that there are two.
            .flight = who.flies ? Flight::May : Flight::Never};
}

TurnsBySpace turns_of(const SurveyedBoard& ground, std::span<const SpaceIndex> from, const Probe& who) {
    const std::vector<std::int16_t> nobody(ground.board->size(), -1);
    TurnMap map;
    return map.find(*ground.board, as_mover(who), {{}, nobody}, ground.rules, from);
}

bool can_step(const SurveyedBoard& ground, const Link& link, const Climber& climber) {
    return climb(*ground.board, link, climber, ground.rules).verdict == Verdict::Fine;
}

std::vector<int> costs_of_walking(const SurveyedBoard& ground, std::span<const SpaceIndex> from, const Probe& who) {
    const Board& board = *ground.board;
    const Climber climber = climber_of(as_mover(who), ground.rules, false);
    std::vector<int> costs(board.size(), -1);
    using Reached = std::pair<int, SpaceIndex>;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> waiting;
    const auto reach = [&](SpaceIndex space, int cost) {
        int& known = costs[static_cast<std::size_t>(space)];
        if (known >= 0 && known <= cost) return;
        known = cost;
        waiting.emplace(cost, space);
    };
    for (const SpaceIndex space : from) reach(space, 0);
    while (!waiting.empty()) {
        const auto [cost, here] = waiting.top();
        waiting.pop();
        if (costs[static_cast<std::size_t>(here)] < cost) continue;
        for (const Link& link : board.links(here)) {
            const Climb climbed = climb(board, link, climber, ground.rules);
            if (climbed.verdict == Verdict::Fine) reach(link.to, cost + board[link.to].ground.cost + climbed.cost);
        }
    }
    return costs;
}

std::vector<SpaceIndex> one_ahead(const SurveyedBoard& ground, std::span<const SpaceIndex> from, const Probe& who) {
    Probe slow = who;
    slow.move = 1;
    const TurnsBySpace turns = turns_of(ground, from, slow);
    std::vector<SpaceIndex> ahead;
    for (std::size_t i = 0; i < turns.size(); ++i)
        if (turns[i] == 0 || turns[i] == 1) ahead.push_back(static_cast<SpaceIndex>(i));
    return ahead;
}

}  // namespace hexwright::judging
