// Special attacks that are stronger against some, go on from figure to figure, or let others move.
#include "engine/game/flow.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {

// ---- what any special attack may say: whom it spares, when it is not made, how many dice it has

bool spares_this_one(const BoardQuery& query, const PowerInstance& instance, FigureId target) {
    if (instance.power.yes("each-once") && attacks_made_with(instance, target) > 0) return true;
    return !clauses_hold(query, instance, target);
}

int counted_dice(const BoardQuery& query, const PowerInstance& instance, FigureId target) {
    return instance.power.number("attack-dice") * times(query, instance, target);
}

int fewer_against_it(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    if (context.attacker != instance.figure || context.with != instance.number) return 0;
    return is_whom(query, instance, context.target) ? instance.power.number("defense-dice") : 0;
}

std::optional<int> most_against_it(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    if (context.with != instance.number || !instance.power.has("defense-most")) return {};
    return instance.power.number("defense-most");
}

// ---- overwhelm: the second attack on the same figure; not in a turn in which she runs

int second_blow(const BoardQuery&, const PowerInstance& instance, FigureId target) {
    return attacks_made_with(instance, target) > 0 ? instance.power.number("attack-dice") : 0;
}

bool runs_now(const BoardQuery&, const PowerInstance& instance) {
    if (instance.state.turns.empty()) return false;
    return std::ranges::any_of(instance.state.turns.back().notes, [&](const TurnNote& note) {
        return note.figure == instance.figure && power_of(instance.state, note.figure, note.power).id == "run";
    });
}

// ---- boarding party: helpers beside the target add a die, and one of them may move after the first attack on it

namespace {

bool helps(const PowerInstance& instance, FigureId id) {
    return id != instance.figure && instance.state[id].on_board() && mine(instance, id) &&
           instance.power.lists("class", printed(instance.state, id).card_class);
}

}  // namespace

int boarding_dice(const BoardQuery& query, const PowerInstance& instance, FigureId target) {
    const auto engaged = query.engaged_with(target);
    const bool helped = std::ranges::any_of(engaged, [&](FigureId id) { return helps(instance, id); });
    return helped ? instance.power.number("attack-dice") : 0;
}

void board_after_attack(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if (context.with == instance.number && attacks_made_with(instance, context.target) == 1)
        update.next(question_of(instance));
}

Actions boarding_asks(const GameState& state, const Step& step) {
    const PowerInstance instance{state, step.figure, power_of(state, step.figure, step.number), step.number};
    Actions actions;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (!helps(instance, id) || remembers(instance, id)) continue;
        const Actions moves = move_offers(state, id, instance.power.number("move"));
        actions.insert(actions.end(), moves.begin(), moves.end());
    }
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void boarding_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* move = std::get_if<Move>(&action);
    if (!move) return;
    const PrintedPower& power = power_of(update.state, step.figure, step.number);
    remember(update, {update.state, step.figure, power, step.number}, move->figure);
    update.say(event::PowerUsed{step.figure, step.number, move->figure, true});
    begin_move(update, *move, power.number("move"));
}

// ---- erupting earth: from the last target to one beside it, each time with a die fewer

int fewer_each_time(const BoardQuery&, const PowerInstance& instance, FigureId) { return -attacks_made_with(instance); }

// Those beside the target as the attack begins are remembered until the next one.
void note_beside_target(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if (context.with != instance.number) return;
    std::erase_if(update.state.turns.back().notes, [&](const TurnNote& note) {
        return note.figure == instance.figure && note.power == instance.number;
    });
    for (const FigureId other : BoardQuery(update.state).next_to(context.target)) remember(update, instance, other);
}

std::optional<bool> goes_on_beside(const BoardQuery&, const PowerInstance& instance, FigureId target) {
    if (attacks_made_with(instance) == 0) return {};
    return remembers(instance, target) && attacks_made_with(instance, target) == 0;
}

// ---- soul fury and the markers that feed it

namespace {

// The power of the same card that keeps its markers; none if it has no such power.
std::optional<PowerInstance> keeper_of_markers(const PowerInstance& instance) {
    const auto& powers = printed(instance.state, instance.card()).powers;
    const auto keeper = std::ranges::find(powers, "consume-the-dead", &PrintedPower::id);
    if (keeper == powers.end()) return {};
    return PowerInstance{instance.state, instance.figure, *keeper, static_cast<int>(keeper - powers.begin()) + 1};
}

}  // namespace

int marker_dice(const BoardQuery&, const PowerInstance& instance, FigureId) {
    const auto keeper = keeper_of_markers(instance);
    return keeper ? markers_left(*keeper) : 0;
}

std::vector<FigureId> beside_attacker(const BoardQuery& query, const PowerInstance& instance, FigureId) {
    return query.next_to(instance.figure);
}

// Only those whom its clauses let it hit.
std::vector<FigureId> some_beside_attacker(const BoardQuery& query, const PowerInstance& instance, FigureId) {
    std::vector<FigureId> hit = query.next_to(instance.figure);
    std::erase_if(hit, [&](FigureId id) { return !clauses_hold(query, instance, id); });
    return hit;
}

// `more` of the step: the figures attacked.
void fury_begins(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int figures) {
    if (context.with != instance.number) return;
    Step after = question_of(instance);
    after.more = static_cast<std::int16_t>(figures);
    update.next(after);
}

void fury_is_over(GameUpdate& update, const Step& step, const Action&) {
    const GameState before = update.state;
    const auto keeper =
        keeper_of_markers({before, step.figure, power_of(before, step.figure, step.number), step.number});
    if (keeper && markers_left(*keeper) > 0) change_markers(update, *keeper, -step.more);
}

// A figure that dies in the fury itself adds none.
void consume(GameUpdate& update, const PowerInstance& instance, FigureId gone) {
    const auto of_fury = [&](const Step& step) {
        return step.kind == Step::Kind::PowerStep && step.figure == instance.figure &&
               power_of(update.state, step.figure, step.number).id == "soul-fury-special-attack";
    };
    GameCard& card = update.state[instance.card()];
    if (card.worked || std::ranges::any_of(update.state.steps, of_fury)) return;
    if (!BoardQuery(instance.state).within_clear_sight(instance.figure, gone, instance.power.number("range"))) return;
    card.worked = true;
    say_used(update, instance, gone);
    change_markers(update, {update.state, instance.figure, instance.power, instance.number}, 1);
}

// ---- black powder: once a round, before attacking

void powder_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    const Turn& turn = state.turns.back();
    if (moment == Moment::Attacking && turn.attacks_made.empty() && !turn.no_attacks && first_on_board(instance) &&
        markers_left(instance) > 0 && state[instance.card()].used_in_round != state.round)
        actions.push_back(use_of(instance));
}

void load_powder(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    mark_used(update, instance);
    update.state[instance.card()].used_in_round = update.state.round;
    say_used(update, instance);
    change_markers(update, instance, -1);
}

int powder_range(const PowerInstance& instance) {
    return instance.in_its_turn() && instance.used() ? instance.power.number("range-more") : 0;
}

}  // namespace hexwright::powers
