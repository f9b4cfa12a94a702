#include "engine/rulebook/wins.h"

#include "engine/game/ending.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/hooks.h"
#include "engine/rulebook/rulebook_in_play.h"

#include <map>
#include <set>

namespace hexwright::rulebook {
namespace {

// The teams for which a win holds: one, none, or several for "each"; `drawn` if the win says that nobody wins.
std::vector<int> won_by(GameUpdate& update, const bound::Win& win) {
    const GameState& state = update.state;
    ConditionContext context{state};
    const WinnerRef who = win.who.ref();
    if (who.who == WinnerRef::Who::Each) {
        std::vector<int> teams;
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            if (state.players[i].out) continue;
            set_name(context.names, win.as.ref(), i);
            if (all_hold(context, win.conditions)) teams.push_back(team_of(state, PlayerId{static_cast<int>(i)}));
        }
        return teams;
    }
    if (!all_hold(context, win.conditions)) return {};
    if (who.who == WinnerRef::Who::Nobody) return {drawn};
    if (who.who == WinnerRef::Who::MostPoints) return teams_by_points(update);
    if (who.who == WinnerRef::Who::LastStanding) {
        const std::set<int> teams = teams_with_figures(state);
        if (teams.empty()) return {drawn};
        return teams.size() == 1 ? std::vector<int>{*teams.begin()} : std::vector<int>{};
    }
    const PlayerId player{who.player};
    return player.index() < state.players.size() ? std::vector<int>{team_of(state, player)} : std::vector<int>{};
}

}  // namespace

// Among the wins that hold, those with the lowest priority count. If they name several teams, the first in the file
// wins or nobody does.
void look_for_own_wins(GameUpdate& update, Timing timing) {
    const GameState& state = update.state;
    const bound::Victory& victory = state.setup->rulebook->book.victory;
    struct Winners {
        int number = 0;  // Of the first win that names them.
        std::vector<int> teams{};
    };
    std::map<int, Winners> won;  // By priority.
    for (std::size_t i = 0; i < victory.wins.size(); ++i) {
        const bound::Win& win = victory.wins[i];
        if (win.timing != timing) continue;
        const std::vector<int> teams = won_by(update, win);
        if (teams.empty()) continue;
        Winners& winners = won[win.priority];
        if (winners.teams.empty()) winners.number = static_cast<int>(i) + 1;
        winners.teams.insert(winners.teams.end(), teams.begin(), teams.end());
    }
    if (won.empty()) return;
    const auto& [number, teams] = won.begin()->second;
    const event::Ended how{"win", number, {}};
    if (victory.together == Together::First) return end_for(update, {teams.front()}, how);
    end_for(update, {teams.begin(), teams.end()}, how);
}

bool would_win(const GameState& state, const bound::Win& win) {
    GameState looked_at = state;
    Events events;
    GameUpdate update(looked_at, events);
    return !won_by(update, win).empty();
}

bool has_wins(const GameState& state) { return !state.setup->rulebook->book.victory.wins.empty(); }

std::int64_t points_of_scores(const GameState& state, PlayerId player) {
    std::int64_t points = 0;
    for (const bound::BonusPoints& score : state.setup->rulebook->book.victory.scores)
        points += std::int64_t{tally(state, score.counter.ref(), player.value)} * score.points;
    return points;
}

CardScoring scoring_of_cards(const GameState& state) {
    const bound::Victory& victory = state.setup->rulebook->book.victory;
    return {victory.cards == CardScores::Score, victory.left == LeftScores::Score};
}

}  // namespace hexwright::rulebook
