#include "engine/game/ending.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/rules/scoring.h"

namespace hexwright {
namespace {

bool has_figures(const GameState& state, PlayerId player) {
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (state.cards[i].controller == player && life_left(state, CardId{static_cast<int>(i)})) return true;
    return false;
}

std::vector<PlayerId> players_of_team(const GameState& state, int team) {
    std::vector<PlayerId> players;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (const PlayerId player{static_cast<int>(i)}; team_of(state, player) == team) players.push_back(player);
    return players;
}

void end_with(Play& play, std::vector<PlayerId> winners) {
    play.state.over = true;
    play.state.steps.clear();
    if (winners.empty()) play.say(event::NobodyWon{});
    for (const PlayerId winner : winners) play.say(event::Won{winner});
    play.state.winners = std::move(winners);
}

}  // namespace

void look_for_an_end(Play& play) {
    GameState& state = play.state;
    if (state.over || !state.begun) return;
    std::set<int> teams;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const PlayerId player{static_cast<int>(i)};
        const bool in = has_figures(state, player);
        state.players[i].out = !in;
        if (in) teams.insert(team_of(state, player));
    }
    if (teams.empty()) end_with(play, {});  // both lost their last figure at the same time: neither wins
    else if (teams.size() == 1) end_with(play, players_of_team(state, *teams.begin()));
}

void end_by_points(Play& play) {
    const GameState& state = play.state;
    std::map<int, int> points;  // by team (SCORE-04)
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const PlayerId player{static_cast<int>(i)};
        const int score = score_of(state, player);
        points[team_of(state, player)] += score;
        play.say(event::Scored{player, score});
    }
    const auto best = std::ranges::max_element(points, {}, [](const auto& row) { return row.second; });
    const bool tie = std::ranges::count_if(points, [&](const auto& row) { return row.second == best->second; }) > 1;
    end_with(play, tie ? std::vector<PlayerId>{} : players_of_team(state, best->first));  // a tie is a draw (SCORE-05)
}

// All copies of a common card are one here: destroyed figures lie on as few of them as may be, or on as many (COMMON-01, -02).
int score_of(const GameState& state, PlayerId player) {
    Score sum;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        const GameCard& owned = state.cards[i];
        if (owned.controller != player || !owned.counted) continue;
        const ArmyCard& type = printed(state, card);
        ScoredCard scored{type.points, type.figures, type.life, figures_on_board(state, card), 0};
        for (const FigureId id : figures_of(state, card)) scored.wounds += state[id].on_board() ? state[id].wounds : 0;
        if (state.rules().score_shares) {
            scored.points *= owned.copies;
            scored.figures *= owned.copies;
        } else {
            const int most = std::min<int>(scored.survivors, owned.copies), least = (scored.survivors + type.figures - 1) / type.figures;
            scored.points *= state.rules().fill_cards ? least : most;
        }
        sum = sum + score_of(scored, state.rules());
    }
    return static_cast<int>((sum.parts * 100 + Score::parts_of_point / 2) / Score::parts_of_point);
}

}  // namespace hexwright
