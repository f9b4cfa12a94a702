// Powers that change dice, targets and the effect of a defense roll.
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

bool counts_for(const PowerInstance& instance, const AttackContext& context) {
    return !instance.power.yes(context.special() ? "normal-only" : "special-only");
}

// Whether the aura reaches the figure: adjacent to the figure that has it, or within clear sight and its number of
// spaces.
bool in_aura(const BoardQuery& query, const PowerInstance& instance, FigureId figure) {
    if (!concerns(instance, figure) || !is_any_of(printed(query.state(), figure), instance.power)) return false;
    if (!instance.power.clauses.empty() && !is_whom(query, instance, figure)) return false;
    if (instance.power.yes("adjacent")) return query.adjacent(instance.figure, figure);
    return query.within_clear_sight(instance.figure, figure, instance.power.number("range"));
}

// Matches "whose Range number is 1" and "4 or more".
bool range_fits(const GameState& state, const PowerInstance& instance, FigureId figure) {
    const int range = numbers(state, state[figure].card).range;
    return range <= instance.power.number("range-at-most", BoardQuery::far) &&
           range >= instance.power.number("range-at-least", 0);
}

bool on_its_terrain(const GameState& state, const PowerInstance& instance) {
    const auto spaces = spaces_of(state, instance.figure);
    return std::ranges::any_of(spaces, [&](SpaceIndex space) {
        return instance.power.lists("terrain", state.catalogue()[(*state.board)[space].terrain].id);
    });
}

// The power's requirements of place and distance for its own figure's dice.
bool own_condition(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    if (instance.power.id == "evasive" && context.adjacent) return false;
    if (instance.power.yes("adjacent") && !context.adjacent) return false;
    if (instance.power.has("terrain") && !on_its_terrain(query.state(), instance)) return false;
    const FigureId foe = context.attacker == instance.figure ? context.target : context.attacker;
    return clauses_hold(query, instance, foe);
}

// The X marker counts too (CARD-SHIORI-01).
bool one_marker_unrevealed(const PowerInstance& instance) {
    return hidden_markers(instance.state, instance.card()) == instance.power.number("markers", 1);
}

}  // namespace

int own_attack_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    return counts_for(instance, context) && own_condition(query, instance, context)
               ? instance.power.number("attack-dice") * times(query, instance, context.target)
               : 0;
}

int own_defense_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    return own_condition(query, instance, context)
               ? instance.power.number("defense-dice") * times(query, instance, context.attacker)
               : 0;
}

// The same, where the power says for which attacks on it.
int guard_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    return counts_for(instance, context) ? own_defense_dice(query, instance, context) : 0;
}

int aura_attack_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    if (!counts_for(instance, context) || !range_fits(query.state(), instance, context.attacker)) return 0;
    const bool helped =
        in_aura(query, instance, context.attacker) && clauses_hold(query, instance, context.attacker, context.target);
    return helped ? instance.power.number("attack-dice") : 0;
}

int aura_defense_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    const bool helped =
        in_aura(query, instance, context.target) && clauses_hold(query, instance, context.target, context.attacker);
    return helped ? instance.power.number("defense-dice") : 0;
}

// Against whoever stands next to its figure, from afar; several of its card add no more than one.
int beacon_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    const GameState& state = query.state();
    if (context.adjacent || !concerns(instance, context.attacker) ||
        !is_any_of(printed(state, context.attacker), instance.power) ||
        !query.adjacent(instance.figure, context.target))
        return 0;
    for (const FigureId id : figures_of(state, instance.card())) {
        if (id == instance.figure) break;
        if (id != context.attacker && state[id].on_board() && query.adjacent(id, context.target)) return 0;
    }
    return instance.power.number("attack-dice");
}

int aura_range(const BoardQuery& query, const PowerInstance& instance, FigureId attacker) {
    if (!range_fits(query.state(), instance, attacker)) return 0;
    return in_aura(query, instance, attacker) ? instance.power.number("range-more") : 0;
}

