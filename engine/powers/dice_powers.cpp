// Powers that change dice, targets and the effect of a defense roll.
#include "engine/game/attacking.h"
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

bool counts_for(const Holder& holder, const Blow& blow) { return !blow.special() || !holder.power.yes("normal-only"); }

// Whether the aura reaches the figure: adjacent to its holder, or within clear sight and its number of spaces.
bool in_aura(const Look& look, const Holder& holder, FigureId figure) {
    if (!concerns(holder, figure) || !is_any_of(printed(look.state(), figure), holder.power)) return false;
    if (holder.power.yes("adjacent")) return look.adjacent(holder.figure, figure);
    return look.within_clear_sight(holder.figure, figure, holder.power.number("range"));
}

// Matches "whose Range number is 1" and "4 or more".
bool range_fits(const GameState& state, const Holder& holder, FigureId figure) {
    const int range = numbers(state, state[figure].card).range;
    return range <= holder.power.number("range-at-most", Look::far) &&
           range >= holder.power.number("range-at-least", 0);
}

bool on_its_terrain(const GameState& state, const Holder& holder) {
    const auto spaces = spaces_of(state, holder.figure);
    return std::ranges::any_of(spaces, [&](SpaceIndex space) {
        return holder.power.lists("terrain", state.catalogue()[(*state.board)[space].terrain].id);
    });
}

// The power's requirements of place and distance for its own figure's dice.
bool own_condition(const Look& look, const Holder& holder, const Blow& blow) {
    if (holder.power.id == "evasive" && blow.adjacent) return false;
    if (holder.power.yes("adjacent") && !blow.adjacent) return false;
    return !holder.power.has("terrain") || on_its_terrain(look.state(), holder);
}

// The X marker counts too (CARD-SHIORI-01).
bool one_marker_unrevealed(const Holder& holder) {
    const GameCard& card = holder.state[holder.card()];
    const int hidden = __builtin_popcount(static_cast<unsigned>(card.markers & ~card.revealed)) + card.hidden;
    return hidden == holder.power.number("markers", 1);
}

}  // namespace

int own_attack_dice(const Look& look, const Holder& holder, const Blow& blow) {
    return counts_for(holder, blow) && own_condition(look, holder, blow) ? holder.power.number("attack-dice") : 0;
}

int own_defense_dice(const Look& look, const Holder& holder, const Blow& blow) {
    return own_condition(look, holder, blow) ? holder.power.number("defense-dice") : 0;
}

int aura_attack_dice(const Look& look, const Holder& holder, const Blow& blow) {
    if (!counts_for(holder, blow) || !range_fits(look.state(), holder, blow.attacker)) return 0;
    return in_aura(look, holder, blow.attacker) ? holder.power.number("attack-dice") : 0;
}

int aura_defense_dice(const Look& look, const Holder& holder, const Blow& blow) {
    return in_aura(look, holder, blow.target) ? holder.power.number("defense-dice") : 0;
}

int aura_range(const Look& look, const Holder& holder, FigureId attacker) {
    return in_aura(look, holder, attacker) ? holder.power.number("range-more") : 0;
}

int will_attack_dice(const Look&, const Holder& holder, const Blow& blow) {
    return counts_for(holder, blow) && one_marker_unrevealed(holder) ? holder.power.number("attack-dice") : 0;
}

int will_defense_dice(const Look&, const Holder& holder, const Blow&) {
    return one_marker_unrevealed(holder) ? holder.power.number("defense-dice") : 0;
}

// Extra dice for the card's second attacking figure, if it attacks the target of the first.
int targeting_dice(const Look& look, const Holder& holder, const Blow& blow) {
    if (!holder.in_its_turn()) return 0;
    const auto& strikes = look.state().turns.back().strikes;
    const bool second =
        !strikes.empty() && strikes.front().figure != blow.attacker && strikes.front().target == blow.target;
    return second ? holder.power.number("attack-dice") : 0;
}

bool only_from_beside(const Look&, const Holder&, const Blow& blow) { return !blow.special() && !blow.adjacent; }

int printed_attacks(const Holder& holder) { return holder.power.number("attacks", 1); }

// A normal attack on each adjacent figure, instead of one.
bool each_beside_once(const Look& look, const Holder& holder, const Blow& blow) {
    if (blow.special() || !blow.adjacent) return false;
    const auto& strikes = look.state().turns.back().strikes;
    return std::ranges::none_of(strikes,
                                [&](const Strike& s) { return s.figure == holder.figure && s.target == blow.target; });
}

void one_shield_blocks_all(Play&, const Holder& holder, const Blow& blow, int, int shields, int& hits) {
    if (!blow.adjacent && shields >= holder.power.number("shields", 1)) hits = 0;
}

void strike_back(Play& play, const Holder& holder, const Blow& blow, int skulls, int shields, int&) {
    const ArmyCard& attacker = printed(play.state, blow.attacker);
    if (blow.special() || !blow.adjacent || holder.power.lists("not-class", attacker.card_class) || shields <= skulls)
        return;
    play.say(event::PowerUsed{holder.figure, holder.number, blow.attacker, true});
    play.wound(blow.attacker, shields - skulls);
}

