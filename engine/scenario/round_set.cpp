#include "engine/scenario/round_set.h"

#include "engine/core/visit.h"

namespace hexwright::scenario {
namespace {

RoundSet all_rounds() { return ~RoundSet{}; }

RoundSet certain_rounds(const Condition& condition);

RoundSet allowed_rounds(const Condition& condition) {
    return visit(
        condition.is, [](const condition::Round& word) { return rounds_between(word.from, word.to); },
        [](const condition::All& word) { return rounds_allowed(word.parts); },
        [](const condition::Any& word) {
            RoundSet rounds;
            for (const Condition& each : word.parts) rounds |= allowed_rounds(each);
            return rounds;
        },
        [](const condition::Not& word) { return ~rounds_with_any(word.parts); },
        [](const auto&) { return all_rounds(); });
}

RoundSet certain_rounds(const Condition& condition) {
    return visit(
        condition.is, [](const condition::Round& word) { return rounds_between(word.from, word.to); },
        [](const condition::All& word) {
            RoundSet rounds = all_rounds();
            for (const Condition& each : word.parts) rounds &= certain_rounds(each);
            return rounds;
        },
        [](const condition::Any& word) { return rounds_with_any(word.parts); },
        [](const condition::Not& word) {
            RoundSet rounds = all_rounds();
            for (const Condition& each : word.parts) rounds &= ~allowed_rounds(each);
            return rounds;
        },
        [](const auto&) { return RoundSet{}; });
}

bool asks_for_rounds(const Condition& condition) {
    return visit(
        condition.is, [](const condition::Round&) { return true; },
        [](const condition::All& word) { return line_of_rounds(word.parts, -1) != -1; },
        [](const condition::Any& word) { return line_of_rounds(word.parts, -1) != -1; },
        [](const condition::Not& word) { return line_of_rounds(word.parts, -1) != -1; },
        [](const auto&) { return false; });
}

}  // namespace

RoundSet rounds_between(const RoundNumber& from, const RoundNumber& to) {
    RoundSet rounds;
    for (int round = from.or_else(0); round <= to.or_else(max_rounds); ++round)
        rounds.set(static_cast<std::size_t>(round));
    return rounds;
}

RoundSet rounds_of_game(int limit, bool before_the_first) {
    RoundSet rounds = rounds_between({1}, {limit > 0 ? limit : max_rounds});
    rounds.set(0, before_the_first);
    return rounds;
}

RoundSet rounds_allowed(const Conditions& conditions) {
    RoundSet rounds = all_rounds();
    for (const Condition& each : conditions) rounds &= allowed_rounds(each);
    return rounds;
}

RoundSet rounds_with_any(const Conditions& conditions) {
    RoundSet rounds;
    for (const Condition& each : conditions) rounds |= certain_rounds(each);
    return rounds;
}

int line_of_rounds(const Conditions& conditions, int otherwise) {
    for (const Condition& each : conditions)
        if (asks_for_rounds(each)) return each.line;
    return otherwise;
}

}  // namespace hexwright::scenario
