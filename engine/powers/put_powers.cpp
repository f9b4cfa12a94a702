// Powers that put figures on other spaces: its own instead of its move, others next to it, one that is thrown, one that
// is carried along.
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"
#include "engine/rules/falling.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

std::string_view ground_of(const GameState& state, SpaceIndex space) {
    return state.catalogue()[(*state.board)[space].terrain].id;
}

int base_level(const GameState& state, FigureId figure) { return (*state.board)[state[figure].at()].height; }

bool stands_on_one(const GameState& state, FigureId figure) { return state[figure].tail() == no_space; }

}  // namespace

// ---- itself, instead of its move or before it: any place near, whatever lies between

namespace {

bool may_be_put(const PowerInstance& instance, SpaceIndex space) {
    const GameState& state = instance.state;
    const PrintedPower& power = instance.power;
    const int levels = (*state.board)[space].height - base_level(state, instance.figure);
    return space != state[instance.figure].at() && !power.lists("not-terrain", ground_of(state, space)) &&
           (!power.has("terrain") || power.lists("terrain", ground_of(state, space))) &&
           !(power.yes("same-level") && levels != 0) && levels <= power.number("levels-up", open_sky) &&
           -levels <= power.number("levels-down", open_sky) && fits(state, instance.figure, space) &&
           within_range(state, instance.figure, space, power.number("range"));
}

}  // namespace

void put_itself_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    const bool spent = instance.power.has("uses-per-game") &&
                       state[instance.card()].uses_made >= instance.power.number("uses-per-game");
    if (moment != Moment::Moving || spent || state[instance.figure].moved != Figure::Moved::No || !is_able(instance) ||
        !stands_on_one(state, instance.figure) || trapped(query, instance.figure) || !clauses_hold(query, instance))
        return;
    for (std::size_t i = 0; i < state.board->size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i); may_be_put(instance, space)) {
            UsePower use = use_of(instance);
            use.at = space;
            actions.push_back(use);
        }
}

// It still moves where the power says so.
void put_itself(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    if (instance.power.has("uses-per-game")) ++update.state[instance.card()].uses_made;
    say_used(update, instance);
    tunnel(update, instance, action);
    if (instance.power.yes("moves-too")) update.state[instance.figure].moved = Figure::Moved::No;
}

// ---- along a piece that it stands beside, such as a glacier, to any space beside that piece

namespace {

std::vector<PieceId> pieces_beside(const PowerInstance& instance, HexCoord hex) {
    const GameState& state = instance.state;
    std::vector<PieceId> pieces;
    for (const Direction side : all_directions)
        for (const Solid& solid : state.board->terrain().solids_at(neighbour(hex, side)))
            if (instance.power.lists("terrain", state.catalogue()[state.catalogue()[solid.kind].terrain].id))
                pieces.push_back(solid.piece);
    return pieces;
}

}  // namespace

void traverse_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Moving || state[instance.figure].moved != Figure::Moved::No || !is_able(instance) ||
        trapped(query, instance.figure))
        return;
    const Board& board = *state.board;
    const auto own = pieces_beside(instance, board[state[instance.figure].at()].space.at);
    if (own.empty()) return;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        const auto there = pieces_beside(instance, board[space].space.at);
        if (!fits(state, instance.figure, space) ||
            std::ranges::none_of(there, [&](PieceId piece) { return std::ranges::count(own, piece) > 0; }))
            continue;
        UsePower use = use_of(instance);
        use.at = space;
        actions.push_back(use);
    }
}

// Ground that costs it no more than other ground.
void tread_lightly(const PowerInstance& instance, Mover& mover) {
    const auto& terrains = instance.state.catalogue().terrains();
    for (std::size_t i = 0; i < terrains.size(); ++i)
        if (instance.power.lists("terrain", terrains[i].id))
            mover.costs.push_back({.terrain = TerrainKind{static_cast<int>(i)}, .cost = 1});
}

// ---- others of its player are put next to it: after a roll, or one for each wound it has just taken

