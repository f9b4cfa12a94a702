// Powers that read what comes of a d20 in the power's own table, and those that change d20 rolls.
#include "engine/game/flow.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

// Whom the power can be used on: what it lists, where it reaches.
bool can_be_used_on(const BoardQuery& query, const PowerInstance& instance, FigureId target) {
    const PrintedPower& power = instance.power;
    if (target == instance.figure || !concerns(instance, target) || !is_any_of(printed(query.state(), target), power) ||
        !is_whom(query, instance, target))
        return false;
    if (power.yes("adjacent")) return query.adjacent(instance.figure, target);
    return !power.has("range") || query.within_clear_sight(instance.figure, target, power.number("range"));
}

bool has_uses_left(const PowerInstance& instance) {
    return instance.state[instance.card()].uses_made < instance.power.number("uses-per-game", 99);
}

int times_used(const PowerInstance& instance) {
    return static_cast<int>(std::ranges::count_if(instance.state.turns.back().notes, [&](const TurnNote& note) {
        return note.figure == instance.figure && note.power == instance.number;
    }));
}

void offer_those_in_reach(const BoardQuery& query, const PowerInstance& instance, Actions& actions) {
    if (!has_uses_left(instance) || another_way_used(instance)) return;
    for (const FigureId target : on_board(query.state()))
        if (!remembers(instance, target) && can_be_used_on(query, instance, target) &&
            clauses_hold(query, instance, target))
            offer_target(instance, target, actions);
}

bool reads_d20(const PowerInstance& instance) {
    return std::ranges::any_of(instance.power.clauses, [](const PowerClause& clause) {
        return clause.word == ClauseWord::Roll && (clause.has("from") || clause.has("to"));
    });
}

// The least number from which something comes of the roll, for telling it.
int least_line(const PowerInstance& instance, FigureId target) {
    for (int number = 1; number <= 20; ++number)
        if (line_of(instance, number, target)) return number;
    return 20;
}

void carry_out_line(GameUpdate& update, const PowerInstance& instance, const PowerClause& line, FigureId target) {
    if (line.number("destroy") == 1) return update.destroy(target, {instance.figure});
    update.wound(target, line.number("wounds"), {instance.figure});
    if (update.state[target].on_board()) update.heal(target, line.number("heal"));
}

}  // namespace

// ---- a figure is chosen, and the table says what happens to it

void roll_before_attack_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment,
                               Actions& actions) {
    if (between_move_and_attack(instance, moment)) offer_those_in_reach(query, instance, actions);
}

// Up to so many different figures.
void roll_instead_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const Turn& turn = query.state().turns.back();
    const int made = times_used(instance);
    if (moment != Moment::Attacking || instance.used() || has_struck(instance) || (turn.no_attacks && made == 0) ||
        !is_able(instance))
        return;
    offer_those_in_reach(query, instance, actions);
}

void use_table(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    remember(update, instance, action.target);
    update.state[instance.figure].chosen = true;
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (times_used(now) >= instance.power.number("figures", 1)) mark_used(update, instance);
    if (instance.power.has("uses-per-game")) ++update.state[instance.card()].uses_made;
    const int needs = least_line(instance, action.target), more = needed(instance, needs);
    const int rolled =
        reads_d20(instance) ? update.d20_needing(instance.player(), more, action.target) + needs - more : needs;
    const PowerClause* line = line_of(instance, rolled, action.target);
    say_used(update, instance, action.target, line != nullptr);
    if (line) carry_out_line(update, instance, *line, action.target);
}

void use_table_instead(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    update.state.turns.back().no_attacks = true;
    use_table(update, instance, action);
}

// ---- a d20 decides whether those attacked roll fewer dice in this turn

void stare_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (!between_move_and_attack(instance, moment)) return;
    if (instance.power.has("range") || instance.power.yes("adjacent"))
        return offer_those_in_reach(query, instance, actions);
    if (clauses_hold(query, instance)) actions.push_back(use_of(instance));
}

void stare(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    update.state[instance.figure].chosen = true;
    if (rolls(update, instance, action.target)) remember(update, instance, action.target);
}

