#include "engine/story/way_told.h"

#include "engine/game/board_query.h"
#include "engine/game/moving.h"
#include "engine/story/story.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace hexwright::story {
namespace {

// For example "Finn, 2 x Marro Drudge 1": an enemy that is left twice may strike twice.
std::vector<Message> strikers(const GameState& state, const std::vector<std::int16_t>& leaving) {
    std::vector<Message> names;
    for (auto each = leaving.begin(); each != leaving.end();) {
        const auto next = std::find_if(each, leaving.end(), [each](int other) { return other != *each; });
        const auto name = called(state, FigureId{*each});
        if (next - each > 1)
            names.push_back({"figure.times", {{"times", static_cast<int>(next - each)}, {"figure", name}}});
        else names.insert(names.end(), name.begin(), name.end());
        each = next;
    }
    return names;
}

// ---- chances

// The chance of at least `least` skulls on combat dice, of which half of the faces are skulls.
double chance_of_skulls(int least, int dice) {
    double ways = 0, choose = 1;
    for (int skulls = 0; skulls <= dice; ++skulls) {
        if (skulls >= least) ways += choose;
        choose = choose * (dice - skulls) / (skulls + 1);
    }
    return ways / std::exp2(dice);
}

double fails(int needed) { return (needed - 1) / 20.0; }  // A roll of the d20 that needs so much.

int life_left(const GameState& state, FigureId figure) {
    return state.rules().wounds ? printed(state, figure).life - state[figure].wounds : 1;
}

// "a fall of 6: dies 1 in 2", or how likely it is hurt where it cannot die of it.
Message fall_told(const GameState& state, FigureId figure, Fall fall, int drop) {
    const bool extreme = fall == Fall::Extreme;
    const int dice = fall_dice(fall, state.rules());
    const double dies = extreme ? fails(needed_after_extreme_fall) : chance_of_skulls(life_left(state, figure), dice);
    const double chance = dies > 0 ? dies : chance_of_skulls(1, dice);
    return {dies > 0 ? "choice.harm-fall" : "choice.harm-fall-hurts",
            {{"levels", drop}, {"chance", std::vector<Message>{chance_told(chance)}}}};
}

Message lava_told() {
    return {"choice.harm-lava", {{"chance", std::vector<Message>{chance_told(fails(needed_in_molten_lava))}}}};
}

// ---- ladders

// A step of the leading end along a ladder.
bool by_ladder(const Board& board, SpaceIndex from, SpaceIndex to) {
    const LinkIndex up = board.link_between(from, to), down = board.link_between(to, from);
    return (up >= 0 && board.link(up).ladder) || (down >= 0 && board.link(down).ladder);
}

bool has_ladders(const Board& board) { return std::ranges::any_of(board.links(), &Link::ladder); }

void tell_ladders(const GameState& state, const Path& path, SpaceIndex from, std::vector<Message>& all) {
    int up = 0, down = 0;
    for (const SpaceIndex to : path.steps) {
        if (to < 0) continue;
        const int rise = (*state.board)[to].height - (*state.board)[from].height;
        if (by_ladder(*state.board, from, to)) (rise > 0 ? up : down) += std::abs(rise);
        from = to;
    }
    if (up > 0) all.push_back({"choice.up-ladder", {{"levels", up}}});
    if (down > 0) all.push_back({"choice.down-ladder", {{"levels", down}}});
}

SpaceIndex lead_of(const GameState& state, FigureId figure, Lead lead) {
    return lead == Lead::Back && state[figure].tail() != no_space ? state[figure].tail() : state[figure].at();
}

void tell_harm(const GameState& state, const Move& move, std::vector<Message>& all) {
    const BoardQuery query(state);
    const auto way = way_of(query, move);
    if (!way || way->consequences.none()) return;
    if (!way->consequences.leaving.empty())
        all.push_back({"choice.harm-strikes", {{"figures", strikers(state, way->consequences.leaving)}}});
    SpaceIndex from = lead_of(state, move.figure, move.backwards ? Lead::Back : Lead::Front);
    for (const WalkStep& step : way->steps) {
        const int drop = (*state.board)[from].height - (*state.board)[step.to].height;
        if (step.fall != Fall::None) all.push_back(fall_told(state, move.figure, step.fall, drop));
        if (step.molten) all.push_back(lava_told());
        from = step.to;
    }
}

}  // namespace

Message chance_told(double chance) {
    for (int of = 1; of <= 64; of = of == 16 ? 20 : of == 20 ? 32 : of * 2) {
        const double many = chance * of;
        if (std::abs(many - std::round(many)) < 1e-9)
            return {"choice.chance", {{"n", static_cast<int>(std::round(many))}, {"of", of}}};
    }
    return {"choice.percent", {{"n", static_cast<int>(std::round(chance * 100))}}};
}

std::vector<Message> harm_of(const GameState& state, const Move& move) {
    std::vector<Message> all;
    // A move without a path of its own takes a way without harm.
    if (!move.path.empty()) tell_harm(state, move, all);
    return all;
}

std::vector<Message> way_told(const GameState& state, const Move& move) {
    std::vector<Message> all;
    if (has_ladders(*state.board))
        if (const auto path = path_of(BoardQuery(state), move); path && !path->flown)
            tell_ladders(state, *path, lead_of(state, move.figure, path->lead), all);
    for (Message& harm : harm_of(state, move)) all.push_back(std::move(harm));
    return all;
}

}  // namespace hexwright::story