Actions summon_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (!state[step.figure].on_board()) return actions;
    const PowerInstance instance = instance_of(state, step);
    const BoardQuery query(state);
    for (const FigureId id : on_board(state)) {
        if (id == step.figure || !concerns(instance, id) || !is_any_of(printed(state, id), instance.power) ||
            !is_whom(query, instance, id) || !stands_on_one(state, id) || query.adjacent(step.figure, id))
            continue;
        for (const SpaceIndex space : spaces_beside(state, step.figure, id))
            actions.push_back(PlaceFigure{id, space, no_space});
    }
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

// `more` of the step: how many may still be put.
void summon_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    update.say(event::PowerUsed{step.figure, step.number, put->figure, true});
    if (step.more > 1) {
        Step others = step;
        --others.more;
        update.next(others);
    }
    put_on(update, put->figure, put->at);
}

void summon_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (between_move_and_attack(instance, moment) && !summon_asks(query.state(), question_of(instance)).empty())
        actions.push_back(use_of(instance));
}

// What its clause `each` counts is added to the roll.
void summon(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    mark_used(update, instance);
    const int more = times(BoardQuery(update.state), instance, {}) + d20_more(instance);
    const PowerClause* line = line_of(instance, update.d20_needing(instance.player(), 1) + more, {});
    say_used(update, instance, {}, line != nullptr);
    if (!line) return;
    Step question = question_of(instance);
    question.more = static_cast<std::int16_t>(line->number("figures", 1));
    update.next(question);
}

void summon_for_wounds(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits) {
    if (hits == 0 || !update.state[instance.figure].on_board() ||
        friends(update.state, instance.figure, context.attacker))
        return;
    Step question = question_of(instance);
    question.more = static_cast<std::int16_t>(hits);
    update.next(question);
}

// ---- one next to it is thrown, after a roll

void throw_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (!between_move_and_attack(instance, moment)) return;
    for (const FigureId target : query.next_to(instance.figure))
        if (is_any_of(printed(query.state(), target), instance.power) && is_whom(query, instance, target) &&
            stands_on_one(query.state(), target))
            offer_target(instance, target, actions);
}

void throw_figure(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    if (!rolls(update, instance, action.target)) return;
    Step question = question_of(instance);
    question.other = action.target;
    update.next(question);
}

namespace {

constexpr std::int8_t has_landed = 1;  // `mode` of the step.

}  // namespace

Actions throw_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (step.mode == has_landed || !state[step.figure].on_board() || !state[step.other].on_board()) return actions;
    const PowerInstance instance = instance_of(state, step);
    const int far = instance.power.number("range"), level = base_level(state, step.other);
    const bool downwards = instance.power.yes("not-up");
    for (std::size_t i = 0; i < state.board->size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i);
            fits(state, step.other, space) && !(downwards && (*state.board)[space].height > level) &&
            within_range(state, step.figure, space, far) && seen_there(state, step.figure, step.other, space, far))
            actions.push_back(PlaceFigure{step.other, space, no_space});
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

namespace {

// A roll of its table hurts whom it has thrown, if not up above its own head or into water.
void hurt_by_throw(GameUpdate& update, const Step& step) {
    const GameState before = update.state;
    if (!before[step.other].on_board() || !before[step.figure].on_board()) return;
    const PowerInstance instance = instance_of(before, step);
    const int head = base_level(before, step.figure) + printed(before, step.figure).height;
    if (base_level(before, step.other) > head || (*before.board)[before[step.other].at()].ground.water) return;
    const PowerClause* line = line_of(instance, update.d20_needing(instance.player(), 1, step.other), step.other);
    say_used(update, instance, step.other, line != nullptr);
    if (line) update.wound(step.other, line->number("wounds"), {instance.figure});
}

}  // namespace

void throw_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (step.mode == has_landed) return hurt_by_throw(update, step);
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    Step landed = step;
    landed.mode = has_landed;
    update.next(landed);
    put_on(update, put->figure, put->at);
}

// ---- whoever it has attacked and not destroyed is knocked back, after a roll; it may fall

