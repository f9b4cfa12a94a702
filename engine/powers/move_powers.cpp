// Powers that change how figures move.
#include "engine/game/flow.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"
#include "engine/rules/range.h"

#include <algorithm>
#include <utility>

namespace hexwright::powers {
namespace {

std::int16_t narrow(int number) { return static_cast<std::int16_t>(number); }

}  // namespace

void fly(const PowerInstance&, Mover& mover) { mover.flight = Flight::May; }

void fly_by_stealth(const PowerInstance& instance, Mover& mover) {
    fly(instance, mover);
    slip_away(instance, mover);
}

// A flight of its own; whoever takes off by stealth is not struck.
void leap(const PowerInstance& instance, Mover& mover) {
    grapple(instance, mover);
    if (instance.power.yes("slips-away")) slip_away(instance, mover);
    const GameState& state = instance.state;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {  // Whoever teaches its player's figures to leap higher.
        const FigureId id{static_cast<int>(i)};
        if (!state[id].on_board() || !mine(instance, id) || state[state[id].card].negated) continue;
        const PrintedPower* teacher = printed(state, id).power("teach-leaps");
        if (!teacher || !is_any_of(printed(state, instance.figure), *teacher)) continue;
        mover.most_up = narrow(mover.most_up + teacher->number("levels-up"));
        mover.most_down = narrow(mover.most_down + teacher->number("levels-down"));
        break;
    }
}

// It climbs no step that is higher than this, whatever its Height.
void roll_along(const PowerInstance& instance, Mover& mover) {
    const int most = instance.power.number("levels-up") + (instance.state.rules().climb_own_height ? 0 : 1);
    mover.climb_height = std::min(mover.climb_height, narrow(most));
}

// Ground that neither stops nor harms it.
void tread_safely(const PowerInstance& instance, Mover& mover) {
    const auto& terrains = instance.state.catalogue().terrains();
    for (std::size_t i = 0; i < terrains.size(); ++i)
        if (instance.power.lists("terrain", terrains[i].id)) mover.spared.push_back(TerrainKind{static_cast<int>(i)});
}

void grapple(const PowerInstance& instance, Mover& mover) {
    mover.flight = Flight::Always;
    mover.move = narrow(instance.power.number("move"));
    mover.most_up = narrow(instance.power.number("levels-up", open_sky));
    mover.most_down = narrow(instance.power.number("levels-down", open_sky));
}

// One space of any height: levels cost nothing and the figure's own height is no limit.
void grapple_up(const PowerInstance& instance, Mover& mover) {
    mover.lifted = true;
    mover.may_hurry = false;  // Exactly one space, even by road.
    mover.move = narrow(instance.power.number("move"));
    mover.most_up = narrow(instance.power.number("levels-up", open_sky));
}

void pass_and_slip(const PowerInstance& instance, Mover& mover) {
    pass_all(instance, mover);
    slip_away(instance, mover);
}

// Figures of these sizes neither stand in its way nor hold it.
void stride_over(const PowerInstance& instance, Mover& mover) {
    for (const FigureSize size : {FigureSize::Small, FigureSize::Medium, FigureSize::Large, FigureSize::Huge})
        if (instance.power.lists("sizes", word_of(size))) {
            mover.passes_sizes |= size_bit(size);
            mover.slips_sizes |= size_bit(size);
        }
}

bool looks_past(const PowerInstance& instance, FigureId enemy) {
    return instance.power.lists("sizes", word_of(printed(instance.state, enemy).size));
}

void pass_all(const PowerInstance&, Mover& mover) { mover.passes_all = true; }
void slip_away(const PowerInstance&, Mover& mover) { mover.slips_away = true; }
void climb_higher(const PowerInstance& instance, Mover& mover) {
    mover.climb_height =
        narrow(mover.climb_height * instance.power.number("height-times", 1) + instance.power.number("height-more"));
}

// ---- swamp water tunnel: a figure that ends its move there goes to another such space on the same level. Spaces are
// counted along the battlefield as for range (RANGE-04). A figure that cannot move from its space cannot leave it by a
// tunnel either (GLYPH-PROFTAKA-01).

void tunnel_offers(const BoardQuery& query, const PowerInstance& instance, Actions& actions) {
    const GameState& state = query.state();
    const Board& board = *state.board;
    const SpaceIndex here = state[instance.figure].at();
    const auto wet = [&](SpaceIndex space) {
        return instance.power.lists("terrain", state.catalogue()[board[space].terrain].id);
    };
    if (!wet(here) || trapped(query, instance.figure)) return;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        if (space == here || !wet(space) || board[space].height != board[here].height ||
            !fits(state, instance.figure, space))
            continue;
        const auto range = range_between(board.terrain(), board[here].space.at, board[space].space.at);
        if (!range || *range > instance.power.number("range")) continue;
        UsePower use = use_of(instance);
        use.at = space;
        actions.push_back(use);
    }
}

