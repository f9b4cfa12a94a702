// For each, the foremost, if, and again.
#include "engine/game/carrying.h"
#include "engine/game/glyph_powers.h"
#include "engine/rulebook/effects/named.h"
#include "engine/rulebook/effects/words.h"

#include <algorithm>
#include <type_traits>

namespace hexwright::rulebook {
namespace {

// The glyphs that lie on the battlefield or are carried, of the word's sort, for which all conditions hold.
std::vector<GlyphId> glyphs_named(const ConditionContext& context, const bound::effect::Each& word) {
    std::vector<GlyphId> glyphs;
    ConditionContext each = context;
    for (std::size_t i = 0; i < context.state.glyphs.size(); ++i) {
        const GlyphId glyph{static_cast<int>(i)};
        each.space = place_of(context.state, glyph);
        set_name(each.names, word.glyph.ref(), i);
        const bool of_sort = !word.sort.given() || context.state.glyphs[i].kind == word.sort.ref();
        if (of_sort && each.space != no_space && all_hold(each, word.conditions)) glyphs.push_back(glyph);
    }
    return glyphs;
}

// The name that the word gives to a figure, player, space or glyph.
template <class Word>
NamePlace name_given(const Word& word) {
    if (word.figure.given()) return word.figure.ref();
    if constexpr (std::is_same_v<Word, bound::effect::Each>)
        if (word.glyph.given()) return word.glyph.ref();
    return word.player.given() ? word.player.ref() : word.space.ref();
}

// The figures, players or spaces that the word goes through, as numbers.
template <class Word>
std::vector<int> all_named(const ConditionContext& context, const Word& word) {
    std::vector<int> numbers;
    if (word.figure.given())
        for (const FigureId figure : figures_named(context, name_given(word), word.conditions, word.where))
            numbers.push_back(figure.value);
    else if (word.player.given())
        for (const PlayerId player : players_named(context, name_given(word), word.conditions))
            numbers.push_back(player.value);
    else
        for (const SpaceIndex space : spaces_named(context, name_given(word), word.conditions))
            numbers.push_back(space);
    return numbers;
}

template <class Word>
void then_for_all(const EffectContext& context, const Word& word, const std::vector<int>& numbers) {
    const bool at_once = word.figure.given() || word.space.given();  // One player or glyph after another.
    for (auto number = numbers.rbegin(); number != numbers.rend(); ++number)
        context.then(word.effects, name_given(word), *number, at_once);
}

// Those with the most or least of the amounts, or all of them for one at random.
std::vector<int> foremost(const ConditionContext& context, const bound::effect::Pick& word) {
    if (word.the == effect::PickBy::Random) return all_named(context, word);
    std::vector<int> best;
    int highest = 0;
    for (const int number : all_named(context, word)) {
        ConditionContext each = context;
        set_name(each.names, name_given(word), number);
        if (word.figure.given()) each.figure = FigureId{number};
        if (word.space.given()) each.space = static_cast<SpaceIndex>(number);
        const int amount = sum_of(each, word.measure->amounts) * (word.the == effect::PickBy::Most ? 1 : -1);
        if (best.empty() || amount > highest) {
            best.clear();
            highest = amount;
        }
        if (amount == highest) best.push_back(number);
    }
    return best;
}

// One of so many, each as likely as the others, by as many rolls of the d20 as it takes. With up to 20, a roll of k
// means the k-th, and again from the first after the last; rolls that would favour the first are rolled again.
std::size_t rolled_among(const EffectContext& context, std::size_t many) {
    constexpr std::size_t sides = 20;
    for (;;) {
        std::size_t number = 0, all = 1;
        for (; all < many; all *= sides) {
            const int rolled = context.update.d20(PlayerId{});
            context.say_of_rule(event::RuleRolled{{}, rolled, context.rule_title()});
            number = number * sides + static_cast<std::size_t>(rolled - 1);
        }
        if (number < all - all % many) return number % many;
    }
}

}  // namespace

void carry_out(const EffectContext& context, const bound::effect::Each& word) {
    if (place_named(word)) {  // Its turn in a loop that is written out.
        if (all_hold(context.for_conditions(), word.conditions)) context.then(word.effects);
        return;
    }
    if (!word.glyph.given()) return then_for_all(context, word, all_named(context.for_conditions(), word));
    std::vector<int> numbers;
    for (const GlyphId glyph : glyphs_named(context.for_conditions(), word)) numbers.push_back(glyph.value);
    then_for_all(context, word, numbers);
}

void carry_out(const EffectContext& context, const bound::effect::Pick& word) {
    std::vector<int> picked = foremost(context.for_conditions(), word);
    const bool rolls = word.the == effect::PickBy::Random || word.tie == effect::Equals::Roll;
    if (picked.size() > 1 && rolls) picked = {picked[rolled_among(context, picked.size())]};
    if (picked.size() > 1 && word.tie == effect::Equals::Nobody) return;
    then_for_all(context, word, picked);
}
void carry_out(const EffectContext& context, const bound::effect::If& word) {
    ConditionContext conditions = context.for_conditions();
    conditions.figure = figure_meant(conditions, word.figure.ref());
    conditions.space = space_meant(conditions, word.space.ref());
    if (all_hold(conditions, word.conditions)) context.then(word.effects);
}
void carry_out(const EffectContext& context, const bound::effect::Repeat& word) {
    for (int left = context.amount(word.n, word.amounts, effect::most_repeats); left > 0; --left)
        context.then(word.effects);
}

}  // namespace hexwright::rulebook