void knock_back(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    const FigureId target = context.target;
    if (!update.state[target].on_board() || !update.state[instance.figure].on_board() ||
        !is_any_of(printed(update.state, target), instance.power) || !stands_on_one(update.state, target))
        return;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")), target);
    say_used(update, instance, target, works);
    if (!works) return;
    Step question = question_of(instance);
    question.other = target;
    update.next(question);
}

void knock_back_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    const GameState& state = update.state;
    const BoardSpace& there = (*state.board)[put->at];
    const int height = printed(state, put->figure).height, drop = base_level(state, put->figure) - there.height;
    const bool flies = mover_of(state, put->figure, 0).flight != Flight::Never;
    Stride stride{.at = put->at, .onto = put->at};
    if (!flies && !there.ground.water) stride.fall = fall_of(drop, height, state.rules());
    update.say(event::PowerUsed{step.figure, step.number, put->figure, true});
    update.say(event::MovedByPower{put->figure, state[put->figure].at(), put->at, no_space});
    begin_walk(update, put->figure, {stride}, true);
}

// ---- a friend next to it is carried along

namespace {

FigureId carried_by(const PowerInstance& instance) {
    for (const FigureId id : on_board(instance.state))
        if (remembers(instance, id)) return id;
    return {};
}

}  // namespace

void carry_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Moving || state[instance.figure].moved != Figure::Moved::No || !is_able(instance) ||
        carried_by(instance).valid() || trapped(query, instance.figure))
        return;
    for (const FigureId id : query.next_to(instance.figure))
        if (friends(state, instance.figure, id) && is_any_of(printed(state, id), instance.power) &&
            stands_on_one(state, id) && !query.engaged(id))
            offer_target(instance, id, actions);
}

void carried_offers(const BoardQuery& query, const PowerInstance& instance, Actions& actions) {
    const FigureId id = carried_by(instance);
    if (!id.valid() || query.adjacent(instance.figure, id)) return;
    for (const SpaceIndex space : spaces_beside(query.state(), instance.figure, id)) {
        UsePower use = use_of(instance);
        use.target = id;
        use.at = space;
        actions.push_back(use);
    }
}

void carry(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    if (action.at == no_space) {
        update.state[instance.figure].chosen = true;
        remember(update, instance, action.target);
        return say_used(update, instance, action.target);
    }
    end_move(update, instance.figure);
    put_on(update, action.target, action.at);
}

// ---- its move goes further, to where it ends next to an enemy

void charge_further(const PowerInstance& instance, Mover& mover) {
    mover.move = static_cast<std::int16_t>(mover.move + instance.power.number("move"));
}

bool ends_beside_enemy(const BoardQuery& query, const PowerInstance& instance, SpaceIndex space) {
    const GameState& state = query.state();
    const int height = printed(state, instance.figure).height;
    return !query.engaged(instance.figure) && std::ranges::any_of(state.board->links(space), [&](const Link& link) {
        const FigureId other = figure_at(state, link.to);
        return other.valid() && !friends(state, instance.figure, other) &&
               adjacent_across(*state.board, link, height, printed(state, other).height, state.rules());
    });
}

// ---- it changes places with a friend who is in a fight

void barge_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Attacking || remembers(instance) || has_struck(instance) || !is_able(instance) ||
        state[instance.figure].moved == Figure::Moved::No || query.engaged(instance.figure))
        return;
    for (const FigureId id : on_board(state)) {
        const int levels = base_level(state, id) - base_level(state, instance.figure);
        if (id != instance.figure && friends(state, instance.figure, id) && stands_on_one(state, id) &&
            is_any_of(printed(state, id), instance.power) && std::abs(levels) <= instance.power.number("levels-up") &&
            query.engaged(id) && fits_instead(state, instance.figure, id) && fits_instead(state, id, instance.figure) &&
            query.within_clear_sight(instance.figure, id, instance.power.number("range")))
            offer_target(instance, id, actions);
    }
}

void barge(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    remember(update, instance);
    say_used(update, instance, action.target);
    switch_places(update, instance.figure, action.target);
}

}  // namespace hexwright::powers
