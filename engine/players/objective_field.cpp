#include "engine/players/objective_field.h"

#include "engine/game/board_query.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>

namespace hexwright::players {
namespace {

constexpr int longest_way = 60;  // In steps. Farther goals mean nothing, unless there is none nearer.
// The same for goals that only have to be reached: each step is a larger part of the way.
constexpr int shortest_way = 24;
constexpr Value small_prize = 20'000;

}  // namespace

bool ObjectiveField::free_for(FigureId figure, SpaceIndex space) const {
    const FigureId there = figure_at(state_, space);
    return (*state_.board)[space].stand == Stand::Figures && (!there.valid() || there == figure);
}

// A goal has its full worth on its spaces and less and less on the way to it. A figure in harm's way has the nearest
// safe spaces as goals.
void ObjectiveField::gather_goals(Field& field, FigureId figure, Lures& lures) const {
    for (const Objective& objective : objectives_.goals) {
        const auto able = std::ranges::find(objective.able, figure, [](const auto& row) { return row.first; });
        if (able == objective.able.end()) continue;
        const Places places = objective.where(figure);
        if (places.same) continue;
        if (field.here.empty()) field.here.assign(state_.board->size(), 0);
        const Value worth = able->second;
        const bool flees = worth < 0 && state_[figure].on_board() && places.at(state_[figure].at());
        for (std::size_t i = 0; i < field.here.size(); ++i) {
            const auto space = static_cast<SpaceIndex>(i);
            if (places.mask[i] && (worth < 0 || free_for(figure, space))) {
                field.here[i] += worth;
                if (worth > 0) lures.push_back({space, worth * 6 / 10, objective.once});
            } else if (flees && free_for(figure, space)) {
                lures.push_back({space, -worth * 3 / 10});
            }
        }
    }
}

void ObjectiveField::gather_hunts(FigureId figure, Lures& lures) const {
    if (numbers(state_, state_[figure].card).attack <= 0 || may_not(state_, figure, modifier::Ban::Attack)) return;
    for (std::size_t i = 0; i < objectives_.prizes.size(); ++i) {
        const FigureId other{static_cast<int>(i)};
        if (objectives_.prizes[i] < small_prize || !state_[other].on_board() || friends(state_, figure, other))
            continue;
        for (const SpaceIndex space : spaces_of(state_, other))
            lures.push_back({.at = space, .worth = objectives_.prizes[i] / 3, .hunted = true});
    }
}

// The distance at which a goal still counts: twice the straight-line distance to the nearest of the most valuable
// goals.
int ObjectiveField::reach_of(Field& field, FigureId figure, const Lures& lures) const {
    int nearest = 1'000, least = longest_way;
    const bool here = state_[figure].on_board();
    for (const Lure& lure : lures) {
        if (lure.worth != field.best) continue;
        if (lure.once) {
            least = shortest_way;
            field.once = true;
        }
        if (here)
            nearest = std::min(
                nearest, distance((*state_.board)[state_[figure].at()].space.at, (*state_.board)[lure.at].space.at));
    }
    return here ? std::max(least, 2 * nearest) : longest_way;
}

void ObjectiveField::find_ways(Field& field, FigureId figure, const Lures& lures) const {
    if (lures.empty()) return;
    field.goals = true;
    for (const Lure& lure : lures) field.best = std::max(field.best, lure.worth);
    field.reach = reach_of(field, figure, lures);
    field.slope = std::max<Value>(1, field.best / field.reach);
    std::vector<Goal> far;
    for (const Lure& lure : lures)
        far.push_back({lure.at, static_cast<int>((field.best - lure.worth) / field.slope), lure.hunted});
    field.path.find(state_, usual_climber(state_, figure), far, closed_glyphs(state_, figure));
}

ObjectiveField::Field& ObjectiveField::field_of(FigureId figure) {
    if (fields_.empty()) fields_.resize(state_.figures.size());
    auto& field = fields_[figure.index()];
    if (field) return *field;
    field.emplace();
    Lures lures;
    gather_goals(*field, figure, lures);
    gather_hunts(figure, lures);
    find_ways(*field, figure, lures);
    return *field;
}

Value ObjectiveField::at(FigureId figure, SpaceIndex space) {
    if (none()) return 0;
    const Field& field = field_of(figure);
    Value worth = field.here.empty() ? 0 : field.here[static_cast<std::size_t>(space)];
    if (field.goals) worth += field.best - field.slope * std::min(field.path.steps(space), 2 * field.reach);
    return worth;
}

// The best gain on spaces that its Move would reach on level ground.
Value ObjectiveField::gain(FigureId figure) {
    const Board& board = *state_.board;
    const SpaceIndex from = state_[figure].at();
    const int move = numbers(state_, state_[figure].card).move;
    const Value now = at(figure, from);
    const Field& field = field_of(figure);
    if (field.here.empty() && !field.goals) return 0;
    Value most = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        if (distance(board[space].space.at, board[from].space.at) <= move && free_for(figure, space))
            most = std::max(most, at(figure, space) - now);
    }
    return most;
}

int ObjectiveField::turns_of_way(CardId card) {
    constexpr int many = 1'000;
    if (none()) return many;
    const int move = std::max(1, numbers(state_, card).move), acting = printed(state_, card).figures;
    int sum = 0;
    for (const FigureId figure : figures_of(state_, card)) {
        if (!state_[figure].on_board()) continue;
        const Field& field = field_of(figure);
        if (!field.once) return many;
        sum += (field.path.steps(state_[figure].at()) + move - 1) / move;
    }
    return (sum + acting - 1) / acting;
}

Value ObjectiveField::of_turn(CardId card) {
    if (none()) return 0;
    std::vector<Value> gains;
    for (const FigureId figure : figures_of(state_, card))
        if (state_[figure].on_board()) gains.push_back(gain(figure));
    std::ranges::sort(gains, std::greater{});
    Value sum = 0;
    // No more figures of a common card may act.
    const auto acting = static_cast<std::size_t>(printed(state_, card).figures);
    for (std::size_t i = 0; i < std::min(acting, gains.size()); ++i) sum += gains[i];
    return sum;
}

}  // namespace hexwright::players
