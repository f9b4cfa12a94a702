// Powers of the way that a figure takes: those whom it flies over, and those next to each space of its move.
#include "engine/game/flow.h"
#include "engine/game/objects.h"
#include "engine/game/powers.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"
#include "engine/rules/beside.h"

#include <algorithm>

namespace hexwright::powers {

// ---- some of those whom it has flown over are put next to it where it lands

namespace {

bool may_be_taken_along(const PowerInstance& instance, FigureId id) {
    const GameState& state = instance.state;
    return state[id].on_board() && state[id].tail() == no_space && concerns(instance, id) &&
           is_any_of(printed(state, id), instance.power);
}

bool under_the_sky(const GameState& state, FigureId id) { return (*state.board)[state[id].at()].room >= open_sky; }

}  // namespace

// `more` of the question: how many.
void take_along(GameUpdate& update, const PowerInstance& instance, const std::vector<FigureId>& over) {
    if (!instance.in_its_turn()) return;
    bool any = false;
    for (const FigureId id : over) {
        const bool reached = !instance.power.yes("from-above") || under_the_sky(instance.state, id);
        if (!reached || !may_be_taken_along(instance, id)) continue;
        remember(update, instance, id);
        any = true;
    }
    if (!any) return;
    Step question = question_of(instance);
    question.more = static_cast<std::int16_t>(instance.power.number("figures", 99));
    update.next(question);
}

Actions take_along_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (!state[step.figure].on_board()) return actions;
    const PowerInstance instance = instance_of(state, step);
    const BoardQuery query(state);
    const Board& board = *state.board;
    const int level = board[state[step.figure].at()].height;
    for (const FigureId id : on_board(state)) {
        if (!remembers(instance, id) || !may_be_taken_along(instance, id) || query.adjacent(step.figure, id) ||
            trapped(query, id))
            continue;
        for (const SpaceIndex space : spaces_beside(state, step.figure, id))
            if (!instance.power.yes("same-level") || board[space].height == level)
                actions.push_back(PlaceFigure{id, space, no_space});
    }
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

// ---- a wound less for whoever is next to it or whom it has flown over

void note_flown_over(GameUpdate& update, const PowerInstance& instance, const std::vector<FigureId>& over) {
    if (!instance.in_its_turn()) return;
    remember(update, instance);
    for (const FigureId id : over) remember(update, instance, id);
}

void wing_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (!between_move_and_attack(instance, moment) || state[instance.figure].moved == Figure::Moved::No) return;
    for (const FigureId id : on_board(state))
        if (id != instance.figure && state[id].wounds > 0 &&
            (query.adjacent(instance.figure, id) || remembers(instance, id)))
            offer_target(instance, id, actions);
}

void heal_by_wing(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    if (rolls(update, instance, action.target)) update.heal(action.target, instance.power.number("heal"));
}

// ---- dice for the first attack after a flight

int dice_after_flight(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    const bool first = !context.special() && instance.in_its_turn() && remembers(instance) && !has_struck(instance);
    return first ? instance.power.number("attack-dice") : 0;
}

// ---- further attacks after one on a figure next to it, or on a piece of the battlefield

void note_beside(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if (instance.in_its_turn() && context.adjacent && !context.special()) remember(update, instance, context.target);
}

bool follows_up(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    if (context.special() || !instance.in_its_turn()) return false;
    std::vector<AttackMade> made = instance.state.turns.back().attacks_made;
    std::erase_if(made, [&](const AttackMade& each) { return each.figure != instance.figure; });
    return !made.empty() && static_cast<int>(made.size()) < instance.power.number("attacks", 1) &&
           (!made.back().target.valid() || remembers(instance, made.back().target));
}

// ---- a crash after a flight: it takes a wound itself, and moves no more in this round

bool has_not_flown(const BoardQuery&, const PowerInstance& instance) { return !remembers(instance); }

void crash(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if (context.with == instance.number) update.next(question_of(instance));
}

void crash_is_over(GameUpdate& update, const Step& step, const Action&) {
    update.state[step.card].used_in_round = update.state.round;
    update.wound(step.figure, power_of(update.state, step.figure, step.number).number("wounds"));
}

int move_after_crash(const PowerInstance& instance) {
    const GameCard& card = instance.state[instance.card()];
    constexpr int nowhere = -99;
    return instance.state.round > 0 && card.used_in_round == instance.state.round ? nowhere : 0;
}

// ---- everybody next to it as its turn begins, and next to each space of its move, rolls once a turn

namespace {

// Whether any of them has fallen.
bool burn(GameUpdate& update, const PowerInstance& instance) {
    bool any = false;
    for (const FigureId id : BoardQuery(update.state).next_to(instance.figure)) {
        const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
        if (!update.state[instance.figure].on_board() || !update.state[id].on_board() || remembers(now, id) ||
            !is_whom(BoardQuery(update.state), now, id))
            continue;
        remember(update, instance, id);
        const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")), id);
        say_used(update, instance, id, works);
        if (works) update.wound(id, instance.power.number("wounds", 1), {instance.figure});
        any = any || !update.state[id].on_board();
    }
    return any;
}

}  // namespace

void burn_at_start(GameUpdate& update, const PowerInstance& instance) { burn(update, instance); }

bool burn_on_its_way(GameUpdate& update, const PowerInstance& instance) {
    return instance.in_its_turn() && burn(update, instance);
}

// ---- a wound less when anybody, or anything, next to it falls, more easily for some

namespace {

void feed(GameUpdate& update, const PowerInstance& instance, FigureId gone, int more) {
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")) - more, gone);
    say_used(update, instance, gone, works);
    if (works) update.heal(instance.figure, instance.power.number("heal"));
}

bool is_hungry(const GameUpdate& update, const PowerInstance& instance) {
    const Figure& figure = update.state[instance.figure];
    return figure.on_board() && figure.wounds > 0;
}

}  // namespace

void feed_on_figure(GameUpdate& update, const PowerInstance& instance, FigureId gone) {
    if (!is_hungry(update, instance) || !BoardQuery(instance.state).adjacent(instance.figure, gone)) return;
    const bool tasty = is_any_of(printed(instance.state, gone), instance.power);
    feed(update, instance, gone, tasty ? instance.power.number("d20-more") : 0);
}

void feed_on_object(GameUpdate& update, const PowerInstance& instance, ObjectId gone) {
    const GameState& before = instance.state;
    const int height = printed(before, instance.figure).height;
    const auto spaces = spaces_of(before, instance.figure);
    const bool beside = std::ranges::any_of(spaces, [&](SpaceIndex space) {
        return rises_beside(*before.board, type_of(before, gone).piece, space, height);
    });
    if (is_hungry(update, instance) && beside) feed(update, instance, {}, instance.power.number("d20-more"));
}

// ---- a move of its own when the markers lie, if all lie on such cards

void advance(GameUpdate& update, const PowerInstance& instance) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (update.state[instance.figure].on_board() && all_markers_on_such_cards(now)) update.next(question_of(instance));
}

void advance_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* move = std::get_if<Move>(&action);
    if (!move) return;
    update.say(event::PowerUsed{step.figure, step.number, FigureId{}, true});
    begin_move(update, *move, power_of(update.state, step.figure, step.number).number("move"));
}

}  // namespace hexwright::powers
