#include "engine/scenario/round_set.h"

#include "engine/scenario/words/word_facts.h"

namespace hexwright::scenario {
namespace {

RoundSet all_rounds() { return ~RoundSet{}; }

RoundSet certain_rounds(const Condition& condition);

RoundSet allowed_rounds(const Condition& condition) {
    if (const auto* word = std::get_if<condition::Round>(&condition.is)) return rounds_between(word->from, word->to);
    const ConditionFacts<Written> facts = facts_of(condition);
    if (!facts.parts) return all_rounds();
    if (facts.joint == Joint::All) return rounds_allowed(*facts.parts);
    if (facts.joint == Joint::None) return ~rounds_with_any(*facts.parts);
    RoundSet rounds;
    for (const Condition& each : *facts.parts) rounds |= allowed_rounds(each);
    return rounds;
}

RoundSet certain_rounds(const Condition& condition) {
    if (const auto* word = std::get_if<condition::Round>(&condition.is)) return rounds_between(word->from, word->to);
    const ConditionFacts<Written> facts = facts_of(condition);
    if (!facts.parts) return {};
    if (facts.joint == Joint::Any) return rounds_with_any(*facts.parts);
    RoundSet rounds = all_rounds();
    for (const Condition& each : *facts.parts)
        rounds &= facts.joint == Joint::All ? certain_rounds(each) : ~allowed_rounds(each);
    return rounds;
}

bool asks_for_rounds(const Condition& condition) {
    if (std::holds_alternative<condition::Round>(condition.is)) return true;
    const ConditionFacts<Written> facts = facts_of(condition);
    return facts.parts && line_of_rounds(*facts.parts, -1) != -1;
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