// A move of no spaces also ends here (MOVE-02).
void tunnel_from_here(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const bool may_move = instance.state[instance.figure].moved == Figure::Moved::No &&
                          std::ranges::count(able_figures(instance.state), instance.figure) > 0;
    if (moment == Moment::Moving && may_move) tunnel_offers(query, instance, actions);
}

// The figure is put there, it does not move onto the space: a glyph there is not turned over and does not work once
// (GLYPH-02).
void tunnel(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    GameState& state = update.state;
    state[instance.figure].moved = Figure::Moved::Yes;
    state[instance.figure].chosen = true;
    Stride stride{.at = action.at, .onto = action.at};
    if (!instance.power.yes("slips-away") && !mover_of(state, instance.figure, 0).slips_away)  // GLYPH-YADULKIA-01
        for (const FigureId enemy : BoardQuery(state).engaged_with(instance.figure))
            stride.leaving.push_back(narrow(enemy.value));
    update.say(event::MovedByPower{instance.figure, state[instance.figure].at(), action.at, no_space});
    begin_walk(update, instance.figure, {stride}, true);
}

// ---- trample stomp: during his move, wherever he could end it

namespace {

// His step onto the space of a figure that is gone by then, led by either end. It costs no Move.
Result<Walk> step_onto(const BoardQuery& query, FigureId he, FigureId gone, SpaceIndex space, Lead lead) {
    const GameState& state = query.state();
    const Occupancy now = query.occupancy(he);
    std::vector<Standing> figures(now.figures.begin(), now.figures.end());
    std::vector<std::int16_t> at(now.at.begin(), now.at.end());
    figures[gone.index()].count = 0;
    at[static_cast<std::size_t>(space)] = -1;
    Mover mover = mover_of(state, he, 0);
    mover.move = open_sky;
    return walk(*state.board, mover, {figures, at, now.glyphs, now.closed}, state.rules(), Path{{space}, lead},
                printed(state, he).name);
}

Lead lead_of(const GameState& state, FigureId he, SpaceIndex end) {
    return end == state[he].tail() ? Lead::Back : Lead::Front;
}

// Small and Medium figures next to him on his level whose space he could end on, led by either end. Empty if he cannot
// move.
std::vector<UsePower> stomps(const BoardQuery& query, const PowerInstance& instance) {
    const GameState& state = query.state();
    const Board& board = *state.board;
    std::vector<UsePower> found;
    if (trapped(query, instance.figure)) return found;
    for (const FigureId target : query.next_to(instance.figure)) {
        if (!is_any_of(printed(state, target), instance.power) || state[target].tail() != no_space) continue;
        const SpaceIndex space = state[target].at();
        if (board[space].height != board[state[instance.figure].at()].height) continue;
        for (const SpaceIndex end : spaces_of(state, instance.figure)) {
            if (!step_onto(query, instance.figure, target, space, lead_of(state, instance.figure, end))) continue;
            UsePower use = use_of(instance);
            use.target = target;
            use.at = space;
            use.tail = end;
            found.push_back(use);
        }
    }
    return found;
}

bool stands_on_road(const GameState& state, FigureId figure) {
    return std::ranges::all_of(spaces_of(state, figure),
                               [&](SpaceIndex space) { return (*state.board)[space].ground.road; });
}

// Steps onto the freed space like a step of his move, with leaving attacks and whatever lies there. A glyph or water
// stops him.
void step_on(GameUpdate& update, FigureId he, const Walk& way) {
    GameState& state = update.state;
    Figure& figure = state[he];
    const WalkStep& step = way.steps.front();
    const bool stopped = step.stop != Stop::None;
    figure.moved = stopped ? Figure::Moved::Yes : Figure::Moved::Partly;
    figure.by_road = figure.by_road && way.by_road && !stopped;
    if (stopped) figure.move_left = 0;
    Stride stride{way.at, way.tail, step.to, step.leaving, step.fall, step.molten, step.stop == Stop::Glyph};
    if (state.rules().flip && stride.at != step.to) std::swap(stride.at, stride.tail);  // He faces the way he goes.
    update.say(event::MovedByPower{he, figure.at(), stride.at, stride.tail});
    begin_walk(update, he, {stride}, false);
}

}  // namespace

