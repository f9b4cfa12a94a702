// Special attacks of other shapes: dice shared out over several attacks, several figures that roll one attack together,
// a line beyond the target, attacks that go on while the dice say so, a leap at somebody's throat.
#include "engine/game/attacking.h"
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

// The attacks that its figure has made in this turn with powers of this name.
std::vector<AttackMade> made_by_name(const PowerInstance& instance) {
    std::vector<AttackMade> made;
    if (instance.state.turns.empty()) return made;
    for (const AttackMade& each : instance.state.turns.back().attacks_made)
        if (each.figure == instance.figure && each.with > 0 &&
            power_of(instance.state, instance.figure, each.with).name == instance.power.name)
            made.push_back(each);
    return made;
}

}  // namespace

// ---- dice shared out over several attacks; each number of dice, or each range, is a power of the same name

bool pool_is_spent(const BoardQuery&, const PowerInstance& instance) {
    int dice = instance.power.number("attack");
    for (const AttackMade& made : made_by_name(instance))
        dice += power_of(instance.state, instance.figure, made.with).number("attack");
    return dice > instance.power.number("pool");
}

bool barrel_is_spent(const BoardQuery&, const PowerInstance& instance) { return attacks_made_with(instance) > 0; }

bool barrage_spares(const BoardQuery& query, const PowerInstance& instance, FigureId target) {
    const auto made = made_by_name(instance);
    return std::ranges::count(made, target, &AttackMade::target) > 0 || !clauses_hold(query, instance, target);
}

// ---- attacks that go on while the dice say so, with any power of the same name

namespace {

void forget_name(GameUpdate& update, const PowerInstance& instance) {
    std::erase_if(update.state.turns.back().notes, [&](const TurnNote& note) {
        return note.figure == instance.figure &&
               power_of(update.state, note.figure, note.power).name == instance.power.name;
    });
}

}  // namespace

// So many skulls, or a skull on every die.
void note_skulls(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int dice) {
    const Step* defense = waiting_defense(update.state);
    if (context.attacker != instance.figure || context.with != instance.number || !defense) return;
    forget_name(update, instance);
    if (dice > 0 && defense->more >= instance.power.number("skulls", dice)) remember(update, instance);
}

bool skulls_again(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    if (context.with == 0 || power_of(instance.state, instance.figure, context.with).name != instance.power.name)
        return false;
    return remembers(instance);
}

// A symbol on a Valkyrie die, which is the blank face of others.
int note_symbols(GameUpdate& update, const PowerInstance& instance, const AttackContext& context,
                 const CombatRoll& roll, int dice) {
    if (context.attacker != instance.figure || context.with != instance.number) return 0;
    forget_name(update, instance);
    if (blanks_of(roll, dice) > 0) remember(update, instance);
    return 0;
}

// From the last target to one that was beside it, as long as each attack gives a wound; no figure twice.
void note_bolt(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits) {
    if (context.with == instance.number && hits == 0) forget_name(update, instance);
}

// ---- three of them roll one attack together; the lowest of them leads

namespace {

bool may_join(const BoardQuery& query, const PowerInstance& instance, FigureId id, FigureId target) {
    const GameState& state = query.state();
    const PowerInstance its{state, id, instance.power, instance.number};
    return is_able(its) && !has_struck(its) && clauses_hold(query, its, target) &&
           !why_no_attack(query, id, printed_form(its), target);
}

// Who leads stands lowest; of several the first. Both stand on the board.
bool comes_after(const GameState& state, FigureId leader, FigureId id) {
    const auto level = [&](FigureId each) { return (*state.board)[state[each].at()].height; };
    return level(id) != level(leader) ? level(id) > level(leader) : id.value > leader.value;
}

bool stand_together(const BoardQuery& query, const PowerInstance& instance, FigureId second, FigureId third) {
    const GameState& state = query.state();
    const auto level = [&](FigureId each) { return (*state.board)[state[each].at()].height; };
    const FigureId first = instance.figure;
    if (instance.power.yes("same-level") && (level(second) != level(first) || level(third) != level(first)))
        return false;
    if (!instance.power.yes("together")) return true;
    const int pairs = (query.adjacent(first, second) ? 1 : 0) + (query.adjacent(first, third) ? 1 : 0) +
                      (query.adjacent(second, third) ? 1 : 0);
    return pairs >= 2;
}

}  // namespace

void volley_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Attacking || state.turns.back().no_attacks) return;
    for (const FigureId target : on_board(state)) {
        if (friends(state, instance.figure, target) || !may_join(query, instance, instance.figure, target)) continue;
        std::vector<FigureId> others;
        for (const FigureId id : figures_of(state, instance.card()))
            if (id != instance.figure && state[id].on_board() && comes_after(state, instance.figure, id) &&
                may_join(query, instance, id, target))
                others.push_back(id);
        for (std::size_t i = 0; i < others.size(); ++i)
            for (std::size_t j = i + 1; j < others.size(); ++j) {
                if (!stand_together(query, instance, others[i], others[j])) continue;
                UsePower use = use_of(instance);
                use.target = target;
                use.at = state[others[i]].at();
                use.tail = state[others[j]].at();
                actions.push_back(use);
            }
    }
}