// ---- those whom its figure attacks roll fewer dice

int fewer_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    const bool weakened = context.attacker == instance.figure && counts_for(instance, context) &&
                          clauses_hold(query, instance, context.target);
    return weakened ? instance.power.number("defense-dice") : 0;
}

// ---- skulls and shields that need no dice, and shields that count more

int automatic_skulls(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    return counts_for(instance, context) && clauses_hold(query, instance, context.target)
               ? instance.power.number("skulls-more")
               : 0;
}

int automatic_shields(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    return counts_for(instance, context) && clauses_hold(query, instance, context.attacker)
               ? instance.power.number("shields-more")
               : 0;
}

int printed_blocks(const PowerInstance& instance) { return instance.power.number("shield-blocks", 1); }

int will_attack_dice(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    return counts_for(instance, context) && one_marker_unrevealed(instance) ? instance.power.number("attack-dice") : 0;
}

int will_defense_dice(const BoardQuery&, const PowerInstance& instance, const AttackContext&) {
    return one_marker_unrevealed(instance) ? instance.power.number("defense-dice") : 0;
}

// Extra dice for the card's second attacking figure, if it attacks the target of the first.
int targeting_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    if (!instance.in_its_turn()) return 0;
    const auto& attacks_made = query.state().turns.back().attacks_made;
    const bool second = !attacks_made.empty() && attacks_made.front().figure != context.attacker &&
                        attacks_made.front().target == context.target;
    return second ? instance.power.number("attack-dice") : 0;
}

bool only_from_beside(const BoardQuery&, const PowerInstance&, const AttackContext& context) {
    return !context.special() && !context.adjacent;
}

int printed_attacks(const PowerInstance& instance) { return instance.power.number("attacks", 1); }

// So many normal attacks, against whomever its clauses let it, and where it says so no figure twice.
bool attacks_once_more(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    if (context.special()) return false;
    const auto& made = query.state().turns.back().attacks_made;
    const bool normal = std::ranges::count_if(made, [&](const AttackMade& each) {
                            return each.figure == instance.figure && each.with == 0;
                        }) < instance.power.number("attacks", 1);
    const bool again = std::ranges::any_of(
        made, [&](const AttackMade& each) { return each.figure == instance.figure && each.target == context.target; });
    return normal && !(again && instance.power.yes("each-once")) && clauses_hold(query, instance, context.target);
}

// A normal attack on each adjacent figure, instead of one.
bool each_beside_once(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    if (context.special() || !context.adjacent || !clauses_hold(query, instance, context.target)) return false;
    const auto& attacks_made = query.state().turns.back().attacks_made;
    return std::ranges::none_of(
        attacks_made, [&](const AttackMade& s) { return s.figure == instance.figure && s.target == context.target; });
}

void one_shield_blocks_all(GameUpdate&, const PowerInstance& instance, const AttackContext& context, int, int shields,
                           int& hits) {
    if (!context.adjacent && shields >= instance.power.number("shields", 1)) hits = 0;
}

// Only where the shields alone do not do as well.
void one_shield_leaves(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int,
                       int shields, int& hits) {
    if (!counts_for(instance, context) || shields < 1 ||
        !clauses_hold(BoardQuery(update.state), instance, context.attacker))
        return;
    hits = std::min(hits, instance.power.number("wounds-left"));
}

void strike_back(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls,
                 int shields) {
    const ArmyCard& attacker = printed(update.state, context.attacker);
    if (context.special() || !context.adjacent || instance.power.lists("not-class", attacker.card_class) ||
        shields <= skulls)
        return;
    update.say(event::PowerUsed{instance.figure, instance.number, context.attacker, true});
    update.wound(context.attacker, shields - skulls, {instance.figure});
}

