#include "engine/outlook/attack_outlook.h"

#include "engine/game/flow.h"
#include "engine/game/legal_actions.h"
#include "engine/game/objects.h"
#include "engine/game/powers.h"
#include "engine/game/refusal.h"
#include "engine/outlook/in_turn.h"
#include "engine/rules/targeting.h"
#include "engine/story/story.h"

#include <algorithm>

namespace hexwright::outlook {
namespace {

// The dice of a roll one by one; `own` says where the printed number stands.
DiceAhead dice_of(const GameState& state, FigureId roller, const AttackRoll& roll, int printed, const Message& own) {
    DiceAhead all{roll.pool.dice(), {{printed, own}}};
    for (const DicePart& part : roll.parts) all.parts.push_back({part.dice, story::part_told(state, roller, part)});
    return all;
}

// What the power's row adds to the number that is printed for its special attack.
int special_dice(const BoardQuery& query, const Attack& attack, const AttackProfile& form) {
    if (!form.row || !form.row->special_dice) return 0;
    return form.row->special_dice(query, {query.state(), attack.figure, *form.power, form.with}, attack.target);
}

DiceAhead attack_dice(const BoardQuery& query, const AttackContext& context, const AttackProfile& form) {
    const GameState& state = query.state();
    const AttackRoll roll = attack_roll(query, context, form);
    const int gained = form.with == 0 ? roll.pool.number - numbers(state, state[context.attacker].card).attack : 0;
    const int special = special_dice(query, {context.attacker, context.target, form.with}, form);
    const int printed = roll.pool.number - gained - special;
    const Message own = form.power ? Message{"outlook.dice-special", {{"dice", printed}, {"name", form.power->name}}}
                                   : Message{"outlook.dice-attack", {{"dice", printed}}};
    DiceAhead all = dice_of(state, context.attacker, roll, printed, own);
    if (special != 0)
        all.parts.push_back(
            {special,
             {"dice.named",
              {{"dice", (special > 0 ? "+" : "") + std::to_string(special)}, {"name", form.power->name}}}});
    return all;
}

DiceAhead defense_dice(const BoardQuery& query, const AttackContext& context) {
    const GameState& state = query.state();
    const int own = numbers(state, state[context.target].card).defense;
    return dice_of(state, context.target, defense_roll(query, context), own, {"outlook.dice-defense", {{"dice", own}}});
}

void look_across(const BoardQuery& query, const AttackProfile& form, AttackOutlook& found) {
    const FigureId from = found.attack.figure, to = found.attack.target;
    found.range = query.range(from, to);
    found.reach = form.range - (form.power ? 0 : range_short(query, from, to));
    found.adjacent = query.adjacent(from, to);
    const auto engaged = query.engaged_with(from);
    const TargetQuery targeting{found.reach, found.range, found.adjacent, !engaged.empty(),
                                std::ranges::count(engaged, to) > 0};
    found.needs_sight = !(form.row && form.row->unseen) && needs_sight(targeting, query.state().rules());
    found.sight = query.sight(from, to);
}

void count_dice(const BoardQuery& query, const AttackProfile& form, AttackOutlook& found) {
    const Attack& attack = found.attack;
    found.dice = attack_dice(query, attack_context(query, attack.figure, form, attack.target), form);
    found.hits_of_skull = hits_of_skull(query.state(), attack.figure);
    for (const FigureId each : hit_by(query, attack.figure, form, attack.target))
        found.defenders.push_back({each, defense_dice(query, attack_context(query, attack.figure, form, each))});
}

}  // namespace

AttackOutlook outlook_of(const GameState& seen, const Attack& attack) {
    AttackOutlook found{.attack = attack};
    found.refused = cannot_attack(BoardQuery(seen), attack);
    if (!on_battlefield(seen, attack.figure) || !on_battlefield(seen, attack.target)) return found;
    const GameState state = in_turn_of(seen, attack.figure);
    const BoardQuery query(state);
    const auto forms = attack_forms(query, attack.figure);
    const auto form = std::ranges::find(forms, attack.with, &AttackProfile::with);
    if (form == forms.end()) return found;
    if (form->power) found.name = form->power->name;
    look_across(query, *form, found);
    count_dice(query, *form, found);
    found.foreseen = foresee(state, attack);
    return found;
}

ObjectAttackOutlook outlook_of(const GameState& seen, const AttackObject& attack) {
    ObjectAttackOutlook found{.attack = attack};
    found.refused = cannot_attack(BoardQuery(seen), attack);
    const bool there =
        attack.object.valid() && attack.object.index() < seen.objects.size() && !seen[attack.object].gone;
    if (!on_battlefield(seen, attack.figure) || !there) return found;
    const GameState state = in_turn_of(seen, attack.figure);
    const BoardQuery query(state);
    const auto forms = attack_forms(query, attack.figure);
    const auto form = std::ranges::find(forms, attack.with, &AttackProfile::with);
    if (form == forms.end()) return found;
    found.looked = true;
    found.sight = reach_of(query, attack.figure, attack.object).sight;
    const AttackRoll roll = attack_roll(query, attack.figure, *form, attack.object);
    const int gained = form->with == 0 ? roll.pool.number - numbers(state, state[attack.figure].card).attack : 0;
    const int own = roll.pool.number - gained;
    found.dice = dice_of(state, attack.figure, roll, own,
                         form->power ? Message{"outlook.dice-special", {{"dice", own}, {"name", form->power->name}}}
                                     : Message{"outlook.dice-attack", {{"dice", own}}});
    found.foreseen = foresee(state, attack);
    return found;
}

std::vector<AttackOutlook> attacks_of(const GameState& seen, FigureId figure) {
    std::vector<AttackOutlook> all;
    for (const Action& action : legal_actions(seen))
        if (const auto* attack = std::get_if<Attack>(&action); attack && attack->figure == figure)
            all.push_back(outlook_of(seen, *attack));
    return all;
}

}  // namespace hexwright::outlook
