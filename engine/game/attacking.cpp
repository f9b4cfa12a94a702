#include "engine/game/attacking.h"

#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/combat.h"

#include <algorithm>
#include <numeric>

namespace hexwright::game {
namespace {

int base_of(const GameState& state, FigureId figure) { return (*state.board)[state[figure].at()].height; }

AttackProfile normal_form(const BoardQuery& query, FigureId figure) {
    const GameState& state = query.state();
    const CardNumbers card = numbers(state, state[figure].card);
    AttackProfile profile;
    profile.range = std::max(1, card.range + range_bonus(query, figure));  // An adjacent figure is always in range.
    profile.dice = card.attack + state[state[figure].card].attack_bonus +
                   (state.turns.empty() ? 0 : state.turns.back().attack_bonus);
    profile.attacks = normal_attacks(state, figure);
    return profile;
}

// The spaces between the two, counted along the battlefield only where a straight line may be short enough: counting is
// slow.
std::optional<int> range_of(const BoardQuery& query, FigureId figure, FigureId target, int reach) {
    const int least = query.least_range(figure, target);
    const int range = least > reach ? least : query.range(figure, target);
    return range < BoardQuery::far ? std::optional(range) : std::nullopt;
}

TargetQuery target_query(const BoardQuery& query, FigureId figure, const AttackProfile& profile, FigureId target) {
    TargetQuery targeting{.reach = profile.range, .range = range_of(query, figure, target, profile.range)};
    if (!profile.power && targeting.range) targeting.reach -= range_short(query, figure, target);
    // Too far: the rest does not matter.
    if (!targeting.range || *targeting.range > targeting.reach) return targeting;
    const std::vector<FigureId> engaged = query.engaged_with(figure);
    targeting.adjacent = query.adjacent(figure, target);
    targeting.engaged = is_held(query, figure, engaged);
    targeting.engaged_with_target = std::ranges::count(engaged, target) > 0;
    return targeting;
}

int strikes_of(const GameState& state, FigureId figure) {
    return state.turns.empty()
               ? 0
               : static_cast<int>(std::ranges::count(state.turns.back().attacks_made, figure, &AttackMade::figure));
}

// Two powers of one printed name are one form: a special attack that is made with different dice.
bool of_one_name(const GameState& state, FigureId figure, int with, const AttackProfile& profile) {
    return with > 0 && profile.power && power_of(state, figure, with).name == profile.power->name;
}

// A figure attacks once a turn, in one form (ATTACK-01); powers may allow more.
bool has_attack_left(const BoardQuery& query, FigureId figure, const AttackProfile& profile, FigureId target) {
    const GameState& state = query.state();
    const int made = strikes_of(state, figure);
    if (made == 0) return true;
    const auto& attacks_made = state.turns.back().attacks_made;
    const bool other_form = std::ranges::any_of(attacks_made, [&](const AttackMade& s) {
        return s.figure == figure && s.with != profile.with && !of_one_name(state, figure, s.with, profile);
    });
    if (other_form) return false;
    return made < profile.attacks || may_attack_again(query, attack_context(query, figure, profile, target));
}

AttackKind kind_of(const AttackContext& context) {
    return context.special() ? AttackKind::Special : AttackKind::Normal;
}

// Dice that the ground gives to a defender that is not Huge.
int ground_dice(const GameState& state, const AttackContext& context) {
    if (printed(state, context.target).size == FigureSize::Huge) return 0;
    const auto spaces = spaces_of(state, context.target);
    const auto any = [&](auto&& holds) {
        return std::ranges::any_of(spaces, [&](SpaceIndex s) { return holds((*state.board)[s]); });
    };
    const bool shade = any([](const BoardSpace& space) { return space.ground.shade; });  // TERRAIN-SHADOW-01
    const bool shelter =
        !context.adjacent && any([](const BoardSpace& space) { return space.sheltered; });  // TERRAIN-PALM-01
    return (shade ? 1 : 0) + (shelter ? 1 : 0);
}

}  // namespace

bool left_to_use(const GameState& state, FigureId figure, const AttackProfile& profile) {
    if (!profile.power || !profile.power->has("uses-per-game")) return true;
    const bool in_use = !state.turns.empty() && (state.turns.back().used >> profile.with & 1) != 0;
    return in_use || state[state[figure].card].uses_made < profile.power->number("uses-per-game");
}

void note_use(GameUpdate& update, FigureId figure, const AttackProfile& profile) {
    Turn& turn = update.state.turns.back();
    if (profile.power && profile.power->has("uses-per-game") && (turn.used >> profile.with & 1) == 0) {
        ++update.state[update.state[figure].card].uses_made;
        turn.used |= 1u << profile.with;
    }
}

bool not_now(const BoardQuery& query, FigureId figure, const AttackProfile& profile) {
    return profile.row && profile.row->not_now &&
           profile.row->not_now(query, PowerInstance{query.state(), figure, *profile.power, profile.with});
}

int gained_dice(const GameState& state, const AttackProfile& profile, FigureId figure) {
    if (profile.with != 0) return 0;
    return state[state[figure].card].attack_bonus + (state.turns.empty() ? 0 : state.turns.back().attack_bonus);
}

bool is_held(const BoardQuery& query, FigureId figure, const std::vector<FigureId>& engaged) {
    const GameState& state = query.state();
    return std::ranges::any_of(engaged, [&](FigureId enemy) {
        return peace_between(state, controller(state, figure), controller(state, enemy)) == Peace::None &&
               !disregarded(state, figure, enemy);
    });
}

namespace {

int most_range(const GameState& state, FigureId figure) {
    return limit_of(state, figure, modifier::Limited::Range).value_or(BoardQuery::far);
}

AttackProfile form_of(const PrintedPower& power, int number, int most_range) {
    return {.with = number,
            .range = std::min(power.number("range", 1), most_range),
            .dice = power.number("attack"),
            .attacks = power.number("attacks", 1),
            .power = &power};
}

}  // namespace

AttackProfile printed_form(const PowerInstance& instance) {
    return form_of(instance.power, instance.number, most_range(instance.state, instance.figure));
}

std::vector<AttackProfile> attack_forms(const BoardQuery& query, FigureId figure) {
    const GameState& state = query.state();
    const int most = most_range(state, figure);
    std::vector<AttackProfile> profiles{normal_form(query, figure)};
    profiles.front().range = std::min(profiles.front().range, most);
    const CardId card = state[figure].card;
    if (!state.rules().powers || state[card].negated) return profiles;
    const auto& powers = printed(state, card).powers;
    const auto& rows = state.setup->powers[state[card].kind.index()];
    for (std::size_t i = 0; i < powers.size(); ++i) {
        if (!rows[i] || !rows[i]->special_attack) continue;
        profiles.push_back(form_of(powers[i], static_cast<int>(i) + 1, most));
        profiles.back().row = rows[i];
    }
    return profiles;
}

AttackContext attack_context(const BoardQuery& query, FigureId figure, const AttackProfile& profile, FigureId target) {
    return {figure, target, profile.with, query.adjacent(figure, target)};
}

std::vector<FigureId> hit_by(const BoardQuery& query, FigureId figure, const AttackProfile& profile, FigureId target) {
    std::vector<FigureId> hit{target};
    if (!profile.row || !profile.row->splash) return hit;
    const PowerInstance instance{query.state(), figure, *profile.power, profile.with};
    for (const FigureId other : profile.row->splash(query, instance, target))
        if (std::ranges::count(hit, other) == 0 && !takes_no_part(query.state(), other)) hit.push_back(other);
    return hit;
}

namespace {

bool spares(const BoardQuery& query, FigureId figure, const AttackProfile& profile, FigureId target) {
    if (!profile.power) return false;
    return profile.power->lists("not-general", printed(query.state(), target).general) ||
           (profile.row && profile.row->spares &&
            profile.row->spares(query, PowerInstance{query.state(), figure, *profile.power, profile.with}, target));
}

std::optional<bool> goes_on(const BoardQuery& query, FigureId figure, const AttackProfile& profile, FigureId target) {
    if (!profile.row || !profile.row->goes_on) return {};
    return profile.row->goes_on(query, PowerInstance{query.state(), figure, *profile.power, profile.with}, target);
}

// False only for a power that lobs over what stands between.
bool reaches(const BoardQuery& query, FigureId figure, const AttackProfile& profile, FigureId target) {
    return !profile.row || !profile.row->reaches ||
           profile.row->reaches(query, PowerInstance{query.state(), figure, *profile.power, profile.with}, target);
}

// What nearly always stands against an attack, without saying why: no enemy, or too far away.
bool out_of_question(const BoardQuery& query, FigureId figure, const AttackProfile& profile, FigureId target) {
    const GameState& state = query.state();
    if (!state[target].on_board() || friends(state, figure, target)) return true;
    const bool anywhere = profile.row && profile.row->goes_on;
    return !anywhere && query.least_range(figure, target) > profile.range;
}

// Goes through the attacks that the figure has, against all enemies near enough.
template <class Wanted>
bool any_attack(const BoardQuery& query, FigureId figure, Wanted&& wanted) {
    const int figures = static_cast<int>(query.state().figures.size());
    for (const AttackProfile& profile : attack_forms(query, figure))
        for (FigureId target{0}; target.value < figures; ++target.value)
            if (!out_of_question(query, figure, profile, target) && wanted(profile, target)) return true;
    return false;
}

bool rolled_for(const GameState& state, FigureId figure, FigureId target) {
    return std::ranges::any_of(state.verdicts,
                               [&](const DisputeVerdict& v) { return v.figure == figure && v.target == target; });
}

}  // namespace

std::optional<NoAttack> why_no_attack(const BoardQuery& query, FigureId figure, const AttackProfile& profile,
                                      FigureId target) {
    const GameState& state = query.state();
    if (!state[target].on_board()) return NoAttack::NotThere;
    if (friends(state, figure, target)) return NoAttack::Friend;
    if (!left_to_use(state, figure, profile)) return NoAttack::UsedUp;
    if (!has_attack_left(query, figure, profile, target)) return NoAttack::Spent;
    if (const int only = only_power(state, figure); only > 0 && only != profile.with) return NoAttack::Spent;
    if (not_now(query, figure, profile)) return NoAttack::Spent;
    if (may_not(state, figure, modifier::Ban::Attack)) return NoAttack::Banned;
    if (may_not(state, target, modifier::Ban::BeAttacked)) return NoAttack::Protected;
    if (peace_between(state, controller(state, figure), controller(state, target)) == Peace::Firm)
        return NoAttack::Truce;
    if (spares(query, figure, profile, target)) return NoAttack::Spared;
    if (const auto next = goes_on(query, figure, profile, target))
        return *next ? std::nullopt : std::optional(NoAttack::Spent);
    const TargetQuery targeting = target_query(query, figure, profile, target);
    if (const auto reason = no_target(targeting, state.rules())) return reason;
    if (shunned(query, {figure, target, profile.with, targeting.adjacent})) return NoAttack::Shunned;
    if (!reaches(query, figure, profile, target)) return NoAttack::NotLobbed;
    const bool unseen = profile.row && profile.row->unseen;
    if (!unseen && needs_sight(targeting, state.rules()) && !query.sees(figure, target)) return NoAttack::NotSeen;
    return {};
}

void attack_offers(const BoardQuery& query, FigureId figure, Actions& into) {
    any_attack(query, figure, [&](const AttackProfile& profile, FigureId target) {
        if (!why_no_attack(query, figure, profile, target)) into.push_back(Attack{figure, target, profile.with});
        return false;
    });
}

bool only_unseen(const BoardQuery& query, FigureId figure) {
    return any_attack(query, figure, [&](const AttackProfile& profile, FigureId target) {
        return why_no_attack(query, figure, profile, target) == NoAttack::NotSeen &&
               !rolled_for(query.state(), figure, target);
    });
}

Elevation elevation_of(const GameState& state, FigureId figure) {
    return {base_of(state, figure), printed(state, figure).height};
}

// 0 if one of them is gone by now: an attacker may fall to the counter strike of the first of several defenders.
int height_dice(const BoardQuery& query, FigureId upper, FigureId lower) {
    const GameState& state = query.state();
    if (!state[upper].on_board() || !state[lower].on_board()) return 0;
    return height_dice(elevation_of(state, upper), elevation_of(state, lower), state.rules());
}

namespace {

int own_dice(const BoardQuery& query, const AttackContext& context, const AttackProfile& profile) {
    const GameState& state = query.state();
    const bool by_size = profile.power && profile.power->has("sizes-attack") &&
                         profile.power->lists("sizes", word_of(printed(state, context.target).size));
    const int dice = by_size ? profile.power->number("sizes-attack") : profile.dice;
    if (!profile.row || !profile.row->special_dice) return dice;
    const PowerInstance instance{state, context.attacker, *profile.power, profile.with};
    return dice + profile.row->special_dice(query, instance, context.target);
}

int own_dice(const GameState& state, FigureId target) {
    const CardId card = state[target].card;
    return numbers(state, card).defense + state[card].defense_bonus;
}

void add(DiceParts& parts, DicePart::From from, int dice) {
    if (dice != 0) parts.push_back({.from = from, .dice = dice});
}

}  // namespace

DicePool attack_pool(const BoardQuery& query, const AttackContext& context, const AttackProfile& profile) {
    return attack_pool(kind_of(context), own_dice(query, context, profile),
                       height_dice(query, context.attacker, context.target), attack_power_dice(query, context),
                       query.state().rules());
}

namespace {

// The ban on changing special attacks covers the attack only; the defender keeps his bonuses (ambiguities 10).
DicePool defense_without_limit(const BoardQuery& query, const AttackContext& context) {
    const GameState& state = query.state();
    const int more = defense_power_dice(query, context) + ground_dice(state, context);
    return defense_pool(kind_of(context), own_dice(state, context.target),
                        height_dice(query, context.target, context.attacker), more);
}

}  // namespace

DicePool defense_pool(const BoardQuery& query, const AttackContext& context) {
    DicePool pool = defense_without_limit(query, context);
    pool.more += defense_dice_lost(query, context, pool.dice()).dice;
    return pool;
}

AttackRoll attack_roll(const BoardQuery& query, const AttackContext& context, int number, int gained) {
    const int height = height_dice(query, context.attacker, context.target);
    const DiceParts powers = attack_power_parts(query, context);
    const int more =
        std::accumulate(powers.begin(), powers.end(), 0, [](int sum, const DicePart& part) { return sum + part.dice; });
    AttackRoll roll{attack_pool(kind_of(context), number, height, more, query.state().rules()), {}};
    add(roll.parts, DicePart::From::Card, gained);
    add(roll.parts, DicePart::From::Height, roll.pool.height);
    if (roll.pool.more == more) roll.parts.insert(roll.parts.end(), powers.begin(), powers.end());
    return roll;
}

AttackRoll attack_roll(const BoardQuery& query, const AttackContext& context, const AttackProfile& profile) {
    return attack_roll(query, context, own_dice(query, context, profile),
                       gained_dice(query.state(), profile, context.attacker));
}

AttackRoll defense_roll(const BoardQuery& query, const AttackContext& context) {
    const GameState& state = query.state();
    AttackRoll roll{defense_pool(query, context), {}};
    add(roll.parts, DicePart::From::Card, state[state[context.target].card].defense_bonus);
    add(roll.parts, DicePart::From::Height, roll.pool.height);
    const DiceParts powers = defense_power_parts(query, context);
    roll.parts.insert(roll.parts.end(), powers.begin(), powers.end());
    add(roll.parts, DicePart::From::Ground, ground_dice(state, context));
    const int before = defense_without_limit(query, context).dice();
    if (const DicePart lost = defense_dice_lost(query, context, before); lost.dice != 0) roll.parts.push_back(lost);
    return roll;
}

void strike(GameUpdate& update, FigureId attacker, int with, std::vector<FigureId> targets, const AttackRoll& roll) {
    const BoardQuery query(update.state);
    const AttackContext context{attacker, targets.front(), with, query.adjacent(attacker, targets.front())};
    const int automatic = skulls_more(query, context);
    powers_before_attack(update, context, static_cast<int>(targets.size()));
    const int dice = roll.pool.dice();
    const CombatRoll shown = update.combat(controller(update.state, attacker), dice);
    const int skulls = shown.skulls + automatic + skulls_read(update, context, shown, dice);
    update.say(event::Attacked{attacker, targets.front(), with, dice, skulls, roll.pool.height, roll.parts});
    update.state.queue = std::move(targets);
    update.next({.kind = Step::Kind::Defend,
                 .player = controller(update.state, attacker),
                 .figure = attacker,
                 .number = static_cast<std::int16_t>(with),
                 .more = static_cast<std::int16_t>(skulls)});
    powers_after_attack_roll(update, context, dice);
}

void attack(GameUpdate& update, const Attack& action) {
    const BoardQuery query(update.state);
    const std::vector<AttackProfile> profiles = attack_forms(query, action.figure);
    const auto profile = std::ranges::find(profiles, action.with, &AttackProfile::with);
    const AttackContext context = attack_context(query, action.figure, *profile, action.target);
    if (called_off(update, context)) return;
    const AttackRoll roll = attack_roll(query, context, *profile);
    std::vector<FigureId> targets = hit_by(query, action.figure, *profile, action.target);
    const AttackProfile used = *profile;
    update.state.turns.back().attacks_made.push_back({action.figure, action.target, action.with});
    note_use(update, action.figure, used);
    strike(update, action.figure, action.with, std::move(targets), roll);
}

// `number`: the power, 0 for a normal attack; `more`: skulls. The attacker chooses the order of the defenders
// (SPECIAL-03).
Actions defend_offers(const GameState& state, const Step&) {
    Actions actions;
    for (const FigureId target : state.queue) actions.push_back(ChooseFigure{target});
    if (actions.size() < 2) return {};
    return actions;
}

namespace {

void note_end_of_attack(GameUpdate& update, FigureId attacker, FigureId target, int wounds) {
    update.occur({.kind = EventKind::AttackEnd,
                  .figure = attacker,
                  .player = controller(update.state, attacker),
                  .other = target,
                  .damage = wounds});
}

}  // namespace

void defend(GameUpdate& update, const Step& step, const Action& action) {
    GameState& state = update.state;
    std::erase_if(state.queue, [&](FigureId id) { return !state[id].on_board(); });
    if (state.queue.empty()) return;
    const auto* chosen = std::get_if<ChooseFigure>(&action);
    const FigureId target = chosen ? chosen->figure : state.queue.front();
    std::erase(state.queue, target);
    if (!state.queue.empty()) update.next(step);
    const BoardQuery query(state);
    const AttackContext context{step.figure, target, step.number, query.adjacent(step.figure, target)};
    if (step.more > 0 && evaded(update, context, step.more)) return note_end_of_attack(update, step.figure, target, 0);
    const AttackRoll roll = defense_roll(query, context);
    CombatRoll defense = update.combat(controller(state, target), roll.pool.dice());
    read_defense(update, context, defense, roll.pool.dice());
    defense.shields = shields_counted(query, context, defense.shields);
    const int each = hits_of_skull(state, step.figure);
    const int hits = hits_after_defense(update, context, step.more * each, defense.shields,
                                        unblocked({.skulls = step.more}, defense, each));
    update.say(event::Defended{target, roll.pool.dice(), defense.shields, hits, roll.parts});
    answers_to_attack(update, context, step.more * each, defense.shields);
    const int before = state[target].wounds;
    update.wound(target, hits, {step.figure, true, step.number});
    note_end_of_attack(update, step.figure, target, state[target].wounds - before);
    if (hits > 0 && !context.special()) powers_after_wound(update, step.figure, target);
    powers_after_hit(update, context, hits);
    powers_of_attacked(update, context, hits);
}

}  // namespace hexwright::game