void fire_volley(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    const BoardQuery query(update.state);
    const AttackContext context = attack_context(query, instance.figure, printed_form(instance), action.target);
    const AttackRoll roll = attack_roll(query, context, instance.power.number("attack"), 0);
    for (const FigureId id :
         {instance.figure, figure_at(update.state, action.at), figure_at(update.state, action.tail)}) {
        update.state[id].chosen = true;
        update.state.turns.back().attacks_made.push_back({id, action.target, instance.number});
    }
    if (instance.power.yes("ends-attacks")) update.state.turns.back().no_attacks = true;
    strike(update, instance.figure, instance.number, {action.target}, roll);
}

// ---- the target and, if its player likes, so many spaces in a straight line beyond it

void beyond_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Attacking || state.turns.back().no_attacks || has_struck(instance) || !is_able(instance))
        return;
    for (const FigureId target : on_board(state)) {
        if (friends(state, instance.figure, target) ||
            why_no_attack(query, instance.figure, printed_form(instance), target) ||
            !clauses_hold(query, instance, target))
            continue;
        UsePower use = use_of(instance);
        use.target = target;
        actions.push_back(use);
        for (const SpaceIndex from : spaces_of(state, target))
            for (const Direction way : all_directions) {
                const auto others = seen_on_line(query, instance, (*state.board)[from].space.at, way);
                if (others.empty() || (others.size() == 1 && others.front() == target)) continue;
                use.at = from;
                use.tail = static_cast<SpaceIndex>(way);
                actions.push_back(use);
            }
    }
}

void fire_beyond(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    const BoardQuery query(update.state);
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    std::vector<FigureId> hit{action.target};
    if (action.at != no_space)
        for (const FigureId other :
             seen_on_line(query, now, (*update.state.board)[action.at].space.at, static_cast<Direction>(action.tail)))
            if (other != action.target) hit.push_back(other);
    const AttackContext context = attack_context(query, instance.figure, printed_form(now), action.target);
    const AttackRoll roll = attack_roll(query, context, instance.power.number("attack"), 0);
    update.state[instance.figure].chosen = true;
    update.state.turns.back().attacks_made.push_back({instance.figure, action.target, instance.number});
    strike(update, instance.figure, instance.number, std::move(hit), roll);
}

// ---- whoever has moved may leap at somebody: it takes his place, or dies if he lives

bool has_not_moved(const BoardQuery& query, const PowerInstance& instance) {
    return query.state()[instance.figure].moved == Figure::Moved::No;
}

void pounce(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if (context.with != instance.number) return;
    Step after = question_of(instance);
    after.other = context.target;
    after.more = static_cast<std::int16_t>(update.state[context.target].at());
    update.next(after);
}

void pounce_is_over(GameUpdate& update, const Step& step, const Action&) {
    if (!update.state[step.figure].on_board()) return;
    if (update.state[step.other].on_board()) return update.destroy(step.figure);
    if (fits(update.state, step.figure, step.more)) put_on(update, step.figure, step.more);
}

// ---- another figure is chosen before the roll, and takes a wound if the target does

void cleave_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (!between_move_and_attack(instance, moment)) return;
    const GameState& state = query.state();
    const std::vector<FigureId> beside = query.next_to(instance.figure);
    const bool of_target = instance.power.yes("beside-target");
    for (const FigureId id : on_board(state)) {
        if (id == instance.figure || !concerns(instance, id) || !is_any_of(printed(state, id), instance.power))
            continue;
        const bool reached = of_target
                                 ? std::ranges::any_of(beside,
                                                       [&](FigureId foe) {
                                                           return foe != id && !friends(state, instance.figure, foe) &&
                                                                  query.adjacent(foe, id);
                                                       })
                                 : std::ranges::count(beside, id) > 0;
        if (reached) offer_target(instance, id, actions);
    }
}

void aim_cleave(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    mark_used(update, instance);
    update.state[instance.figure].chosen = true;
    remember(update, instance, action.target);
    say_used(update, instance, action.target);
}

// Whoever is not where the power wants him as the dice are rolled is spared.
void check_cleave(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    const BoardQuery query(update.state);
    std::erase_if(update.state.turns.back().notes, [&](const TurnNote& note) {
        if (note.figure != instance.figure || note.power != instance.number) return false;
        return context.special() || !context.adjacent || note.other == context.target ||
               !query.adjacent(instance.power.yes("beside-target") ? context.target : instance.figure, note.other);
    });
}

void cleave(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int hits) {
    if (hits == 0 || context.special()) return;
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    for (const FigureId id : on_board(update.state))
        if (id != context.target && remembers(now, id))
            update.wound(id, instance.power.number("wounds", 1), {instance.figure});
}

// ---- each skull is a wound that its player deals out, to whom he likes of those near

