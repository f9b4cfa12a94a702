#include "engine/game/attacking.h"

#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/game/refusal.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/combat.h"
#include "engine/rules/targeting.h"

#include <algorithm>

namespace hexwright::game {
namespace {

int base_of(const GameState& state, FigureId figure) { return (*state.board)[state[figure].at()].height; }

AttackForm normal_form(const Look& look, FigureId figure) {
    const GameState& state = look.state();
    const CardNumbers card = numbers(state, state[figure].card);
    AttackForm form;
    form.range = std::max(1, card.range + range_bonus(look, figure));  // An adjacent figure is always in range.
    form.dice = card.attack + state[state[figure].card].attack_bonus +
                (state.turns.empty() ? 0 : state.turns.back().attack_bonus);
    form.attacks = normal_attacks(state, figure);
    return form;
}

Aim aim_of(const Look& look, const Blow& blow, const AttackForm& form) {
    const std::vector<FigureId> engaged = look.engaged_with(blow.attacker);
    const int range = look.range(blow.attacker, blow.target);
    Aim aim;
    aim.reach = form.range;
    if (range < Look::far) aim.range = range;
    aim.adjacent = blow.adjacent;
    aim.engaged = !engaged.empty();
    aim.engaged_with_target = std::ranges::count(engaged, blow.target) > 0;
    return aim;
}

int strikes_of(const GameState& state, FigureId figure) {
    return state.turns.empty()
               ? 0
               : static_cast<int>(std::ranges::count(state.turns.back().strikes, figure, &Strike::figure));
}

// A figure attacks once a turn, in one form (ATTACK-01); powers may allow more.
bool has_attack_left(const Look& look, FigureId figure, const AttackForm& form, FigureId target) {
    const GameState& state = look.state();
    const int made = strikes_of(state, figure);
    if (made == 0) return true;
    const auto& strikes = state.turns.back().strikes;
    const bool other_form =
        std::ranges::any_of(strikes, [&](const Strike& s) { return s.figure == figure && s.with != form.with; });
    if (other_form) return false;
    return made < form.attacks || may_attack_again(look, blow_of(look, figure, form, target));
}

// For an attack with a limited number of uses per game.
bool left_to_use(const GameState& state, FigureId figure, const AttackForm& form) {
    if (!form.power || !form.power->has("uses-per-game")) return true;
    const bool in_use = !state.turns.empty() && (state.turns.back().used >> form.with & 1) != 0;
    return in_use || state[state[figure].card].uses_made < form.power->number("uses-per-game");
}

// The target, and the figures that a special attack hits along with it.
std::vector<FigureId> hit_by(const Look& look, FigureId figure, const AttackForm& form, FigureId target) {
    std::vector<FigureId> hit{target};
    if (!form.row || !form.row->splash) return hit;
    const Holder holder{look.state(), figure, *form.power, form.with};
    for (const FigureId other : form.row->splash(look, holder, target))
        if (std::ranges::count(hit, other) == 0) hit.push_back(other);
    return hit;
}

AttackKind kind_of(const Blow& blow) { return blow.special() ? AttackKind::Special : AttackKind::Normal; }

// Dice that the ground gives to a defender that is not Huge.
int ground_dice(const GameState& state, const Blow& blow) {
    if (printed(state, blow.target).size == FigureSize::Huge) return 0;
    const auto spaces = spaces_of(state, blow.target);
    const auto any = [&](auto&& holds) {
        return std::ranges::any_of(spaces, [&](SpaceIndex s) { return holds((*state.board)[s]); });
    };
    const bool shade = any([](const BoardSpace& space) { return space.ground.shade; });  // TERRAIN-SHADOW-01
    const bool shelter =
        !blow.adjacent && any([](const BoardSpace& space) { return space.sheltered; });  // TERRAIN-PALM-01
    return (shade ? 1 : 0) + (shelter ? 1 : 0);
}

void note_use(Play& play, FigureId figure, const AttackForm& form) {
    Turn& turn = play.state.turns.back();
    if (form.power && form.power->has("uses-per-game") && (turn.used >> form.with & 1) == 0) {
        ++play.state[play.state[figure].card].uses_made;
        turn.used = static_cast<std::uint16_t>(turn.used | 1u << form.with);
    }
}

}  // namespace

std::vector<AttackForm> attack_forms(const Look& look, FigureId figure) {
    const GameState& state = look.state();
    std::vector<AttackForm> forms{normal_form(look, figure)};
    const CardId card = state[figure].card;
    if (!state.rules().powers || state[card].negated) return forms;
    const auto& powers = printed(state, card).powers;
    const auto& rows = state.setup->powers[state[card].kind.index()];
    for (std::size_t i = 0; i < powers.size(); ++i) {
        if (!rows[i] || !rows[i]->special_attack) continue;
        forms.push_back({static_cast<int>(i) + 1, powers[i].number("range", 1), powers[i].number("attack"),
                         powers[i].number("attacks", 1), &powers[i], rows[i]});
    }
    return forms;
}

Blow blow_of(const Look& look, FigureId figure, const AttackForm& form, FigureId target) {
    return {figure, target, form.with, look.adjacent(figure, target)};
}

namespace {

NoAttack said_by(NoTarget reason) {
    if (reason == NoTarget::EngagedWithOthers) return NoAttack::EngagedWithOthers;
    return reason == NoTarget::NotAdjacent ? NoAttack::NotAdjacent : NoAttack::OutOfRange;
}

// Ignores whether the figure has an attack left.
NoAttack as_target(const Look& look, FigureId figure, const AttackForm& form, FigureId target) {
    const GameState& state = look.state();
    if (!state[target].on_board()) return NoAttack::NotThere;
    if (friends(state, figure, target)) return NoAttack::Friend;
    if (may_not(state, figure, modifier::Ban::Attack)) return NoAttack::Banned;
    if (may_not(state, target, modifier::Ban::BeAttacked)) return NoAttack::Protected;
    if (form.power && form.power->lists("not-general", printed(state, target).general)) return NoAttack::Spared;
    if (look.least_range(figure, target) > form.range)
        return form.range <= 1 ? NoAttack::NotAdjacent : NoAttack::OutOfRange;
    const Blow blow = blow_of(look, figure, form, target);
    const Aim aim = aim_of(look, blow, form);
    if (const auto reason = no_target(aim, state.rules())) return said_by(*reason);
    if (shunned(look, blow)) return NoAttack::Shunned;
    if (form.row && form.row->reaches &&
        !form.row->reaches(look, Holder{state, figure, *form.power, form.with}, target))
        return NoAttack::NotLobbed;
    const bool unseen = form.row && form.row->unseen;
    return unseen || !needs_sight(aim, state.rules()) || look.sees(figure, target) ? NoAttack::None : NoAttack::NotSeen;
}

// Goes through the attacks this figure has left, against everybody.
template <class Wanted>
bool any_attack(const Look& look, FigureId figure, Wanted&& wanted) {
    const GameState& state = look.state();
    for (const AttackForm& form : attack_forms(look, figure)) {
        if (!left_to_use(state, figure, form)) continue;
        for (std::size_t i = 0; i < state.figures.size(); ++i) {
            const FigureId target{static_cast<int>(i)};
            if (state[target].on_board() && !friends(state, figure, target) &&
                has_attack_left(look, figure, form, target) && wanted(form, target))
                return true;
        }
    }
    return false;
}

bool rolled_for(const GameState& state, FigureId figure, FigureId target) {
    return std::ranges::any_of(state.verdicts,
                               [&](const DisputeVerdict& v) { return v.figure == figure && v.target == target; });
}

}  // namespace

bool may_attack(const Look& look, FigureId figure, const AttackForm& form, FigureId target) {
    return as_target(look, figure, form, target) == NoAttack::None;
}

NoAttack why_no_attack(const Look& look, FigureId figure, const AttackForm& form, FigureId target) {
    if (const NoAttack reason = as_target(look, figure, form, target); reason != NoAttack::None) return reason;
    if (!left_to_use(look.state(), figure, form)) return NoAttack::UsedUp;
    return has_attack_left(look, figure, form, target) ? NoAttack::None : NoAttack::Spent;
}

void attack_offers(const Look& look, FigureId figure, Actions& into) {
    any_attack(look, figure, [&](const AttackForm& form, FigureId target) {
        if (may_attack(look, figure, form, target)) into.push_back(Attack{figure, target, form.with});
        return false;
    });
}

bool only_unseen(const Look& look, FigureId figure) {
    return any_attack(look, figure, [&](const AttackForm& form, FigureId target) {
        return as_target(look, figure, form, target) == NoAttack::NotSeen && !rolled_for(look.state(), figure, target);
    });
}

// 0 if one of them is gone by now: an attacker may fall to the counter strike of the first of several defenders.
int height_dice(const Look& look, FigureId upper, FigureId lower) {
    const GameState& state = look.state();
    if (!state[upper].on_board() || !state[lower].on_board()) return 0;
    const auto stands = [&](FigureId figure) {
        return Elevation{base_of(state, figure), printed(state, figure).height};
    };
    return height_dice(stands(upper), stands(lower), state.rules());
}

DicePool attack_pool(const Look& look, const Blow& blow, const AttackForm& form) {
    const GameState& state = look.state();
    int number = form.dice;
    if (form.power && form.power->has("sizes-attack") &&
        form.power->lists("sizes", word_of(printed(state, blow.target).size)))
        number = form.power->number("sizes-attack");
    return attack_pool(kind_of(blow), number, height_dice(look, blow.attacker, blow.target),
                       attack_power_dice(look, blow), state.rules());
}

// The ban on changing special attacks covers the attack only; the defender keeps his bonuses (ambiguities 10).
DicePool defense_pool(const Look& look, const Blow& blow) {
    const GameState& state = look.state();
    const Figure& target = state[blow.target];
    const int number = numbers(state, target.card).defense + state[target.card].defense_bonus;
    const int more = defense_power_dice(look, blow) + ground_dice(state, blow);
    return defense_pool(kind_of(blow), number, height_dice(look, blow.target, blow.attacker), more);
}

void strike(Play& play, FigureId attacker, int with, std::vector<FigureId> targets, DicePool pool) {
    const int skulls = play.combat(controller(play.state, attacker), pool.dice()).skulls;
    play.say(event::Attacked{attacker, targets.front(), with, pool.dice(), skulls, pool.height});
    const Blow blow{attacker, targets.front(), with, Look(play.state).adjacent(attacker, targets.front())};
    play.state.queue = std::move(targets);
    play.next({.kind = Step::Kind::Defend,
               .player = controller(play.state, attacker),
               .figure = attacker,
               .number = static_cast<std::int16_t>(with),
               .more = static_cast<std::int16_t>(skulls)});
    powers_after_attack_roll(play, blow, pool.dice());
}

void attack(Play& play, const Attack& action) {
    const Look look(play.state);
    const std::vector<AttackForm> forms = attack_forms(look, action.figure);
    const auto form = std::ranges::find(forms, action.with, &AttackForm::with);
    const DicePool pool = attack_pool(look, blow_of(look, action.figure, *form, action.target), *form);
    std::vector<FigureId> targets = hit_by(look, action.figure, *form, action.target);
    const AttackForm used = *form;
    play.state.turns.back().strikes.push_back({action.figure, action.target, action.with});
    note_use(play, action.figure, used);
    strike(play, action.figure, action.with, std::move(targets), pool);
}

// `number`: the power, 0 for a normal attack; `more`: skulls. The attacker chooses the order of the defenders
// (SPECIAL-03).
Actions defend_offers(const GameState& state, const Step&) {
    Actions actions;
    for (const FigureId target : state.queue) actions.push_back(ChooseFigure{target});
    if (actions.size() < 2) return {};
    return actions;
}

void defend(Play& play, const Step& step, const Action& action) {
    GameState& state = play.state;
    std::erase_if(state.queue, [&](FigureId id) { return !state[id].on_board(); });
    if (state.queue.empty()) return;
    const auto* chosen = std::get_if<ChooseFigure>(&action);
    const FigureId target = chosen ? chosen->figure : state.queue.front();
    std::erase(state.queue, target);
    if (!state.queue.empty()) play.next(step);
    const Look look(state);
    const Blow blow{step.figure, target, step.number, look.adjacent(step.figure, target)};
    const int dice = defense_pool(look, blow).dice();
    const CombatRoll defense = play.combat(controller(state, target), dice);
    int hits = unblocked({.skulls = step.more}, defense);
    powers_after_defense(play, blow, step.more, defense.shields, hits);
    play.say(event::Defended{target, dice, defense.shields, hits});
    play.wound(target, hits);
}

}  // namespace hexwright::game
