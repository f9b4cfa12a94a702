// Rolls, and contests of rolls.
#include "engine/game/flow.h"
#include "engine/rulebook/effects/words.h"

#include <algorithm>
#include <utility>

namespace hexwright::rulebook {
namespace {

PlayerId roller(const EffectContext& context, const bound::effect::Roll& word) {
    if (word.by.given()) return context.player(word.by);
    return context.state().turns.empty() ? context.state().last_to_act : context.state().turns.back().player;
}

int shown(GameUpdate& update, const bound::effect::Roll& word, PlayerId by) {
    if (word.die == effect::Die::D20) return update.d20(by);
    const CombatRoll roll = update.combat(by, word.dice);
    return word.die == effect::Die::Skulls ? roll.skulls : roll.shields;
}

bool succeeds(const EffectContext& context, const bound::effect::Table& table, int number) {
    const int by =
        table.by == effect::By::Round ? context.state().round : tally(context.state(), table.counter.ref(), owner_game);
    for (const bound::effect::Row& row : table.rows)
        if (by >= row.from.or_else(0) && by <= row.to.or_else(most_counted))
            return number >= row.low && number <= row.high;
    return false;
}

}  // namespace

void carry_out(const EffectContext& context, const bound::effect::Roll& word) {
    const PlayerId by = roller(context, word);
    const int number = shown(context.update, word, by);
    context.say_of_rule(event::RuleRolled{by, number, context.rule_title()});
    if (word.table) {
        const bool ok = succeeds(context, *word.table, number);
        if (ok && word.then) context.then_after_roll(word.then->effects, number);
        if (!ok && word.otherwise) context.then_after_roll(word.otherwise->effects, number);
    }
    const auto fits = [number](const bound::effect::Case& each) { return number >= each.from && number <= each.to; };
    if (const auto found = std::ranges::find_if(word.cases, fits); found != word.cases.end())
        context.then_after_roll(found->effects, number);
}

void carry_out(const EffectContext& context, const bound::effect::Contest& word) {
    std::vector<PlayerId> best = state_order(context.state());
    while (!best.empty()) {
        std::vector<PlayerId> most;
        int highest = 0;
        for (const PlayerId player : best) {
            const int rolled = context.update.d20(player);
            context.say_of_rule(event::RuleRolled{player, rolled, context.rule_title()});
            if (rolled > highest) most.clear();
            highest = std::max(highest, rolled);
            if (rolled == highest) most.push_back(player);
        }
        best = std::move(most);
        if (best.size() == 1) return context.then_after_roll(word.effects, highest, word.as.ref(), best.front().value);
        if (word.tie == effect::Tie::Nobody) return;
    }
}

}  // namespace hexwright::rulebook
