#include "engine/players/shortfall.h"

#include "engine/core/visit.h"

#include <algorithm>

namespace hexwright::players {
namespace {

int least_of(const ConditionContext& context, const bound::Conditions& parts, bool truth) {
    int least = parts.empty() ? 0 : most_counted;
    for (const bound::Condition& part : parts) least = std::min(least, shortfall(context, part, truth));
    return least;
}

int to_be_between(int now, int low, int high) { return now < low ? low - now : now > high ? now - high : 0; }

int to_be_outside(int now, int low, int high) {
    if (now < low || now > high) return 0;
    return std::min(now - low, high - now) + 1;
}

int figures_left(const GameState& state, PlayerId player) {
    int left = 0;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        left += state[figure].on_board() && controller(state, figure) == player;
    }
    return left;
}

int until_eliminated(const ConditionContext& context, PlayerRef who, bool truth) {
    const PlayerId player = player_meant(context, who);
    const int left = player.valid() ? figures_left(context.state, player) : 0;
    return truth ? left : left > 0 ? 0 : 1;
}

}  // namespace

namespace {

struct Bounds {
    int low = -most_counted, high = most_counted;
};

Bounds difference_wanted(condition::Comparison is) {
    using enum condition::Comparison;
    switch (is) {
        case More:
            return {.low = 1};
        case AtLeast:
            return {.low = 0};
        case Equal:
            return {0, 0};
        case AtMost:
            return {.high = 0};
        case Fewer:
            break;
    }
    return {.high = -1};
}

void add_bounded(const bound::Amount& amount, int low, int high, bound::Conditions& conditions) {
    const auto at_least = [&] { return low <= -most_counted ? LeastNumber{} : LeastNumber{low}; };
    const auto at_most = [&] { return high >= most_counted ? MostNumber{} : MostNumber{high}; };
    if (const auto* counter = std::get_if<bound::amount::Counter>(&amount.is))
        conditions.push_back({bound::condition::Counter{counter->id, counter->of, at_least(), at_most()}});
    if (const auto* count = std::get_if<bound::amount::Count>(&amount.is))
        conditions.push_back({bound::condition::Count{count->of, count->where, at_least(), at_most(), count->parts}});
}

}  // namespace

bound::Conditions bounds_of(const ConditionContext& context, const bound::condition::Compare& word) {
    const bound::Amount &one = word.amounts.front(), &other = word.amounts.back();
    const int first = sum_of(context, {one}), second = sum_of(context, {other});
    const Bounds wanted = difference_wanted(word.is);
    const bool lower = wanted.low > -most_counted, upper = wanted.high < most_counted;
    bound::Conditions conditions;
    add_bounded(one, lower ? second + wanted.low : wanted.low, upper ? second + wanted.high : wanted.high, conditions);
    add_bounded(other, upper ? first - wanted.high : -most_counted, lower ? first - wanted.low : most_counted,
                conditions);
    return conditions;
}

int least_counted(const bound::condition::Count& word) {
    return word.at_least.value || word.at_most.value ? word.at_least.or_else(0) : 1;
}

int shortfall_of_all(const ConditionContext& context, const bound::Conditions& parts, bool truth) {
    int sum = 0;
    for (const bound::Condition& part : parts) sum += shortfall(context, part, truth);
    return std::min(sum, most_counted);
}

int shortfall(const ConditionContext& context, const bound::Condition& condition, bool truth) {
    const auto bounded = [truth](int now, int low, int high) {
        return truth ? to_be_between(now, low, high) : to_be_outside(now, low, high);
    };
    return visit(
        condition.is,
        [&](const bound::condition::All& word) {
            return truth ? shortfall_of_all(context, word.parts, true) : least_of(context, word.parts, false);
        },
        [&](const bound::condition::Any& word) {
            return truth ? least_of(context, word.parts, true) : shortfall_of_all(context, word.parts, false);
        },
        [&](const bound::condition::Not& word) {
            return truth ? shortfall_of_all(context, word.parts, false) : least_of(context, word.parts, true);
        },
        [&](const bound::condition::Count& word) {
            return bounded(counted(context, word), least_counted(word), word.at_most.or_else(most_counted));
        },
        [&](const bound::condition::Counter& word) {
            return bounded(tally(context.state, word.id.ref(), tally_owner(context, word.of.ref())),
                           word.at_least.or_else(-most_counted), word.at_most.or_else(most_counted));
        },
        [&](const bound::condition::Compare& word) {
            const Bounds wanted = difference_wanted(word.is);
            return bounded(sum_of(context, {word.amounts.front()}) - sum_of(context, {word.amounts.back()}), wanted.low,
                           wanted.high);
        },
        [&](const bound::condition::Eliminated& word) { return until_eliminated(context, word.player.ref(), truth); },
        [&](const bound::condition::Alive& word) { return until_eliminated(context, word.player.ref(), !truth); },
        [&](const auto&) { return holds(context, condition) == truth ? 0 : 1; });
}

}  // namespace hexwright::players