// Shields above the skulls wound the attacker, wherever the clauses let them.
void riposte(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls, int shields) {
    if (context.special() || shields <= skulls || !clauses_hold(BoardQuery(update.state), instance, context.attacker))
        return;
    update.say(event::PowerUsed{instance.figure, instance.number, context.attacker, true});
    update.wound(context.attacker, shields - skulls, {instance.figure});
}

// Shields that its figure sees: against its own attack, or of its own player's figures in its aura.
void see_riposte(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls,
                 int shields) {
    const BoardQuery query(update.state);
    if (context.special() || shields <= skulls || !in_aura(query, instance, context.target) ||
        !clauses_hold(query, instance, context.target, context.attacker))
        return;
    update.say(event::PowerUsed{instance.figure, instance.number, context.attacker, true});
    update.wound(context.attacker, shields - skulls, {context.target});
}

void struck_by_shields(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int skulls,
                       int shields) {
    if (context.attacker != instance.figure || shields <= skulls) return;
    update.say(event::PowerUsed{instance.figure, instance.number, context.target, true});
    update.wound(instance.figure, shields - skulls, {context.target});
}

// ---- who is hard to attack, and who strikes harder at those that leave

bool out_of_its_reach(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    if (!counts_for(instance, context) || !clauses_hold(query, instance, context.attacker)) return false;
    if (instance.power.yes("adjacent")) return !context.adjacent;
    return query.range(context.attacker, context.target) > instance.power.number("range");
}

int parting_dice(const BoardQuery& query, const PowerInstance& instance, FigureId leaver) {
    return clauses_hold(query, instance, leaver) ? instance.power.number("attack-dice") : 0;
}

// More Range, against whom its clauses let it.
int range_for_some(const PowerInstance& instance) { return instance.power.number("range-more"); }

bool is_out_of_reach(const BoardQuery& query, const PowerInstance& instance, FigureId target) {
    return !clauses_hold(query, instance, target);
}

// Fewer attacks the more wounds it has.
int attacks_left_by_wounds(const PowerInstance& instance) {
    return std::max(1, printed_attacks(instance) - instance.state[instance.figure].wounds);
}

// ---- what dice with symbols show: the blank face of a Valkyrie die bears its general's symbol

int symbols_as_skulls(GameUpdate& update, const PowerInstance& instance, const AttackContext& context,
                      const CombatRoll& roll, int dice) {
    const int symbols = blanks_of(roll, dice);
    if (symbols == 0 || context.attacker == instance.figure ||
        !in_aura(BoardQuery(update.state), instance, context.attacker))
        return 0;
    say_used(update, instance, context.attacker);
    return symbols;
}

void symbols_as_shields(GameUpdate& update, const PowerInstance& instance, const AttackContext& context,
                        CombatRoll& roll, int dice) {
    if (context.special() || !context.adjacent || context.target == instance.figure || blanks_of(roll, dice) == 0 ||
        !in_aura(BoardQuery(update.state), instance, context.target))
        return;
    say_used(update, instance, context.target);
    roll.shields += blanks_of(roll, dice);
}

// Dice of its defense that show no shield are rolled once more.
void roll_for_shields_again(GameUpdate& update, const PowerInstance& instance, const AttackContext& context,
                            CombatRoll& roll, int dice) {
    if (context.target == instance.figure || roll.shields >= dice ||
        !in_aura(BoardQuery(update.state), instance, context.target))
        return;
    say_used(update, instance, context.target);
    roll.shields += update.combat(instance.player(), dice - roll.shields).shields;
}

int range_here(const PowerInstance& instance) {
    return clauses_hold(BoardQuery(instance.state), instance) ? instance.power.number("range-more") : 0;
}

std::vector<FigureId> beside_target(const BoardQuery& query, const PowerInstance& instance, FigureId target) {
    std::vector<FigureId> hit = query.next_to(target);
    std::erase_if(hit, [&](FigureId id) {
        return (instance.power.yes("spares-self") && id == instance.figure) ||
               (instance.power.yes("spares-friends") && friends(query.state(), instance.figure, id)) ||
               (instance.power.yes("beside-both") && !query.adjacent(instance.figure, id));
    });
    return hit;
}

