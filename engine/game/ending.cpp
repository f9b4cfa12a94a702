#include "engine/game/ending.h"

#include "engine/game/power.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/scoring.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexwright::game {
namespace {

std::vector<PlayerId> players_of_team(const GameState& state, int team) {
    std::vector<PlayerId> players;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (const PlayerId player{static_cast<int>(i)}; team_of(state, player) == team) players.push_back(player);
    return players;
}

void end_with(GameUpdate& update, std::vector<PlayerId> winners, event::Ended how) {
    update.state.over = true;
    update.state.steps.clear();
    update.say(std::move(how));
    if (winners.empty()) update.say(event::NobodyWon{});
    for (const PlayerId winner : winners) update.say(event::Won{winner});
    update.state.winners = std::move(winners);
}

void mark_who_is_out(GameUpdate& update) {
    GameState& state = update.state;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const PlayerId player{static_cast<int>(i)};
        const bool out = !has_figures(state, player);
        if (out && !state.players[i].out) update.say(event::PlayerOut{player});
        state.players[i].out = out;
    }
}

// No player of another team has figures left.
bool alone(const GameState& state, int team) {
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (!state.players[i].out && team_of(state, PlayerId{static_cast<int>(i)}) != team) return false;
    return true;
}

}  // namespace

std::set<int> teams_with_figures(const GameState& state) {
    std::set<int> teams;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (!state.players[i].out) teams.insert(team_of(state, PlayerId{static_cast<int>(i)}));
    return teams;
}

void end_for(GameUpdate& update, const std::set<int>& teams, event::Ended how) {
    const bool one = teams.size() == 1 && *teams.begin() != drawn;
    end_with(update, one ? players_of_team(update.state, *teams.begin()) : std::vector<PlayerId>{}, std::move(how));
}

std::vector<int> teams_by_points(GameUpdate& update) {
    const GameState& state = update.state;
    std::map<int, std::int64_t> points;  // By team (SCORE-04).
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const PlayerId player{static_cast<int>(i)};
        const std::int64_t score = points_of(state, player);
        points[team_of(state, player)] += score;
        update.say(event::Scored{player, score});
    }
    const auto best = std::ranges::max_element(points, {}, [](const auto& row) { return row.second; });
    const bool tie = std::ranges::count_if(points, [&](const auto& row) { return row.second == best->second; }) > 1;
    return {tie ? drawn : best->first};  // A tie is a draw (SCORE-05).
}

bool in_the_middle(const GameState& state) {
    return std::ranges::any_of(state.steps, [&](const Step& step) {
        const bool of_many =
            (step.kind == Step::Kind::RuleEffect || step.kind == Step::Kind::RuleChoice) && step.mode == 1;
        const bool lent = step.kind == Step::Kind::PowerStep && step.mode == lent_card;  // It will be given back.
        return of_many || lent || (step.kind == Step::Kind::Walk && state[step.figure].on_board());
    });
}

void look_for_an_end(GameUpdate& update) {
    GameState& state = update.state;
    if (state.over || !state.begun || in_the_middle(state)) return;
    mark_who_is_out(update);
    look_for_wins(update, Timing::AtOnce);
    if (state.over) return;
    const auto left = std::ranges::find(state.players, false, &GamePlayerState::out);
    if (left != state.players.end()) {
        const int team = team_of(state, PlayerId{static_cast<int>(left - state.players.begin())});
        if (!has_own_wins(state) && alone(state, team))
            end_with(update, players_of_team(state, team), {"last-standing"});
        return;
    }
    // Nothing more can happen: what the scenario says of the limit holds now, and otherwise nobody wins.
    look_for_wins(update, Timing::AtLimit);
    if (!state.over) end_with(update, {}, {"nobody-left"});
}

void end_at_limit(GameUpdate& update) {
    if (!has_own_wins(update.state)) {
        const std::vector<int> teams = teams_by_points(update);
        return end_for(update, {teams.begin(), teams.end()}, {"round-limit"});
    }
    look_for_wins(update, Timing::AtLimit);
    if (!update.state.over) end_with(update, {}, {"round-limit"});
}

void end_by_rule(GameUpdate& update, PlayerId winner, const std::string& rule) {
    end_with(update,
             winner.valid() ? players_of_team(update.state, team_of(update.state, winner)) : std::vector<PlayerId>{},
             {"rule", 0, rule});
}

namespace {

bool scores(const Figure& figure, CardScoring scoring) {
    return figure.on_board() || figure.place == Figure::Place::Carried ||
           (scoring.left && figure.place == Figure::Place::Removed);
}

}  // namespace

// All copies of a common card are one GameCard here; its destroyed figures are counted on as few copies as possible, or
// on as many (COMMON-01, -02).
int score_of(const GameState& state, PlayerId player) {
    const CardScoring scoring = card_scoring(state);
    if (!scoring.cards) return 0;
    Score sum;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        const GameCard& owned = state.cards[i];
        if (owned.controller != player || !owned.counted) continue;
        const ArmyCard& type = printed(state, card);
        ScoredCard scored{type.points, type.figures, type.life, 0, 0};
        for (const FigureId id : figures_of(state, card)) {
            if (!scores(state[id], scoring)) continue;
            ++scored.survivors;
            scored.wounds += state[id].wounds;
        }
        if (state.rules().score_shares) {
            scored.points *= owned.copies;
            scored.figures *= owned.copies;
        } else {
            // A card's points stay with it as long as one of its figures does, so that figures who came from another
            // card bring none; where shares count, each figure has its own share wherever it fights.
            const int own = owned.copies - owned.guests, most = std::min<int>(scored.survivors, own),
                      least = std::min((scored.survivors + type.figures - 1) / type.figures, own);
            scored.points *= state.rules().fill_cards ? least : most;
        }
        sum = sum + score_of(scored, state.rules());
    }
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const ObjectType& type = state.setup->objects[i];
        const GameObject& object = state.objects[i];
        if (object.owner == player)
            sum = sum +
                  score_of(ScoredCard{type.points, 1, type.life, object.gone ? 0 : 1, object.wounds}, state.rules());
    }
    return static_cast<int>((sum.parts * 100 + Score::parts_of_point / 2) / Score::parts_of_point);
}

std::int64_t points_of(const GameState& state, PlayerId player) {
    return score_of(state, player) + 100 * bonus_points(state, player);
}

}  // namespace hexwright::game