void stomp_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (moment != Moment::Moving || instance.state[instance.figure].moved != Figure::Moved::No) return;
    for (UsePower& use : stomps(query, instance)) actions.push_back(use);
}

// Also offered when his Move is used up, or water or a glyph has stopped him: he stands where he could end, so he
// stomps but walks no further.
void stomp_after_move(const BoardQuery& query, const PowerInstance& instance, Actions& actions) {
    for (UsePower& use : stomps(query, instance)) actions.push_back(use);
}

void stomp(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    GameState& state = update.state;
    Figure& he = state[instance.figure];
    if (he.moved == Figure::Moved::No) {
        he.move_left = static_cast<std::int16_t>(mover_of(state, instance.figure, 0).move);
        he.by_road = stands_on_road(state, instance.figure);
    }
    he.moved = Figure::Moved::Yes;
    he.chosen = true;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    update.say(event::PowerUsed{instance.figure, instance.number, action.target, works});
    if (works) update.wound(action.target, instance.power.number("wounds"), {instance.figure});
    const BoardQuery query(state);
    const bool freed = works && !state[action.target].on_board() && !trapped(query, instance.figure);
    if (!freed) return end_move(update, instance.figure);
    const auto way =
        step_onto(query, instance.figure, action.target, action.at, lead_of(state, instance.figure, action.tail));
    if (way) step_on(update, instance.figure, *way);
    else end_move(update, instance.figure);
}

// ---- berserker charge: after moving and before attacking; repeats as long as it works

void charge_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    const Turn& turn = state.turns.back();
    const auto all = figures_of(state, instance.card());
    const auto first = std::ranges::find_if(all, [&](FigureId id) { return state[id].on_board(); });
    if (moment == Moment::Attacking && turn.attacks_made.empty() && !instance.used() && *first == instance.figure)
        actions.push_back(use_of(instance));
}

void charge(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    update.say(event::PowerUsed{instance.figure, instance.number, {}, works});
    if (!works) return mark_used(update, instance);
    update.state.turns.back().phase = Turn::Phase::Moving;
    for (const FigureId id : figures_of(update.state, instance.card())) update.state[id].moved = Figure::Moved::No;
}

// ---- run: further in this turn, and weaker

void run_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const bool may_move = instance.state[instance.figure].moved == Figure::Moved::No &&
                          std::ranges::count(able_figures(instance.state), instance.figure) > 0;
    if (moment == Moment::Moving && may_move && !remembers(instance) && !trapped(query, instance.figure))
        actions.push_back(use_of(instance));
}

void run(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    update.state[instance.figure].chosen = true;
    if (instance.power.yes("no-attack")) update.state.turns.back().no_attacks = true;
    remember(update, instance);
    say_used(update, instance);
}

int run_move(const PowerInstance& instance) {
    return instance.in_its_turn() && remembers(instance) ? instance.power.number("move") : 0;
}

int run_attack(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    return instance.in_its_turn() && remembers(instance) && !context.special() ? instance.power.number("attack") : 0;
}

// ---- dynastic leadership: he and another hero of those that the power names are in play under one player

int dynasty_move(const PowerInstance& instance, FigureId mover) {
    const GameState& state = instance.state;
    if (!mine(instance, mover) || !instance.power.lists("general", printed(state, mover).general)) return 0;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (const FigureId other{static_cast<int>(i)}; state[other].on_board() &&
                                                       state[other].card != instance.card() && mine(instance, other) &&
                                                       is_any_of(printed(state, other), instance.power))
            return instance.power.number("move");
    return 0;
}

// ---- leadership: others of his player move further

int leadership_move(const PowerInstance& instance, FigureId mover) {
    const GameState& state = instance.state;
    const bool led = mover != instance.figure && mine(instance, mover) && state[mover].on_board() &&
                     is_any_of(printed(state, mover), instance.power);
    return led ? instance.power.number("move") : 0;
}

// ---- its own Move, by how its turn began or by what it is now

int own_move_then(const PowerInstance& instance) {
    return clauses_hold(BoardQuery(instance.state), instance) ? instance.power.number("move") : 0;
}

// ---- charge: after an attack on an enemy in his own turn, all of the player's figures move further

void charge_all(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if (!instance.in_its_turn() || friends(update.state, instance.figure, context.target)) return;
    say_used(update, instance);
    update.state.players[instance.player().index()].move_bonus =
        static_cast<std::int8_t>(instance.power.number("move"));
}

}  // namespace hexwright::powers