// ---- fire line: from either of its spaces, one of six directions (CARD-MIMRING-01 to -03)

// The figures he sees on the line, nearest first, on all levels.
std::vector<FigureId> seen_on_line(const BoardQuery& query, const PowerInstance& instance, HexCoord from,
                                   Direction direction) {
    const GameState& state = query.state();
    std::vector<FigureId> found;
    HexCoord hex = from;
    for (int i = 0; i < instance.power.number("line"); ++i) {
        hex = neighbour(hex, direction);
        for (const SpaceIndex space : state.board->spaces_at(hex)) {
            const FigureId figure = figure_at(state, space);
            const bool hit = figure.valid() && figure != instance.figure && std::ranges::count(found, figure) == 0;
            if (hit && (instance.power.yes("unseen") || query.sees(instance.figure, figure))) found.push_back(figure);
        }
    }
    return found;
}

namespace {

// Whether the line hits somebody he may attack: one he is engaged with, if he is engaged (RANGE-06). Others are hit
// along with them.
bool is_target(const BoardQuery& query, const PowerInstance& instance, const std::vector<FigureId>& hit) {
    const GameState& state = query.state();
    const std::vector<FigureId> engaged = query.engaged_with(instance.figure);
    return std::ranges::any_of(hit, [&](FigureId other) {
        if (friends(state, instance.figure, other) || may_not(state, other, modifier::Ban::BeAttacked)) return false;
        return engaged.empty() || std::ranges::count(engaged, other) > 0;
    });
}

// One roll for all of them: dice are added only for what counts against each, such as standing above all.
AttackRoll line_roll(const BoardQuery& query, const PowerInstance& instance, const std::vector<FigureId>& hit) {
    std::vector<AttackRoll> rolls;
    for (const FigureId other : hit)
        rolls.push_back(attack_roll(query,
                                    {instance.figure, other, instance.number, query.adjacent(instance.figure, other)},
                                    instance.power.number("attack"), 0));
    return *std::ranges::min_element(rolls, {}, [](const AttackRoll& roll) { return roll.pool.dice(); });
}

}  // namespace

void line_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Attacking || state.turns.back().no_attacks || !state.turns.back().attacks_made.empty())
        return;
    if (may_not(state, instance.figure, modifier::Ban::Attack)) return;
    for (const SpaceIndex from : spaces_of(state, instance.figure)) {
        for (const Direction direction : all_directions) {
            const auto hit = seen_on_line(query, instance, (*state.board)[from].space.at, direction);
            if (!is_target(query, instance, hit)) continue;
            UsePower use = use_of(instance);
            use.at = from;
            use.tail = static_cast<SpaceIndex>(direction);  // The direction of the line.
            actions.push_back(use);
        }
    }
}

void fire_line(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    const BoardQuery query(update.state);
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    std::vector<FigureId> hit =
        seen_on_line(query, now, (*update.state.board)[action.at].space.at, static_cast<Direction>(action.tail));
    if (hit.empty()) return;
    const AttackRoll roll = line_roll(query, now, hit);
    update.state.turns.back().attacks_made.push_back({instance.figure, hit.front(), instance.number});
    strike(update, instance.figure, instance.number, std::move(hit), roll);
}

// ---- brutality aura: once a turn, dice without a skull are rolled again before anybody defends (CARD-LOV-01)

void brutality(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int dice) {
    const GameState& state = update.state;
    if (!context.adjacent || !counts_for(instance, context) || state[instance.card()].worked) return;
    if (waiting_defense(update.state)->more >= dice || !in_aura(BoardQuery(state), instance, context.attacker)) return;
    Step step = question_of(instance);
    step.more = static_cast<std::int16_t>(dice);
    update.next(step);
}