namespace {

void note_those_near(GameUpdate& update, const PowerInstance& instance, const std::vector<FigureId>& near) {
    for (const FigureId id : near)
        if (is_any_of(printed(instance.state, id), instance.power)) remember(update, instance, id);
}

// `other` of the step: who is destroyed in the end; `more`: wounds left.
void ask_for_wounds(GameUpdate& update, const PowerInstance& instance, FigureId dies) {
    const int skulls = update.combat(instance.player(), instance.power.number("dice")).skulls;
    say_used(update, instance, dies, skulls > 0);
    Step question = question_of(instance);
    question.other = dies;
    question.more = static_cast<std::int16_t>(skulls);
    update.next(question);
}

}  // namespace

// Of its death by an enemy's normal attack, as the board was before.
void swipe_in_death(GameUpdate& update, const PowerInstance& instance) {
    const Cause cause = update.told_cause;
    if (!cause.attack || cause.leaving || cause.with != 0 || !cause.by.valid() || update.state.turns.empty() ||
        friends(instance.state, instance.figure, cause.by))
        return;
    note_those_near(update, instance, BoardQuery(instance.state).next_to(instance.figure));
    ask_for_wounds(update, instance, {});
}

void wrath_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (!between_move_and_attack(instance, moment)) return;
    for (const FigureId id : on_board(query.state()))
        if (id != instance.figure && mine(instance, id) && is_whom(query, instance, id))
            offer_target(instance, id, actions);
}

void wrath(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    mark_used(update, instance);
    const BoardQuery query(update.state);
    std::vector<FigureId> near;
    for (const FigureId id : on_board(update.state))
        if (id != action.target && query.within_clear_sight(action.target, id, instance.power.number("range")))
            near.push_back(id);
    note_those_near(update, instance, near);
    ask_for_wounds(update, instance, action.target);
}

Actions wounds_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (step.more <= 0 || state.turns.empty()) return actions;
    const PowerInstance instance = instance_of(state, step);
    for (const FigureId id : on_board(state))
        if (remembers(instance, id)) actions.push_back(ChooseFigure{id});
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void wounds_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* chosen = std::get_if<ChooseFigure>(&action);
    if (chosen) {
        Step others = step;
        --others.more;
        update.next(others);
        return update.wound(chosen->figure, 1, {step.figure});
    }
    if (step.other.valid()) update.destroy(step.other);
}

// ---- after its attack a roll gives another one

void forget_frenzy(GameUpdate& update, const PowerInstance& instance, const AttackContext&, int) {
    forget_name(update, instance);
}

void roll_for_frenzy(GameUpdate& update, const PowerInstance& instance, const AttackContext&, int) {
    if (!instance.in_its_turn() || !update.state[instance.figure].on_board()) return;
    forget_name(update, instance);
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, {}, works);
    if (works) remember(update, instance);
}

bool frenzy_again(const BoardQuery&, const PowerInstance& instance, const AttackContext&) {
    return instance.in_its_turn() && remembers(instance);
}

// ---- when it is targeted a roll may keep it, or all of its kind and those beside them, out of sight for this turn

bool disguises(GameUpdate& update, const PowerInstance& instance, const AttackContext& context) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (context.target != instance.figure || update.state.turns.empty() || remembers(now, instance.figure) ||
        !is_any_of(printed(update.state, context.attacker), instance.power))
        return false;
    remember(update, instance, instance.figure);  // The first time each turn, whatever comes of it.
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, context.attacker, works);
    if (works) remember(update, instance);
    return works;
}

bool is_disguised(const BoardQuery&, const PowerInstance& instance, const AttackContext&) {
    return remembers(instance);
}

bool throws_smoke(GameUpdate& update, const PowerInstance& instance, const AttackContext& context) {
    if (context.special() || context.adjacent || update.state.turns.empty() || !first_on_board(instance)) return false;
    const BoardQuery query(update.state);
    std::vector<FigureId> hidden;
    for (const FigureId agent : figures_of(update.state, instance.card())) {
        if (!update.state[agent].on_board()) continue;
        hidden.push_back(agent);
        for (const FigureId id : query.next_to(agent))
            if (mine(instance, id)) hidden.push_back(id);
    }
    if (std::ranges::count(hidden, context.target) == 0) return false;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, context.target, works);
    if (works)
        for (const FigureId id : hidden) remember(update, instance, id);
    return works;
}

bool smoke_hides(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    if (context.adjacent || instance.state.turns.empty()) return false;
    return std::ranges::any_of(instance.state.turns.back().notes, [&](const TurnNote& note) {
        return note.power == instance.number && note.other == context.target &&
               instance.state[note.figure].card == instance.card();
    });
}

// ---- enemies next to it attack nobody else

bool challenges(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    const GameState& state = query.state();
    return context.target != instance.figure && !friends(state, instance.figure, context.attacker) &&
           query.adjacent(instance.figure, context.attacker) &&
           !(printed(state, context.target).power(instance.power.id) &&
             query.adjacent(context.target, context.attacker));
}

}  // namespace hexwright::powers