std::optional<int> stared_down(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    if (!instance.in_its_turn()) return {};
    const bool anybody = remembers(instance) && is_any_of(printed(query.state(), context.target), instance.power);
    if (!anybody && !remembers(instance, context.target)) return {};
    return instance.power.number("defense-most");
}

// ---- what other powers' rolls have more

int better_roll(const PowerInstance& instance, const PowerInstance& rolled) {
    const ArmyCard& card = printed(rolled.state, rolled.figure);
    const bool such = !instance.power.has("verbs") || instance.power.lists("verbs", rolled.power.id);
    const bool helped = such && mine(instance, rolled.figure) &&
                        (!instance.power.has("card") || instance.power.lists("card", card.id)) &&
                        is_any_of(card, instance.power);
    return helped ? instance.power.number("d20-more") : 0;
}

// ---- wounds that are ignored

namespace {

bool is_about(const BoardQuery& query, const PowerInstance& instance, FigureId hurt) {
    const bool of_others = instance.power.has("range") || instance.power.yes("adjacent");
    return of_others ? can_be_used_on(query, instance, hurt) : hurt == instance.figure;
}

bool is_such_a_wound(const PowerInstance& instance, Cause cause) {
    const PrintedPower& power = instance.power;
    return (!power.yes("attacks-only") || cause.attack) && (!power.yes("leaving-only") || cause.leaving) &&
           (!power.yes("normal-only") || (cause.attack && cause.with == 0 && !cause.leaving));
}

}  // namespace

void shrug_off(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds) {
    const BoardQuery query(update.state);
    if (!is_such_a_wound(instance, cause) || !is_about(query, instance, hurt) ||
        !clauses_hold(query, instance, hurt, cause.by))
        return;
    const bool far = instance.power.yes("add-distance") && cause.by.valid();
    const int distance = far ? query.range(cause.by, hurt) : 0;
    const int needs = instance.power.has("d20") ? instance.power.number("d20") : least_line(instance, hurt);
    const int must_show = needed(instance, needs - distance);
    const int rolled = update.d20_needing(instance.player(), must_show, hurt) + needs - must_show;
    const PowerClause* line = line_of(instance, rolled, hurt);
    const bool works = rolled >= needs;
    say_used(update, instance, hurt, works);
    if (works) wounds = std::min(wounds, line ? line->number("ignore-but") : 0);
}

// ---- wounds that go away when a turn of the card is over

void regenerate(GameUpdate& update, const PowerInstance& instance) {
    const Figure& figure = update.state[instance.figure];
    // Of several on their card it is the turn of the one that has acted.
    const bool others = update.state[instance.card()].copies > 1 && printed(update.state, instance.card()).is_hero();
    if (!figure.on_board() || figure.wounds == 0 || (others && !figure.chosen) ||
        !clauses_hold(BoardQuery(update.state), instance))
        return;
    say_used(update, instance);
    update.heal(instance.figure, instance.power.number("heal"));
}

// ---- another turn of the same card

// For a turn after a kill: whom its figure has destroyed in its turn, as the board was before.
void note_kill(GameUpdate& update, const PowerInstance& instance, FigureId gone) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (!instance.power.clauses.empty() && now.in_its_turn() && !friends(instance.state, instance.figure, gone) &&
        clauses_hold(BoardQuery(instance.state), instance, gone))
        remember(update, instance);
}

void another_turn_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    const bool spent = instance.power.has("uses-per-round") && state[instance.card()].used_in_round == state.round;
    const bool waits = !instance.power.clauses.empty() && !remembers(instance);  // For a kill.
    if (moment == Moment::TurnEnd && !instance.used() && !spent && !waits && first_on_board(instance))
        actions.push_back(use_of(instance));
}

void another_turn(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    if (instance.power.has("uses-per-round")) update.state[instance.card()].used_in_round = update.state.round;
    if (instance.power.has("d20")) {
        if (!rolls(update, instance, {})) return;
    } else {
        mark_used(update, instance);
        say_used(update, instance);
    }
    update.wound(instance.figure, instance.power.number("wounds"), {instance.figure});
    if (figures_on_board(update.state, instance.card()) > 0) begin_turn(update, instance.player(), instance.card(), 0);
}

}  // namespace hexwright::powers