namespace {

// Adds the skulls of dice that are rolled again.
void roll_again(GameUpdate& update, const Step& step, int dice) {
    const int again = update.combat(step.player, dice).skulls;
    Step* defense = waiting_defense(update.state);
    defense->more = static_cast<std::int16_t>(defense->more + again);
    update.say(event::PowerUsed{step.figure, step.number, FigureId{}, again > 0});
}

}  // namespace

// `more`: the number of dice rolled.
void brutality_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (!says_yes(action)) return;
    roll_again(update, step, step.more - waiting_defense(update.state)->more);
    update.state[step.card].worked = true;
}

// ---- chain axe: some of his own dice without a skull are rolled again

void chain_axe(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int dice) {
    const int skulls = waiting_defense(update.state)->more;
    if (context.attacker != instance.figure || skulls >= dice) return;
    Step step = question_of(instance);
    step.more = static_cast<std::int16_t>(std::min(dice - skulls, instance.power.number("rerolls", 1)));
    update.next(step);
}

// `more`: the number of dice that may be rolled again.
void chain_axe_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (says_yes(action)) roll_again(update, step, step.more);
}

// ---- deadly strike and twist the blade

int printed_hits(const PowerInstance& instance) { return instance.power.number("skull-hits", 1); }

void twist_the_blade(GameUpdate& update, const PowerInstance& instance, FigureId target) {
    say_used(update, instance, target);
    update.wound(target, instance.power.number("wounds"), {instance.figure, true});
}

// ---- stealthy: when the roll succeeds the attack is over, and the figure goes elsewhere

bool dodge_away(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if (context.adjacent || friends(update.state, instance.figure, context.attacker)) return false;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, FigureId{}, works);
    if (works && instance.player().valid()) update.next(question_of(instance));
    return works;
}

Actions dodge_asks(const GameState& state, const Step& step) {
    Actions moves = move_offers(state, step.figure, power_of(state, step.figure, step.number).number("move"));
    if (!moves.empty()) moves.push_back(Done{});
    return moves;
}

void dodge_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (const auto* move = std::get_if<Move>(&action))
        begin_move(update, *move, power_of(update.state, step.figure, step.number).number("move"));
}

// ---- life drain: after whatever its figure has destroyed

void drain_life(GameUpdate& update, const PowerInstance& instance, FigureId) {
    const Figure& figure = update.state[instance.figure];
    if (figure.on_board() && figure.wounds > 0) update.next(question_of(instance));
}

void drain_life_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (!says_yes(action)) return;
    update.say(event::PowerUsed{step.figure, step.number, FigureId{}, true});
    update.heal(step.figure, power_of(update.state, step.figure, step.number).number("heal"));
}

// ---- rouse the glade: the defender stands beside a tree or a bush

int glade_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    const bool roused = context.attacker == instance.figure && concerns(instance, context.target) &&
                        stands_beside(query.state(), context.target, [&](std::string_view terrain) {
                            return instance.power.lists("terrain", terrain);
                        });
    return roused ? instance.power.number("defense-dice") : 0;
}

// ---- the captain's way: the named captain is near, and the attacker is not

int captain_dice(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    const GameState& state = query.state();
    const CardId captain = state[instance.card()].named;
    if (!captain.valid() || context.adjacent) return 0;
    const bool near = std::ranges::any_of(figures_of(state, captain), [&](FigureId id) {
        return state[id].on_board() && query.within_clear_sight(instance.figure, id, instance.power.number("range"));
    });
    return near ? instance.power.number("defense-dice") : 0;
}

// ---- first assault: whoever was not adjacent when the turn began

void note_neighbours(GameUpdate& update, const PowerInstance& instance) {
    for (const FigureId other : BoardQuery(instance.state).next_to(instance.figure)) remember(update, instance, other);
}

int assault_dice(const BoardQuery&, const PowerInstance& instance, const AttackContext& context) {
    const bool first = instance.in_its_turn() && !remembers(instance, context.target);
    return first ? instance.power.number("attack-dice") : 0;
}

}  // namespace hexwright::powers