std::vector<FigureId> beside_target(const Look& look, const Holder&, FigureId target) { return look.next_to(target); }

// ---- fire line: from either of its spaces, one of six directions (CARD-MIMRING-01 to -03)

namespace {

// The figures he sees on the line, nearest first, on all levels.
std::vector<FigureId> on_line(const Look& look, const Holder& holder, HexCoord from, Direction way) {
    const GameState& state = look.state();
    std::vector<FigureId> found;
    HexCoord hex = from;
    for (int i = 0; i < holder.power.number("line"); ++i) {
        hex = neighbour(hex, way);
        for (const SpaceIndex space : state.board->spaces_at(hex)) {
            const FigureId figure = figure_at(state, space);
            const bool hit = figure.valid() && figure != holder.figure && std::ranges::count(found, figure) == 0;
            if (hit && look.sees(holder.figure, figure)) found.push_back(figure);
        }
    }
    return found;
}

// Whether the line hits somebody he may attack: one he is engaged with, if he is engaged (RANGE-06). Others are hit
// along with them.
bool is_target(const Look& look, const Holder& holder, const std::vector<FigureId>& hit) {
    const GameState& state = look.state();
    const std::vector<FigureId> engaged = look.engaged_with(holder.figure);
    return std::ranges::any_of(hit, [&](FigureId other) {
        if (friends(state, holder.figure, other) || may_not(state, other, modifier::Ban::BeAttacked)) return false;
        return engaged.empty() || std::ranges::count(engaged, other) > 0;
    });
}

// One roll for all of them: dice are added only for what counts against each, such as standing above all.
DicePool line_pool(const Look& look, const Holder& holder, const std::vector<FigureId>& hit) {
    std::vector<DicePool> pools;
    for (const FigureId other : hit) {
        const Blow blow{holder.figure, other, holder.number, look.adjacent(holder.figure, other)};
        pools.push_back(attack_pool(AttackKind::Special, holder.power.number("attack"),
                                    height_dice(look, holder.figure, other), attack_power_dice(look, blow),
                                    look.state().rules()));
    }
    return *std::ranges::min_element(pools, {}, &DicePool::dice);
}

}  // namespace

void line_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions) {
    const GameState& state = look.state();
    if (moment != Moment::Attacking || state.turns.back().no_attacks || !state.turns.back().strikes.empty()) return;
    if (may_not(state, holder.figure, modifier::Ban::Attack)) return;
    for (const SpaceIndex from : spaces_of(state, holder.figure)) {
        for (const Direction way : all_directions) {
            const auto hit = on_line(look, holder, (*state.board)[from].space.at, way);
            if (!is_target(look, holder, hit)) continue;
            UsePower use = use_of(holder);
            use.at = from;
            use.tail = static_cast<SpaceIndex>(way);  // The direction of the line.
            actions.push_back(use);
        }
    }
}

void fire_line(Play& play, const Holder& holder, const UsePower& action) {
    const Look look(play.state);
    const Holder now{play.state, holder.figure, holder.power, holder.number};
    std::vector<FigureId> hit =
        on_line(look, now, (*play.state.board)[action.at].space.at, static_cast<Direction>(action.tail));
    if (hit.empty()) return;
    const DicePool pool = line_pool(look, now, hit);
    play.state.turns.back().strikes.push_back({holder.figure, hit.front(), holder.number});
    strike(play, holder.figure, holder.number, std::move(hit), pool);
}

// ---- brutality aura: once a turn, dice without a skull are rolled again before anybody defends (CARD-LOV-01)

namespace {

// The Defend step that waits for the attack just rolled; its `more` is the number of skulls.
Step* waiting_defense(GameState& state) {
    const auto found = std::find_if(state.steps.rbegin(), state.steps.rend(),
                                    [](const Step& step) { return step.kind == Step::Kind::Defend; });
    return found == state.steps.rend() ? nullptr : &*found;
}

}  // namespace

void brutality(Play& play, const Holder& holder, const Blow& blow, int dice) {
    const GameState& state = play.state;
    if (!blow.adjacent || !counts_for(holder, blow) || state[holder.card()].worked) return;
    if (waiting_defense(play.state)->more >= dice || !in_aura(Look(state), holder, blow.attacker)) return;
    play.next({.kind = Step::Kind::PowerStep,
               .player = holder.player(),
               .figure = holder.figure,
               .card = holder.card(),
               .number = static_cast<std::int16_t>(holder.number),
               .more = static_cast<std::int16_t>(dice)});
}

Actions brutality_asks(const GameState&, const Step&) { return {Answer{false}, Answer{true}}; }

// `more`: the number of dice rolled.
void brutality_answered(Play& play, const Step& step, const Action& action) {
    const auto* answer = std::get_if<Answer>(&action);
    if (!answer || !answer->yes) return;
    const int shown = waiting_defense(play.state)->more;
    const int again = play.combat(step.player, step.more - shown).skulls;
    waiting_defense(play.state)->more = static_cast<std::int16_t>(shown + again);
    play.state[step.card].worked = true;
    play.say(event::PowerUsed{step.figure, step.number, FigureId{}, again > 0});
}

}  // namespace hexwright::powers
